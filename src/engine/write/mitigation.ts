import { textOf } from '../../catalog/texts.ts'
import type { Finding, VendorPlan } from '../../contract/findings.ts'
import { effectiveValue } from '../score/credit.ts'
import { gateBites } from './plan-phrases.ts'

/** What is known of the vendor when a mitigation is chosen. */
export interface Known {
  readonly byFact: ReadonlyMap<string, Finding>
  readonly plans: readonly VendorPlan[]
  readonly asOf: string
}

const isThere = (fact: string, { byFact, plans, asOf }: Known): boolean => {
  const finding = byFact.get(fact)
  return (
    finding !== undefined &&
    finding.tier !== 'conflict' &&
    effectiveValue(finding, asOf) === 'yes' &&
    !gateBites(finding, plans)
  )
}

/** What to do meanwhile. It rests on nothing of the vendor's that is not stated as there on every plan. */
export function mitigationOf(fact: string, known: Known): string {
  const { mitigation, needs, without } = textOf(fact)
  return without !== null && !needs.every((need) => isThere(need, known)) ? without : mitigation
}
