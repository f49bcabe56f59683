import { verdictConstants, verdictRules, type VerdictMeasure, type VerdictRule } from '../../catalog/verdicts.ts'
import { weights } from '../../catalog/weights.ts'
import { redFlagKinds, type Finding, type Observation, type RedFlagKind } from '../../contract/findings.ts'
import type { ScoreResult, VerdictGround } from '../../contract/reviews.ts'
import { isCertain, isOnlyMentioned } from '../../contract/findings.forms.ts'
import { effectiveValue, isDenied, isPlanGated, isStated, needsReview, weightOf } from './credit.ts'
import type { Scored, ScoredReview } from './scoring.ts'

type Standing = VerdictGround['standing']

interface Weighed {
  readonly ground: VerdictGround
  readonly weight: number
  /** Seen by an analyst or by two readers. */
  readonly settled: boolean
  /** Stated in plain words, or settled. */
  readonly sure: boolean
}

const isRedFlag = (kind: Observation['kind']): kind is RedFlagKind => (redFlagKinds as readonly string[]).includes(kind)

const textOf = ({ kind, quotes }: Observation): string => `${kind} ${quotes[0]?.text ?? ''}`

/** The red flags among observations: those with a passage, each kind and passage once. */
export function redFlagsOf(observations: readonly Observation[]): readonly (Observation & { kind: RedFlagKind })[] {
  const known = new Map<string, Observation & { kind: RedFlagKind }>()
  for (const row of observations) {
    const [quote] = row.quotes
    if (!isRedFlag(row.kind) || quote === undefined) continue
    if (!known.has(textOf(row))) known.set(textOf(row), { ...row, kind: row.kind })
  }
  return [...known.values()].toSorted(
    (left, right) =>
      verdictConstants.flagWeights[right.kind] - verdictConstants.flagWeights[left.kind] ||
      (textOf(left) < textOf(right) ? -1 : 1),
  )
}

const onFact = (finding: Finding, standing: Standing): Weighed => ({
  ground: { standing, fact: finding.fact, observation: null, quote: null },
  weight: weightOf(finding),
  settled: !needsReview(finding),
  sure: !needsReview(finding) || isCertain(finding),
})

/** How one answer stands to an approval. */
function standingOf(finding: Finding, asOf: string): Standing {
  if (finding.tier === 'conflict') return 'disputed'
  if (isOnlyMentioned(finding)) return finding.value === 'yes' ? 'only_likely' : 'unanswered'
  if (isDenied(finding)) return 'denied'
  const value = effectiveValue(finding, asOf)
  if (value === 'not-stated') return 'unanswered'
  if (value === 'partial') return 'partial'
  if (isPlanGated(finding)) return 'plan_gated'
  return isCertain(finding) ? 'there' : 'only_likely'
}

/** The order in which what stands in the way is told: what is said against it comes before what is not said. */
const gravity: Readonly<Record<Standing, number>> = {
  denied: 0,
  red_flag: 1,
  disputed: 2,
  partial: 3,
  plan_gated: 3,
  unanswered: 3,
  only_likely: 4,
  there: 5,
}

const gravityOf = (row: Weighed): number => gravity[row.ground.standing]

const byWeight = (left: Weighed, right: Weighed): number =>
  right.weight - left.weight || Number(right.settled) - Number(left.settled) || gravityOf(left) - gravityOf(right)

const byGravity = (left: Weighed, right: Weighed): number =>
  gravityOf(left) - gravityOf(right) || right.weight - left.weight

type Measured = Readonly<Record<VerdictMeasure, readonly Weighed[] | number>>

const { openFrom, weighty, graveFlagWeight, adverseDenialFrom, adverseFlagFrom, adversePartialFrom } = verdictConstants

/** What of all that stands in the way of a plain approval. */
const isOpen = ({ ground, weight }: Weighed): boolean => {
  if (ground.standing === 'there') return false
  if (ground.standing === 'red_flag') return true
  return ground.standing === 'only_likely' || ground.standing === 'unanswered' ? weight >= weighty : weight >= openFrom
}

