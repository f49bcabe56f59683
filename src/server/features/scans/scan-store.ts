import { sql } from 'kysely'
import type { LedgerEntry, ReviewDocument } from '../../../contract/documents.ts'
import type { Finding, Quote } from '../../../contract/findings.ts'
import type { Receipt } from '../../../contract/reviews.ts'
import type { TenantScope } from '../../access/scope.ts'
import type { InTenantTransaction, TenantTransaction } from '../../access/transactions.ts'
import { publish } from '../../live/publish.ts'

/** One attempt of a worker at a scan: every write is refused once another attempt has begun or the scan was stopped. */
export interface Attempt {
  readonly inTransaction: InTenantTransaction
  readonly scope: TenantScope
  readonly scanId: string
  readonly vendorId: string
  readonly attempt: number
}

/** Thrown when this attempt may not write any more: a newer one runs, or the scan was cancelled or deleted. */
export class StaleAttempt extends Error {
  constructor() {
    super('Another worker has taken this scan, or it was stopped')
    this.name = 'StaleAttempt'
  }
}

export interface Progress {
  readonly percentage: number
  readonly step: string
  readonly agent: string
}

/** The fence: holds the scan's row, so that no other attempt can begin before this transaction ends. */
async function lockAttempt(trx: TenantTransaction, { scope, scanId, attempt }: Attempt): Promise<void> {
  const row = await trx
    .selectFrom('scans')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', scanId)
    .where('attempt', '=', attempt)
    .where('status', '=', 'running')
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new StaleAttempt()
}

/** One short transaction behind the fence. */
export function inAttempt<T>(attempt: Attempt, work: (trx: TenantTransaction) => Promise<T>): Promise<T> {
  return attempt.inTransaction(async (trx) => {
    await lockAttempt(trx, attempt)
    return work(trx)
  })
}

export async function saveProgress(trx: TenantTransaction, attempt: Attempt, progress: Progress): Promise<void> {
  const { scope, scanId, vendorId } = attempt
  await trx
    .updateTable('scans')
    .set({
      percentage: progress.percentage,
      current_step: progress.step,
      current_agent: progress.agent,
      progress_at: sql`now()`,
    })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', scanId)
    .execute()
  await publish(trx, scope, {
    changed: 'scan',
    id: scanId,
    vendor_id: vendorId,
    progress: { scan_status: 'running', percentage: progress.percentage, current_step: progress.step },
  })
}

export interface Claim {
  readonly attempt: number
  readonly asOf: string
  /** Attempts that were dropped since anything was committed: their worker ended, or an error of ours ended them. */
  readonly drops: number
}

/** Takes the next attempt at a scan, or undefined when it is over. */
export async function claimScan(
  inTransaction: InTenantTransaction,
  scope: TenantScope,
  scanId: string,
): Promise<Claim | undefined> {
  const row = await inTransaction((trx) =>
    trx
      .updateTable('scans')
      .set({
        attempt: sql<number>`attempt + 1`,
        drops: sql<number>`drops + held::int`,
        held: true,
        status: 'running',
        started_at: sql<Date>`coalesce(started_at, now())`,
        progress_at: sql<Date>`now()`,
      })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', scanId)
      .where('status', 'in', ['pending', 'running'])
      .returning(['attempt', 'drops', sql<string>`as_of::text`.as('as_of')])
      .executeTakeFirst(),
  )
  return row && { attempt: row.attempt, asOf: row.as_of, drops: row.drops }
}

/** Lets go of a scan that a worker hands back in order: no drop is counted. */
export async function letGo(attempt: Attempt): Promise<void> {
  const { scope, scanId } = attempt
  await inAttempt(attempt, (trx) =>
    trx
      .updateTable('scans')
      .set({ held: false })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', scanId)
      .execute(),
  )
}

/** What a scan met beside a page's address and text. */
export interface CaptureDetails {
  readonly etag: string | null
  readonly lastModified: string | null
  readonly bodySha256: string
  readonly bytes: number
  readonly links: readonly unknown[]
}

/** What an attempt has brought forward: dropped attempts before it count no more. */
async function forgetDrops(trx: TenantTransaction, { scope, scanId }: Attempt): Promise<void> {
  await trx
    .updateTable('scans')
    .set({ drops: 0 })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', scanId)
    .where('drops', '>', 0)
    .execute()
}

export async function saveDocument(
  trx: TenantTransaction,
  attempt: Attempt,
  document: ReviewDocument,
  capture: CaptureDetails,
  position: number,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`select app.save_document(${attempt.scanId}::uuid, ${attempt.attempt},
    ${position}, ${document.kind}, ${document.status}, ${JSON.stringify(document.redirects)}::jsonb, ${document.fetched_at},
    ${document.url}, ${document.title}, ${document.text}, ${document.language}, ${capture.etag}, ${capture.lastModified},
    ${capture.bodySha256}, ${capture.bytes}, ${JSON.stringify(capture.links)}::jsonb) as id`.execute(trx)
  // What is quoted later names the page by the id that the crawl gave it.
  if (rows[0]?.id !== document.id) throw new Error('The database makes another id of this page than the crawl')
  await forgetDrops(trx, attempt)
}

