import { AppError } from '../../../contract/errors.ts'
import type { paymentsRoutes } from '../../../contract/payments.ts'
import type { AnswerOf, BodyOf, QueryOf } from '../../../contract/route.ts'
import type { PricedPlan, ProviderSubscription } from '../../../adapters/payments/payment-provider.ts'
import type { PrepareContext, TenantContext } from '../../http/handlers.ts'
import { selectPlan } from '../plans/plans.public.ts'
import { selectUsage } from '../usage/usage.public.ts'
import { readOrder, readRunning } from './checkout.ts'
import { asking, providerOf } from './desk.ts'
import { isUpgrade, subscriptionState } from './payments.domain.ts'
import { presentSubscription } from './payments.present.ts'
import { applyOwnSubscription, countOwnVendors, selectSubscription, takeTicket } from './payments.queries.ts'

type ChangeBody = BodyOf<typeof paymentsRoutes.change>
type Answer = AnswerOf<typeof paymentsRoutes.change>
type Changed = (context: TenantContext) => Promise<Answer>

/** A preview that is older than this is shown again before it is agreed to. */
const previewMinutes = 30

function refuseSame(from: PricedPlan, to: PricedPlan): void {
  if (from.packageId === to.packageId && from.cycle === to.cycle)
    throw new AppError('already_exists', `You're already on the ${to.name} plan.`)
}

const reports = (count: number): string => (count === 1 ? '1 report' : `${count} reports`)
const vendors = (count: number): string => (count === 1 ? '1 vendor' : `${count} vendors`)

/** What a plan does not include of what there is now. */
function overLimits(context: PrepareContext, plan: PricedPlan): Promise<string[]> {
  return context.inTransaction(async (trx) => {
    const terms = await selectPlan(trx, plan.packageId)
    const usage = await selectUsage(trx, context.scope, context.now)
    const have = await countOwnVendors(trx, context.scope)
    const { vendor_limit: most = null, monthly_scan_limit: limit = 0 } = terms ?? {}
    return [
      ...(most !== null && have > most
        ? [`You have ${vendors(have)}; ${plan.name} includes ${most}. They all stay, and no new one can be added.`]
        : []),
      ...(usage.used > limit
        ? [`You used ${reports(usage.used)} this period; ${plan.name} includes ${limit} a month.`]
        : []),
    ]
  })
}

export async function previewChange(
  context: PrepareContext,
  body: QueryOf<typeof paymentsRoutes.preview>,
): Promise<AnswerOf<typeof paymentsRoutes.preview>> {
  const { plan, subscription } = await readOrder(context, body)
  const running = await readRunning(context, subscription)
  refuseSame(running.plan, plan)
  const shown = { package_id: plan.packageId, billing_cycle: body.billing_cycle, proration_date: 0 }
  const over_limits = await overLimits(context, plan)
  if (!isUpgrade(running.plan, plan))
    return {
      ...shown,
      over_limits,
      takes_effect: 'period_end',
      effective_at: running.periodEnd.toISOString(),
      amount_due: 0,
      currency: running.currency,
      lines: [],
    }
  const { amountDueCents, currency, lines } = await asking(() =>
    providerOf(context.services).previewChange(running, plan, context.now),
  )
  return {
    ...shown,
    over_limits,
    takes_effect: 'now',
    effective_at: context.now.toISOString(),
    amount_due: amountDueCents,
    currency,
    lines: lines.map(({ description, amountCents }) => ({ description, amount: amountCents })),
    proration_date: Math.floor(context.now.getTime() / 1_000),
  }
}

/** Asks the provider for a change and keeps what it says then. */
async function change(
  context: PrepareContext,
  details: Readonly<Record<string, unknown>>,
  work: () => Promise<ProviderSubscription>,
): Promise<Changed> {
  const ticket = await context.inTransaction(takeTicket)
  const after = await asking(work)
  const state = subscriptionState(after)
  return async ({ trx, scope, now, note }) => {
    if (state) await applyOwnSubscription(trx, ticket, state, now)
    note(after.id, details)
    const row = await selectSubscription(trx, scope)
    if (!row) throw new AppError('no_subscription', 'There is no active subscription. Choose a plan first.')
    return { subscription: presentSubscription(row, now) }
  }
}

/** The moment that the preview was made for, so that what is charged is what was shown; an old one is refused. */
function agreedMoment({ now }: PrepareContext, prorationDate: number | undefined): Date {
  if (prorationDate === undefined || prorationDate === 0) return now
  const age = now.getTime() - prorationDate * 1_000
  if (age < -60_000 || age > previewMinutes * 60_000)
    throw new AppError('invalid_input', 'The price that was shown is too old. Look at the change again.')
  return new Date(prorationDate * 1_000)
}

export async function prepareChange(context: PrepareContext, body: ChangeBody): Promise<Changed> {
  const { plan, subscription } = await readOrder(context, body)
  const running = await readRunning(context, subscription)
  refuseSame(running.plan, plan)
  const provider = providerOf(context.services)
  const details = { from: running.plan.packageId, to: plan.packageId, billing_cycle: plan.cycle }
  if (!isUpgrade(running.plan, plan))
    return change(context, { ...details, at: 'period_end' }, () => provider.changeAtPeriodEnd(running, plan))
  const moment = agreedMoment(context, body.proration_date)
  return change(context, { ...details, at: 'now' }, () => provider.changeNow(running, plan, moment))
}

export async function prepareCancel(context: PrepareContext, atPeriodEnd: boolean): Promise<Changed> {
  const row = await context.inTransaction((trx) => selectSubscription(trx, context.scope))
  const running = await readRunning(context, row)
  const provider = providerOf(context.services)
  return change(context, { at_period_end: atPeriodEnd }, () =>
    atPeriodEnd ? provider.cancelAtPeriodEnd(running, true) : provider.cancelNow(running),
  )
}

/** The subscription goes on as it is: neither ends nor changes with its period. */
export async function prepareResume(context: PrepareContext): Promise<Changed> {
  const row = await context.inTransaction((trx) => selectSubscription(trx, context.scope))
  const running = await readRunning(context, row)
  const provider = providerOf(context.services)
  return change(context, {}, () => provider.cancelAtPeriodEnd(running, false))
}
