import { z } from 'zod'
import { factText, type FactText } from './texts/fact-text.ts'
import { assuranceTexts } from './texts/assurance.ts'
import { governanceTexts } from './texts/governance.ts'
import { identityTexts } from './texts/identity.ts'
import { dataProtectionTexts } from './texts/data-protection.ts'
import { resilienceTexts } from './texts/resilience.ts'
import { loggingAndResponseTexts } from './texts/logging-and-response.ts'
import { engineeringTexts } from './texts/engineering.ts'
import { infrastructureTexts } from './texts/infrastructure.ts'
import { peopleTexts } from './texts/people.ts'
import { privacyTexts } from './texts/privacy.ts'
import { genaiTexts } from './texts/genai.ts'

/** What a review says about each of the facts, in the order of the facts. */
export const factTexts: readonly FactText[] = z
  .array(factText)
  .parse([
    ...assuranceTexts,
    ...governanceTexts,
    ...identityTexts,
    ...dataProtectionTexts,
    ...resilienceTexts,
    ...loggingAndResponseTexts,
    ...engineeringTexts,
    ...infrastructureTexts,
    ...peopleTexts,
    ...privacyTexts,
    ...genaiTexts,
  ])

const byFact = new Map(factTexts.map((text) => [text.fact, text]))

/** Throws when the fact is not in the catalogue: ids come from our own data, never from outside. */
export function textOf(fact: string): FactText {
  const text = byFact.get(fact)
  if (!text) throw new Error(`No text for the fact ${fact}`)
  return text
}
