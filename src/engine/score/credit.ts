import { factById } from '../../catalog/facts.ts'
import { weights } from '../../catalog/weights.ts'
import type { Finding, FindingValue } from '../../contract/findings.ts'
import { lastDayOf, readDate, sayDate } from './dates.ts'

const day = 86_400_000

/** The dated parameter that has run out by `asOf`, or null. An analyst's answer does not go stale by itself. */
export function staleParameter(finding: Finding, asOf: string): { param: string; date: string } | null {
  if (finding.tier === 'confirmed' || finding.tier === 'rejected') return null
  const today = Date.parse(asOf.slice(0, 10))
  for (const rule of weights.staleAfterDays) {
    const written = rule.fact === finding.fact ? finding.params[rule.param] : undefined
    const date = typeof written === 'string' ? readDate(written) : null
    if (date && lastDayOf(date) + rule.days * day < today) return { param: rule.param, date: sayDate(date) }
  }
  return null
}

/** What was found is no answer, as an analyst saw it: that is not silence. */
export const isRejected = (finding: Finding): boolean => finding.tier === 'rejected'

/** What the score goes by: rejected findings say nothing, and a certificate that has run out is partial. */
export function effectiveValue(finding: Finding, asOf: string): FindingValue {
  if (finding.tier === 'rejected') return 'not-stated'
  if (finding.value === 'yes' && staleParameter(finding, asOf)) return 'partial'
  return finding.value
}

/** A conflict, or a 'no' that one reader alone saw: an analyst should look before anything is decided on it. */
export const needsReview = (finding: Finding): boolean =>
  finding.tier === 'conflict' || (finding.value === 'no' && (finding.tier === 'local' || finding.tier === 'model'))

export const isPlanGated = (finding: Finding): boolean =>
  finding.plans.length > 0 && finding.tier !== 'rejected' && (finding.value === 'yes' || finding.value === 'partial')

/** Whether the finding says something: a conflict counts as silence until an analyst decides. */
export const isStated = (finding: Finding, asOf: string): boolean =>
  finding.tier !== 'conflict' && effectiveValue(finding, asOf) !== 'not-stated'

const factorOf = (finding: Finding): number => {
  if (finding.tier === 'confirmed') return 1
  if (finding.tier === 'model') return weights.factor.modelOnly
  if (finding.certainty === 'mentioned') return weights.factor.mentioned
  return finding.certainty === 'likely' ? weights.factor.likely : 1
}

/** Credit of a stated finding, 0–1, before any version weighs silence; 0 for one that says nothing. */
export function creditOf(finding: Finding, asOf: string): number {
  const value = effectiveValue(finding, asOf)
  if (value === 'not-stated' || finding.tier === 'conflict') return 0
  const gated = value === 'yes' && isPlanGated(finding)
  return (gated ? weights.credit.gated : weights.credit[value]) * factorOf(finding)
}

const precedence: Readonly<Record<Finding['tier'], number>> = {
  confirmed: 0,
  conflict: 1,
  corroborated: 2,
  local: 3,
  model: 4,
  rejected: 5,
}

/** One finding for each fact, in the catalogue's order: the analyst's, else the strongest tier, else the lower credit. */
export function oneForEachFact(findings: readonly Finding[], asOf: string, order: readonly string[]): Finding[] {
  const chosen = new Map<string, Finding>()
  for (const finding of findings) {
    const other = chosen.get(finding.fact)
    if (!other || comesBefore(finding, other, asOf)) chosen.set(finding.fact, finding)
  }
  return order.flatMap((id) => chosen.get(id) ?? [])
}

/** What is said before what is silent, and of what is said the weaker first. */
const orderOf = (finding: Finding, asOf: string): number => (isStated(finding, asOf) ? creditOf(finding, asOf) : 2)

const comesBefore = (left: Finding, right: Finding, asOf: string): boolean => {
  const byTier = precedence[left.tier] - precedence[right.tier]
  if (byTier !== 0) return byTier < 0
  const byCredit = orderOf(left, asOf) - orderOf(right, asOf)
  return byCredit === 0 ? left.id < right.id : byCredit < 0
}

export const weightOf = (finding: Finding): number => factById(finding.fact).weight

/** A 'no' that counts. */
export const isDenied = (finding: Finding): boolean =>
  finding.value === 'no' && finding.tier !== 'rejected' && finding.tier !== 'conflict'
