import { lazily } from '../../ui/lazily.tsx'

/** What the shell and other features may use of this one. */
export { currentUserQuery } from './queries/current-user.ts'

export { authOptionsQuery } from './queries/auth-options.ts'
export { AuthFrame } from './AuthFrame.tsx'
export { FormMessage } from './FormMessage.tsx'

export const VerifyEmailBanner = lazily(async () => (await import('./VerifyEmailBanner.tsx')).VerifyEmailBanner)
export const MailHint = lazily(async () => (await import('./MailHint.tsx')).MailHint)
