import type { DocumentKind } from '../../contract/documents.ts'
import { registrableDomain } from '../discover/ownership.ts'
import type { SearchEngine } from '../ports.ts'
import type { CrawlRun } from './run.ts'

/** What a person would type for each kind that matters most; one query a kind. */
const queries: readonly (readonly [DocumentKind, string])[] = [
  ['trust', 'trust center SOC 2 ISO 27001 compliance'],
  ['security', 'security practices encryption'],
  ['dpa', 'data processing agreement'],
  ['subprocessors', 'subprocessors list'],
  ['privacy', 'privacy policy'],
  ['sla', 'service level agreement uptime'],
  ['pricing', 'pricing plans'],
  ['ai', 'AI data usage policy'],
]
const mostQueries = 4
const hitBonus = 10

/** The address that stands in the ledger for a query: the vendor's own, with what was asked. */
const addressOf = (domain: string, query: string): string => `https://${domain}/?search=${encodeURIComponent(query)}`

/**
 * Asks the search service for kinds that links and known places did not give. Hits on the vendor's own domains join the
 * frontier; all others are leads, never evidence. Answers how many addresses joined.
 */
export async function searchMissing(run: CrawlRun, engine: SearchEngine, signal: AbortSignal): Promise<number> {
  const home = run.input.vendor.website
  const domain = registrableDomain(home) ?? new URL(home).hostname
  const missing = queries.filter(([kind]) => (run.coverage.get(kind) ?? 0) === 0).slice(0, mostQueries)
  let joined = 0
  for (const [kind, words] of missing) {
    const query = `site:${domain} ${words}`
    const before = run.frontier.waiting().length
    try {
      const hits = await engine.search(query, signal)
      for (const { url, title } of hits) {
        // A hit teaches nothing about what is the vendor's: only what is known to be its own is read.
        if (run.ownership.statusOf(url) === 'own') run.frontier.add(url, `${title} ${kind}`, hitBonus)
        else run.leads.add(url)
      }
      const reason = `Asked ${engine.name}: ${query}`
      await run.record([run.requester.entry(addressOf(domain, query), 'search', kind, 'fetched', reason, 0)])
    } catch (error) {
      signal.throwIfAborted()
      const why = error instanceof Error ? error.message : 'The search service failed'
      await run.record([run.requester.entry(addressOf(domain, query), 'search', kind, 'error', why, 0)])
    }
    joined += run.frontier.waiting().length - before
  }
  return joined
}
