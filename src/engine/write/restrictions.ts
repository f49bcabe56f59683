import { factById } from '../../catalog/facts.ts'
import { textOf } from '../../catalog/texts.ts'
import { weights } from '../../catalog/weights.ts'
import type { Finding, VendorPlan } from '../../contract/findings.ts'
import type { Restriction, Severity } from '../../contract/reviews.ts'
import { isCertain } from '../../contract/findings.forms.ts'
import { effectiveValue, isRejected, needsReview } from '../score/credit.ts'
import { guideOf, isMissed, lowerFirst } from './claims.ts'
import { mitigationOf, type Known } from './mitigation.ts'
import {
  extraPriceOf,
  gateBites,
  isExtra,
  joinWords,
  planNames,
  plansWith,
  plansWithout,
  unrankedPlans,
} from './plan-phrases.ts'
import { denialIn } from './denials.ts'
import { sayFinding, type Mentions } from './sentences.ts'

const ladder: readonly Severity[] = ['critical', 'high', 'medium', 'low']
export const severityRank = (severity: Severity): number => ladder.indexOf(severity)

type Reason = Restriction['reason']

const reasonOf = (finding: Finding, { plans, asOf, namesAi }: Grounds): Reason | null => {
  const value = finding.tier === 'conflict' ? 'partial' : effectiveValue(finding, asOf)
  if (value === 'yes') return gateBites(finding, plans) ? 'plan-gated' : null
  if (value !== 'not-stated') return value === 'no' ? 'denied' : 'partial'
  return isMissed(finding.fact, namesAi) && factById(finding.fact).weight >= weights.unknownRestrictionWeight
    ? 'unknown'
    : null
}

const lower = (severity: Severity, steps: number): Severity => ladder[severityRank(severity) + steps] ?? 'low'

/** The catalogue's severity for a settled denial; less for what is only weaker, only gated or not yet settled. */
const severityOf = (finding: Finding, reason: Reason): Severity => {
  if (reason === 'partial' && denialIn(finding) !== null) return severityOf({ ...finding, value: 'no' }, 'denied')
  const isForSome = weights.conditional.includes(finding.fact)
  const full = isForSome ? lower(textOf(finding.fact).severity, 1) : textOf(finding.fact).severity
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

/** A plan says nothing of an answer that is disputed, or that someone has yet to read. */
const sayNoMinimum = (finding: Finding, reason: Exclude<Reason, 'plan-gated'>): string => {
  if (finding.tier === 'conflict') return 'Not settled'
  return reason === 'partial' && !isCertain(finding) ? 'Not confirmed' : minimumWithoutGate[reason]
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
    const price = extraPriceOf(finding) === null ? '' : ', at an extra price'
    return { affectedPlans: affected, minimumPlans: `${least.replace(/^an? /, (article) => capital(article))}${price}` }
  }
  return { affectedPlans: 'All plans', minimumPlans: sayNoMinimum(finding, reason) }
}

/** The label of a denial claims an absence; all others name the topic and how it stands. */
const riskOf = (finding: Finding, reason: Reason, mentions: Mentions): string => {
  const { topic, risk } = textOf(finding.fact)
  if (finding.tier === 'conflict') return `${topic}: pages disagree`
  if (reason === 'denied') return risk
  if (reason === 'plan-gated') return `${topic}: named for some plans only`
  if (reason === 'partial') return `${topic}: ${denialIn(finding) === null ? 'only in part' : 'denied in part'}`
  if (isRejected(finding)) return `${topic}: answer rejected`
  return `${topic}: ${mentions.has(finding.fact) ? 'not clear' : 'not found'}`
}

/** What to configure and where, what to buy, what to settle or to accept. */
const adviceOf = (finding: Finding, reason: Reason, guides: Grounds['guides']): string => {
  if (finding.tier === 'conflict') return 'Treat it as open until the vendor has settled it.'
  const forSome = weights.conditional.includes(finding.fact) ? ' It concerns only those who need it.' : ''
  if (reason === 'denied' && needsReview(finding))
    return `Have an analyst read the passage before acting on it.${forSome}`
  if (reason === 'unknown')
    return finding.certainty === 'mentioned'
      ? 'Read the passage, or have the vendor answer in writing, before you count on it.'
      : 'Do not count on it until the vendor has answered in writing.'
  const guide = guideOf(finding, guides)
  const { stake } = textOf(finding.fact)
  if (reason === 'partial') {
    const where = guide === null ? '' : ` Its guide: ${guide}.`
    return `Settle what is missing before you rely on it.${where}`
  }
  if (reason === 'denied') return `Do without it, or accept this: ${lowerFirst(stake)}${forSome}`
  const isSetUp = factById(finding.fact).kind === 'feature'
  const where = guide === null ? '' : ` (${guide})`
  return `Buy it${isSetUp ? ` and set it up${where}` : ''}, or accept this: ${lowerFirst(stake)}`
}

/** What restrictions are made from, beside the findings. */
interface Grounds extends Known {
  readonly mentions: Mentions
  readonly guides: ReadonlyMap<string, string>
  readonly namesAi: boolean
}

const restrictionOf = (finding: Finding, known: Grounds): Restriction[] => {
  const { plans, asOf, mentions, guides } = known
  const reason = reasonOf(finding, known)
  if (!reason) return []
  const isDisputed = finding.tier === 'conflict'
  const said = isDisputed
    ? 'The vendor’s pages say different things.'
    : sayFinding(finding, plans, asOf, mentions, 'without words')
  return [
    {
      id: `restriction:${finding.fact}`,
      fact: finding.fact,
      finding_id: finding.id,
      risk: riskOf(finding, reason, mentions),
      severity: severityOf(finding, reason),
      ...plansOf(finding, reason, plans),
      restriction: `${said} ${adviceOf(finding, reason, guides)}`,
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
  { mentions = new Map(), guides = new Map(), namesAi = true }: Partial<Omit<Grounds, keyof Known>> = {},
): Restriction[] => {
  const byFact = new Map(findings.map((finding) => [finding.fact, finding]))
  const known: Grounds = { byFact, plans, asOf, mentions, guides, namesAi }
  return findings
    .flatMap((finding) => restrictionOf(finding, known))
    .sort(
      (left, right) =>
        severityRank(left.severity) - severityRank(right.severity) ||
        factById(right.fact).weight - factById(left.fact).weight,
    )
}
