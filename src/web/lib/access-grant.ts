/** A grant past the gate of a private beta, as this browser keeps it. */
const flagKey = 'assay-access-granted'
const grantKey = 'assay-access-grant'

const listeners = new Set<() => void>()
let refused = false

/** Whether the page was served from behind a gate. */
export const isGated = (): boolean => document.documentElement.dataset['gate'] !== undefined

export const readGrant = (): string | null =>
  localStorage.getItem(flagKey) === 'true' ? localStorage.getItem(grantKey) : null

export function keepGrant(grant: string | null): void {
  refused = false
  localStorage.setItem(flagKey, 'true')
  if (grant !== null) localStorage.setItem(grantKey, grant)
  for (const react of listeners) react()
}

/** A call was refused for want of a grant: what is kept opens nothing (any more). */
export function refuseGrant(): void {
  refused = true
  localStorage.removeItem(flagKey)
  localStorage.removeItem(grantKey)
  for (const react of listeners) react()
}

export const isGrantRefused = (): boolean => refused

export function watchGrant(react: () => void): () => void {
  listeners.add(react)
  return () => listeners.delete(react)
}
