import { knownPlaces } from '../../catalog/known-places.ts'
import type { DocumentKind } from '../../contract/documents.ts'
import { registrableDomain } from '../discover/ownership.ts'
import type { Candidate } from './frontier.ts'
import { visit, type PageTask } from './page.ts'
import { readSitemaps } from './read-sitemaps.ts'
import type { CrawlRun } from './run.ts'
import { crawlSettings } from './settings.ts'

const sought: readonly DocumentKind[] = [
  'security',
  'trust',
  'privacy',
  'dpa',
  'subprocessors',
  'terms',
  'sla',
  'pricing',
  'status',
  'docs',
  'disclosure',
  'ai',
]

function missingKinds(run: CrawlRun): readonly DocumentKind[] {
  return sought.filter((kind) => (run.coverage.get(kind) ?? 0) === 0)
}

function taskOf(candidate: Candidate, onStarted: () => void, onAnswered: () => void): PageTask {
  return {
    url: candidate.url,
    kind: candidate.kind,
    purpose: candidate.isFile ? 'file' : 'page',
    isHome: false,
    isGuess: candidate.isGuess,
    onStarted,
    onAnswered,
  }
}

/** Adds, for each kind still missing, the addresses where it is usually found. */
function addKnownPlaces(run: CrawlRun): void {
  const home = new URL(run.input.vendor.website)
  const domain = registrableDomain(home.href) ?? home.hostname
  const missing = new Set(missingKinds(run))
  for (const place of knownPlaces) {
    if (!missing.has(place.kind)) continue
    const hosts = place.subdomains.map((name) => `https://${name}.${domain}/`)
    for (const url of [...place.paths.map((path) => `${home.origin}${path}`), ...hosts]) {
      if (!run.isExcluded(url)) run.frontier.add(url, place.kind, 0, true)
    }
  }
}

/** The candidates that run, and the hosts that one waits for without having started there yet. */
interface Running {
  readonly works: Set<Promise<void>>
  readonly pending: Set<string>
  /** Files that are being fetched or read: each may be as large as four pages, so they go one by one. */
  files: number
  /** Pages whose text is being read: what they link may be better than all that waits, so nothing starts before. */
  unread: number
  readonly failures: unknown[]
  changed: PromiseWithResolvers<void>
}

function isAffordable(run: CrawlRun, candidate: Candidate): boolean {
  const { budget } = run.input
  return candidate.isFile ? run.counts.files < budget.files : run.counts.pages < budget.pages
}

function mayTake(run: CrawlRun, running: Running, candidate: Candidate, isWorthIt: boolean): boolean {
  const { host } = candidate
  if (candidate.isFile && running.files > 0) return false
  return isWorthIt && isAffordable(run, candidate) && !running.pending.has(host) && run.throttle.waitFor(host) === 0
}

function start(run: CrawlRun, running: Running, candidate: Candidate, signal: AbortSignal): void {
  const budgeted = candidate.isFile ? 'files' : 'pages'
  run.counts[budgeted] += 1
  const { host } = candidate
  running.pending.add(host)
  if (candidate.isFile) running.files += 1
  const onStarted = (): void => {
    running.pending.delete(host)
    running.changed.resolve()
  }
  let isUnread = false
  const onAnswered = (): void => {
    if (candidate.isFile) return
    isUnread = true
    running.unread += 1
  }
  const onRead = (): void => {
    if (!isUnread) return
    isUnread = false
    running.unread -= 1
    running.changed.resolve()
  }
  const work = (async () => {
    try {
      await run.tell(candidate.kind)
      const end = await visit(run, taskOf(candidate, onStarted, onAnswered), signal)
      onRead()
      if (end.wasAsked === false) run.counts[budgeted] -= 1
      else if (run.ownership.statusOf(candidate.url) === 'own') {
        await readSitemaps(run, new URL(candidate.url).origin, [], signal)
      }
      if (end.instead !== null && run.ownership.statusOf(end.instead) === 'own') run.frontier.add(end.instead, '', 80)
    } catch (error) {
      running.failures.push(error)
    }
    if (candidate.isFile) running.files -= 1
    onRead()
    onStarted()
  })()
  running.works.add(work)
  void work.finally(() => running.works.delete(work))
}

/** Waits until a request ends or starts, or a host with a candidate is free again. */
async function untilNextStart(run: CrawlRun, running: Running, signal: AbortSignal): Promise<void> {
  const hosts = new Set(run.frontier.waiting().map(({ host }) => host))
  const waits = [...hosts].filter((host) => !running.pending.has(host)).map((host) => run.throttle.waitFor(host))
  // A host that is free and was not chosen waits for better pages elsewhere: its own time does not matter.
  const wait = waits.reduce((least, each) => (each > 0 ? Math.min(least, each) : least), Number.POSITIVE_INFINITY)
  running.changed = Promise.withResolvers<void>()
  const idle = new AbortController()
  const events: Promise<void>[] = [...running.works, running.changed.promise]
  if (Number.isFinite(wait) || running.works.size === 0) {
    const milliseconds = Number.isFinite(wait) ? wait : 25
    events.push(run.ports.clock.sleep(milliseconds, AbortSignal.any([signal, idle.signal])).catch(() => {}))
  }
  await Promise.race(events)
  idle.abort()
}

/**
 * Whether the crawl is at its end: nothing left that is worth reading or can be paid for. Known places come when the
 * scored links have been read and kinds are still missing.
 */
function isAtEnd(run: CrawlRun, guesses: { areAdded: boolean }): boolean {
  const best = run.frontier.bestScore()
  if (best < crawlSettings.lowScore) {
    if (missingKinds(run).length === 0) return true
    if (!guesses.areAdded) {
      guesses.areAdded = true
      addKnownPlaces(run)
      return false
    }
  }
  return (
    best < crawlSettings.worthlessScore || !run.frontier.waiting().some((candidate) => isAffordable(run, candidate))
  )
}

/** Takes the best candidates as hosts become free, until the budget or the worth of what is left ends. */
export async function drain(run: CrawlRun, deadline: number, signal: AbortSignal): Promise<void> {
  const running: Running = {
    works: new Set(),
    pending: new Set(),
    files: 0,
    unread: 0,
    failures: [],
    changed: Promise.withResolvers<void>(),
  }
  const guesses = { areAdded: false }
  while (running.failures.length === 0 && !signal.aborted && run.ports.clock.now() < deadline) {
    if (running.works.size === 0 && isAtEnd(run, guesses)) break
    const best = run.frontier.bestScore()
    const enough = Math.min(crawlSettings.lowScore, best)
    const least = Math.max(enough, best - crawlSettings.patience)
    // Pages of low worth go one by one: each may be the last that is needed.
    const most = best < crawlSettings.lowScore ? 1 : crawlSettings.connectionsInAll
    const isWorthless = best < (guesses.areAdded ? crawlSettings.worthlessScore : crawlSettings.lowScore)
    const mayStart = !isWorthless && running.unread === 0 && running.works.size < most
    const candidate = mayStart
      ? run.frontier.takeBest((each, score) => mayTake(run, running, each, score >= least))
      : null
    if (candidate === null) await untilNextStart(run, running, signal)
    else start(run, running, candidate, signal)
  }
  await Promise.all(running.works)
  signal.throwIfAborted()
  if (running.failures.length > 0) throw running.failures[0]
}
