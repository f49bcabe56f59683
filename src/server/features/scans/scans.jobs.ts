import type { Logger } from 'pino'
import { agents, type Agent } from '../../../catalog/fact-entry.ts'
import { createReviewPorts } from '../../../adapters/review-ports.ts'
import type { SearchEngineOptions } from '../../../adapters/search/search-engines.ts'
import { makeReceipt, prepareCorpus, runAgent, type AgentAnswer } from '../../../engine/index.ts'
import { scopeOfJob, type Database } from '../../access/scope.ts'
import { newId } from '../../db/ids.ts'
import type { ScanJob } from '../../jobs/worker.ts'
import type { LiveHub } from '../../live/hub.ts'
import { crawlStep } from './crawl-step.ts'
import { lockVendor, writeScanReview } from './review-writing.ts'
import { loadAnswers, loadCorpus, loadScanLedger, loadScanVendor, type ScanVendor } from './scan-resume.ts'
import {
  claimScan,
  completeScan,
  failScan,
  inFence,
  saveFindings,
  saveProgress,
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
  readonly search: SearchEngineOptions | null
}

/** An error of ours is tried again this often before the scan fails and the charge goes back. */
const attemptsOnError = 3

const words: Readonly<Record<Agent, string>> = {
  company_research: 'Company research',
  security_documentation_hunter: 'Security documentation hunter',
  trust_center_extractor: 'Trust center extractor',
  privacy_data_protection_scraper: 'Privacy data protection scraper',
  advanced_web_scraper: 'Advanced web scraper',
  pricing_analysis: 'Pricing analysis',
  genai_policy_analysis: 'GenAI policy analysis',
  executive_summary_generator: 'Executive summary generator',
}

/** The crawl fills the first 60 of 100; the agents share what is left. */
const percentageOf = (agent: Agent): number => 60 + Math.round(((agents.indexOf(agent) + 1) / agents.length) * 40)

const readers = agents.filter((agent) => agent !== 'executive_summary_generator')

/** Each agent works without a connection, then one short transaction behind the fence stores its step. */
async function analyse(attempt: Attempt, vendor: ScanVendor, asOf: string, signal: AbortSignal): Promise<void> {
  const done = await loadAnswers(attempt)
  const corpus = await loadCorpus(attempt, vendor, asOf)
  const texts = new Map(corpus.documents.map((document) => [document.id, document.text]))
  const prepared = prepareCorpus(corpus)
  for (const agent of readers) {
    signal.throwIfAborted()
    if (done.has(agent)) continue
    const answer = runAgent(prepared, agent)
    await inFence(attempt, async (trx) => {
      await saveFindings(trx, attempt, agent, answer.findings, texts)
      await saveStep(trx, attempt, agent, answer.success, answer)
      await saveProgress(trx, attempt, { percentage: percentageOf(agent), step: words[agent], agent })
    })
    done.set(agent, answer)
  }
}

async function writeUp(attempt: Attempt, vendor: ScanVendor, asOf: string, version: string): Promise<void> {
  const { scope, scanId, vendorId } = attempt
  const corpus = await loadCorpus(attempt, vendor, asOf)
  const answers: AgentAnswer[] = [...(await loadAnswers(attempt)).values()]
  const ledger = await loadScanLedger(attempt)
  const receipt = makeReceipt(corpus, answers, ledger, { milliseconds: Date.now() - vendor.startedAt, version })
  const agent = 'executive_summary_generator'
  await inFence(attempt, async (trx) => {
    await lockVendor(trx, scope, vendorId)
    const { sections } = await writeScanReview(trx, scope, { scanId, vendorId }, { corpus, answers, ledger })
    await saveStep(trx, attempt, agent, true, { agent, success: true, sections })
    await completeScan(trx, attempt, receipt)
  })
}

async function runAttempt(
  options: ScanRunnerOptions,
  attempt: Attempt,
  asOf: string,
  signal: AbortSignal,
): Promise<void> {
  const vendor = await loadScanVendor(attempt)
  if (!vendor) return
  const world = createReviewPorts({
    hosts: options.hosts,
    version: options.version,
    search: options.search,
    onBlocked: (event) => options.log.warn({ security: event }, 'an address was blocked'),
  })
  let failure: string | null
  try {
    failure = (await crawlStep(attempt, vendor, world.ports, signal, Object.keys(options.hosts))).failure
  } finally {
    await world.close()
  }
  if (failure !== null) {
    // An address that was refused before any request costs nothing.
    const isFree = (await loadScanLedger(attempt)).length === 0
    await failScan(attempt, failure, isFree, newId())
    return
  }
  await analyse(attempt, vendor, asOf, signal)
  await writeUp(attempt, vendor, asOf, options.version)
}

/** Works on one scan as one attempt. Ends quietly when the scan is over, cancelled or taken by another worker. */
export function createScanRunner(options: ScanRunnerOptions): (job: ScanJob, signal: AbortSignal) => Promise<void> {
  const { db, live, log } = options
  return async (job, stopping) => {
    const scope = scopeOfJob(job)
    const claim = await claimScan(db, scope, job.scan_id)
    if (!claim) return
    const attempt: Attempt = { db, scope, scanId: job.scan_id, vendorId: job.vendor_id, attempt: claim.attempt }
    const cancel = new AbortController()
    const forget = live.onCancel((scanId) => {
      if (scanId === job.scan_id) cancel.abort(new StaleAttempt())
    })
    const signal = AbortSignal.any([stopping, cancel.signal])
    try {
      await runAttempt(options, attempt, claim.asOf, signal)
    } catch (error) {
      if (error instanceof StaleAttempt || cancel.signal.aborted) return
      if (stopping.aborted || claim.attempt < attemptsOnError) throw error
      log.error(
        { err: { message: String(error), stack: error instanceof Error ? error.stack : null }, scan: job.scan_id },
        'scan failed',
      )
      const reason = 'Something went wrong on our side. What was found is kept. You were not charged.'
      await failScan(attempt, reason, true, newId()).catch((later: unknown) => {
        if (!(later instanceof StaleAttempt)) throw later
      })
    } finally {
      forget()
    }
  }
}
