import { readUserId } from './token-store.ts'

/** What somebody has typed and not sent yet. It outlives the end of a session, in this tab and for this user alone. */
const prefix = 'assay:draft:'

const keyOf = (name: string): string | null => {
  const user = readUserId()
  return user === null ? null : `${prefix}${user}:${name}`
}

/** The draft of this name as it was kept; null when there is none. */
export function readDraft(name: string): unknown {
  const key = keyOf(name)
  const raw = key === null ? null : sessionStorage.getItem(key)
  try {
    return raw === null ? null : (JSON.parse(raw) as unknown)
  } catch {
    return null
  }
}

export function keepDraft(name: string, draft: unknown): void {
  const key = keyOf(name)
  try {
    if (key !== null) sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // A full store keeps no draft; the form still has it.
  }
}

export function dropDraft(name: string): void {
  const key = keyOf(name)
  if (key !== null) sessionStorage.removeItem(key)
}

/** Leaves nothing typed behind: for a sign-out that was asked for. With `except`, what that user typed stays. */
export function wipeDrafts(except: string | null = null): void {
  const own = except === null ? null : `${prefix}${except}:`
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(prefix) && (own === null || !key.startsWith(own))) sessionStorage.removeItem(key)
}
