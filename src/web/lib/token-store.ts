/** The wire contract's names; both tokens live in local storage and nowhere else. */
const accessKey = 'auth_token'
const refreshKey = 'refresh_token'
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

/** The user whom the access token names; null without a token that can be read. It proves nothing, the server does. */
export function readUserId(): string | null {
  const payload = readAccessToken()?.split('.')[1]
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

/** Removes the tokens and whatever was kept for the user. */
export function wipeTokens(): void {
  localStorage.removeItem(accessKey)
  localStorage.removeItem(refreshKey)
  const kept = Object.keys(localStorage).filter((key) => key.startsWith(userCachePrefix))
  for (const key of kept) localStorage.removeItem(key)
}

/** Calls `react` when another tab signs out. Answers how to stop. */
export function onSignOutElsewhere(react: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key === accessKey && event.newValue === null) react()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
