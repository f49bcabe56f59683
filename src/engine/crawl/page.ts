import type { DocumentKind, LedgerEntry, LedgerOutcome, LedgerPurpose } from '../../contract/documents.ts'
import type { CrawlCapture, KnownCapture } from './contract.ts'
import { excludedReason } from './excluded-addresses.ts'
import { checkHop } from './hop.ts'
import { missingPageText } from './missing-page.ts'
import type { DocumentReading } from '../extract/document-reading.ts'
import { isKept, makeDocument, readBody, settleKind } from './reading.ts'
import type { Answer, RequestEnd } from './requests.ts'
import type { CrawlRun } from './run.ts'
import { maskVolatile, sharedText } from './volatile.ts'
import { crawlSettings } from './settings.ts'
import { urlKey } from './url-key.ts'

export interface PageTask {
  readonly url: string
  readonly kind: DocumentKind
  readonly purpose: 'page' | 'file' | 'probe'
  readonly isHome: boolean
  /** The address is a guess: no page links it. */
  readonly isGuess: boolean
  /** Called when the first request of the page itself has started. */
  readonly onStarted?: () => void
  /** Called when the answer is there and its text is about to be read. */
  readonly onAnswered?: () => void
}

export interface PageEnd {
  readonly outcome: LedgerOutcome
  readonly reason: string
  /** Another address that shows what this one could not. */
  readonly instead: string | null
  /** False when the ledger alone tells why no request was made. */
  readonly wasAsked?: boolean
}

function captureOf(answer: Answer, run: CrawlRun, reading: DocumentReading, isUnchanged: boolean): CrawlCapture {
  return {
    etag: answer.headers['etag'] ?? null,
    lastModified: answer.headers['last-modified'] ?? null,
    bodySha256: run.ports.hasher.sha256(answer.body),
    bytes: answer.bytes,
    links: reading.links,
    pages: reading.pages,
    isUnchanged,
  }
}

async function keepKnown(run: CrawlRun, known: KnownCapture, end: RequestEnd, task: PageTask): Promise<PageEnd> {
  const { document, etag, lastModified, bodySha256, links } = known
  const entry = run.requester.entry(end.url, task.purpose, document.kind, 'not_modified', '', 0)
  run.frontier.markSeen(document.url)
  run.follow(document.url, links)
  await run.keep(
    document,
    { etag, lastModified, bodySha256, bytes: 0, links, pages: known.pages ?? null, isUnchanged: true },
    () => [...end.entries, entry],
  )
  return { outcome: 'not_modified', reason: '', instead: null }
}

/** Whether a well-known address holds what its name says: hosts like to answer with their home page. */
function isWellKnownText(answer: Answer, text: string, url: string): boolean {
  if ((answer.headers['content-type'] ?? '').includes('html') || /^\s*</.test(text)) return false
  return !url.endsWith('/security.txt') || /^contact:/im.test(text)
}

/** A page that shows what the host shows for any address that does not exist. */
async function isMissingPage(run: CrawlRun, reading: DocumentReading, url: string): Promise<boolean> {
  const missing = await run.missingPages.get(new URL(url).host)
  return typeof missing === 'string' && reading.text !== '' && sharedText(reading.text, missing) > 0.85
}

/** What clocks and counters change of a page's length. */
const volatileLength = 500

/** Whether nothing differs but what differs at each reading. */
const isSameText = (before: string, now: string): boolean =>
  before === now ||
  (Math.abs(before.length - now.length) < volatileLength && maskVolatile(before) === maskVolatile(now))

