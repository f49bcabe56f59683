import type { FindingValue } from '../contract/findings.ts'
import { measuredPrecision } from './measured-precision.ts'

/** What is assumed of an answer before it was ever measured, worth three observations. */
const prior: Readonly<Record<Exclude<FindingValue, 'not-stated'>, number>> = { yes: 0.8, partial: 0.6, no: 0.3 }
const priorWeight = 3

/** How many answers were found, and how many of them were right. */
export interface Measured {
  readonly right: number
  readonly found: number
}

function measuredOf(fact: string, value: string): Measured {
  const [right, found] = measuredPrecision[`${fact}=${value}`] ?? [0, 0]
  return { right, found }
}

/** Expected precision of an answer to a fact: its measured counts, drawn towards the prior of its value. */
export function expectedPrecision(
  fact: string,
  value: Exclude<FindingValue, 'not-stated'>,
  { right, found } = measuredOf(fact, value),
): number {
  return (right + priorWeight * prior[value]) / (found + priorWeight)
}
