import { guessKind } from '../discover/kinds.ts'
import { excludedReason } from './excluded-addresses.ts'
import type { CrawlRun } from './run.ts'
import { crawlSettings } from './settings.ts'

interface Scored {
  readonly url: string
  readonly score: number
}

/** The best entries so far with those of one more sitemap. */
function withBetter(run: CrawlRun, best: readonly Scored[], pages: readonly string[]): readonly Scored[] {
  const scored = pages
    .filter((page) => run.ownership.statusOf(page) === 'own')
    .map((url) => ({ url, score: guessKind(url, '').score ?? 0 }))
  return [...best, ...scored].toSorted((a, b) => b.score - a.score).slice(0, crawlSettings.keptSitemapEntries)
}

/**
 * Adds the best entries of a host's sitemaps to the frontier: those that robots.txt names, and the guessed ones. Each
 * host is asked once.
 */
export async function readSitemaps(
  run: CrawlRun,
  origin: string,
  guesses: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  if (run.readSitemaps.has(origin) || run.isExcluded(`${origin}/robots.txt`)) return
  run.readSitemaps.add(origin)
  const robots = await run.robots.forAddress(origin, signal)
  if (robots.failure !== null) return
  const queue = [...new Set([...robots.sitemaps, ...guesses.map((path) => origin + path)])]
  let count = 0
  let best: readonly Scored[] = []
  for (let url = queue.shift(); url !== undefined && count < crawlSettings.sitemaps; url = queue.shift()) {
    if (run.readSitemaps.has(url) || !URL.canParse(url) || run.ownership.statusOf(url) !== 'own') continue
    run.readSitemaps.add(url)
    count += 1
    if (run.isExcluded(url)) {
      await run.record([run.requester.entry(url, 'sitemap', null, 'excluded', excludedReason, 0)])
      continue
    }
    const refusal = (await run.robots.forAddress(url, signal)).refusal(url)
    if (refusal !== null) {
      await run.record([run.requester.entry(url, 'sitemap', null, 'robots', refusal, 0)])
      continue
    }
    const checkHop = async (_from: string, to: string): Promise<{ outcome: 'robots'; reason: string } | null> => {
      const isRefused =
        run.ownership.statusOf(to) !== 'own' || (await run.robots.forAddress(to, signal)).refusal(to) !== null
      return isRefused ? { outcome: 'robots', reason: 'The redirect may not be followed' } : null
    }
    const { end, text, entries } = await run.resources.read(url, 'sitemap', checkHop, signal)
    await run.record(entries)
    if (text === null) continue
    const sitemap = await run.ports.reader.readSitemap(text, end.url, signal)
    queue.push(...sitemap.sitemaps.slice(0, crawlSettings.sitemapsInLine))
    best = withBetter(run, best, sitemap.pages)
  }
  for (const { url } of best) run.frontier.add(url, '')
}
