import { queryOptions } from '@tanstack/react-query'
import type { BillingCycle } from '../../../../contract/plans.forms.ts'
import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

/** The plan that is paid for and what of it is used. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => call('payments', 'subscription', {}, { signal }),
  staleTime: 30_000,
})

export const receiptsQuery = queryOptions({
  queryKey: ['subscription', 'receipts'],
  queryFn: async ({ signal }) => (await call('payments', 'receipts', {}, { signal })).receipts,
})

export const requestsQuery = queryOptions({
  queryKey: ['subscription', 'requests'],
  queryFn: async ({ signal }) => (await call('payments', 'requests', {}, { signal })).requests,
})

export interface PlanChoice {
  readonly package_id: string
  readonly billing_cycle: Exclude<BillingCycle, 'onetime'>
}

/** What a change would cost: asked each time, since it changes with the day. */
export const previewQuery = (choice: PlanChoice) =>
  queryOptions({
    // Not among what a change of the subscription has read again: it would ask for a change to what there is.
    queryKey: ['plans', 'preview', choice.package_id, choice.billing_cycle],
    queryFn: ({ signal }) => call('payments', 'preview', { query: choice }, { signal, timeoutSeconds: 30 }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

const changes = () => ({ changed: 'subscription', id: '' }) as const
const back = (): string => `${location.origin}/tenant-admin?tab=subscription`
const slow = { timeoutSeconds: 30 }

/** Where a first plan or a single report is paid. */
export const useCheckout = () =>
  useChange({
    run: (order: { readonly package_id: string; readonly billing_cycle: BillingCycle }) =>
      call('payments', 'checkout', { body: { ...order, success_url: back(), cancel_url: back() } }, slow),
    changes: () => null,
  })

export const useChangePlan = () =>
  useChange({
    run: (body: PlanChoice & { readonly proration_date: number }) => call('payments', 'change', { body }, slow),
    changes,
  })

export const useCancelPlan = () =>
  useChange({ run: () => call('payments', 'cancel', { query: { at_period_end: 'true' } }, slow), changes })

export const useResumePlan = () => useChange({ run: () => call('payments', 'resume', {}, slow), changes })

export const usePortal = () =>
  useChange({
    run: () => call('payments', 'portal', { query: { return_url: back() } }, slow),
    changes: () => null,
  })

export const useRequestPlan = () =>
  useChange({
    run: (body: { kind: 'contact_sales' | 'upgrade'; package_id: string; message: string }) =>
      call('payments', 'request', { body }),
    changes,
  })