function measure({ scored, counted }: ScoredReview, observations: readonly Observation[]): Measured {
  const answers = counted.map((finding) => onFact(finding, standingOf(finding, scored.as_of))).toSorted(byWeight)
  const flags = redFlagsOf(observations).map((row): Weighed => ({
    ground: { standing: 'red_flag', fact: row.facts[0] ?? null, observation: row.kind, quote: row.quotes[0] ?? null },
    weight: verdictConstants.flagWeights[row.kind],
    settled: false,
    sure: true,
  }))
  const of = (standing: Standing, from = 1) =>
    answers.filter((row) => row.ground.standing === standing && row.weight >= from)
  const essential = (row: Weighed): boolean => weights.critical.facts.includes(row.ground.fact ?? '')
  const denied = of('denied')
  const graveFlags = flags.filter((row) => row.weight >= graveFlagWeight)
  const heavy = answers.filter((row) => row.weight >= weighty)
  const unanswered = of('unanswered', weighty)
  const certain = new Set(counted.filter((one) => isStated(one, scored.as_of) && isCertain(one)).map((one) => one.fact))
  const good = answers.filter((row) => row.ground.standing === 'there' || row.ground.standing === 'only_likely')
  return {
    essentialDenied: denied.filter((row) => essential(row) && row.settled),
    essentialDoubted: denied.filter((row) => essential(row) && !row.settled),
    essentialDisputed: of('disputed').filter(essential),
    weightySettled: of('denied', weighty).filter((row) => row.settled),
    weightyAdverse: [...of('denied', weighty), ...graveFlags].toSorted(byWeight),
    weightySure: [...of('denied', weighty).filter((row) => row.sure), ...graveFlags].toSorted(byWeight),
    graveFlags,
    flags,
    weightyDisputed: of('disputed', weighty),
    adverse: [
      ...of('denied', adverseDenialFrom),
      ...flags.filter((row) => row.weight >= adverseFlagFrom),
      ...of('partial', adversePartialFrom),
    ].toSorted(byWeight),
    weightyUnanswered: unanswered,
    unanswered: of('unanswered'),
    weightyCertain: heavy.filter(
      (row) =>
        (row.ground.standing === 'there' || row.ground.standing === 'plan_gated') && certain.has(row.ground.fact ?? ''),
    ),
    open: [...answers, ...flags].filter(isOpen).toSorted(byGravity),
    good: good.toSorted(byWeight),
    scored: scored.score === null ? 0 : 1,
    unansweredShare: heavy.length === 0 ? 0 : unanswered.length / heavy.length,
    coverage: scored.coverage,
    score: scored.score ?? 0,
    lowRisk: scored.risk === 'low' ? 1 : 0,
    always: 1,
  }
}

const amount = (measured: Measured, name: VerdictMeasure): number => {
  const value = measured[name]
  return typeof value === 'number' ? value : value.length
}

const holds = (rule: VerdictRule, measured: Measured): boolean =>
  rule.when.every(({ measure: name, atLeast = -Infinity, below = Infinity }) => {
    const value = amount(measured, name)
    return value >= atLeast && value < below
  })

const keyOf = ({ fact, observation, quote }: VerdictGround): string => `${fact} ${observation} ${quote?.text ?? ''}`

function firstOf(lists: readonly VerdictMeasure[], measured: Measured, most: number): VerdictGround[] {
  const told = new Map<string, VerdictGround>()
  for (const name of lists) {
    const value = measured[name]
    for (const { ground } of typeof value === 'number' ? [] : value)
      if (!told.has(keyOf(ground))) told.set(keyOf(ground), ground)
  }
  return [...told.values()].slice(0, most)
}

/** The verdict on the same score for findings as one customer reads them: what its plan has is limited no more. */
export function judgeAgain(
  score: ScoreResult,
  findings: readonly Finding[],
  observations: readonly Observation[],
): ScoreResult {
  const counted = new Set(score.parts.map((part) => part.fact))
  return withVerdict({ scored: score, counted: findings.filter(({ fact }) => counted.has(fact)) }, observations)
}

/** How many grounds a verdict is explained by. */
const mostGrounds = 3

/**
 * One of five verdicts, by the rule table in the catalogue: the first row whose limits all hold. Pure; the three grounds
 * that decided it come with it, and all that stands between it and a better one.
 */
export function withVerdict(review: ScoredReview, observations: readonly Observation[]): ScoreResult {
  const measured = measure(review, observations)
  const rule = verdictRules.find((row) => holds(row, measured))
  if (!rule) throw new Error('No row of the verdict table holds; its last row must always do')
  const scored: Scored = review.scored
  return {
    ...scored,
    verdict: rule.verdict,
    verdict_rule: rule.id,
    decided_by: firstOf(rule.decidedBy, measured, mostGrounds),
    blocking: firstOf(['open', 'weightyUnanswered'], measured, 40),
  }
}
