import { z } from 'zod'
import { tokens } from './auth.ts'
import { longest } from './limits.forms.ts'
import { billingCycles } from './plans.forms.ts'
import { plan } from './plans.ts'
import { count, emptyBody, id, isoTime, text } from './primitives.ts'
import { route } from './route.ts'

/** A plan by its identifier in the catalogue; others are refused. */
const packageId = text(64)
const billingCycle = z.enum(billingCycles)
const address = text(longest.address)
const sessionId = text(200)

/** What is bought, and where the browser goes afterwards: addresses of this installation alone. */
const order = { package_id: packageId, billing_cycle: billingCycle, success_url: address, cancel_url: address }
/** Where the browser is sent to pay. */
const hostedPage = z.object({ id: z.string(), url: z.string() })

export const subscription = z.object({
  package_id: z.string(),
  package_name: z.string(),
  billing_cycle: billingCycle,
  /** Cents. */
  amount: count.nullable(),
  currency: z.string(),
  /** As the payment provider says it. */
  status: z.string(),
  current_period_start: isoTime.nullable(),
  current_period_end: isoTime.nullable(),
  cancel_at_period_end: z.boolean(),
  /** What it changes to at the end of the period; null for nothing. */
  next_package_id: z.string().nullable(),
  next_billing_cycle: billingCycle.nullable(),
  next_change_at: isoTime.nullable(),
  /** Since when a payment is due that did not arrive, when it is tried again, and from when on nothing new starts. */
  past_due_since: isoTime.nullable(),
  retry_at: isoTime.nullable(),
  suspends_at: isoTime.nullable(),
  /** Nothing new starts: `overdue`, or `disputed` with the card's bank. */
  hold: z.enum(['overdue', 'disputed']).nullable(),
})
export type Subscription = z.infer<typeof subscription>

export const usageNow = z.object({
  used: count,
  limit: count,
  /** Reports that were bought one by one and wait for a scan. */
  credits: count,
  /** What may still be started in this period; null for unlimited. */
  remaining: count.nullable(),
  vendors: count,
  vendor_limit: count.nullable(),
  period_start: isoTime,
  period_end: isoTime,
})
export type UsageNow = z.infer<typeof usageNow>

const manage = { access: 'manage_subscription', limit: 'write', method: 'POST' } as const
const read = { access: 'view_reports', limit: 'read', method: 'GET' } as const

/** What a change would cost, before anybody agrees to it. Amounts are in cents. */
const preview = z.object({
  package_id: z.string(),
  billing_cycle: billingCycle,
  /** `now` for what costs more, `period_end` for what costs less. */
  takes_effect: z.enum(['now', 'period_end']),
  effective_at: isoTime,
  amount_due: z.int(),
  currency: z.string(),
  lines: z.array(z.object({ description: z.string(), amount: z.int() })),
  /** Sent back with the change, so that what is charged is what was shown. */
  proration_date: count,
  /** What the new plan does not include of what there is now, each a sentence. */
  over_limits: z.array(z.string()),
})

const usageDays = z.object({ days: z.coerce.number().int().min(1).max(400).default(90) })

const changeBody = z.object({ package_id: packageId, billing_cycle: billingCycle.exclude(['onetime']) })

const checkoutRoutes = {
  config: route({
    method: 'GET',
    path: '/payments/config',
    access: 'public',
    limit: 'read',
    summary: 'Whether payment is set up, whether it is a test, and whom to ask where it is not',
    response: z.object({
      is_set_up: z.boolean(),
      /** No money moves: the provider’s test mode, or the stand-in of this installation. */
      is_test: z.boolean(),
      is_stand_in: z.boolean(),
      publishable_key: z.string().nullable(),
      currency: z.string(),
      contact: z.string().nullable(),
    }),
  }),
  signUp: route({
    method: 'POST',
    path: '/payments/create-signup-checkout-session',
    access: 'public',
    audit: { action: 'checkout_started', resource: 'payment' },
    limit: 'sign_in',
    summary: 'Where a registration is paid; the price is the catalogue’s, the address the registration’s',
    body: z.object({
      ...order,
      pending_registration_id: text(64).default(''),
      customer_email: text(longest.email).optional(),
    }),
    response: hostedPage,
  }),
  completeRegistration: route({
    method: 'POST',
    path: '/auth/complete-registration',
    access: 'public',
    audit: { action: 'registration_completed', resource: 'registration' },
    limit: 'sign_in',
    summary: 'Make the account of a paid registration and open its first session; again it hands out no tokens',
    body: z.object({
      pending_registration_id: text(64).default(''),
      session_id: sessionId.default(''),
      selected_plan: packageId.optional(),
      billing_cycle: billingCycle.optional(),
    }),
    response: z.union([
      tokens,
      z.object({ already_completed: z.literal(true), email: z.string(), requires_sign_in: z.literal(true) }),
    ]),
  }),
  webhook: route({
    method: 'POST',
    path: '/payments/webhook',
    access: 'public',
    limit: 'none',
    outsideGate: true,
    rawBody: true,
    summary: 'What the payment provider tells, signed; each event counts once',
    body: z.string(),
    response: z.object({ received: z.literal(true) }),
  }),
  checkout: route({
    ...manage,
    path: '/payments/create-checkout-session',
    audit: { action: 'checkout_started', resource: 'payment' },
    summary: 'Where a first plan or a single report is paid',
    body: z.object(order),
    response: hostedPage,
  }),
  upgrade: route({
    ...manage,
    path: '/payments/create-upgrade-session',
    audit: { action: 'checkout_started', resource: 'payment' },
    summary: 'Where a higher plan is paid: the provider’s checkout, or its page that confirms what the change costs',
    body: z.object(order),
    response: hostedPage,
  }),
  portal: route({
    ...manage,
    path: '/payments/create-billing-portal-session',
    audit: { action: 'billing_opened', resource: 'payment' },
    summary: 'The provider’s page for cards, receipts and company data',
    query: z.object({ return_url: address }),
    body: emptyBody,
    response: z.object({ url: z.string() }),
  }),
} as const

