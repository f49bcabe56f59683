import { facts } from '../../catalog/facts.ts'
import { weights } from '../../catalog/weights.ts'
import type { Finding } from '../../contract/findings.ts'
import type { FrameworkScore, ScoreResult } from '../../contract/reviews.ts'
import {
  counts,
  creditOf,
  effectiveValue,
  isCertain,
  isPlanGated,
  needsReview,
  oneForEachFact,
  weightOf,
} from './credit.ts'
import { frameworkScores, type ScoredFact } from './framework-scores.ts'

export interface ScoreInput {
  readonly findings: readonly Finding[]
  /** ISO date that staleness is judged from. */
  readonly asOf: string
  /** Conditional facts that this customer needs, such as `assure.hipaa_baa`. */
  readonly tenantNeeds?: readonly string[]
}

interface Parts {
  readonly total: number | null
  readonly parts: ScoreResult['parts']
}

const order = facts.map((fact) => fact.id)
const exact = (value: number): number => Math.round(value * 1e6) / 1e6

/** Points of 100 for each fact: a third of each framework, shared by its groups, then by weight in the group. */
const partsOf = (frameworks: ScoreResult['frameworks']): Parts => {
  const points = new Map<string, { points: number; possible: number }>()
  const scored = frameworks.filter((framework) => framework.groups.some((group) => group.facts.length > 0))
  for (const framework of scored) {
    const groups = framework.groups.filter((group) => group.facts.length > 0)
    for (const group of groups) {
      const whole = group.facts.reduce((sum, row) => sum + row.weight, 0)
      for (const row of group.facts) {
        const possible = (100 * row.weight) / (whole * groups.length * scored.length)
        const sum = points.get(row.fact) ?? { points: 0, possible: 0 }
        points.set(row.fact, { points: sum.points + possible * row.credit, possible: sum.possible + possible })
      }
    }
  }
  const parts = order.flatMap((fact) => {
    const sum = points.get(fact)
    return sum ? [{ fact, points: exact(sum.points), possible: exact(sum.possible) }] : []
  })
  return { total: parts.length === 0 ? null : exact(parts.reduce((sum, part) => sum + part.points, 0)), parts }
}

const scoredFacts = (findings: readonly Finding[], asOf: string, doubtedAsUnknown: boolean): ScoredFact[] =>
  findings.map((finding) => ({
    fact: finding.fact,
    weight: weightOf(finding),
    stated: effectiveValue(finding, asOf) !== 'not-stated',
    certain: isCertain(finding),
    credit: doubtedAsUnknown && needsReview(finding) ? weights.prior : creditOf(finding, asOf),
  }))

/** Weight of what is stated ÷ weight of what was examined, 0–100. */
const coverageOf = (scored: readonly ScoredFact[]): number => {
  const whole = scored.reduce((sum, row) => sum + row.weight, 0)
  const stated = scored.reduce((sum, row) => sum + (row.stated ? row.weight : 0), 0)
  return whole === 0 ? 0 : Math.round((100 * stated) / whole)
}

const gradeOf = (score: number) => weights.grades.find((row) => score >= row.from)?.grade ?? 'F'

const riskOf = (
  score: number | null,
  withoutDoubted: number | null,
  findings: readonly Finding[],
  caps: readonly string[],
): ScoreResult['risk'] => {
  if (caps.length > 0) return 'critical'
  if (score === null) return null
  if (withoutDoubted !== null && withoutDoubted < weights.risk.criticalBelow) return 'critical'
  const denied = findings.filter((finding) => isDenied(finding) && weightOf(finding) === 5).length
  if (score < weights.risk.highBelow || denied >= weights.risk.deniedOfFullWeight) return 'high'
  return score < weights.risk.mediumBelow ? 'medium' : 'low'
}

const isDenied = (finding: Finding): boolean =>
  finding.value === 'no' && finding.tier !== 'rejected' && finding.tier !== 'conflict'

/** A fact of full weight that is not plainly there on every plan. */
const isOpen = (finding: Finding, asOf: string): boolean =>
  weightOf(finding) === 5 &&
  (effectiveValue(finding, asOf) !== 'yes' || isPlanGated(finding) || finding.tier === 'conflict')

const verdictOf = (score: number | null, risk: ScoreResult['risk'], open: boolean): ScoreResult['verdict'] => {
  if (risk === 'critical') return 'do_not_approve_yet'
  if (score === null) return 'insufficient_evidence'
  if (risk === 'high') return 'do_not_approve_yet'
  return risk === 'low' && !open ? 'approve' : 'approve_with_conditions'
}

const highestScore = (caps: readonly string[]): number => (caps.length > 0 ? weights.critical.highestScore : 100)

/** The vendor has said yes already: a further answer of its own adds nothing. */
const isAnswered = (finding: Finding, asOf: string): boolean =>
  finding.tier !== 'conflict' && effectiveValue(finding, asOf) === 'yes'

/**
 * What the score would gain if one fact were a plain, certain yes on every plan; highest first, at most eight. Only
 * facts that an answer of the vendor can raise.
 */
const raiseOf = (
  all: ScoreResult['parts'],
  total: number,
  caps: readonly string[],
  answered: ReadonlySet<string>,
): ScoreResult['raise'] => {
  const now = Math.min(total, highestScore(caps))
  return all
    .filter(({ fact }) => !answered.has(fact))
    .map(({ fact, points, possible }) => {
      const then = Math.min(total - points + possible, highestScore(caps.filter((cap) => cap !== fact)))
      return { fact, gain: Math.round((then - now) * 10) / 10 }
    })
    .filter((row) => row.gain > 0)
    .sort((left, right) => right.gain - left.gain || order.indexOf(left.fact) - order.indexOf(right.fact))
    .slice(0, 8)
}

const withoutScore = (framework: FrameworkScore): FrameworkScore => ({ ...framework, score: null })

/**
 * Scores findings by the constants in the catalogue. Pure: the same findings give the same result in any order. Score
 * and grade are null when nothing is scorable or when coverage is too low.
 */
export function scoreReview({ findings, asOf, tenantNeeds = [] }: ScoreInput): ScoreResult {
  const needs = new Set(tenantNeeds)
  const counted = oneForEachFact(findings, asOf, order).filter((finding) => counts(finding, asOf, needs))
  const scored = scoredFacts(counted, asOf, false)
  const coverage = coverageOf(scored)
  const frameworks = frameworkScores(scored)
  const { total, parts } = partsOf(frameworks)
  const doubted = partsOf(frameworkScores(scoredFacts(counted, asOf, true))).total
  const caps = counted
    .filter((row) => row.tier === 'confirmed' && row.value === 'no' && weights.critical.facts.includes(row.fact))
    .map((row) => row.fact)
  const answered = new Set(counted.filter((finding) => isAnswered(finding, asOf)).map((finding) => finding.fact))
  const withheld = coverage < weights.minimumCoverage
  const score = total === null || withheld ? null : Math.min(highestScore(caps), Math.round(total))
  const risk = riskOf(score, withheld ? null : doubted, counted, caps)
  return {
    version: weights.version,
    as_of: asOf,
    score,
    grade: score === null ? null : gradeOf(score),
    risk,
    coverage,
    verdict: verdictOf(
      score,
      risk,
      counted.some((finding) => isOpen(finding, asOf)),
    ),
    frameworks: withheld ? frameworks.map(withoutScore) : frameworks,
    parts,
    uncapped: total,
    raise: total === null ? [] : raiseOf(parts, total, caps, answered),
    caps,
  }
}
