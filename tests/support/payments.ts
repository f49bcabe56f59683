import type { FastifyInstance } from 'fastify'
import { startStripeStandIn, type StripeStandIn } from '../../src/adapters/stripe-stand-in/stripe-stand-in.ts'
import type { WebNode } from '../../src/server/compose-web.ts'
import { call, newNetwork } from './call.ts'
import { signUpForm } from './factories.ts'

export interface Payments extends StripeStandIn {
  readonly settings: Readonly<Record<string, string>>
  /** Has it tell this node what happens from now on. */
  tell(node: WebNode): void
}

export const paidCard = '4242 4242 4242 4242'

/** The payment provider on loopback: the real wire format, hosted pages and signed webhooks. */
export async function startPayments(now?: () => number): Promise<Payments> {
  const standIn = await startStripeStandIn({
    file: null,
    secretKey: 'sk_test_standin_suite',
    webhookSecret: 'whsec_suite',
    ...(now ? { now } : {}),
  })
  return {
    ...standIn,
    settings: {
      STRIPE_SECRET_KEY: standIn.secretKey,
      STRIPE_WEBHOOK_SECRET: standIn.webhookSecret,
      STRIPE_API_URL: standIn.url,
    },
    tell: (node) => standIn.webhooks.deliverTo(`${node.address}/api/payments/webhook`),
  }
}

export interface PaidPage {
  readonly status: number
  readonly location: string | null
  readonly html: string
}

/** What the form of a hosted page does. */
export async function submit(url: string, form: Readonly<Record<string, string>>): Promise<PaidPage> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() }
}

export const pay = (url: string, card = paidCard): Promise<PaidPage> => submit(url, { card })

export const siteOf = (app: FastifyInstance): string =>
  new URL(app.listeningOrigin).origin.replace('127.0.0.1', 'localhost')

export interface Order {
  readonly package_id: string
  readonly billing_cycle: 'monthly' | 'yearly' | 'onetime'
}

export const starter: Order = { package_id: 'starter', billing_cycle: 'monthly' }
export const payAsYouGo: Order = { package_id: 'pay_as_you_go', billing_cycle: 'onetime' }

/** What a checkout is asked for with. */
export const orderOf = (app: FastifyInstance, order: Order) => ({
  ...order,
  success_url: `${siteOf(app)}/registration-success`,
  cancel_url: `${siteOf(app)}/package-selection`,
})

export interface Checkout {
  readonly email: string
  readonly pendingId: string
  readonly sessionId: string
  readonly url: string
}

export const signUp = (app: FastifyInstance, form = signUpForm()) =>
  call(app, 'POST', '/auth/register', { body: form, from: newNetwork() })

/** A sign-up that has come as far as its checkout. */
export async function openRegistration(app: FastifyInstance, order: Order = starter): Promise<Checkout> {
  const form = signUpForm()
  const { body: registered } = await signUp(app, form)
  const pendingId: string = registered.data.pending_registration_id
  const body = { ...orderOf(app, order), pending_registration_id: pendingId, customer_email: form.email }
  const opened = await call(app, 'POST', '/payments/create-signup-checkout-session', { body })
  if (opened.status !== 200) throw new Error(`The checkout answered ${opened.raw.body}`)
  return { email: form.email, pendingId, sessionId: opened.body.data.id, url: opened.body.data.url }
}

export const complete = (app: FastifyInstance, { pendingId, sessionId }: Checkout, order: Order = starter) =>
  call(app, 'POST', '/auth/complete-registration', {
    body: {
      pending_registration_id: pendingId,
      session_id: sessionId,
      selected_plan: order.package_id,
      billing_cycle: order.billing_cycle,
    },
  })

export interface PaidOrganization {
  readonly token: string
  readonly tenantId: string
  readonly email: string
}

/** An organization that has registered and paid, as its first admin. */
export async function registerPaid(
  app: FastifyInstance,
  order: Order = starter,
  card = paidCard,
): Promise<PaidOrganization> {
  const checkout = await openRegistration(app, order)
  await pay(checkout.url, card)
  const { body } = await complete(app, checkout, order)
  return { token: body.data.access_token, tenantId: body.data.user.tenant_id, email: checkout.email }
}