async function keepPage(
  run: CrawlRun,
  task: PageTask,
  end: RequestEnd,
  answer: Answer,
  signal: AbortSignal,
): Promise<PageEnd> {
  const purpose: LedgerPurpose = task.purpose
  const read = await readBody(run, answer, end.url, signal)
  const isMissing = !task.isHome && (await isMissingPage(run, read, end.url))
  const missing = {
    outcome: 'not_found',
    reason: 'The host shows this page for any address that does not exist',
  } as const
  const reading = isMissing ? { ...read, ...missing } : read
  const kind = settleKind(end.url, reading.title, task.kind, task.isHome)
  const entry = (outcome: LedgerOutcome, reason: string): LedgerEntry =>
    run.requester.entry(end.url, purpose, kind, outcome, reason, answer.bytes)
  if (task.purpose === 'probe' && !isWellKnownText(answer, reading.text, end.url)) {
    await run.record([...end.entries, entry('not_found', 'The host shows another page here')])
    return { outcome: 'not_found', reason: '', instead: null }
  }
  if (reading.outcome !== 'not_found') run.follow(end.url, reading.links, task.purpose === 'probe' ? 5 : 0)
  if (task.purpose === 'probe' && kind !== 'disclosure') {
    await run.record([...end.entries, entry('fetched', 'Read for its links')])
    return { outcome: 'fetched', reason: '', instead: null }
  }
  const { outcome, instead } = reading
  if (!isKept(reading)) {
    const isThin = outcome === 'fetched' || outcome === 'gated'
    run.frontier.discourage(end.url)
    const reason = isThin ? 'The page holds hardly any text' : reading.reason
    await run.record([...end.entries, entry(outcome, reason)])
    return { outcome, reason, instead }
  }
  const page = { url: end.url, redirects: end.redirects, kind, status: answer.status }
  const document = makeDocument(reading, page, run.ports)
  const known = run.known.get(urlKey(end.url))
  const isUnchanged = known !== undefined && isSameText(known.document.text, document.text)
  const kept = isUnchanged ? known.document : document
  if (run.counts.textUnits + kept.text.length > crawlSettings.textUnits) {
    const tooMuch = 'With this page the scan would hold more text than it can analyse'
    await run.record([...end.entries, entry('too_large', tooMuch)])
    return { outcome: 'too_large', reason: tooMuch, instead: null }
  }
  await run.keep(kept, captureOf(answer, run, reading, isUnchanged), (isNew) => {
    if (!isNew) run.frontier.discourage(end.url)
    return [...end.entries, entry(outcome, isNew ? reading.reason : 'The same text stands under another address')]
  })
  return { outcome, reason: reading.reason, instead: null }
}

/** Reads one address: robots first, then the request with its hops, then the text. All that happens is in the ledger. */
export async function visit(run: CrawlRun, task: PageTask, signal: AbortSignal): Promise<PageEnd> {
  const refuse = async (outcome: LedgerOutcome, reason: string): Promise<PageEnd> => {
    await run.record([run.requester.entry(task.url, task.purpose, task.kind, outcome, reason, 0)])
    return { outcome, reason, instead: null, wasAsked: false }
  }
  if (run.isExcluded(task.url)) return await refuse('excluded', excludedReason)
  const robots = await run.robots.forAddress(task.url, signal)
  const refusal = robots.refusal(task.url)
  if (refusal !== null) {
    return await refuse(robots.failure?.outcome ?? 'robots', robots.failure?.reason ?? refusal)
  }
  if (run.throttle.timeouts(new URL(task.url).host) >= crawlSettings.timeoutsPerHost) {
    return await refuse('timeout', 'The host did not answer earlier requests')
  }
  if (task.isGuess) await missingPageText(run, task.url, signal)
  const end = await run.requester.request(
    {
      url: task.url,
      purpose: task.purpose,
      kind: task.kind,
      ...(task.onStarted ? { onStarted: task.onStarted } : {}),
      validators: (url) => run.known.get(urlKey(url)) ?? null,
      checkHop: async (from, to) => await checkHop(run, from, to, signal),
    },
    signal,
  )
  for (const each of [...end.redirects, end.url]) run.frontier.markSeen(each)
  const { result } = end
  if (result.kind === 'answer') {
    task.onAnswered?.()
    const known = run.known.get(urlKey(end.url))
    if (result.answer.status === 304 && known) return await keepKnown(run, known, end, task)
    return await keepPage(run, task, end, result.answer, signal)
  }
  const { outcome, reason, bytes } = result
  await run.record([...end.entries, run.requester.entry(end.url, task.purpose, task.kind, outcome, reason, bytes)])
  return { outcome, reason, instead: null }
}
