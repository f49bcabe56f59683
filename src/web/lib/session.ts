import type { CurrentUser, SignInAnswer } from '../../contract/auth.ts'
import { badToken, isUnanswered, messageOf } from './api-error.ts'
import { call, setSessionKeeper } from './api.ts'
import { wipeDrafts } from './drafts.ts'
import {
  isWellFormedToken,
  readAccessToken,
  readRefreshToken,
  readUserId,
  storeTokens,
  watchOtherTabs,
  wipeTokens,
} from './token-store.ts'

const sessionEnded = 'Authentication required. Your session has ended. Sign in to continue.'
/** The reason of a session's end that the user asked for. */
const asked = ''
/** Whose session ended in this tab without their asking: the place that waits after signing in is theirs. */
const previousUserKey = 'assay:previous-user'

/** Why the last session ended, for the sign-in page; null when the user asked for it. */
let endedBecause: string | null = null
const listeners = new Set<(isExpired: boolean) => void>()

export const hasSession = (): boolean => readAccessToken() !== null

export function takeEndReason(): string | null {
  const reason = endedBecause
  endedBecause = null
  return reason
}

/** Whoever is signed in finds nothing that another user typed. */
export function dropForeignDrafts(): void {
  const user = readUserId()
  if (user !== null) wipeDrafts(user)
}

function settle(reason: string, userId: string | null): void {
  endedBecause = reason === asked ? null : reason
  if (reason === asked) wipeDrafts()
  if (reason === asked || userId === null) sessionStorage.removeItem(previousUserKey)
  else sessionStorage.setItem(previousUserKey, userId)
}

/** Called after the session ended, here or in another tab: `isExpired` when nobody asked. Answers how to stop. */
export function onSessionEnd(react: (isExpired: boolean) => void): () => void {
  listeners.add(react)
  const stop = watchOtherTabs({
    onEnd: (told, userId) => {
      const reason = told ?? sessionEnded
      settle(reason, userId)
      react(reason !== asked)
    },
    onSignIn: dropForeignDrafts,
  })
  return () => {
    listeners.delete(react)
    stop()
  }
}

function endSession(reason: string): void {
  if (!hasSession()) return
  const userId = readUserId()
  wipeTokens(reason)
  settle(reason, userId)
  for (const react of listeners) react(reason !== asked)
}

export interface SignedIn {
  readonly user: CurrentUser
  /** Somebody else's session ended in this tab before: their place is not this user's. */
  readonly isAnother: boolean
}

export interface TokenAnswer {
  readonly access_token: string
  readonly refresh_token: string
  readonly user: CurrentUser
}

/** Keeps the tokens of a session that was opened just now. */
export function keepSession(answer: TokenAnswer): SignedIn {
  storeTokens({ access: answer.access_token, refresh: answer.refresh_token })
  const previousUser = sessionStorage.getItem(previousUserKey)
  sessionStorage.removeItem(previousUserKey)
  wipeDrafts(answer.user.id)
  return { user: answer.user, isAnother: previousUser !== null && previousUser !== answer.user.id }
}

/** Gives the first proof. Answers tokens, which are kept nowhere yet, or that a second one is asked for. */
export const signIn = (email: string, password: string): Promise<SignInAnswer> =>
  call('auth', 'login', { body: { email, password } })

/** Throws where the user is no super admin; the session that was opened ends, and nothing of it is kept. */
export async function keepSuperAdminSession(answer: TokenAnswer): Promise<SignedIn> {
  if (answer.user.is_super_admin) return keepSession(answer)
  await call('auth', 'logout', {}, { token: answer.access_token }).catch(() => undefined)
  throw new Error('Access denied. Super Admin privileges required.')
}

/** Ends the session on the server if it answers, and here in any case. */
export async function signOut(): Promise<void> {
  try {
    await call('auth', 'logout', {}, { timeoutSeconds: 3 })
  } catch {
    // The tokens are wiped all the same.
  }
  endSession(asked)
}

/** Throws where nothing answers. */
async function exchange(failedToken: string | null): Promise<boolean> {
  const current = readAccessToken()
  // Another tab was faster: its tokens are good.
  if (failedToken !== null && current !== null && current !== failedToken) return true
  const refresh = readRefreshToken()
  if (refresh === null) return false
  try {
    const answer = await call('auth', 'refreshToken', { body: { refresh_token: refresh } })
    if (!isWellFormedToken(answer.access_token)) return false
    storeTokens({ access: answer.access_token, refresh: answer.refresh_token })
    return true
  } catch (error) {
    // No answer says nothing of the session: the network is gone, or the page is being left.
    if (isUnanswered(error)) throw error
    console.warn('The session could not be renewed.', messageOf(error))
    return false
  }
}

/** One renewal at a time over all tabs of the browser. */
async function renew(failedToken: string | null): Promise<boolean> {
  if (!('locks' in navigator)) return exchange(failedToken)
  return navigator.locks.request('assay-refresh-token', () => exchange(failedToken))
}

const refreshEveryMinutes = 25

/** Keeps a signed-in session fresh. Answers how to stop. */
export function keepSessionFresh(): () => void {
  const timer = setInterval(() => {
    if (!hasSession()) return
    renew(readAccessToken()).then(
      (ok) => (ok ? undefined : endSession(sessionEnded)),
      () => undefined,
    )
  }, refreshEveryMinutes * 60_000)
  return () => clearInterval(timer)
}

const wrongToken = badToken().message
setSessionKeeper({ renew, end: ({ message }) => endSession(message === wrongToken ? message : sessionEnded) })
