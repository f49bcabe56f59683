import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { DB } from '../../src/server/db/schema.ts'
import { signEvent } from '../../src/adapters/stripe-stand-in/webhooks.ts'
import { call } from './call.ts'
import { makeTenant, makeUser, signIn } from './factories.ts'
import {
  openRegistration,
  orderOf,
  pay,
  payAsYouGo,
  registerPaid,
  signUp,
  siteOf,
  starter,
  type Payments,
} from './payments.ts'
import { makePlan } from './plans.ts'
import type { Controls } from './route-controls.ts'

type Own = Pick<Controls, Extract<keyof Controls, `payments.${string}` | `plans.${string}`>>

/** An event that the provider has signed, with the header that carries the signature. */
export function signedEvent(payments: Payments, event: object, at = Date.now()) {
  const body = JSON.stringify(event)
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': signEvent(payments.webhookSecret, body, Math.floor(at / 1_000)),
  }
  return { body, headers }
}

/** Requests that succeed, of the routes about plans and payments. */
export async function makePaymentControls(owner: Kysely<DB>, app: FastifyInstance, payments: Payments): Promise<Own> {
  const tenantId = (await makeTenant(owner)).id
  const { access: token } = await signIn(app, await makeUser(owner, tenantId, { role: 'admin' }))
  const { access: operator } = await signIn(app, await makeUser(owner, null, { isSuper: true, role: 'admin' }))
  const asked = async (control: object = {}) => ({ token, ...control })
  const operated = async (control: object = {}) => ({ token: operator, ...control })
  const paid = async (control: object = {}) => ({ token: (await registerPaid(app)).token, ...control })
  const ofPlan = async (body?: object) =>
    operated({ params: { package: await makePlan(owner) }, ...(body ? { body } : {}) })
  const wish = { kind: 'upgrade', package_id: 'pro' }
  const pro = { package_id: 'pro', billing_cycle: 'monthly' }
  return {
    'plans.packages': async () => ({}),
    'plans.list': () => operated(),
    'plans.create': () =>
      operated({ body: { name: `Plan ${crypto.randomUUID()}`, description: 'Ours', is_active: false } }),
    'plans.update': () => ofPlan({ description: 'Other' }),
    'plans.remove': () => ofPlan(),
    'plans.toggle': () => ofPlan({}),
    'payments.config': async () => ({}),
    'payments.signUp': async () => {
      const { body } = await signUp(app)
      return { body: { ...orderOf(app, starter), pending_registration_id: body.data.pending_registration_id } }
    },
    'payments.completeRegistration': async () => {
      const { pendingId, sessionId, url } = await openRegistration(app)
      await pay(url)
      return { body: { pending_registration_id: pendingId, session_id: sessionId } }
    },
    'payments.webhook': async () =>
      signedEvent(payments, {
        id: `evt_${crypto.randomUUID()}`,
        object: 'event',
        type: 'plan.created',
        created: Math.floor(Date.now() / 1_000),
        data: { object: { id: 'plan_1' } },
      }),
    'payments.checkout': () => asked({ body: orderOf(app, payAsYouGo) }),
    'payments.upgrade': () => asked({ body: orderOf(app, starter) }),
    'payments.portal': () => paid({ query: `return_url=${encodeURIComponent(`${siteOf(app)}/`)}`, body: {} }),
    'payments.subscription': () => asked(),
    'payments.preview': () => paid({ query: 'package_id=pro&billing_cycle=monthly' }),
    'payments.change': () => paid({ body: pro }),
    'payments.cancel': () => paid({ body: {} }),
    'payments.resume': () => paid({ body: {} }),
    'payments.receipts': () => asked(),
    'payments.usage': () => asked(),
    'payments.usageExport': () => asked(),
    'payments.request': () => asked({ body: wish }),
    'payments.requests': () => asked(),
    'payments.allRequests': () => operated(),
    'payments.answerRequest': async () => {
      const { body } = await call(app, 'POST', '/payments/requests', { token, body: wish })
      return { token: operator, params: { request: body.data.request.id }, body: { status: 'done' } }
    },
    'payments.resetUsage': async () => operated({ params: { tenant: (await makeTenant(owner)).id }, body: {} }),
  }
}
