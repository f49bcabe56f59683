import type { Finding, VendorPlan } from '../../contract/findings.ts'
import type { Restriction, Verdict } from '../../contract/reviews.ts'
import type { PlanChoice } from '../../contract/reviews.page.ts'
import { weigh, type Draft } from './claims.ts'
import { gateBites, inRankOrder, isOnPlan, plansWith } from './plan-phrases.ts'

const appliesOn = (
  restriction: Restriction,
  finding: Finding | undefined,
  plan: string,
  plans: readonly VendorPlan[],
): boolean => restriction.reason !== 'plan-gated' || !finding || !isOnPlan(finding, plan, plans)

const differenceOf = (from: VendorPlan | undefined, to: VendorPlan): PlanChoice['upgrades'][number]['difference'] => {
  if (from?.price == null || to.price === null || to.currency === null) return null
  if (from.currency !== to.currency || from.per !== to.per) return null
  return { amount: Math.round((to.price - from.price) * 100) / 100, currency: to.currency, per: to.per }
}

/** Which restrictions still apply on the customer's plan, and what a higher plan would lift and cost. */
export function recomputeForPlan(
  restrictions: readonly Restriction[],
  findings: readonly Finding[],
  plans: readonly VendorPlan[],
  chosenPlan: string,
): PlanChoice & { readonly restrictions: readonly Restriction[] } {
  const byId = new Map(findings.map((finding) => [finding.id, finding]))
  const applyingOn = (plan: string): Restriction[] =>
    restrictions.filter((restriction) => appliesOn(restriction, byId.get(restriction.finding_id), plan, plans))
  const remaining = applyingOn(chosenPlan)
  const ordered = inRankOrder(plans)
  const chosen = ordered.find((plan) => plan.name.toLowerCase() === chosenPlan.trim().toLowerCase())
  const upgrades = ordered
    .filter((plan) => chosen !== undefined && plan.rank > chosen.rank)
    .map((plan) => {
      const left = new Set(applyingOn(plan.name).map((restriction) => restriction.id))
      const lifts = remaining.filter((restriction) => !left.has(restriction.id)).map((restriction) => restriction.id)
      return { plan: plan.name, lifts, difference: differenceOf(chosen, plan) }
    })
    .filter((upgrade) => upgrade.lifts.length > 0)
  const kept = new Set(remaining.map((restriction) => restriction.id))
  const lifted = restrictions.flatMap((restriction) => (kept.has(restriction.id) ? [] : [restriction.id]))
  return { plan: chosen?.name ?? chosenPlan, restrictions: remaining, lifted, upgrades }
}

/** The facts whose restrictions each plan lifts, by the plan's name in lower case. */
export function liftsByPlan(
  restrictions: readonly Restriction[],
  findings: readonly Finding[],
  plans: readonly VendorPlan[],
): Readonly<Record<string, readonly string[]>> {
  // Of two plans of one name the first is the one that a review is written for.
  return Object.fromEntries(
    plans.toReversed().map(({ name }) => {
      const { lifted } = recomputeForPlan(restrictions, findings, plans, name)
      return [name.toLowerCase(), restrictions.filter(({ id }) => lifted.includes(id)).map(({ fact }) => fact)]
    }),
  )
}

/**
 * The lowest plan that has most of what is gated and weighs at least 4; null when nothing of weight is gated or no
 * plan is known.
 */
export function recommendPlan(findings: readonly Finding[], plans: readonly VendorPlan[]): VendorPlan | null {
  const gated = findings.filter(
    (finding) => weigh(finding) >= 4 && gateBites(finding, plans) && plansWith(finding, plans).length > 0,
  )
  let best: { plan: VendorPlan; covered: number } | null = null
  for (const plan of inRankOrder(plans)) {
    const covered = gated.reduce((sum, finding) => sum + (isOnPlan(finding, plan.name, plans) ? weigh(finding) : 0), 0)
    if (covered > (best?.covered ?? 0)) best = { plan, covered }
  }
  return best?.plan ?? null
}

export const isApproval = (verdict: Verdict): boolean => verdict === 'approve' || verdict === 'approve_with_conditions'

/** The plan that an approval is for; null where nothing is approved or no plan decides. */
export const approvedPlan = ({ score, ownPlan, findings, plans }: Draft): VendorPlan | null =>
  isApproval(score.verdict) ? (ownPlan ?? recommendPlan(findings, plans)) : null
