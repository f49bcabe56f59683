import type { LedgerEntry } from '../../contract/documents.ts'
import { registrableDomain } from '../discover/ownership.ts'
import type { CrawlInput, CrawlPorts, CrawlResult, CrawlSink } from './contract.ts'
import { storable } from '../../contract/text.forms.ts'
import { drain } from './drain.ts'
import { visit, type PageEnd } from './page.ts'
import { createRun, type CrawlRun } from './run.ts'
import { readSitemaps } from './read-sitemaps.ts'
import { searchMissing } from './search-missing.ts'
import { urlKey } from './url-key.ts'

/** Rebuilds what an earlier attempt knew: what was read, what it linked, what it spent. */
function restore(run: CrawlRun): { isHomeKnown: boolean; missingEntries: readonly LedgerEntry[] } {
  const { resume, vendor } = run.input
  if (resume === null) return { isHomeKnown: false, missingEntries: [] }
  const recorded = new Set<string>()
  const hasHome = resume.documents.some(({ document }) => document.kind === 'home')
  for (const entry of resume.ledger) {
    if (entry.outcome === 'over_budget' || entry.purpose === 'robots' || entry.purpose === 'sitemap') continue
    if (!URL.canParse(entry.url)) continue
    recorded.add(urlKey(entry.url))
    run.frontier.markSeen(entry.url)
    if (entry.purpose === 'page' || entry.purpose === 'redirect') run.counts.pages += 1
    if (entry.purpose === 'file') run.counts.files += 1
    const isHome = urlKey(entry.url) === urlKey(vendor.website) && !hasHome
    if (isHome && entry.purpose === 'page' && entry.outcome !== 'fetched')
      run.homeReason = entry.reason || entry.outcome
  }
  const missingEntries: LedgerEntry[] = []
  for (const { document } of resume.documents) {
    for (const each of [...document.redirects, document.url]) run.frontier.markSeen(each)
    for (const [index, from] of document.redirects.entries()) {
      run.ownership.considerRedirect(from, document.redirects[index + 1] ?? document.url)
    }
    if (recorded.has(urlKey(document.url))) continue
    missingEntries.push({
      ...run.requester.entry(document.url, 'page', document.kind, 'fetched', '', 0),
      at: document.fetched_at,
    })
  }
  for (const { document, links } of resume.documents) run.follow(document.url, links)
  const isHomeKnown = recorded.has(urlKey(vendor.website)) || hasHome
  return { isHomeKnown, missingEntries }
}

/** Reads the home page, or the same site with or without www. when the address itself does not answer. */
async function readHome(run: CrawlRun, signal: AbortSignal): Promise<void> {
  const home = new URL(run.input.vendor.website)
  const other = new URL(home)
  other.hostname = home.hostname.startsWith('www.') ? home.hostname.slice(4) : `www.${home.hostname}`
  const isApex = registrableDomain(home.href) === home.hostname.replace(/^www\./, '')
  let first: PageEnd | null = null
  for (const url of isApex ? [home.href, other.href] : [home.href]) {
    run.counts.pages += 1
    run.frontier.markSeen(url)
    const end = await visit(run, { url, kind: 'home', purpose: 'page', isHome: true, isGuess: false }, signal)
    first ??= end
    const isRead = end.outcome === 'fetched' || end.outcome === 'not_modified' || end.outcome === 'gated'
    if (isRead) return
    if (end.instead !== null && run.ownership.considerRedirect(url, end.instead) !== 'lead')
      run.frontier.add(end.instead, '', 90)
    const isUnanswered = end.outcome === 'error' || end.outcome === 'timeout' || end.outcome === 'not_found'
    if (!isUnanswered) break
  }
  if (first?.outcome === 'excluded') run.homeReason = `${home.hostname} is not read: your organization excludes it`
  else if (first !== null) {
    const why =
      first.reason === '' ? 'the page does not exist' : first.reason.charAt(0).toLowerCase() + first.reason.slice(1)
    run.homeReason = `${home.hostname} could not be read: ${why}`
  }
}

async function recordUnread(run: CrawlRun): Promise<void> {
  const worthy = run.frontier.waiting().filter(({ url, score }) => score >= 50 && !run.isExcluded(url))
  const best = worthy.toSorted((a, b) => b.score - a.score).slice(0, 50)
  const reason = 'The budget of the scan was spent before this page'
  await run.record(
    best.map((each) =>
      run.requester.entry(each.url, each.isFile ? 'file' : 'page', each.kind, 'over_budget', reason, 0),
    ),
  )
}

/**
 * Finds and reads a vendor's public documents. Each document and each ledger entry is handed to the sink as it comes and
 * awaited. Failures of pages end in the ledger; only an aborted signal or a failing sink rejects.
 */
export async function crawl(
  input: CrawlInput,
  ports: CrawlPorts,
  sink: CrawlSink,
  signal: AbortSignal,
): Promise<CrawlResult> {
  const deadline = ports.clock.now() + input.budget.wallMilliseconds
  const run = createRun(input, ports, sink, deadline)
  const { isHomeKnown, missingEntries } = restore(run)
  await run.record(missingEntries)
  await run.tell(isHomeKnown ? null : 'home')
  if (!isHomeKnown) await readHome(run, signal)
  const { origin } = new URL(input.vendor.website)
  const securityText = `${origin}/.well-known/security.txt`
  const isReadable = !run.isExcluded(`${origin}/robots.txt`)
  if (isReadable && (await run.robots.forAddress(origin, signal)).failure === null) {
    const languageModels = `${origin}/llms.txt`
    for (const [url, kind] of [
      [securityText, 'disclosure'],
      [languageModels, 'other'],
    ] as const) {
      if (run.frontier.isSeen(url)) continue
      run.frontier.markSeen(url)
      await visit(run, { url, kind, purpose: 'probe', isHome: false, isGuess: false }, signal)
    }
    await readSitemaps(run, origin, ['/sitemap.xml'], signal)
  }
  await drain(run, deadline, signal)
  const engine = ports.search
  if (engine && run.homeReason === null && (await searchMissing(run, engine, signal)) > 0)
    await drain(run, deadline, signal)
  await recordUnread(run)
  await run.tell(null)
  return storable({
    reason: run.homeReason,
    pages: run.counts.pages,
    files: run.counts.files,
    domains: run.ownership.domains(),
    leads: [...run.leads],
    coverage: Object.fromEntries(run.coverage),
  })
}
