import type { Letter } from './compose-message.ts'
import type { MailRequest } from './mail-request.ts'
import type { Invited } from './mail.queries.ts'

/** The words of each message. Links stand on the product's own address, whatever host a request named. */

export const resetLetter = (firstName: string, url: string): Letter => ({
  subject: 'Reset your Assay password',
  firstName,
  paragraphs: ['Somebody, hopefully you, asked for a new password for this account.'],
  link: { label: 'Set a new password', url },
  after: [
    'The link works once, for one hour. It ends every open session of the account.',
    'If you did not ask for it, do nothing: your password stays as it is.',
  ],
})

export const verificationLetter = (firstName: string, url: string): Letter => ({
  subject: 'Confirm your email address for Assay',
  firstName,
  paragraphs: ['Please confirm that this address is yours.'],
  link: { label: 'Confirm my address', url },
  after: ['The link works once, for 24 hours.', 'If you did not sign up for Assay, ignore this message.'],
})

export const addressTakenLetter = (firstName: string, signInUrl: string): Letter => ({
  subject: 'You already have an Assay account',
  firstName,
  paragraphs: ['Somebody, hopefully you, signed up for Assay with this address. It has an account already.'],
  link: { label: 'Sign in', url: signInUrl },
  after: ['If you forgot your password, choose "Forgot password?" there.', 'If this was not you, ignore this message.'],
})

export const securityLetter = (firstName: string, change: string, at: string): Letter => ({
  subject: `Your Assay account: ${change}`,
  firstName,
  paragraphs: [
    `${change} (${at.replace('T', ' ').slice(0, 16)} UTC).`,
    'If this was you, there is nothing to do. If it was not, reset your password at once and tell your administrator.',
  ],
})

type Finished = Extract<MailRequest, { kind: 'scan_finished' }>

export const scanFinishedLetter = (finished: Finished, publicUrl: string): Letter => {
  const { first_name: firstName, vendor_id: id, vendor_name: vendor, is_reviewed: isReviewed } = finished
  return {
    subject: isReviewed ? `The review of ${vendor} is ready` : `The scan of ${vendor} failed`,
    firstName,
    paragraphs: [
      isReviewed
        ? `The scan of ${vendor} that you started is finished, and its review is ready.`
        : `The scan of ${vendor} that you started ended without a review. Its page says why, and what to do.`,
    ],
    link: { label: isReviewed ? 'Open the review' : 'See why', url: `${publicUrl}/vendor/${id}/review` },
    after: ['You can turn these messages off under Settings, Preferences.'],
  }
}

export const invitationLetter = (invited: Invited, url: string): Letter => {
  const { tenant_name: tenant, inviter_name: inviter, role_name: role, message } = invited
  return {
    subject: `Join ${tenant} on Assay`,
    firstName: null,
    paragraphs: [
      `${inviter ?? 'An administrator'} invites you to ${tenant} on Assay, where it reviews the security of its software vendors. Your role would be: ${role}.`,
      ...(message === '' ? [] : [`They wrote: “${message}”`]),
    ],
    link: { label: 'Accept the invitation', url },
    after: [
      `The link works once, until ${invited.expires_at.toISOString().slice(0, 10)}.`,
      'If you did not expect this invitation, ignore this message.',
    ],
  }
}

export const operatorInvitationLetter = (
  { inviter_name: inviter, expires_at: until }: Invited,
  url: string,
): Letter => ({
  subject: 'Become a super admin of Assay',
  firstName: null,
  paragraphs: [
    `${inviter ?? 'An administrator'} invites you to run this installation of Assay: its organizations, users and plans.`,
    'You set a second factor up at your first sign-in, before anything else.',
  ],
  link: { label: 'Accept the invitation', url },
  after: [
    `The link works once, until ${until.toISOString().slice(0, 10)}.`,
    'If you did not expect this invitation, ignore this message and tell whoever runs Assay for you.',
  ],
})

export const mentionLetter = (
  said: Readonly<Record<'first_name' | 'author' | 'vendor' | 'passage' | 'text', string>>,
  url: string,
): Letter => ({
  subject: `${said.author} mentioned you in the review of ${said.vendor}`,
  firstName: said.first_name,
  paragraphs: [
    `${said.author} mentioned you in a comment on the security review of ${said.vendor}.`,
    `On: “${said.passage}”`,
    `They wrote: “${said.text}”`,
  ],
  link: { label: 'Open the comments', url },
  after: ['You can turn these messages off in your settings, under Preferences.'],
})

export const temporaryPasswordLetter = (
  { firstName, tenant, email, password }: Readonly<Record<'firstName' | 'tenant' | 'email' | 'password', string>>,
  url: string,
): Letter => ({
  subject: `Your Assay account at ${tenant}`,
  firstName,
  paragraphs: [
    `An administrator of ${tenant} made an account for you.`,
    `Email: ${email}`,
    `Temporary password: ${password}`,
  ],
  link: { label: 'Sign in', url },
  after: [
    'The password works for 24 hours. You replace it with one of your own when you sign in.',
    'After that, choose "Forgot password?" on the sign-in page to set a password.',
  ],
})
