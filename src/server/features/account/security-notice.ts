import type { Session } from '../../access/scope.ts'
import type { MailRequest } from '../../mail/mail-request.ts'

/** Tells the owner of an account by e-mail what was changed about their sign-in. */
export const notice = (session: Session, change: string, now: Date): MailRequest => ({
  kind: 'security_notice',
  first_name: session.first_name,
  change,
  at: now.toISOString(),
})
