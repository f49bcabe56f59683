import { z } from 'zod'

const briefingParts = {
  briefing_id: z.uuid(),
  name: z.string(),
  email: z.string(),
  organization: z.string(),
  starts_at: z.iso.datetime(),
  minutes: z.int(),
  at: z.string(),
}

/** What is asked to be told by e-mail. Each names what the message is made of; links and their tokens are made by the worker. */
export const mailRequest = z.discriminatedUnion('kind', [
  /** To whatever address was typed: the worker finds out whether an account has it. */
  z.object({ kind: z.literal('password_reset') }),
  /** After sign-up: a link that proves the address, or a note that it has an account already. */
  z.object({ kind: z.literal('registration'), pending_registration_id: z.uuid() }),
  z.object({ kind: z.literal('verification'), user_id: z.uuid() }),
  /** A link to an organization that invites its recipient. */
  z.object({ kind: z.literal('invitation'), invitation_id: z.uuid() }),
  /** A link that makes its recipient a super admin. */
  z.object({ kind: z.literal('operator_invitation'), invitation_id: z.uuid() }),
  /** A password for the first sign-in of an account that an admin made. */
  z.object({ kind: z.literal('temporary_password'), user_id: z.uuid() }),
  /** Somebody named its recipient in a comment on a review. */
  z.object({
    kind: z.literal('mention'),
    first_name: z.string(),
    author: z.string(),
    vendor_id: z.uuid(),
    vendor: z.string(),
    passage: z.string(),
    text: z.string(),
  }),
  /** To whoever started a scan and wants to hear of its end. */
  z.object({
    kind: z.literal('scan_finished'),
    first_name: z.string(),
    vendor_id: z.uuid(),
    vendor_name: z.string(),
    is_reviewed: z.boolean(),
  }),
  /** A note that something about the sign-in changed, so that who did not do it hears of it. */
  z.object({ kind: z.literal('security_notice'), first_name: z.string(), change: z.string(), at: z.iso.datetime() }),
  /** To who has just paid for their registration. */
  z.object({
    kind: z.literal('welcome'),
    first_name: z.string(),
    organization_name: z.string(),
    plan: z.string(),
  }),
  z.object({
    kind: z.literal('receipt'),
    first_name: z.string(),
    description: z.string(),
    amount_cents: z.int(),
    number: z.string().nullable(),
    url: z.string().nullable(),
  }),
  /** A payment did not arrive. */
  z.object({
    kind: z.literal('payment_failed'),
    first_name: z.string(),
    amount_cents: z.int(),
    retry_at: z.iso.datetime().nullable(),
    suspends_at: z.iso.datetime(),
  }),
  /** Nothing new starts until it is paid. */
  z.object({ kind: z.literal('payment_overdue'), first_name: z.string() }),
  z.object({
    kind: z.literal('renewal'),
    first_name: z.string(),
    plan: z.string(),
    amount_cents: z.int(),
    at: z.iso.datetime(),
  }),
  /** A payment that bought nothing went back. */
  z.object({ kind: z.literal('payment_returned'), reason: z.enum(['taken', 'duplicate']) }),
  /** To the operators: an organization asks for a plan, or a payment is disputed. */
  z.object({
    kind: z.literal('plan_request'),
    organization_name: z.string(),
    asker: z.string(),
    plan: z.string(),
    message: z.string(),
  }),
  /** To the admins of an organization that asked to be deleted, and to the operators: what became of it. */
  z.object({
    kind: z.literal('deletion_request'),
    event: z.enum(['asked', 'withdrawn', 'declined', 'deleted']),
    to: z.enum(['admin', 'operator']),
    first_name: z.string().nullable(),
    organization_name: z.string(),
    /** Who asked or withdrew; empty where it was the operator. */
    by: z.string(),
    reason: z.string(),
  }),
  /** To a visitor who booked a briefing, and to the operators of it; `at` as its reader's clock shows it. */
  z.object({ kind: z.literal('briefing'), ...briefingParts }),
  z.object({ kind: z.literal('briefing_booked'), ...briefingParts }),
  z.object({ kind: z.literal('dispute'), organization: z.string(), amount_cents: z.int() }),
])
export type MailRequest = z.infer<typeof mailRequest>

/** A message as a mail program shows it. */
export const message = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** An invitation as calendars read it (RFC 5545). */
  calendar: z.string().optional(),
})
export type Message = z.infer<typeof message>
