import { PoolBusyError } from '../../../adapters/isolation/process-pool.ts'
import { createCorpusAnalyst } from '../../../adapters/reader/corpus-analyst.ts'
import type { Quote } from '../../../contract/findings.ts'
import { AppError } from '../../../contract/errors.ts'
import type { TenantContext } from '../../http/handlers.ts'
import { characterOffset, selectDocumentOutlines, selectDocumentText } from '../scans/scans.public.ts'
import type { Found, Lookup } from './decisions.domain.ts'

/** For all pages of a review; the connection is held as long. */
const longest = 4_000

const busy = (): AppError =>
  new AppError(
    'unavailable',
    'Looking through the stored pages takes too long right now. Please try again in a moment.',
  )

/** A quote with the place where it begins in characters, which is what the database counts in. */
export interface FoundPassage extends Found {
  readonly firstCharacter: number
}

/**
 * Looks a passage and plans up in the pages stored with a review, one page after the other, in a process of its own. Throws
 * `unavailable` when that takes longer than four seconds or too many others wait.
 */
export async function findInPages(
  { trx, scope, services }: TenantContext,
  scanId: string,
  lookup: Lookup,
): Promise<FoundPassage> {
  const analyst = createCorpusAnalyst(services.readers, scope.tenantId)
  const limit = AbortSignal.timeout(longest)
  let quote: Quote | null = null
  let firstCharacter = 0
  const plans = new Set<string>()
  try {
    for (const { id } of await selectDocumentOutlines(trx, scope, scanId)) {
      const names = lookup.plans.filter((plan) => !plans.has(plan))
      const passage = quote === null ? lookup.passage : null
      if (passage === null && names.length === 0) break
      const text = (await selectDocumentText(trx, scope, scanId, id)) ?? ''
      const found = await analyst.find({ document: { id, text }, passage, names }, limit)
      for (const name of found.names) plans.add(name)
      if (found.quote !== null) {
        quote = found.quote
        firstCharacter = characterOffset(text, quote.start)
      }
    }
  } catch (error) {
    if (limit.aborted || error instanceof PoolBusyError) throw busy()
    throw error
  }
  return { quote, plans: [...plans], firstCharacter }
}
