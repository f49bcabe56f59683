import { AppError } from '../../../contract/errors.ts'
import type { BillingCycle } from '../../../contract/plans.forms.ts'
import type { PricedPlan } from '../../../adapters/payments/payment-provider.ts'
import type { TermsRow } from '../../access/catalogue-store.queries.ts'
import type { Services } from '../../http/handlers.ts'
import { ownAddress, pricedPlan, withSessionId } from './payments.domain.ts'

interface Order {
  readonly package_id: string
  readonly billing_cycle: BillingCycle
}

/** The plan that is ordered, at the catalogue's price. Throws for one that is not sold, or not so. */
export function sellable(terms: TermsRow | undefined, { package_id: id, billing_cycle: cycle }: Order): PricedPlan {
  if (!terms) throw new AppError('invalid_input', `package_id: there is no plan ${JSON.stringify(id)}`)
  const plan = pricedPlan(terms, cycle)
  if (plan) return plan
  const words = { onetime: 'once', monthly: 'monthly', yearly: 'yearly' }[cycle]
  throw new AppError('not_for_sale', `The plan ${terms.name} is not sold with a payment ${words}. Choose another plan.`)
}

export const orderedPlan = async (
  store: { readonly selectTerms: (id: string) => Promise<TermsRow | undefined> },
  order: Order,
): Promise<PricedPlan> => sellable(await store.selectTerms(order.package_id), order)

export function ownReturn(field: string, given: string, { passkeySite }: Services): string {
  const own = ownAddress(given, passkeySite.origins())
  if (own === null) throw new AppError('invalid_input', `${field}: it must be an address of this installation`)
  return own
}

/** Where the provider sends the browser back to. Throws for an address that is not this installation's. */
export const returnAddresses = (
  given: { readonly success_url: string; readonly cancel_url: string },
  services: Services,
): { successUrl: string; cancelUrl: string } => ({
  successUrl: withSessionId(ownReturn('success_url', given.success_url, services)),
  cancelUrl: ownReturn('cancel_url', given.cancel_url, services),
})
