import { z } from 'zod'
import { codebookEntry, type CodebookEntry } from './codebook-entry.ts'
import { accessCodebook } from './codebook/access.ts'
import { assuranceCodebook } from './codebook/assurance.ts'
import { dataHandlingCodebook } from './codebook/data-handling.ts'
import { dataProtectionCodebook } from './codebook/data-protection.ts'
import { engineeringCodebook } from './codebook/engineering.ts'
import { genaiCodebook } from './codebook/genai.ts'
import { governanceCodebook } from './codebook/governance.ts'
import { identityCodebook } from './codebook/identity.ts'
import { infrastructureCodebook } from './codebook/infrastructure.ts'
import { loggingAndResponseCodebook } from './codebook/logging-and-response.ts'
import { peopleCodebook } from './codebook/people.ts'
import { privacyCodebook } from './codebook/privacy.ts'
import { resilienceCodebook } from './codebook/resilience.ts'

/** How each fact is read in text: one entry a fact, in the order of the catalogue. */
export const codebook: readonly CodebookEntry[] = z
  .array(codebookEntry)
  .parse([
    ...assuranceCodebook,
    ...governanceCodebook,
    ...identityCodebook,
    ...accessCodebook,
    ...dataProtectionCodebook,
    ...dataHandlingCodebook,
    ...resilienceCodebook,
    ...loggingAndResponseCodebook,
    ...engineeringCodebook,
    ...infrastructureCodebook,
    ...peopleCodebook,
    ...privacyCodebook,
    ...genaiCodebook,
  ])
