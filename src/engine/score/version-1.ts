import { weightsOfVersionOne as weights } from '../../catalog/weights-version-1.ts'
import type { Finding } from '../../contract/findings.ts'
import type { FrameworkScore, ScoreResult } from '../../contract/reviews.ts'
import type { ScoredFact } from './control-status.ts'
import { isCertain } from '../../contract/findings.forms.ts'
import { creditOf, effectiveValue, needsReview, oneForEachFact, weightOf } from './credit.ts'
import {
  capsOf,
  exact,
  factOrder,
  gradeOf,
  highestScore,
  riskOf,
  type ScoredReview,
  type ScoreInput,
} from './scoring.ts'
import { frameworkScores } from './version-1-frameworks.ts'

/** Evidence of something good, however weak, never counts less than silence, which counts the prior. */
function creditIn(finding: Finding, asOf: string): number {
  const value = effectiveValue(finding, asOf)
  if (value === 'not-stated' || finding.tier === 'conflict') return weights.prior
  return value === 'no' ? weights.credit.no : Math.max(weights.prior, creditOf(finding, asOf))
}

/** Whether a fact counts: a conditional one only when stated or needed by the tenant. */
const counts = (finding: Finding, asOf: string, tenantNeeds: ReadonlySet<string>): boolean =>
  !weights.conditional.includes(finding.fact) ||
  tenantNeeds.has(finding.fact) ||
  effectiveValue(finding, asOf) !== 'not-stated'

interface Parts {
  readonly total: number | null
  readonly parts: ScoreResult['parts']
}

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
  const parts = factOrder.flatMap((fact) => {
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
    credit: doubtedAsUnknown && needsReview(finding) ? weights.prior : creditIn(finding, asOf),
  }))

/** Weight of what is stated ÷ weight of what was examined, 0–100. */
const coverageOf = (scored: readonly ScoredFact[]): number => {
  const whole = scored.reduce((sum, row) => sum + row.weight, 0)
  const stated = scored.reduce((sum, row) => sum + (row.stated ? row.weight : 0), 0)
  return whole === 0 ? 0 : Math.round((100 * stated) / whole)
}

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
  const now = Math.min(total, highestScore(caps, weights))
  return all
    .filter(({ fact }) => !answered.has(fact))
    .map(({ fact, points, possible }) => {
      const then = Math.min(
        total - points + possible,
        highestScore(
          caps.filter((cap) => cap !== fact),
          weights,
        ),
      )
      return { fact, gain: Math.round((then - now) * 10) / 10 }
    })
    .filter((row) => row.gain > 0)
    .sort((left, right) => right.gain - left.gain || factOrder.indexOf(left.fact) - factOrder.indexOf(right.fact))
    .slice(0, 8)
}

const withoutScore = (framework: FrameworkScore): FrameworkScore => ({ ...framework, score: null })

/**
 * The first version of the score, kept for the reviews that it scored: the mean of three frameworks, of their groups, of
 * the facts in each; silence counts a little. Pure: the same findings give the same result in any order.
 */
export function scoreVersionOne({ findings, asOf, tenantNeeds = [] }: ScoreInput): ScoredReview {
  const needs = new Set(tenantNeeds)
  const counted = oneForEachFact(findings, asOf, factOrder).filter((finding) => counts(finding, asOf, needs))
  const scored = scoredFacts(counted, asOf, false)
  const coverage = coverageOf(scored)
  const frameworks = frameworkScores(scored)
  const { total, parts } = partsOf(frameworks)
  const doubted = partsOf(frameworkScores(scoredFacts(counted, asOf, true))).total
  const caps = capsOf(counted, weights)
  const answered = new Set(counted.filter((finding) => isAnswered(finding, asOf)).map((finding) => finding.fact))
  const withheld = coverage < weights.minimumCoverage
  const score = total === null || withheld ? null : Math.min(highestScore(caps, weights), Math.round(total))
  return {
    counted,
    scored: {
      version: weights.version,
      as_of: asOf,
      score,
      grade: score === null ? null : gradeOf(score, weights),
      risk: riskOf(score, withheld ? null : doubted, counted, caps, weights),
      quality: null,
      coverage,
      names_ai: true,
      frameworks: withheld ? frameworks.map(withoutScore) : frameworks,
      parts,
      middle: 0,
      uncapped: total,
      raise: total === null ? [] : raiseOf(parts, total, caps, answered),
      caps,
    },
  }
}
