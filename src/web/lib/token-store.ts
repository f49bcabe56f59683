/** The wire contract's names; both tokens live in local storage and nowhere else. */
const accessKey = 'auth_token'
const refreshKey = 'refresh_token'
/** Says to the other tabs why the tokens go; it stays no longer than they do. */
const endReasonKey = 'assay:end-reason'
/** Everything of ours that belongs to one user starts with this. */
export const userCachePrefix = 'assay:user:'

export interface TokenPair {
  readonly access: string
  readonly refresh: string
}

/** An access token has exactly three segments. */
export const isWellFormedToken = (token: string): boolean => {
  const segments = token.split('.')
  return segments.length === 3 && segments.every((segment) => segment !== '')
}

export const readAccessToken = (): string | null => localStorage.getItem(accessKey)
export const readRefreshToken = (): string | null => localStorage.getItem(refreshKey)

/** The user whom the token names, else the access token; null where it cannot be read. It proves nothing, the server does. */
export function readUserId(token = readAccessToken()): string | null {
  const payload = token?.split('.')[1]
  if (payload === undefined) return null
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    const user = typeof claims === 'object' && claims !== null && 'sub' in claims ? claims.sub : undefined
    return typeof user === 'string' ? user : null
  } catch {
    return null
  }
}

export function storeTokens({ access, refresh }: TokenPair): void {
  localStorage.setItem(accessKey, access)
  localStorage.setItem(refreshKey, refresh)
}

/**
 * Removes the tokens and whatever was kept for the user. Other tabs are told the reason before they see the tokens go;
 * '' when the user asked.
 */
export function wipeTokens(reason: string): void {
  const kept = Object.keys(localStorage).filter((key) => key.startsWith(userCachePrefix))
  for (const key of kept) localStorage.removeItem(key)
  localStorage.setItem(endReasonKey, reason)
  localStorage.removeItem(accessKey)
  localStorage.removeItem(refreshKey)
  localStorage.removeItem(endReasonKey)
}

export interface OtherTabs {
  /** The reason is '' when the user asked for it, and null when nobody told; the user is the one who left. */
  readonly onEnd: (reason: string | null, userId: string | null) => void
  readonly onSignIn: () => void
}

/** Tells what other tabs do to the session. Answers how to stop. */
export function watchOtherTabs({ onEnd, onSignIn }: OtherTabs): () => void {
  let told: string | null = null
  const listen = ({ key, oldValue, newValue }: StorageEvent): void => {
    if (key === endReasonKey && newValue !== null) told = newValue
    if (key !== accessKey) return
    if (newValue === null) onEnd(told, readUserId(oldValue))
    else onSignIn()
    told = null
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
