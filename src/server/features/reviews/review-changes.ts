import { PoolBusyError } from '../../../adapters/isolation/process-pool.ts'
import { createCorpusAnalyst, ReaderFailure, type CorpusAnalyst } from '../../../adapters/reader/corpus-analyst.ts'
import type { ReviewChanges } from '../../../contract/reviews.changes.ts'
import type { DocumentOutline } from '../../../contract/documents.ts'
import { AppError } from '../../../contract/errors.ts'
import type { Finding, Observation } from '../../../contract/findings.ts'
import { compareReviews, knowsScoreVersion, scoreReview, type ReviewSide } from '../../../engine/index.ts'
import type { PrepareContext, TenantContext } from '../../http/handlers.ts'
import { readFindings } from './review-page.ts'
import { selectDocumentOutlines, selectDocumentText, selectLedgerEntries } from './review-material.ts'
import { findScan, selectLatestCompleted } from '../scans/scans.public.ts'

/** For looking passages up, in milliseconds. */
const longest = 4_000

type Reading = Pick<TenantContext, 'trx' | 'scope'>

/** One side of a comparison, before passages are looked up in its pages. */
interface Side extends Omit<ReviewSide, 'holds' | 'documents'> {
  readonly scanId: string
  readonly observations: readonly Observation[]
  /** The day that staleness was judged from; null where nothing was scored. */
  readonly asOf: string | null
  readonly documents: readonly DocumentOutline[]
}

async function readSide(context: Reading, scanId: string): Promise<Side> {
  const { trx, scope } = context
  const { texts, findings, asOf } = await readFindings(context, scanId)
  return {
    scanId,
    findings,
    plans: texts.plans,
    observations: texts.observations,
    asOf,
    documents: await selectDocumentOutlines(trx, scope, scanId),
    ledger: await selectLedgerEntries(trx, scope, scanId),
  }
}

interface Sides {
  readonly before: Side
  readonly after: Side
  readonly head: ReviewChanges['before']
}

/** What an earlier scan's answers are worth by another version: a change of the scale is no change of the vendor. */
function scoreOnScale(
  side: Side,
  scan: Pick<Awaited<ReturnType<typeof findScan>>, 'score' | 'score_version'>,
  version: string | null,
): number | null {
  const { findings, observations, plans, documents, asOf } = side
  const isSame = version === null || version === scan.score_version
  if (isSame || asOf === null || !knowsScoreVersion(version)) return scan.score
  return scoreReview({ findings, observations, plans, asOf, documentKinds: documents.map(({ kind }) => kind) }, version)
    .score
}

/** Both sides; null when the vendor has no earlier completed scan. */
async function readSides(context: Reading, id: string, against: string | undefined): Promise<Sides | null> {
  const { trx, scope } = context
  const scan = await findScan(context, id)
  if (scan.status !== 'completed') throw new AppError('review_incomplete', 'This scan has no completed review yet.')
  const earlierId = against ?? (await selectLatestCompleted(trx, scope, scan.vendor_id, id))?.id
  if (earlierId === undefined) return null
  const earlier = await findScan(context, earlierId)
  if (earlier.vendor_id !== scan.vendor_id || earlier.status !== 'completed')
    throw new AppError('invalid_input', 'Choose a completed scan of the same vendor')
  const head = {
    scan_id: earlier.id,
    completed_at: earlier.completed_at?.toISOString() ?? null,
    score: earlier.score,
    // safe because only the score writes the column
    grade: earlier.grade as ReviewChanges['before']['grade'],
    quality: earlier.quality,
    coverage: earlier.coverage,
    score_version: earlier.score_version,
  }
  const before = await readSide(context, earlierId)
  const onThisScale = scoreOnScale(before, earlier, scan.score_version)
  return { before, after: await readSide(context, id), head: { ...head, score_on_this_scale: onThisScale } }
}

const passagesOf = ({ quotes }: Finding): string => JSON.stringify(quotes.map((quote) => quote.text).toSorted())

/** Quotes of `side` on facts whose answer or passages differ in the other: where the other side's pages matter. */
function differingQuotes(side: Side, other: Side): Finding['quotes'] {
  const others = new Map(other.findings.map((finding) => [finding.fact, finding]))
  return side.findings
    .filter((finding) => {
      const there = others.get(finding.fact)
      return there !== undefined && (there.value !== finding.value || passagesOf(there) !== passagesOf(finding))
    })
    .flatMap(({ quotes }) => quotes)
}

/** Those of the other side's passages that stand in this side's pages. Pages that both sides share are not read. */
async function passagesIn(
  side: Side,
  other: Side,
  { scope, inTransaction }: PrepareContext,
  analyst: CorpusAnalyst,
  limit: AbortSignal,
): Promise<ReadonlySet<string>> {
  const own = new Set(side.documents.map(({ id }) => id))
  const quotes = differingQuotes(other, side)
  const present = new Set(quotes.filter((quote) => own.has(quote.document_id)).map((quote) => quote.text))
  const shared = new Set(other.documents.map(({ id }) => id))
  for (const { id } of side.documents.filter((document) => !shared.has(document.id))) {
    const passages = [...new Set(quotes.map((quote) => quote.text))].filter((passage) => !present.has(passage))
    if (passages.length === 0) break
    const text = (await inTransaction((trx) => selectDocumentText(trx, scope, side.scanId, id))) ?? ''
    for (const passage of await analyst.stand({ text, passages }, limit)) present.add(passage)
  }
  return present
}

/**
 * What changed since an earlier completed scan, or null when there is none. Pages that differ are looked through in a process
 * of its own, without a connection meanwhile. Throws `unavailable` when that takes longer than four seconds.
 */
export async function readChanges(
  context: PrepareContext,
  id: string,
  against: string | undefined,
): Promise<ReviewChanges | null> {
  const { scope, services, inTransaction } = context
  const sides = await inTransaction((trx) => readSides({ trx, scope }, id, against))
  if (sides === null) return null
  const { before, after, head } = sides
  const analyst = createCorpusAnalyst(services.readers, scope.tenantId)
  const limit = AbortSignal.timeout(longest)
  try {
    const inBefore = await passagesIn(before, after, context, analyst, limit)
    const inAfter = await passagesIn(after, before, context, analyst, limit)
    return {
      before: head,
      ...compareReviews(
        { ...before, holds: (passage) => inBefore.has(passage) },
        { ...after, holds: (passage) => inAfter.has(passage) },
      ),
    }
  } catch (error) {
    if (!limit.aborted && !(error instanceof PoolBusyError) && !(error instanceof ReaderFailure)) throw error
    const detail = 'Comparing these reviews takes too long right now. Please try again in a moment.'
    throw new AppError('unavailable', detail, { retryAfterSeconds: 5 })
  }
}
