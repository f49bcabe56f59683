import { createHash, randomBytes } from 'node:crypto'
import { hashPassword } from '../access/passwords.ts'
import type { SystemTransaction } from '../access/transactions.ts'
import type { SystemJobContext } from '../jobs/define-job.ts'
import { billingLetter } from './billing-letters.ts'
import { briefingMessage } from './briefing-letters.ts'
import { composeMessage } from './compose-message.ts'
import { deletionLetter } from './deletion-letters.ts'
import {
  addressTakenLetter,
  invitationLetter,
  mentionLetter,
  operatorInvitationLetter,
  resetLetter,
  scanFinishedLetter,
  securityLetter,
  temporaryPasswordLetter,
  verificationLetter,
} from './letters.ts'
import { mailRequest, type MailRequest, type Message } from './mail-request.ts'
import type { MailJobPayload } from './mail.jobs.ts'
import { messagePlace, parametersPlace } from './mail-places.ts'
import {
  issueInvitation,
  issueReset,
  issueTemporaryPassword,
  issueVerification,
  selectWaitingMail,
  settleMail,
} from './mail.queries.ts'

/** What a link carries, 256 bits; only its hash is stored. */
const newToken = (): { token: string; hash: string } => {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: createHash('sha256').update(token).digest('hex') }
}

interface Told {
  readonly recipient: string
  readonly publicUrl: string
}

async function writeReset(trx: SystemTransaction, { recipient, publicUrl }: Told): Promise<Message | null> {
  const { token, hash } = newToken()
  const firstName = await issueReset(trx, recipient, hash, new Date())
  return firstName === null
    ? null
    : composeMessage(resetLetter(firstName, `${publicUrl}/reset-password?token=${token}`))
}

async function writeVerification(
  trx: SystemTransaction,
  of: { readonly pending: string | null; readonly user: string | null },
  { publicUrl }: Told,
): Promise<Message | null> {
  const { token, hash } = newToken()
  const issued = await issueVerification(trx, of, hash, new Date())
  if (!issued) return null
  const { outcome, first_name: firstName } = issued
  if (outcome === 'taken') return composeMessage(addressTakenLetter(firstName, `${publicUrl}/auth`))
  return composeMessage(verificationLetter(firstName, `${publicUrl}/verify-email?token=${token}`))
}

type Inviting = Extract<MailRequest, { kind: 'invitation' | 'operator_invitation' }>

async function writeInvitation(
  trx: SystemTransaction,
  { kind, invitation_id: id }: Inviting,
  { publicUrl }: Told,
): Promise<Message | null> {
  const { token, hash } = newToken()
  const invited = await issueInvitation(trx, id, hash, new Date())
  const letter = kind === 'invitation' ? invitationLetter : operatorInvitationLetter
  return invited ? composeMessage(letter(invited, `${publicUrl}/accept-invitation?token=${token}`)) : null
}

/** The password is made here and stands in the message alone: 128 bits. */
async function writeTemporaryPassword(trx: SystemTransaction, userId: string, told: Told): Promise<Message | null> {
  const password = randomBytes(16).toString('base64url')
  const found = await issueTemporaryPassword(trx, userId, await hashPassword(password), new Date())
  if (!found) return null
  const { first_name: firstName, tenant_name: tenant } = found
  const letter = { firstName, tenant, email: told.recipient, password }
  return composeMessage(temporaryPasswordLetter(letter, `${told.publicUrl}/auth`))
}

/** The message, with its link stored; null where there is nobody to tell. */
function writeMessage(trx: SystemTransaction, request: MailRequest, told: Told): Promise<Message | null> {
  if (request.kind === 'password_reset') return writeReset(trx, told)
  if (request.kind === 'registration')
    return writeVerification(trx, { pending: request.pending_registration_id, user: null }, told)
  if (request.kind === 'verification') return writeVerification(trx, { pending: null, user: request.user_id }, told)
  if (request.kind === 'invitation' || request.kind === 'operator_invitation')
    return writeInvitation(trx, request, told)
  if (request.kind === 'temporary_password') return writeTemporaryPassword(trx, request.user_id, told)
  if (request.kind === 'scan_finished')
    return Promise.resolve(composeMessage(scanFinishedLetter(request, told.publicUrl)))
  if (request.kind === 'mention') {
    const url = `${told.publicUrl}/vendor/${request.vendor_id}/review?tab=comments`
    return Promise.resolve(composeMessage(mentionLetter(request, url)))
  }
  if (request.kind === 'briefing' || request.kind === 'briefing_booked')
    return Promise.resolve(briefingMessage(request, told.publicUrl))
  if (request.kind === 'deletion_request')
    return Promise.resolve(composeMessage(deletionLetter(request, told.publicUrl)))
  if (request.kind === 'security_notice')
    return Promise.resolve(composeMessage(securityLetter(request.first_name, request.change, request.at)))
  return Promise.resolve(composeMessage(billingLetter(request, told.publicUrl)))
}

/**
 * Sends one message, or keeps it for the operator where no server is set. Who is told what is decided here, off the request
 * path, so that no answer's time tells whether an address has an account. Throws when the server does not take it.
 */
export async function sendMail({ services, inTransaction }: SystemJobContext, payload: MailJobPayload): Promise<void> {
  const id = payload.mail_id
  const { keys, transport, publicUrl, keepsUnsent } = services.mail
  const waiting = await inTransaction((trx) => selectWaitingMail(trx, id))
  if (!waiting) return
  const { recipient, parameters } = waiting
  const request = mailRequest.parse(JSON.parse(keys.open(parametersPlace(id), parameters)))
  const written = await inTransaction((trx) => writeMessage(trx, request, { recipient, publicUrl }))
  if (written !== null && transport !== null) await transport.send(recipient, written)
  if (written !== null && transport === null && !keepsUnsent)
    services.log.warn({ kind: request.kind }, 'A message was not sent: SMTP_HOST is not set')
  const kept = written !== null && transport === null && keepsUnsent
  const state = kept ? 'kept' : written !== null && transport !== null ? 'sent' : 'dropped'
  const sealed = kept ? keys.seal(messagePlace(id), JSON.stringify(written)) : null
  await inTransaction((trx) => settleMail(trx, id, state, sealed))
}
