import type { LedgerEntry } from '../../../src/contract/documents.ts'
import { labPages } from './lab-pages.ts'
import { hostileHosts, type LabRequest } from './lab-server.ts'

/** The addresses of the truth with their weights. */
export function truthWeights(): ReadonlyMap<string, number> {
  const weights = [...labPages()].map(([url, page]) => [url, page.weight] as const)
  return new Map(weights.filter(([, weight]) => weight > 0))
}

/**
 * The weighted share of the truth that was read within so many page fetches. A page with its redirects and repeated
 * tries is one fetch; files have a budget of their own and do not count.
 */
export function recallWithin(ledger: readonly LedgerEntry[], fetches: number): number {
  const weights = truthWeights()
  const read = new Set<string>()
  let count = 0
  for (const entry of ledger) {
    const isMade = entry.outcome !== 'robots' && entry.outcome !== 'over_budget' && !/again/.test(entry.reason)
    if (entry.purpose === 'page' && isMade) count += 1
    if (count > fetches) break
    if (entry.outcome === 'fetched' || entry.outcome === 'gated') read.add(entry.url)
  }
  const sum = (urls: Iterable<string>): number => [...urls].reduce((total, url) => total + (weights.get(url) ?? 0), 0)
  return sum(read) / sum(weights.keys())
}

export function missedTruth(ledger: readonly LedgerEntry[]): string[] {
  const read = new Set(
    ledger.filter((entry) => entry.outcome === 'fetched' || entry.outcome === 'gated').map((entry) => entry.url),
  )
  return [...truthWeights().keys()].filter((url) => !read.has(url))
}

/** How the lab's traps fared, from what its server saw. */
export function trapCounts(requests: readonly LabRequest[]): Readonly<Record<string, number>> {
  const count = (pattern: RegExp): number => requests.filter((request) => pattern.test(request.url)).length
  return {
    loop: count(/\/security\/loop-[ab]$/),
    growingLoop: count(/\/next\/\d/),
    busyForever: count(/\/security\/uptime-report$/),
    calendar: count(/\/calendar\//),
    facets: count(/\/library\?/),
    template: count(/\/security\/advisories\//),
    againstRobots: count(/\/internal\//),
    hostile: requests.filter((request) => hostileHosts.includes(new URL(request.url).hostname)).length,
  }
}
