import { z } from 'zod'
import { factEntry, type FactEntry } from './fact-entry.ts'
import { assuranceFacts } from './facts/assurance.ts'
import { governanceFacts } from './facts/governance.ts'
import { identityFacts } from './facts/identity.ts'
import { dataProtectionFacts } from './facts/data-protection.ts'
import { resilienceFacts } from './facts/resilience.ts'
import { loggingAndResponseFacts } from './facts/logging-and-response.ts'
import { engineeringFacts } from './facts/engineering.ts'
import { infrastructureFacts } from './facts/infrastructure.ts'
import { peopleFacts } from './facts/people.ts'
import { privacyFacts } from './facts/privacy.ts'
import { genaiFacts } from './facts/genai.ts'

/** The 81 facts that every review examines, in the order in which they are shown. */
export const facts: readonly FactEntry[] = z
  .array(factEntry)
  .parse([
    ...assuranceFacts,
    ...governanceFacts,
    ...identityFacts,
    ...dataProtectionFacts,
    ...resilienceFacts,
    ...loggingAndResponseFacts,
    ...engineeringFacts,
    ...infrastructureFacts,
    ...peopleFacts,
    ...privacyFacts,
    ...genaiFacts,
  ])

const byId = new Map(facts.map((fact) => [fact.id, fact]))

/** Throws when the id is not in the catalogue: ids come from our own data, never from outside. */
export function factById(id: string): FactEntry {
  const fact = byId.get(id)
  if (!fact) throw new Error(`No fact has the id ${id}`)
  return fact
}
