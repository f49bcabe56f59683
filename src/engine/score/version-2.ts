import { facts } from '../../catalog/facts.ts'
import { weights } from '../../catalog/weights.ts'
import type { Finding, VendorPlan } from '../../contract/findings.ts'
import type { ScoreResult } from '../../contract/reviews.ts'
import { gateBites } from '../write/plan-phrases.ts'
import { creditOf, effectiveValue, isStated, needsReview, oneForEachFact, weightOf } from './credit.ts'
import { frameworkViews } from './framework-views.ts'
import {
  capsOf,
  deniesTooMuch,
  exact,
  factOrder,
  gradeOf,
  highestScore,
  riskOf,
  type ScoredReview,
  type ScoreInput,
} from './scoring.ts'

interface Row {
  readonly fact: string
  readonly weight: number
  /** 0–1; 0 where nothing is stated. */
  readonly credit: number
  readonly stated: boolean
}

const onAi = new Set(facts.filter((fact) => fact.group === weights.aiGroup).map((fact) => fact.id))

/** Of a question that is asked; a review may hold answers to others. */
const isOnAi = (fact: string): boolean => onAi.has(fact)

/** AI features are named by an answer to a question on them, by an observation on one, or by a page of their own. */
const namesAi = ({ findings, observations = [], documentKinds = [], asOf }: ScoreInput): boolean =>
  documentKinds.includes('ai') ||
  findings.some((finding) => effectiveValue(finding, asOf) !== 'not-stated' && isOnAi(finding.fact)) ||
  observations.some((row) => row.facts.some(isOnAi))

const sum = (rows: readonly Row[], of: (row: Row) => number): number => rows.reduce((all, row) => all + of(row), 0)

interface Total {
  /** 0–1, null when nothing is stated. */
  readonly quality: number | null
  /** 0–1 */
  readonly coverage: number
  /** What is kept of the distance between quality and the middle: 0–1. */
  readonly kept: number
  /** 0–100, null when nothing is stated. */
  readonly score: number | null
}

function totalOf(rows: readonly Row[]): Total {
  const stated = sum(rows, (row) => (row.stated ? row.weight : 0))
  const examined = sum(rows, (row) => row.weight)
  const coverage = examined === 0 ? 0 : stated / examined
  const kept = (coverage * (1 + weights.pull)) / (coverage + weights.pull)
  if (stated === 0) return { quality: null, coverage, kept, score: null }
  const quality = sum(rows, (row) => row.weight * row.credit) / stated
  return { quality, coverage, kept, score: 100 * (weights.middle + (quality - weights.middle) * kept) }
}

const partsOf = (rows: readonly Row[], { kept }: Total): ScoreResult['parts'] => {
  const stated = sum(rows, (row) => (row.stated ? row.weight : 0))
  return rows.map(({ fact, weight, credit, stated: isThere }) => {
    const possible = isThere ? (100 * kept * weight) / stated : 0
    return { fact, points: exact(possible * credit), possible: exact(possible) }
  })
}

/** The vendor has said yes already: a further answer of its own adds nothing. */
const isAnswered = (finding: Finding, asOf: string): boolean =>
  finding.tier !== 'conflict' && effectiveValue(finding, asOf) === 'yes'

/**
 * What the score would gain if one fact were a plain, certain yes on every plan; highest first, at most eight. Only facts
 * that an answer of the vendor can raise. Computed by scoring again.
 */
function raiseOf(
  rows: readonly Row[],
  now: number,
  caps: readonly string[],
  answered: ReadonlySet<string>,
): ScoreResult['raise'] {
  const capped = Math.min(now, highestScore(caps, weights))
  return rows
    .filter(({ fact }) => !answered.has(fact))
    .map(({ fact }) => {
      const better = rows.map((row) => (row.fact === fact ? { ...row, credit: weights.credit.yes, stated: true } : row))
      const left = caps.filter((cap) => cap !== fact)
      const then = Math.min(totalOf(better).score ?? 0, highestScore(left, weights))
      return { fact, gain: Math.round((then - capped) * 10) / 10 }
    })
    .filter((row) => row.gain > 0)
    .sort((left, right) => right.gain - left.gain || factOrder.indexOf(left.fact) - factOrder.indexOf(right.fact))
    .slice(0, 8)
}

const rowsOf = (counted: readonly Finding[], asOf: string): Row[] =>
  counted.map((finding) => ({
    fact: finding.fact,
    weight: weightOf(finding),
    credit: creditOf(finding, asOf),
    stated: isStated(finding, asOf),
  }))

const doubtedAsSilence = (rows: readonly Row[], counted: readonly Finding[]): Row[] => {
  const doubted = new Set(counted.filter((finding) => needsReview(finding)).map((finding) => finding.fact))
  return rows.map((row) => (doubted.has(row.fact) ? { ...row, credit: 0, stated: false } : row))
}

const limitedBy = (finding: Finding, plans: readonly VendorPlan[]): Finding =>
  finding.plans.length === 0 || gateBites(finding, plans) ? finding : { ...finding, plans: [] }

/**
 * The findings that count, one a fact, in the catalogue's order. What concerns only some customers counts when it is
 * stated or needed; questions on AI count where AI features are named. What every plan has is limited to none.
 */
function countedOf(input: ScoreInput, isAiNamed: boolean): Finding[] {
  const { findings, asOf, tenantNeeds = [], plans = [] } = input
  return oneForEachFact(findings, asOf, factOrder)
    .filter(
      (finding) =>
        (isAiNamed || !isOnAi(finding.fact)) &&
        (!weights.conditional.includes(finding.fact) || tenantNeeds.includes(finding.fact) || isStated(finding, asOf)),
    )
    .map((finding) => limitedBy(finding, plans))
}

const percent = (share: number): number => Math.round(100 * share)

/**
 * The second version of the score: each fact counts once, by its own weight. Quality is what the stated answers are worth,
 * coverage how much is stated; the score is quality, drawn towards the middle where coverage is low. Pure: the same
 * findings give the same result in any order. Score and grade are null under the least coverage.
 */
export function scoreVersionTwo(input: ScoreInput): ScoredReview {
  const { asOf } = input
  const isAiNamed = namesAi(input)
  const counted = countedOf(input, isAiNamed)
  const rows = rowsOf(counted, asOf)
  const total = totalOf(rows)
  const caps = capsOf(counted, weights)
  const answered = new Set(counted.filter((finding) => isAnswered(finding, asOf)).map((finding) => finding.fact))
  const isWithheld = total.score === null || percent(total.coverage) < weights.minimumCoverage
  const score =
    total.score === null || isWithheld ? null : Math.round(Math.min(highestScore(caps, weights), total.score))
  const doubted = isWithheld ? null : totalOf(doubtedAsSilence(rows, counted)).score
  const risk = riskOf(score, doubted, counted, caps, weights)
  return {
    counted,
    scored: {
      version: weights.version,
      as_of: asOf,
      score,
      grade: score === null ? null : gradeOf(score, weights),
      risk: risk ?? (deniesTooMuch(counted, weights) ? 'high' : null),
      quality: total.quality === null ? null : percent(total.quality),
      coverage: percent(total.coverage),
      names_ai: isAiNamed,
      frameworks: [...frameworkViews(counted, asOf, isWithheld)],
      parts: partsOf(rows, total),
      middle: total.score === null ? 0 : exact(100 * weights.middle * (1 - total.kept)),
      uncapped: total.score === null ? null : exact(total.score),
      raise: total.score === null ? [] : raiseOf(rows, total.score, caps, answered),
      caps,
    },
  }
}