const subscriptionRoutes = {
  subscription: route({
    ...read,
    path: '/payments/subscription',
    summary: 'The plan that is paid for, and what of it is used',
    response: z.object({ package: plan.nullable(), subscription: subscription.nullable(), usage: usageNow }),
  }),
  preview: route({
    ...manage,
    method: 'GET',
    limit: 'read',
    path: '/payments/preview-change',
    summary: 'What a change of plan would cost and when it would hold',
    query: changeBody,
    response: preview,
  }),
  change: route({
    ...manage,
    path: '/payments/change-subscription',
    audit: { action: 'subscription_changed', resource: 'payment' },
    summary: 'Change the plan: a higher one at once, a lower one at the end of the period',
    body: changeBody.extend({ proration_date: count.optional() }),
    response: z.object({ subscription }),
  }),
  cancel: route({
    ...manage,
    path: '/payments/cancel-subscription',
    audit: { action: 'subscription_cancelled', resource: 'payment' },
    summary: 'Cancel at the end of the period, or at once',
    query: z.object({ at_period_end: z.stringbool().default(true) }),
    body: emptyBody,
    response: z.object({ subscription }),
  }),
  resume: route({
    ...manage,
    path: '/payments/resume-subscription',
    audit: { action: 'subscription_resumed', resource: 'payment' },
    summary: 'Take back a cancellation or a change that has not come to hold yet',
    body: emptyBody,
    response: z.object({ subscription }),
  }),
  receipts: route({
    ...read,
    access: 'manage_subscription',
    path: '/payments/receipts',
    summary: 'The invoices, newest first; amounts are in cents',
    response: z.object({
      receipts: z.array(
        z.object({
          id: z.string(),
          number: z.string().nullable(),
          description: z.string(),
          amount: z.int(),
          refunded: count,
          currency: z.string(),
          status: z.string(),
          url: z.string().nullable(),
          pdf_url: z.string().nullable(),
          created_at: isoTime,
        }),
      ),
    }),
  }),
  usage: route({
    ...read,
    path: '/payments/usage',
    summary: 'The scans that were charged in the last days, by day and by user',
    query: usageDays,
    response: z.object({
      usage: usageNow,
      days: z.array(z.object({ day: z.iso.date(), scans: count, refunded: count })),
      users: z.array(z.object({ user_id: id.nullable(), name: z.string(), scans: count, refunded: count })),
    }),
  }),
  usageExport: route({
    ...read,
    access: 'export_data',
    path: '/payments/usage/export',
    summary: 'The scans that were charged in the last days as CSV, one line each',
    query: usageDays,
    files: { csv: 'text/csv; charset=utf-8' },
    response: z.object({ filename: z.string(), media_type: z.string(), content: z.string() }),
  }),
} as const

const requestStatus = z.enum(['open', 'contacted', 'done', 'declined'])
const planRequest = z.object({
  id,
  kind: z.enum(['contact_sales', 'upgrade']),
  package_id: z.string(),
  package_name: z.string(),
  message: z.string(),
  status: requestStatus,
  requested_by: z.string().nullable(),
  created_at: isoTime,
  answered_at: isoTime.nullable(),
})
export type PlanRequest = z.infer<typeof planRequest>

const requestRoutes = {
  request: route({
    ...read,
    method: 'POST',
    limit: 'write',
    path: '/payments/requests',
    audit: { action: 'plan_requested', resource: 'payment' },
    status: 201,
    summary:
      'Ask the operator for a plan: Contact Sales, or an upgrade that somebody without the right to buy wishes for',
    body: z.object({
      kind: z.enum(['contact_sales', 'upgrade']),
      package_id: packageId,
      message: text(longest.planRequest).default(''),
    }),
    response: z.object({ request: planRequest }),
  }),
  requests: route({
    ...read,
    path: '/payments/requests',
    summary: 'What the organization has asked for, and what became of it',
    response: z.object({ requests: z.array(planRequest) }),
  }),
  allRequests: route({
    access: 'super_admin',
    limit: 'read',
    method: 'GET',
    path: '/super-admin/plan-requests',
    summary: 'What organizations have asked for, open ones first',
    response: z.object({
      requests: z.array(
        planRequest.extend({ tenant_id: id, tenant_name: z.string(), requester_email: z.string().nullable() }),
      ),
    }),
  }),
  answerRequest: route({
    access: 'super_admin',
    limit: 'write',
    method: 'PUT',
    path: '/super-admin/plan-requests/{request}',
    audit: { action: 'plan_request_answered', resource: 'payment' },
    summary: 'Say what became of a request; the asker sees it',
    params: z.object({ request: id }),
    body: z.object({ status: requestStatus }),
    response: z.object({}),
  }),
  resetUsage: route({
    access: 'super_admin',
    limit: 'write',
    method: 'POST',
    path: '/super-admin/tenants/{tenant}/reset-usage',
    audit: { action: 'usage_reset', resource: 'tenant' },
    summary: 'Count an organization’s scans of this period from zero again',
    params: z.object({ tenant: id }),
    body: emptyBody,
    response: z.object({ message: z.string() }),
  }),
} as const

export const paymentsRoutes = { ...checkoutRoutes, ...subscriptionRoutes, ...requestRoutes } as const
