import { factById } from '../../catalog/facts.ts'
import { textOf } from '../../catalog/texts.ts'
import { weights } from '../../catalog/weights.ts'
import type { Finding, VendorPlan } from '../../contract/findings.ts'
import type { Restriction, Severity } from '../../contract/reviews.ts'
import { effectiveValue, needsReview } from '../score/credit.ts'
import { mitigationOf, type Known } from './mitigation.ts'
import { gateBites, isExtra, joinWords, planNames, plansWith, plansWithout, unrankedPlans } from './plan-phrases.ts'
import { denialIn } from './denials.ts'
import { sayFinding, type Mentions } from './sentences.ts'

const ladder: readonly Severity[] = ['critical', 'high', 'medium', 'low']
export const severityRank = (severity: Severity): number => ladder.indexOf(severity)

type Reason = Restriction['reason']

const isNeeded = (finding: Finding): boolean => !weights.conditional.includes(finding.fact)

const reasonOf = (finding: Finding, plans: readonly VendorPlan[], asOf: string): Reason | null => {
  const value = finding.tier === 'conflict' ? 'partial' : effectiveValue(finding, asOf)
  if (value === 'yes') return gateBites(finding, plans) ? 'plan-gated' : null
  if (value !== 'not-stated') return value === 'no' ? 'denied' : 'partial'
  return isNeeded(finding) && factById(finding.fact).weight >= weights.unknownRestrictionWeight ? 'unknown' : null
}

const lower = (severity: Severity, steps: number): Severity => ladder[severityRank(severity) + steps] ?? 'low'

/** The catalogue's severity for a settled denial; less for what is only weaker, only gated or not yet settled. */
const severityOf = (finding: Finding, reason: Reason): Severity => {
  if (reason === 'partial' && denialIn(finding) !== null) return severityOf({ ...finding, value: 'no' }, 'denied')
  const full = textOf(finding.fact).severity
  const settled = reason === 'denied' && !needsReview(finding)
  const most = full === 'critical' && !settled ? 'high' : full
  if (reason === 'partial' || (reason === 'unknown' && full !== 'critical')) return lower(most, 1)
  return most
}

const minimumWithoutGate: Readonly<Record<Exclude<Reason, 'plan-gated'>, string>> = {
  denied: 'Not offered',
  partial: 'No plan in full',
  unknown: 'Not stated',
}

const sayGate = (name: string): string =>
  isExtra(name) ? 'an add-on' : name.toLowerCase() === 'paid' ? 'a paid plan' : name

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const plansOf = (finding: Finding, reason: Reason, plans: readonly VendorPlan[]) => {
  if (reason === 'plan-gated') {
    const names = planNames(finding, plans).map(sayGate)
    const all = joinWords(names, 'or')
    // Which of several is the smallest is known only where each has its place among the vendor's plans.
    if (names.length > 1 && unrankedPlans(finding, plans).length > 0)
      return { affectedPlans: `All without ${all}`, minimumPlans: all }
    const lacking = plansWith(finding, plans).length > 0 ? plansWithout(finding, plans).map((plan) => plan.name) : []
    const affected = lacking.length > 0 ? joinWords(lacking) : `All without ${all}`
    const least = names.find((name) => name !== 'an add-on') ?? 'an add-on'
    return { affectedPlans: affected, minimumPlans: least.replace(/^an? /, (article) => capital(article)) }
  }
  return { affectedPlans: 'All plans', minimumPlans: minimumWithoutGate[reason] }
}

/** The label of a denial claims an absence; all others name the topic and how it stands. */
const riskOf = (finding: Finding, reason: Reason, mentions: Mentions): string => {
  const { topic, risk } = textOf(finding.fact)
  if (finding.tier === 'conflict') return `${topic}: pages disagree`
  if (reason === 'denied') return risk
  if (reason === 'plan-gated') return `${topic}: named for some plans only`
  if (reason === 'partial') return `${topic}: ${denialIn(finding) === null ? 'only in part' : 'denied in part'}`
  return `${topic}: ${mentions.has(finding.fact) ? 'not clear' : 'not found'}`
}

const adviceOf = (finding: Finding, reason: Reason): string => {
  if (finding.tier === 'conflict') return 'Treat it as open until the vendor has settled it.'
  if (reason === 'denied' && needsReview(finding)) return 'Have an analyst read the passage before acting on it.'
  if (reason === 'unknown') return 'Do not count on it until the vendor has answered in writing.'
  if (reason === 'partial') return 'Settle what is missing before you rely on it.'
  return textOf(finding.fact).stake
}

const restrictionOf = (finding: Finding, known: Known, mentions: Mentions): Restriction[] => {
  const { plans, asOf } = known
  const reason = reasonOf(finding, plans, asOf)
  if (!reason) return []
  return [
    {
      id: `restriction:${finding.fact}`,
      fact: finding.fact,
      finding_id: finding.id,
      risk: riskOf(finding, reason, mentions),
      severity: severityOf(finding, reason),
      ...plansOf(finding, reason, plans),
      restriction: `${sayFinding(finding, plans, asOf, mentions)} ${adviceOf(finding, reason)}`,
      alternativeMitigation: mitigationOf(finding.fact, known),
      reason,
    },
  ]
}

/**
 * What the customer must configure, buy or accept: from findings only, the gravest first. Ids are made of fact ids, so
 * that a status kept beside a restriction survives a rescan.
 */
export const restrictionsFrom = (
  findings: readonly Finding[],
  plans: readonly VendorPlan[],
  asOf: string,
  mentions: Mentions = new Map(),
): Restriction[] => {
  const known = { byFact: new Map(findings.map((finding) => [finding.fact, finding])), plans, asOf }
  return findings
    .flatMap((finding) => restrictionOf(finding, known, mentions))
    .sort(
      (left, right) =>
        severityRank(left.severity) - severityRank(right.severity) ||
        factById(right.fact).weight - factById(left.fact).weight,
    )
}
