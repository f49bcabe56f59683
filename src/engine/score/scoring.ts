import { facts } from '../../catalog/facts.ts'
import type { DocumentKind } from '../../contract/documents.ts'
import type { Finding, Observation, VendorPlan } from '../../contract/findings.ts'
import type { ScoreResult } from '../../contract/reviews.ts'
import { isDenied, weightOf } from './credit.ts'

/** What a review is scored from. */
export interface ScoreInput {
  readonly findings: readonly Finding[]
  /** ISO date that staleness is judged from. */
  readonly asOf: string
  /** Conditional facts that this customer needs, such as `assure.hipaa_baa`. */
  readonly tenantNeeds?: readonly string[]
  readonly observations?: readonly Observation[]
  /** What the vendor sells: a feature that is named for all of it is limited to nothing. */
  readonly plans?: readonly VendorPlan[]
  /** Kinds of the pages that were read. */
  readonly documentKinds?: readonly DocumentKind[]
}

/** The score of one version, before a verdict is made of it. */
export type Scored = Omit<ScoreResult, 'verdict' | 'verdict_rule' | 'decided_by' | 'blocking'>

export interface ScoredReview {
  readonly scored: Scored
  /** The findings that count, one a fact, in the catalogue's order. */
  readonly counted: readonly Finding[]
}

interface Limits {
  readonly grades: readonly { readonly grade: NonNullable<ScoreResult['grade']>; readonly from: number }[]
  readonly critical: { readonly facts: readonly string[]; readonly highestScore: number }
  readonly risk: {
    readonly criticalBelow: number
    readonly highBelow: number
    readonly mediumBelow: number
    readonly deniedOfFullWeight: number
  }
}

export const factOrder: readonly string[] = facts.map((fact) => fact.id)

export const exact = (value: number): number => Math.round(value * 1e6) / 1e6

export const gradeOf = (score: number, limits: Limits): NonNullable<ScoreResult['grade']> =>
  limits.grades.find((row) => score >= row.from)?.grade ?? 'F'

export const highestScore = (caps: readonly string[], limits: Limits): number =>
  caps.length > 0 ? limits.critical.highestScore : 100

/** Critical facts whose 'no' an analyst has confirmed. */
export const capsOf = (counted: readonly Finding[], limits: Limits): string[] =>
  counted
    .filter((row) => row.tier === 'confirmed' && row.value === 'no' && limits.critical.facts.includes(row.fact))
    .map((row) => row.fact)

export const deniesTooMuch = (counted: readonly Finding[], limits: Limits): boolean =>
  counted.filter((finding) => isDenied(finding) && weightOf(finding) === 5).length >= limits.risk.deniedOfFullWeight

/** `withoutDoubted` is the score when every doubted denial counts as silence: no doubted 'no' makes a risk critical. */
export function riskOf(
  score: number | null,
  withoutDoubted: number | null,
  counted: readonly Finding[],
  caps: readonly string[],
  limits: Limits,
): ScoreResult['risk'] {
  if (caps.length > 0) return 'critical'
  if (score === null) return null
  if (withoutDoubted !== null && withoutDoubted < limits.risk.criticalBelow) return 'critical'
  if (score < limits.risk.highBelow || deniesTooMuch(counted, limits)) return 'high'
  return score < limits.risk.mediumBelow ? 'medium' : 'low'
}
