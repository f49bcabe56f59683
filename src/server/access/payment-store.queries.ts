import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { selectCatalogue, selectTerms } from './catalogue-store.queries.ts'
import type { SystemTransaction } from './transactions.ts'

async function ask<T>(trx: SystemTransaction, call: RawBuilder<unknown>, answer: z.ZodType<T>): Promise<T> {
  const { rows } = await sql<{ answer: unknown }>`select ${call} as answer`.execute(trx)
  return answer.parse(rows[0]?.answer)
}

/** A row of a function that answers at most one. */
async function first<T>(trx: SystemTransaction, call: RawBuilder<unknown>, row: z.ZodType<T>): Promise<T | undefined> {
  const { rows } = await sql`select * from ${call}`.execute(trx)
  return rows[0] === undefined ? undefined : row.parse(rows[0])
}

const registration = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  organization_name: z.string(),
  is_verified: z.boolean(),
  has_account: z.boolean(),
  package_id: z.string().nullable(),
  package_version: z.number().nullable(),
  billing_cycle: z.string().nullable(),
  checkout_session_id: z.string().nullable(),
  paid_session_id: z.string().nullable(),
  outcome: z.enum(['completed', 'taken']).nullable(),
  user_id: z.string().nullable(),
  tenant_id: z.string().nullable(),
  first_session_at: z.date().nullable(),
  expires_at: z.date(),
})
export type Registration = z.infer<typeof registration>

const completion = z.object({
  outcome: z.enum(['completed', 'repeated', 'duplicate', 'taken']),
  tenant_id: z.string().nullable(),
  user_id: z.string().nullable(),
  email: z.string(),
  first_name: z.string(),
  organization_name: z.string(),
})

export interface Completion {
  readonly registrationId: string
  readonly sessionId: string
  readonly tenantId: string
  readonly userId: string
  readonly slug: string
  readonly now: Date
}

/** A subscription as it is kept: what stands in the columns of its table, times as text. */
export interface SubscriptionState {
  readonly customer_id: string
  readonly subscription_id: string
  readonly package_id: string
  readonly package_version: number
  readonly billing_cycle: string
  readonly amount_cents: number
  readonly currency: string
  readonly status: string
  readonly period_start: string
  readonly period_end: string
  readonly cancel_at_period_end: boolean
  readonly next_package_id: string | null
  readonly next_billing_cycle: string | null
  readonly next_change_at: string | null
  readonly retry_at: string | null
}

export interface ReceiptState {
  readonly id: string
  readonly number: string | null
  readonly description: string
  readonly amount_cents: number
  readonly refunded_cents: number
  readonly currency: string
  readonly status: string
  readonly url: string | null
  readonly pdf_url: string | null
  readonly at: string
}

const contact = z.object({ email: z.string(), first_name: z.string() })
export type Contact = z.infer<typeof contact>
const owner = z.object({ user_id: z.string(), tenant_id: z.string(), email: z.string() })
const refund = z.object({ session_id: z.string(), email: z.string(), reason: z.enum(['taken', 'duplicate']) })

const reminder = z.object({
  tenant_id: z.string(),
  kind: z.enum(['overdue', 'renewal']),
  package_name: z.string().nullable(),
  amount_cents: z.number().nullable(),
  period_end: z.date().nullable(),
})

const registrationCalls = (trx: SystemTransaction) => ({
  findRegistration: (id: string) => first(trx, sql`app.registration_of(${id}::uuid)`, registration),
  keepCheckout: (
    id: string,
    one: { readonly packageId: string; readonly version: number; readonly cycle: string; readonly sessionId: string },
  ) =>
    ask(
      trx,
      sql`app.keep_checkout(${id}::uuid, ${one.packageId}, ${one.version}, ${one.cycle}, ${one.sessionId})`,
      z.unknown(),
    ),
  /** Undefined where there is no such registration (any more). */
  completeRegistration: ({ registrationId, sessionId, tenantId, userId, slug, now }: Completion) =>
    first(
      trx,
      sql`app.complete_registration(${registrationId}::uuid, ${sessionId}, ${tenantId}::uuid, ${userId}::uuid, ${slug}, ${now})`,
      completion,
    ),
  /** Undefined for a second time. */
  claimFirstSession: (id: string, sessionId: string, now: Date) =>
    first(trx, sql`app.claim_first_session(${id}::uuid, ${sessionId}, ${now})`, owner),
  /** False where it is owed already. */
  oweRefund: (sessionId: string, email: string, reason: 'taken' | 'duplicate', now: Date) =>
    ask(trx, sql`app.owe_refund(${sessionId}, ${email}, ${reason}, ${now})`, z.boolean()),
  async selectOpenRefunds() {
    const { rows } = await sql`select * from app.open_refunds()`.execute(trx)
    return z.array(refund).parse(rows)
  },
  /** False where it was settled before. */
  settleRefund: (sessionId: string, now: Date) => ask(trx, sql`app.settle_refund(${sessionId}, ${now})`, z.boolean()),
})

