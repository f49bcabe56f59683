import { createCorpusAnalyst, type CorpusAnalyst } from '../../../adapters/reader/corpus-analyst.ts'
import { createReviewPorts } from '../../../adapters/review-ports.ts'
import { makeReceipt } from '../../../engine/index.ts'
import { newId } from '../../db/ids.ts'
import type { SecretKeys } from '../../access/keys.ts'
import type { TenantJobContext, WorkerServices } from '../../jobs/define-job.ts'
import { analyseStep, examineDecisions, UnreadableCorpus, type AnalysedCorpus } from './analyse-step.ts'
import { crawlStep } from './crawl-step.ts'
import { lockVendor, selectHoldingDecisions, writeScanReview } from '../reviews/reviews.public.ts'
import { loadScanLedger, loadScanVendor, type ScanVendor } from './scan-resume.ts'
import type { ScanJobPayload } from './scans.jobs.ts'
import { tellStarter } from './tell-starter.ts'
import {
  claimScan,
  completeScan,
  failScan,
  inAttempt,
  letGo,
  saveStep,
  StaleAttempt,
  type Attempt,
} from './scan-store.ts'

/** An attempt that was dropped this often fails the scan, and the charge goes back. */
const mostDrops = 3

/** What an attempt works with. */
interface Tools {
  readonly analyst: CorpusAnalyst
  readonly keys: SecretKeys
  readonly version: string
}

async function writeUp(
  attempt: Attempt,
  vendor: ScanVendor,
  analysed: AnalysedCorpus,
  { analyst, version, keys }: Tools,
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
    isWritten = await inAttempt(attempt, async (trx) => {
      await lockVendor(trx, scope, vendorId)
      const holding = await selectHoldingDecisions(trx, scope, vendorId)
      // Somebody decided while the passages were looked up: look again.
      if (holding.some(({ id }) => !known.has(id))) return false
      const material = { corpus, answers, ledger, notes, holding, gone }
      const { sections } = await writeScanReview(trx, scope, scanId, material)
      await saveStep(trx, attempt, agent, true, { agent, success: true, sections })
      await completeScan(trx, attempt, receipt)
      await tellStarter(trx, attempt, keys, true)
      return true
    })
  }
}

async function runAttempt(
  services: WorkerServices,
  attempt: Attempt,
  asOf: string,
  signal: AbortSignal,
): Promise<void> {
  const vendor = await loadScanVendor(attempt)
  if (!vendor) return
  const { readers, hosts, version, botUrl, search, onFetched } = services
  const owner = attempt.scanId
  const onBlocked = (event: object): void => services.log.warn({ security: event }, 'an address was blocked')
  const world = createReviewPorts({ hosts, version, botUrl, search, onBlocked, onFetched, readers, owner })
  let failure: string | null
  try {
    failure = (await crawlStep(attempt, vendor, world.ports, signal, Object.keys(hosts))).failure
  } finally {
    await world.close()
  }
  if (failure !== null) {
    // No page was read: that costs nothing.
    await failScan(attempt, failure, true, newId())
    await attempt.inTransaction((trx) => tellStarter(trx, attempt, services.mail.keys, false))
    return
  }
  const analyst = createCorpusAnalyst(readers, owner)
  const analysed = await analyseStep(attempt, vendor, asOf, analyst, signal)
  await writeUp(attempt, vendor, analysed, { analyst, version, keys: services.mail.keys }, signal)
}

const failedForUs = 'Something went wrong on our side. What was found is kept. You were not charged.'
const droppedForUs = 'The scan was interrupted three times. What was found is kept. You were not charged.'

/** Ends a scan for our fault; nothing to do where it is over already. */
async function failForUs(attempt: Attempt, reason: string): Promise<void> {
  await failScan(attempt, reason, true, newId()).catch((later: unknown) => {
    if (!(later instanceof StaleAttempt)) throw later
  })
}

/** Works on one scan as one attempt. Ends quietly when the scan is over, cancelled or taken by another worker. */
export async function runScan(context: TenantJobContext, job: ScanJobPayload): Promise<void> {
  const { scope, inTransaction, services, signal: stopping } = context
  const claim = await claimScan(inTransaction, scope, job.scan_id)
  if (!claim) return
  const ids = { scanId: job.scan_id, vendorId: job.vendor_id }
  const attempt: Attempt = { inTransaction, scope, ...ids, attempt: claim.attempt }
  if (claim.drops >= mostDrops) return failForUs(attempt, droppedForUs)
  const cancel = new AbortController()
  const forget = services.live.onCancel((scanId) => {
    // Anybody's word: only the row says whether this attempt is over.
    if (scanId === job.scan_id)
      inAttempt(attempt, async () => undefined).catch((error: unknown) => {
        if (error instanceof StaleAttempt) cancel.abort(error)
      })
  })
  const signal = AbortSignal.any([stopping, cancel.signal])
  try {
    await runAttempt(services, attempt, claim.asOf, signal)
  } catch (error) {
    if (error instanceof StaleAttempt || cancel.signal.aborted) return
    if (stopping.aborted) {
      // Where this fails the next attempt counts a drop, as after a kill.
      await letGo(attempt).catch(() => undefined)
      throw error
    }
    if (error instanceof UnreadableCorpus)
      return failForUs(attempt, `${error.message}. What was found is kept. You were not charged.`)
    if (claim.drops + 1 < mostDrops) throw error
    services.log.error(
      { err: { message: String(error), stack: error instanceof Error ? error.stack : null }, scan: job.scan_id },
      'scan failed',
    )
    await failForUs(attempt, failedForUs)
  } finally {
    forget()
  }
}
