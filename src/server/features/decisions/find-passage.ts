import { PoolBusyError } from '../../../adapters/isolation/process-pool.ts'
import { createCorpusAnalyst, ReaderFailure } from '../../../adapters/reader/corpus-analyst.ts'
import { AppError } from '../../../contract/errors.ts'
import type { PrepareContext } from '../../http/handlers.ts'
import { selectDocumentOutlines, selectDocumentText } from '../reviews/reviews.public.ts'
import { characterOffset } from '../scans/scans.public.ts'
import { nothingFound, type Found, type Lookup } from './decisions.domain.ts'

/** For all pages of a review, in milliseconds. */
const longest = 4_000

const busy = (): AppError =>
  new AppError(
    'unavailable',
    'Looking through the stored pages takes too long right now. Please try again in a moment.',
    { retryAfterSeconds: 5 },
  )

/**
 * Looks a passage and plans up in the pages stored with a review, one page after the other, in a process of its own and
 * without a connection meanwhile. Throws `unavailable` when that takes longer than four seconds or too many others wait.
 */
export async function findInPages(
  { scope, services, inTransaction }: PrepareContext,
  scanId: string,
  lookup: Lookup | null,
): Promise<Found> {
  if (lookup === null) return nothingFound
  const analyst = createCorpusAnalyst(services.readers, scope.tenantId)
  const limit = AbortSignal.timeout(longest)
  let found: Found = nothingFound
  try {
    for (const { id } of await inTransaction((trx) => selectDocumentOutlines(trx, scope, scanId))) {
      const names = lookup.plans.filter((plan) => !found.plans.includes(plan))
      const passage = found.quote === null ? lookup.passage : null
      if (passage === null && names.length === 0) break
      const text = (await inTransaction((trx) => selectDocumentText(trx, scope, scanId, id))) ?? ''
      const here = await analyst.find({ document: { id, text }, passage, names }, limit)
      const plans = [...found.plans, ...here.names]
      found = here.quote
        ? { quote: here.quote, firstCharacter: characterOffset(text, here.quote.start), plans }
        : { ...found, plans }
    }
  } catch (error) {
    if (limit.aborted || error instanceof PoolBusyError || error instanceof ReaderFailure) throw busy()
    throw error
  }
  return found
}
