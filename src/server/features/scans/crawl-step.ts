import type { Agent } from '../../../catalog/fact-entry.ts'
import { documentKinds, type DocumentKind } from '../../../contract/documents.ts'
import {
  crawl,
  defaultPoliteness,
  normaliseWebsite,
  type CrawlPorts,
  type CrawlSink,
  type KnownCapture,
  type PageLink,
} from '../../../engine/index.ts'
import {
  countDocuments,
  loadCrawlStep,
  loadDocuments,
  loadKnownDocuments,
  loadScanLedger,
  type CrawlStep,
  type ScanVendor,
} from './scan-resume.ts'
import type { StoredDocument } from '../reviews/reviews.public.ts'
import { loadResources, saveResource, saveUnconfirmed } from './crawl-resources.ts'
import { unconfirmedHosts, type UnconfirmedHost } from './scans.domain.ts'
import { inAttempt, saveDocument, saveLedger, saveProgress, saveStep, type Attempt } from './scan-store.ts'

/** Progress is told under the agent whose kind of document is being sought. */
const agentOfKind: Readonly<Record<DocumentKind, Agent>> = {
  home: 'company_research',
  other: 'company_research',
  security: 'security_documentation_hunter',
  whitepaper: 'security_documentation_hunter',
  disclosure: 'security_documentation_hunter',
  status: 'security_documentation_hunter',
  trust: 'trust_center_extractor',
  compliance: 'trust_center_extractor',
  privacy: 'privacy_data_protection_scraper',
  dpa: 'privacy_data_protection_scraper',
  subprocessors: 'privacy_data_protection_scraper',
  terms: 'privacy_data_protection_scraper',
  sla: 'privacy_data_protection_scraper',
  docs: 'advanced_web_scraper',
  signal: 'advanced_web_scraper',
  pricing: 'pricing_analysis',
  ai: 'genai_policy_analysis',
}

const progressLabels: Readonly<Record<DocumentKind, string>> = {
  home: 'Reading the home page',
  other: 'Reading further pages',
  security: 'Looking for security pages',
  whitepaper: 'Looking for whitepapers',
  disclosure: 'Looking for a disclosure policy',
  status: 'Looking for a status page',
  trust: 'Looking for a trust page',
  compliance: 'Looking for compliance pages',
  privacy: 'Looking for a privacy policy',
  dpa: 'Looking for a data processing agreement',
  subprocessors: 'Looking for a list of subprocessors',
  terms: 'Looking for terms',
  sla: 'Looking for a service level agreement',
  docs: 'Reading admin guides',
  signal: 'Reading signals',
  pricing: 'Looking for plans and prices',
  ai: 'Looking for AI policies',
}

/** The crawl fills the first 60 of 100. */
const crawlShare = 60
const progressEvery = 300
/** All kinds but signals, which no page is. */
const soughtKinds = documentKinds.length - 1

// safe because the crawl itself wrote these links
const linksOf = (stored: StoredDocument): readonly PageLink[] => stored.links as readonly PageLink[]

const asKnown = (stored: StoredDocument): KnownCapture => ({
  document: stored.document,
  links: linksOf(stored),
  etag: stored.etag,
  lastModified: stored.lastModified,
  bodySha256: stored.bodySha256,
})

/** Commits each document and each ledger row as it comes, behind the fence. */
function committingSink(attempt: Attempt, documents: readonly StoredDocument[], ledger: number): CrawlSink {
  let [nextDocument, nextLedger, saved] = [documents.length, ledger, 0]
  const kinds = new Set(documents.map((stored) => stored.document.kind))
  return {
    async document(document, capture) {
      await inAttempt(attempt, (trx) => saveDocument(trx, attempt, document, capture, nextDocument))
      nextDocument += 1
      kinds.add(document.kind)
    },
    async ledger(entry) {
      await inAttempt(attempt, (trx) => saveLedger(trx, attempt, [entry], nextLedger))
      nextLedger += 1
    },
    async resource(resource) {
      await inAttempt(attempt, (trx) => saveResource(trx, attempt, resource))
    },
    async progress({ seeking, pages, budget }) {
      const now = Date.now()
      if (now - saved < progressEvery) return
      saved = now
      const kind = seeking ?? 'other'
      // The crawl ends with its budget, or earlier when every kind has been found: whichever is nearer tells how far it is.
      const share = Math.max(pages / Math.max(1, budget), kinds.size / soughtKinds)
      const percentage = Math.min(crawlShare - 2, Math.round(share * crawlShare))
      const step = `${progressLabels[kind]} · ${nextDocument} ${nextDocument === 1 ? 'document' : 'documents'} read`
      await inAttempt(attempt, (trx) => saveProgress(trx, attempt, { percentage, step, agent: agentOfKind[kind] }))
    },
  }
}

interface SiteReading {
  /** Why the home page could not be read, or null. */
  readonly reason: string | null
  readonly unconfirmed: readonly UnconfirmedHost[]
}

async function readSite(
  attempt: Attempt,
  vendor: ScanVendor,
  website: string,
  ports: CrawlPorts,
  signal: AbortSignal,
): Promise<SiteReading> {
  const documents = await loadDocuments(attempt)
  const ledger = await loadScanLedger(attempt)
  const known = await loadKnownDocuments(attempt)
  const begun = documents.length > 0 || ledger.length > 0
  const input = {
    vendor: { name: vendor.name, website, domain: vendor.domain },
    budget: vendor.budget,
    politeness: defaultPoliteness,
    confirmedHosts: vendor.confirmedHosts,
    excludedAddresses: vendor.excludedAddresses,
    resume: begun
      ? { documents: documents.map((stored) => ({ document: stored.document, links: linksOf(stored) })), ledger }
      : null,
    known: known.map(asKnown),
    resources: await loadResources(attempt),
  }
  const result = await crawl(input, ports, committingSink(attempt, documents, ledger.length), signal)
  return { reason: result.reason, unconfirmed: unconfirmedHosts(result.leads, new URL(website).hostname) }
}

/** Step zero: reads the vendor's site, or finds that an earlier attempt did. `failure` says why nothing could be read. */
export async function crawlStep(
  attempt: Attempt,
  vendor: ScanVendor,
  ports: CrawlPorts,
  signal: AbortSignal,
  knownHosts: readonly string[],
): Promise<CrawlStep> {
  const done = await loadCrawlStep(attempt)
  if (done) return done
  const website = normaliseWebsite(vendor.website ?? '', knownHosts)
  const { reason, unconfirmed }: SiteReading =
    website.kind === 'refused'
      ? { reason: website.reason, unconfirmed: [] }
      : await readSite(attempt, vendor, website.url, ports, signal)
  const found = await countDocuments(attempt)
  const step: CrawlStep = { failure: found === 0 && reason !== null ? reason : null }
  await inAttempt(attempt, async (trx) => {
    await saveUnconfirmed(trx, attempt, unconfirmed)
    await saveStep(trx, attempt, 'crawl', step.failure === null, step)
  })
  return step
}