/** Subscriptions of organizations that are gone. */
const cancellationCalls = (trx: SystemTransaction) => ({
  async selectOpenCancellations(): Promise<readonly string[]> {
    const { rows } = await sql<{ id: string }>`select id from app.open_cancellations() id`.execute(trx)
    return rows.map(({ id }) => id)
  },
  /** The organization's name; null where it was settled before. */
  settleCancellation: (subscriptionId: string, now: Date) =>
    ask(trx, sql`app.settle_cancellation(${subscriptionId}, ${now})`, z.string().nullable()),
  noteCancellationFailure: (subscriptionId: string, why: string) =>
    ask(trx, sql`app.note_cancellation_failure(${subscriptionId}, ${why})`, z.unknown()),
})

/** Registrations that are paid, and what the payment provider tells of organizations. */
export const paymentStoreOf = (trx: SystemTransaction) => ({
  ...registrationCalls(trx),
  ...cancellationCalls(trx),
  selectCatalogue: () => selectCatalogue(trx, false),
  selectTerms: (id: string, version: number | null = null) => selectTerms(trx, id, version),
  /** Orders what is asked of the provider: taken before it is asked. */
  takeTicket: () => ask(trx, sql`app.payment_ticket()`, z.coerce.number()),
  isEventKnown: (id: string) => ask(trx, sql`app.is_payment_event_known(${id})`, z.boolean()),
  async selectUnknownEvents(ids: readonly string[]): Promise<readonly string[]> {
    const { rows } = await sql<{
      id: string
    }>`select id from app.unknown_payment_events(${[...ids]}::text[]) id`.execute(trx)
    return rows.map(({ id }) => id)
  },
  async takeReminders(now: Date) {
    const { rows } = await sql`select * from app.take_reminders(${now})`.execute(trx)
    return z.array(reminder).parse(rows)
  },
  /** False for one that is known already. */
  takeEvent: (event: { readonly id: string; readonly type: string; readonly createdAt: Date }, outcome: string) =>
    ask(trx, sql`app.take_payment_event(${event.id}, ${event.type}, ${event.createdAt}, ${outcome})`, z.boolean()),
  findTenantOfCustomer: (customerId: string) =>
    ask(trx, sql`app.tenant_of_customer(${customerId})`, z.string().nullable()),
  /** False where something newer is known. */
  applySubscription: (tenantId: string, ticket: number, state: SubscriptionState, now: Date) =>
    ask(
      trx,
      sql`app.apply_subscription(${tenantId}::uuid, ${ticket}, ${JSON.stringify(state)}::jsonb, ${now})`,
      z.boolean(),
    ),
  /** False where this source has been counted. */
  grantReports: (
    tenantId: string,
    one: { readonly source: string; readonly reports: number; readonly customerId: string | null; readonly now: Date },
  ) =>
    ask(
      trx,
      sql`app.grant_reports(${tenantId}::uuid, ${one.source}, ${one.reports}, ${one.customerId}, ${one.now})`,
      z.boolean(),
    ),
  /** True when it is paid and was not before. */
  saveReceipt: (tenantId: string, receipt: ReceiptState) =>
    ask(trx, sql`app.save_receipt(${tenantId}::uuid, ${JSON.stringify(receipt)}::jsonb)`, z.boolean()),
  /** Answers the organization's name. */
  setDispute: (tenantId: string, isDisputed: boolean) =>
    ask(trx, sql`app.set_dispute(${tenantId}::uuid, ${isDisputed})`, z.string().nullable()),
  /** An organization's admins; the operators for null. */
  async selectContacts(tenantId: string | null): Promise<readonly Contact[]> {
    const { rows } = await sql`select * from app.payment_contacts(${tenantId}::uuid)`.execute(trx)
    return z.array(contact).parse(rows)
  },
})
export type PaymentQueries = ReturnType<typeof paymentStoreOf>
