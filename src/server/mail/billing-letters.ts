import { priceLabel } from '../../contract/plans.forms.ts'
import type { Letter } from './compose-message.ts'
import type { MailRequest } from './mail-request.ts'

type Billing = Extract<
  MailRequest,
  {
    kind:
      | 'welcome'
      | 'receipt'
      | 'payment_failed'
      | 'payment_overdue'
      | 'renewal'
      | 'payment_returned'
      | 'plan_request'
      | 'dispute'
  }
>
type Of<Kind extends Billing['kind']> = Extract<Billing, { kind: Kind }>

const dayOf = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))

const welcome = (
  { first_name: firstName, organization_name: organization, plan }: Of<'welcome'>,
  site: string,
): Letter => ({
  subject: `Welcome to Assay, ${organization}`,
  firstName,
  paragraphs: [
    `Your organization ${organization} is ready, on the plan ${plan}.`,
    'Next: add your first vendor, invite your team members, and explore the dashboard.',
  ],
  link: { label: 'Open Assay', url: `${site}/dashboard` },
})

const receipt = (one: Of<'receipt'>, site: string): Letter => ({
  subject: `Your Assay invoice${one.number === null ? '' : ` ${one.number}`}`,
  firstName: one.first_name,
  paragraphs: [
    `We received ${priceLabel(one.amount_cents)}${one.description === '' ? '' : ` for ${one.description}`}. Thank you.`,
    ...(one.number === null ? [] : [`Invoice number: ${one.number}`]),
  ],
  link: { label: 'See the invoice', url: one.url ?? `${site}/tenant-admin?tab=subscription` },
})

const failed = (one: Of<'payment_failed'>, site: string): Letter => ({
  subject: 'Your payment to Assay did not go through',
  firstName: one.first_name,
  paragraphs: [
    `The payment of ${priceLabel(one.amount_cents)} was declined.`,
    one.retry_at === null
      ? 'It is not tried again by itself. Update your card to pay it.'
      : `It is tried again on ${dayOf(one.retry_at)}. Update your card if it has changed.`,
    `If it is still open on ${dayOf(one.suspends_at)}, no new scans start until it is paid. Your reviews and exports stay available.`,
  ],
  link: { label: 'Update the card', url: `${site}/tenant-admin?tab=subscription` },
})

const overdue = (one: Of<'payment_overdue'>, site: string): Letter => ({
  subject: 'Assay: new scans are on hold until your payment arrives',
  firstName: one.first_name,
  paragraphs: [
    'A payment has been open for 30 days, so no new scans start. You can still read and export everything.',
    'As soon as it is paid, scans start again by themselves.',
  ],
  link: { label: 'Pay now', url: `${site}/tenant-admin?tab=subscription` },
})

const renewal = (one: Of<'renewal'>, site: string): Letter => ({
  subject: `Your Assay plan renews on ${dayOf(one.at)}`,
  firstName: one.first_name,
  paragraphs: [`Your plan ${one.plan} renews on ${dayOf(one.at)} for ${priceLabel(one.amount_cents)}.`],
  link: { label: 'Manage the subscription', url: `${site}/tenant-admin?tab=subscription` },
})

const returned = ({ reason }: Of<'payment_returned'>, site: string): Letter => ({
  subject: 'Your payment to Assay goes back to you',
  firstName: null,
  paragraphs: [
    reason === 'taken'
      ? 'A registration was paid with this address, which has an account already. The payment is returned in full.'
      : 'Your registration was paid twice. The second payment is returned in full, and what it started is cancelled.',
  ],
  link: { label: 'Sign in', url: `${site}/auth` },
})

const request = (one: Of<'plan_request'>, site: string): Letter => ({
  subject: `${one.organization_name} asks for the plan ${one.plan}`,
  firstName: null,
  paragraphs: [
    `${one.asker} of ${one.organization_name} asks for the plan ${one.plan}.`,
    ...(one.message === '' ? [] : [`They wrote: “${one.message}”`]),
  ],
  link: { label: 'Open the console', url: `${site}/super-admin` },
})

const dispute = (one: Of<'dispute'>, site: string): Letter => ({
  subject: `A payment of ${one.organization} is disputed`,
  firstName: null,
  paragraphs: [
    `The bank of the card disputes ${priceLabel(one.amount_cents)}. No new scans of this organization start until that is settled.`,
    'Answer it in the dashboard of the payment provider.',
  ],
  link: { label: 'Open the console', url: `${site}/super-admin` },
})

const writers: { readonly [Kind in Billing['kind']]: (one: Of<Kind>, site: string) => Letter } = {
  welcome,
  receipt,
  payment_failed: failed,
  payment_overdue: overdue,
  renewal,
  payment_returned: returned,
  plan_request: request,
  dispute,
}

/** The words of each message about plans and payments. */
export function billingLetter<Kind extends Billing['kind']>(one: Of<Kind>, site: string): Letter {
  // safe because each kind has the writer of its own
  const write = writers[one.kind] as (given: Of<Kind>, place: string) => Letter
  return write(one, site)
}