export async function saveLedger(
  trx: TenantTransaction,
  attempt: Attempt,
  entries: readonly LedgerEntry[],
  position: number,
): Promise<void> {
  if (entries.length === 0) return
  const owner = { tenant_id: attempt.scope.tenantId, scan_id: attempt.scanId }
  await trx
    .insertInto('scan_ledger')
    .values(entries.map((entry, index) => ({ ...owner, ...entry, position: position + index })))
    .execute()
}

/** A step that extracts nothing has no extractor. */
export async function saveStep(
  trx: TenantTransaction,
  attempt: Attempt,
  agent: string,
  success: boolean,
  result: unknown,
  extractor = '',
): Promise<void> {
  const { scope, scanId } = attempt
  await trx
    .insertInto('scan_steps')
    .values({
      tenant_id: scope.tenantId,
      scan_id: scanId,
      agent,
      extractor,
      attempt: attempt.attempt,
      success,
      result: JSON.stringify(result),
    })
    .execute()
  await forgetDrops(trx, attempt)
}

/** Characters before a UTF-16 offset: what the database counts in. */
export function characterOffset(text: string, offset: number): number {
  let pairs = 0
  for (let index = 0; index < offset; index += 1) {
    const unit = text.charCodeAt(index)
    if (unit >= 0xdc00 && unit <= 0xdfff) pairs += 1
  }
  return offset - pairs
}

export async function saveFindings(
  trx: TenantTransaction,
  attempt: Attempt,
  agent: string,
  findings: readonly Finding[],
  texts: ReadonlyMap<string, string>,
): Promise<void> {
  if (findings.length === 0) return
  const owner = { tenant_id: attempt.scope.tenantId, scan_id: attempt.scanId }
  await trx
    .insertInto('findings')
    .values(
      findings.map(({ fact, value, certainty, tier, plans, params }) => ({
        ...owner,
        fact,
        value,
        certainty,
        tier,
        agent,
        plans: JSON.stringify(plans),
        params: JSON.stringify(params),
      })),
    )
    .execute()
  const quotes = findings.flatMap(({ fact, quotes: list }) =>
    list.map((quote, position) => ({ fact, position, quote })),
  )
  if (quotes.length === 0) return
  const row = ({ fact, position, quote }: { fact: string; position: number; quote: Quote }) => ({
    ...owner,
    fact,
    position,
    capture_id: quote.document_id,
    start_offset: quote.start,
    end_offset: quote.end,
    first_character: characterOffset(texts.get(quote.document_id) ?? '', quote.start),
    quote: quote.text,
  })
  await trx.insertInto('finding_quotes').values(quotes.map(row)).execute()
}

/** Ends the scan as failed, with what was found kept. `isRefunded` gives the charge back: our fault, or no page was read. */
export async function failScan(attempt: Attempt, reason: string, isRefunded: boolean, refundId: string): Promise<void> {
  const { scope, scanId, vendorId } = attempt
  await inAttempt(attempt, async (trx) => {
    const row = await trx
      .updateTable('scans')
      .set({
        status: 'failed',
        error_log: reason,
        completed_at: sql`now()`,
        current_step: 'Failed',
        progress_at: sql`now()`,
      })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', scanId)
      .returning('percentage')
      .executeTakeFirstOrThrow()
    if (isRefunded) {
      await trx
        .insertInto('usage_ledger')
        .values({ id: refundId, tenant_id: scope.tenantId, scan_id: scanId, change: -1, reason: 'scan failed' })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    const progress = { scan_status: 'failed', percentage: row.percentage, current_step: 'Failed' } as const
    await publish(trx, scope, { changed: 'scan', id: scanId, vendor_id: vendorId, progress })
  })
}

/** The last step: the scan is completed; its score and texts are written in the same transaction. */
export async function completeScan(trx: TenantTransaction, attempt: Attempt, receipt: Receipt): Promise<void> {
  const { scope, scanId, vendorId } = attempt
  await trx
    .updateTable('scans')
    .set({
      status: 'completed',
      completed_at: sql`now()`,
      progress_at: sql`now()`,
      percentage: 100,
      current_step: 'Completed',
      receipt: JSON.stringify(receipt),
    })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', scanId)
    .execute()
  const progress = { scan_status: 'completed', percentage: 100, current_step: 'Completed' } as const
  await publish(trx, scope, { changed: 'scan', id: scanId, vendor_id: vendorId, progress })
  await publish(trx, scope, { changed: 'review', id: scanId, vendor_id: vendorId })
}
