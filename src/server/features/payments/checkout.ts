import { AppError } from '../../../contract/errors.ts'
import type { paymentsRoutes } from '../../../contract/payments.ts'
import type { AnswerOf, BodyOf } from '../../../contract/route.ts'
import type { HostedPage, PricedPlan, ProviderSubscription } from '../../../adapters/payments/payment-provider.ts'
import type { PrepareContext, TenantContext } from '../../http/handlers.ts'
import { selectPlan } from '../plans/plans.public.ts'
import { asking, providerOf } from './desk.ts'
import { ownReturn, returnAddresses, sellable } from './order.ts'
import { isUpgrade } from './payments.domain.ts'
import { selectSubscription, type SubscriptionRow } from './payments.queries.ts'

const checkoutMinutes = 60

export interface Ordered {
  readonly plan: PricedPlan
  readonly subscription: SubscriptionRow | undefined
}

/** The plan at the catalogue's price, and what the organization has. */
export function readOrder(
  { inTransaction, scope }: PrepareContext,
  order: { readonly package_id: string; readonly billing_cycle: 'onetime' | 'monthly' | 'yearly' },
): Promise<Ordered> {
  return inTransaction(async (trx) => {
    const row = await selectPlan(trx, order.package_id)
    const terms = row && {
      ...row,
      price_onetime: row.price_onetime_cents,
      price_monthly: row.price_monthly_cents,
      price_yearly: row.price_yearly_cents,
    }
    return { plan: sellable(terms, order), subscription: await selectSubscription(trx, scope) }
  })
}

const over: ReadonlySet<string> = new Set(['canceled', 'unpaid', 'incomplete', 'incomplete_expired'])

/** The identifier of a subscription that goes on; null for none. */
export const runningSubscription = (row: SubscriptionRow | undefined): string | null =>
  row && !over.has(row.status) ? row.subscription_id : null

/** The running subscription as the provider has it now. Throws where there is none. */
export async function readRunning(
  context: PrepareContext,
  row: SubscriptionRow | undefined,
): Promise<ProviderSubscription & { readonly plan: PricedPlan }> {
  const id = runningSubscription(row)
  const found = id === null ? undefined : await asking(() => providerOf(context.services).readSubscription(id))
  if (!found || over.has(found.status) || found.plan === null)
    throw new AppError('no_subscription', 'There is no active subscription. Choose a plan first.')
  return { ...found, plan: found.plan }
}

function openCheckout(
  { services, scope, session, now, requestId }: PrepareContext,
  { plan, subscription }: Ordered,
  addresses: { readonly successUrl: string; readonly cancelUrl: string },
): Promise<HostedPage> {
  return asking(() =>
    providerOf(services).openCheckout({
      plan,
      ...addresses,
      purpose: plan.cycle === 'onetime' ? 'report' : 'plan',
      reference: scope.tenantId,
      customer: subscription ? { id: subscription.customer_id } : { email: session.email },
      expiresAt: new Date(now.getTime() + checkoutMinutes * 60_000),
      idempotencyKey: `checkout.${requestId}`,
    }),
  )
}

type Started = (context: TenantContext) => Promise<HostedPage>

const started =
  (page: HostedPage, { packageId, cycle }: PricedPlan) =>
  async ({ note }: TenantContext): Promise<HostedPage> => {
    note(page.id, { package_id: packageId, billing_cycle: cycle })
    return page
  }

/** A first plan, or one more report. A plan that runs is changed, not bought twice. */
export async function prepareCheckout(
  context: PrepareContext,
  body: BodyOf<typeof paymentsRoutes.checkout>,
): Promise<Started> {
  const addresses = returnAddresses(body, context.services)
  const ordered = await readOrder(context, body)
  if (ordered.plan.cycle !== 'onetime' && runningSubscription(ordered.subscription) !== null)
    throw new AppError('already_exists', 'There is a subscription already. Change it instead.')
  return started(await openCheckout(context, ordered, addresses), ordered.plan)
}

/** A higher plan: by a checkout where nothing runs, else by the provider’s page that confirms the change. */
export async function prepareUpgrade(
  context: PrepareContext,
  body: BodyOf<typeof paymentsRoutes.upgrade>,
): Promise<Started> {
  const addresses = returnAddresses(body, context.services)
  const ordered = await readOrder(context, body)
  const { plan, subscription } = ordered
  if (plan.cycle === 'onetime' || runningSubscription(subscription) === null)
    return started(await openCheckout(context, ordered, addresses), plan)
  const running = await readRunning(context, subscription)
  if (running.plan.packageId === plan.packageId && running.plan.cycle === plan.cycle)
    throw new AppError('already_exists', `You're already on the ${plan.name} plan.`)
  if (!isUpgrade(running.plan, plan))
    throw new AppError('not_for_sale', `${plan.name} is a lower plan. Change to it at the end of the period instead.`)
  // The page of a change fills nothing in: there is no checkout to name.
  const back = ownReturn('success_url', body.success_url.replace('{CHECKOUT_SESSION_ID}', ''), context.services)
  const page = await asking(() => providerOf(context.services).openPlanConfirmation(running, plan, back))
  return started(page, plan)
}

export async function preparePortal(
  context: PrepareContext,
  returnUrl: string,
): Promise<(context: TenantContext) => Promise<AnswerOf<typeof paymentsRoutes.portal>>> {
  const back = ownReturn('return_url', returnUrl, context.services)
  const row = await context.inTransaction((trx) => selectSubscription(trx, context.scope))
  if (!row) throw new AppError('no_subscription', 'There is nothing to bill yet. Choose a plan first.')
  const page = await asking(() => providerOf(context.services).openPortal(row.customer_id, back))
  return async ({ note }) => {
    note(page.id)
    return { url: page.url }
  }
}
