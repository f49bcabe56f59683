import type { Subscription } from '../../../contract/payments.ts'
import type { BillingCycle } from '../../../contract/plans.forms.ts'
import { holdOf, suspendsAt } from './payments.domain.ts'
import type { SubscriptionRow } from './payments.queries.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

export function presentSubscription(row: SubscriptionRow, now: Date): Subscription {
  return {
    package_id: row.package_id ?? '',
    package_name: row.package_name ?? row.package_id ?? '',
    // safe because a check constraint holds the column to these words
    billing_cycle: (row.billing_cycle ?? 'onetime') as BillingCycle,
    amount: row.amount_cents,
    currency: row.currency,
    status: row.status,
    current_period_start: iso(row.period_start),
    current_period_end: iso(row.period_end),
    cancel_at_period_end: row.cancel_at_period_end,
    next_package_id: row.next_package_id,
    // safe because it is the cycle of one of our own prices
    next_billing_cycle: row.next_billing_cycle as BillingCycle | null,
    next_change_at: iso(row.next_change_at),
    past_due_since: iso(row.past_due_since),
    retry_at: iso(row.retry_at),
    suspends_at: row.past_due_since === null ? null : suspendsAt(row.past_due_since).toISOString(),
    hold: holdOf(row, now),
  }
}
