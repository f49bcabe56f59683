import type { Certainty, FindingValue } from '../contract/findings.ts'

/** Which answers may be called 'stated'. Empty until their precision has been measured. */
const measured: ReadonlySet<string> = new Set<string>()

/** 'stated' only where the precision was measured. */
export function certaintyOf(fact: string, value: FindingValue, _rule: string): Certainty {
  if (value === 'not-stated') return null
  return measured.has(`${fact}=${value}`) ? 'stated' : 'likely'
}
