import { facts } from '../../catalog/facts.ts'
import { textOf } from '../../catalog/texts.ts'
import type { Finding, VendorPlan } from '../../contract/findings.ts'
import { effectiveValue } from '../score/credit.ts'
import { gateBites, joinWords } from './plan-phrases.ts'

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

const signIn = facts.find((fact) => fact.traits.includes('sign-in'))
const signInProviders = /\b(?:GitHub|GitLab|Bitbucket|Assembla|Google|Microsoft|Apple|Facebook|LinkedIn|Slack)\b/g

/** The companies through which people sign in, where no identity provider of the customer's own does it. */
const providersOfSignIn = ({ byFact, asOf }: Known): string[] => {
  const signOn = byFact.get(signIn?.id ?? '')
  if (!signOn || signOn.tier === 'conflict' || effectiveValue(signOn, asOf) !== 'partial') return []
  return [...new Set(signOn.quotes.flatMap(({ text }) => text.match(signInProviders) ?? []))]
}

/** What to do meanwhile. It rests on nothing of the vendor's that is not stated as there on every plan. */
export function mitigationOf(fact: string, known: Known): string {
  const { mitigation, needs, without } = textOf(fact)
  const advice = without !== null && !needs.every((need) => isThere(need, known)) ? without : mitigation
  const providers = /\bask for long unique passwords\b/i.test(advice) ? providersOfSignIn(known) : []
  return providers.length === 0
    ? advice
    : `Require a second factor at ${joinWords(providers)}, through which people sign in; where a password is used as well, ask for a long unique one.`
}
