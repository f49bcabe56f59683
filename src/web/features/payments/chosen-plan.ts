import type { BillingCycle } from '../../../contract/plans.forms.ts'

/** The plan that was chosen for a registration, as its tab keeps it under the names of the wire contract. */
export function keepChosenPlan(packageId: string, cycle: BillingCycle): void {
  sessionStorage.setItem('selectedPlan', packageId)
  sessionStorage.setItem('selectedCycle', cycle)
}

export function readChosenPlan(): { readonly packageId: string; readonly cycle: BillingCycle } | null {
  const [packageId, cycle] = [sessionStorage.getItem('selectedPlan'), sessionStorage.getItem('selectedCycle')]
  const isCycle = cycle === 'monthly' || cycle === 'yearly' || cycle === 'onetime'
  return packageId === null || !isCycle ? null : { packageId, cycle }
}
