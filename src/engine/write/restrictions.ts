import { factById } from '../../catalog/facts.ts'
import { weights } from '../../catalog/weights.ts'
import type { Finding, VendorPlan } from '../../contract/findings.ts'
import type { Restriction, Severity } from '../../contract/review.ts'
import { effectiveValue, needsReview } from '../score/credit.ts'
import { gateBites, inRankOrder, joinWords, planNames, plansWithout } from './plan-phrases.ts'

const severityRank: Readonly<Record<Severity, number>> = { critical: 0, high: 1, medium: 2, low: 3 }

const reasonOf = (finding: Finding, plans: readonly VendorPlan[], asOf: string): Restriction['reason'] | null => {
  const value = finding.tier === 'conflict' ? 'partial' : effectiveValue(finding, asOf)
  if (value === 'yes') return gateBites(finding, plans) ? 'plan-gated' : null
  if (value === 'not-stated')
    return factById(finding.fact).weight >= weights.unknownRestrictionWeight ? 'unknown' : null
  return value === 'no' ? 'denied' : 'partial'
}

const severityOf = (finding: Finding, reason: Restriction['reason']): Severity => {
  const weight = factById(finding.fact).weight
  if (reason === 'denied' && weight === 5) return needsReview(finding) ? 'high' : 'critical'
  if (weight === 5) return reason === 'partial' ? 'medium' : 'high'
  return weight >= 3 ? 'medium' : 'low'
}

const plansOf = (finding: Finding, reason: Restriction['reason'], plans: readonly VendorPlan[]) => {
  if (reason !== 'plan-gated') {
    const minimum = reason === 'denied' ? 'Not offered' : reason === 'partial' ? 'No plan in full' : 'Not stated'
    return { affectedPlans: 'All plans', minimumPlans: minimum }
  }
  const names = planNames(finding, plans)
  const lacking = plansWithout(finding, plans).map((plan) => plan.name)
  const affected = lacking.length > 0 && names.length > 0 ? joinWords(lacking) : `All but ${joinWords(names)}`
  return { affectedPlans: affected, minimumPlans: names[0] ?? 'Not stated' }
}

/** What the customer must configure, buy or accept: from findings only, the gravest first. */
export function restrictionsFrom(
  findings: readonly Finding[],
  plans: readonly VendorPlan[],
  asOf: string,
): Restriction[] {
  const ordered = inRankOrder(plans)
  return findings
    .flatMap((finding): Restriction[] => {
      const reason = reasonOf(finding, ordered, asOf)
      if (!reason) return []
      const fact = factById(finding.fact)
      return [
        {
          id: `restriction:${finding.fact}`,
          fact: finding.fact,
          finding_id: finding.id,
          risk: fact.question,
          severity: severityOf(finding, reason),
          ...plansOf(finding, reason, ordered),
          restriction: `Ask for a written answer: ${fact.question}`,
          alternativeMitigation: '',
          reason,
        },
      ]
    })
    .sort((left, right) => severityRank[left.severity] - severityRank[right.severity])
}
