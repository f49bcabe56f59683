import type { Certainty, FindingValue } from '../contract/findings.ts'
import { measuredPrecision } from './measured-precision.ts'

/** What is assumed of an answer before it was ever measured, worth two observations. */
const prior: Readonly<Record<Exclude<FindingValue, 'not-stated'>, number>> = { yes: 0.82, partial: 0.7, no: 0.3 }
const priorWeight = 2

/** Least expected precision of what is called 'stated', and how often it must have been seen. */
export const statedThreshold = 0.9
const leastSeen = 3

/** Expected precision of an answer to a fact: its measured counts, drawn towards the prior of its value. */
export function expectedPrecision(fact: string, value: Exclude<FindingValue, 'not-stated'>): number {
  const [right, found] = measuredPrecision[`${fact}=${value}`] ?? [0, 0]
  return (right + priorWeight * prior[value]) / (found + priorWeight)
}

/** 'stated' only where the precision was measured and is high enough; 'likely' otherwise; null when not stated. */
export function certaintyOf(fact: string, value: FindingValue): Certainty {
  if (value === 'not-stated') return null
  const [, found] = measuredPrecision[`${fact}=${value}`] ?? [0, 0]
  return found >= leastSeen && expectedPrecision(fact, value) >= statedThreshold ? 'stated' : 'likely'
}
