import type { Logger } from 'pino'
import type { ProcessPool } from '../../../adapters/isolation/process-pool.ts'
import { createCorpusAnalyst, type CorpusAnalyst } from '../../../adapters/reader/corpus-analyst.ts'
import { createReviewPorts } from '../../../adapters/review-ports.ts'
import type { SearchEngineOptions } from '../../../adapters/search/search-engines.ts'
import { makeReceipt } from '../../../engine/index.ts'
import { scopeOfJob, type Database } from '../../access/scope.ts'
import { newId } from '../../db/ids.ts'
import type { ScanJob } from '../../jobs/worker.ts'
import type { LiveHub } from '../../live/hub.ts'
import { analyseStep, examineDecisions, UnreadableCorpus, type AnalysedCorpus } from './analyse-step.ts'
import { crawlStep } from './crawl-step.ts'
import { lockVendor, selectHoldingDecisions, writeScanReview } from '../reviews/reviews.public.ts'
import { loadScanLedger, loadScanVendor, type ScanVendor } from './scan-resume.ts'
import {
  claimScan,
  completeScan,
  failScan,
  inFence,
  letGo,
  saveStep,
  StaleAttempt,
  type Attempt,
} from './scan-store.ts'

export interface ScanRunnerOptions {
  readonly db: Database
  readonly live: LiveHub
  readonly log: Logger
  readonly hosts: Readonly<Record<string, string>>
  readonly version: string
  /** What the crawler names in its user agent; null for nothing. */
  readonly botUrl: string | null
  readonly search: SearchEngineOptions | null
  /** The processes in which pages are read. */
  readonly readers: ProcessPool
}

/** An attempt that was dropped this often fails the scan, and the charge goes back. */
const mostDrops = 3

/** What an attempt works with. */
interface Tools {
  readonly analyst: CorpusAnalyst
  readonly version: string
}

async function writeUp(
  attempt: Attempt,
  vendor: ScanVendor,
  analysed: AnalysedCorpus,
  { analyst, version }: Tools,
  signal: AbortSignal,
): Promise<void> {
  const { scope, scanId, vendorId } = attempt
  const { corpus, answers, notes, verifiedShare } = analysed
  const ledger = await loadScanLedger(attempt)
  const milliseconds = Date.now() - vendor.startedAt
  const receipt = makeReceipt(corpus, answers, ledger, { milliseconds, version, verifiedShare })
  const agent = 'executive_summary_generator'
  let isWritten = false
  while (!isWritten) {
    const { known, gone } = await examineDecisions(attempt, corpus, analyst, signal)
    isWritten = await inFence(attempt, async (trx) => {
      await lockVendor(trx, scope, vendorId)
      const holding = await selectHoldingDecisions(trx, scope, vendorId)
      // Somebody decided while the passages were looked up: look again.
      if (holding.some(({ id }) => !known.has(id))) return false
      const material = { corpus, answers, ledger, notes, holding, gone }
      const { sections } = await writeScanReview(trx, scope, scanId, material)
      await saveStep(trx, attempt, agent, true, { agent, success: true, sections })
      await completeScan(trx, attempt, receipt)
      return true
    })
  }
}

async function runAttempt(
  options: ScanRunnerOptions,
  attempt: Attempt,
  asOf: string,
  signal: AbortSignal,
): Promise<void> {
  const vendor = await loadScanVendor(attempt)
  if (!vendor) return
  const { readers, hosts, version, botUrl, search } = options
  const owner = attempt.scanId
  const onBlocked = (event: object): void => options.log.warn({ security: event }, 'an address was blocked')
  const world = createReviewPorts({ hosts, version, botUrl, search, onBlocked, readers, owner })
  let failure: string | null
  try {
    failure = (await crawlStep(attempt, vendor, world.ports, signal, Object.keys(hosts))).failure
  } finally {
    await world.close()
  }
  if (failure !== null) {
    // An address that was refused before any request costs nothing.
    const isFree = (await loadScanLedger(attempt)).length === 0
    await failScan(attempt, failure, isFree, newId())
    return
  }
  const analyst = createCorpusAnalyst(readers, owner)
  const analysed = await analyseStep(attempt, vendor, asOf, analyst, signal)
  await writeUp(attempt, vendor, analysed, { analyst, version }, signal)
}

const failedForUs = 'Something went wrong on our side. What was found is kept. You were not charged.'
const droppedForUs = 'The scan was interrupted three times. What was found is kept. You were not charged.'

/** Ends a scan for our fault; nothing to do where it is over already. */
async function giveUp(attempt: Attempt, reason: string): Promise<void> {
  await failScan(attempt, reason, true, newId()).catch((later: unknown) => {
    if (!(later instanceof StaleAttempt)) throw later
  })
}

/** Works on one scan as one attempt. Ends quietly when the scan is over, cancelled or taken by another worker. */
export function createScanRunner(options: ScanRunnerOptions): (job: ScanJob, signal: AbortSignal) => Promise<void> {
  const { db, live, log } = options
  return async (job, stopping) => {
    const scope = scopeOfJob(job)
    const claim = await claimScan(db, scope, job.scan_id)
    if (!claim) return
    const attempt: Attempt = { db, scope, scanId: job.scan_id, vendorId: job.vendor_id, attempt: claim.attempt }
    if (claim.drops >= mostDrops) return giveUp(attempt, droppedForUs)
    const cancel = new AbortController()
    const forget = live.onCancel((scanId) => {
      // Anybody's word: only the row says whether this attempt is over.
      if (scanId === job.scan_id)
        inFence(attempt, async () => undefined).catch((error: unknown) => {
          if (error instanceof StaleAttempt) cancel.abort(error)
        })
    })
    const signal = AbortSignal.any([stopping, cancel.signal])
    try {
      await runAttempt(options, attempt, claim.asOf, signal)
    } catch (error) {
      if (error instanceof StaleAttempt || cancel.signal.aborted) return
      if (stopping.aborted) {
        // Where this fails the next attempt counts a drop, as after a kill.
        await letGo(attempt).catch(() => undefined)
        throw error
      }
      if (error instanceof UnreadableCorpus)
        return giveUp(attempt, `${error.message}. What was found is kept. You were not charged.`)
      if (claim.drops + 1 < mostDrops) throw error
      log.error(
        { err: { message: String(error), stack: error instanceof Error ? error.stack : null }, scan: job.scan_id },
        'scan failed',
      )
      await giveUp(attempt, failedForUs)
    } finally {
      forget()
    }
  }
}
