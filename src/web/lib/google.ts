import { call } from './api.ts'

/** What the browser remembers while it is at Google. */
interface Waiting {
  readonly state: string
  readonly purpose: 'sign-in' | 'link'
  readonly next: string | null
}

const waitingKey = 'assay:google'
const linkKey = 'assay:google-link'

/** Sends the browser to Google; it comes back to /auth/google. */
export async function goToGoogle(purpose: Waiting['purpose'], next: string | null = null): Promise<void> {
  const { authorization_url: url, state } = await call('auth', 'googleStart', {})
  sessionStorage.setItem(waitingKey, JSON.stringify({ state, purpose, next } satisfies Waiting))
  location.assign(url)
}

export interface Returned {
  readonly token: string
  readonly purpose: Waiting['purpose']
  readonly next: string | null
}

/** What Google sent back, once; null for what this browser did not ask for. The token leaves the address bar. */
export function takeReturn(): Returned | null {
  const given = new URLSearchParams(location.hash.slice(1))
  const kept = sessionStorage.getItem(waitingKey)
  sessionStorage.removeItem(waitingKey)
  history.replaceState(history.state, '', location.pathname)
  const token = given.get('id_token')
  if (kept === null || token === null) return null
  // safe because this file alone writes it
  const waiting = JSON.parse(kept) as Waiting
  return given.get('state') === waiting.state ? { token, purpose: waiting.purpose, next: waiting.next } : null
}

/** A token that waits for the password of the account that it is to be connected to. */
export const keepLinkToken = (token: string): void => sessionStorage.setItem(linkKey, token)

export const readLinkToken = (): string | null => sessionStorage.getItem(linkKey)

export const dropLinkToken = (): void => sessionStorage.removeItem(linkKey)
