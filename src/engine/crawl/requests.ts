import type { DocumentKind, LedgerEntry, LedgerOutcome, LedgerPurpose } from '../../contract/documents.ts'
import type { Clock, FetchAnswer, Fetcher, FetchRequest } from '../ports.ts'
import { cutText } from '../../contract/text.forms.ts'
import type { Throttle } from './throttle.ts'
import { crawlSettings, type Politeness } from './settings.ts'
import { templateOf, urlKey } from './url-key.ts'

export type Answer = Extract<FetchAnswer, { kind: 'answer' }>

export interface Validators {
  readonly etag: string | null
  readonly lastModified: string | null
}

export interface RequestPlan {
  readonly url: string
  readonly purpose: FetchRequest['purpose']
  readonly kind: DocumentKind | null
  /** The validators of an earlier capture of the address, looked up for each hop. */
  readonly validators?: (url: string) => Validators | null
  /** Called when a request has passed the throttle. */
  readonly onStarted?: () => void
  /** Whether a hop may be followed; a refusal names outcome and reason. Null: go on. */
  readonly checkHop: (from: string, to: string) => Promise<{ outcome: LedgerOutcome; reason: string } | null>
}

/**
 * The end of a request with all its tries and hops. `entries` tell of every request made but the last one, whose entry
 * is `last` without an outcome yet: it depends on what the body turns out to be.
 */
export interface RequestEnd {
  readonly url: string
  readonly redirects: readonly string[]
  readonly entries: readonly LedgerEntry[]
  readonly result:
    | { readonly kind: 'answer'; readonly answer: Answer }
    | { readonly kind: 'failed'; readonly outcome: LedgerOutcome; readonly reason: string; readonly bytes: number }
}

export interface Requester {
  request(plan: RequestPlan, signal: AbortSignal): Promise<RequestEnd>
  entry(
    url: string,
    purpose: LedgerPurpose,
    kind: DocumentKind | null,
    outcome: LedgerOutcome,
    reason: string,
    bytes: number,
  ): LedgerEntry
}

/** What the egress wall says of a connection that was cut: worth another try. */
const brokenConnection = 'The host closed the connection'

/** Milliseconds that a Retry-After header asks for; null when it is absent or unreadable. */
export function retryAfter(header: string | undefined, now: number): number | null {
  if (header === undefined) return null
  if (/^\d{1,9}(?:\.\d+)?$/.test(header.trim())) return Number(header) * 1000
  // A date has letters; 'Date.parse' would take a bare number for a year.
  if (!/[a-z]{3}/i.test(header)) return null
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}

/** Begins the reason of a page that was asked for and refused; other blocked addresses were never asked for. */
export const hostRefuses = 'The host refuses to show the page'

function failureOf(status: number): { outcome: LedgerOutcome; reason: string } {
  if (status === 404 || status === 410) return { outcome: 'not_found', reason: '' }
  if (status === 401 || status === 407)
    return { outcome: 'login_wall', reason: `The host asks for a sign-in (${status})` }
  if (status === 403 || status === 451) return { outcome: 'blocked', reason: `${hostRefuses} (${status})` }
  if (status === 429) return { outcome: 'error', reason: 'The host says that it is asked too often (429)' }
  return { outcome: 'error', reason: `The host answered with status ${status}` }
}

interface Context {
  readonly fetcher: Fetcher
  readonly clock: Clock
  readonly throttle: Throttle
  readonly politeness: Politeness
  readonly deadline: number
  readonly entry: Requester['entry']
}

async function askOnce(context: Context, plan: RequestPlan, url: string, signal: AbortSignal): Promise<FetchAnswer> {
  const { fetcher, throttle } = context
  const { host } = new URL(url)
  await throttle.enter(host, signal)
  plan.onStarted?.()
  try {
    const validators = plan.validators?.(url) ?? null
    const answer = await fetcher.fetch({
      url,
      purpose: plan.purpose,
      signal,
      ...(validators?.etag ? { etag: validators.etag } : {}),
      ...(validators?.lastModified ? { lastModified: validators.lastModified } : {}),
    })
    signal.throwIfAborted()
    if (answer.kind === 'refused' && answer.outcome === 'timeout') throttle.countTimeout(host)
    else if (answer.kind === 'answer') throttle.countAnswer(host)
    return answer
  } finally {
    throttle.leave(host)
  }
}

/** Asks again after 429, 503 and broken connections, as long as the host's wish can be granted. */
async function ask(
  context: Context,
  plan: RequestPlan,
  url: string,
  entries: LedgerEntry[],
  signal: AbortSignal,
): Promise<FetchAnswer> {
  const { clock, throttle, politeness, deadline, entry } = context
  for (let attempt = 1; ; attempt += 1) {
    const answer = await askOnce(context, plan, url, signal)
    const isBusy = answer.kind === 'answer' && (answer.status === 429 || answer.status === 503)
    const isBroken = answer.kind === 'refused' && answer.reason === brokenConnection
    if ((!isBusy && !isBroken) || attempt >= politeness.tries) return answer
    const asked = answer.kind === 'answer' ? retryAfter(answer.headers['retry-after'], clock.now()) : null
    const wait = asked ?? politeness.backoff * 2 ** (attempt - 1)
    throttle.holdBack(new URL(url).host, Math.min(wait, politeness.longestWait))
    if (wait > politeness.longestWait || clock.now() + wait > deadline) return answer
    const reason = answer.kind === 'answer' ? `Status ${answer.status}, asked again later` : 'Broken off, asked again'
    entries.push(entry(url, plan.purpose, plan.kind, 'error', reason, answer.bytes))
  }
}

/** The address that a redirect leads to, or why it cannot be followed. */
function nextHop(answer: Answer, url: string, redirects: readonly string[], visits: Map<string, number>): URL | string {
  const location = answer.headers['location']
  if (location === undefined || !URL.canParse(location, url)) return 'A redirect without a target'
  const next = new URL(location, url)
  next.hash = ''
  const template = templateOf(next.href, 1).key
  const repeats = (visits.get(template) ?? 0) + 1
  visits.set(template, repeats)
  const key = urlKey(next.href)
  const wasSeen = [url, ...redirects].some((each) => urlKey(each) === key)
  // Only a slash or the scheme may differ once; anything else seen before is a loop.
  const isCorrection = key === urlKey(url) && next.href !== url && !redirects.includes(next.href)
  if ((wasSeen && !isCorrection) || repeats > 2) return 'The redirects go in a circle'
  return redirects.length >= crawlSettings.redirects ? 'Too many redirects' : next
}

async function requestWithHops(context: Context, plan: RequestPlan, signal: AbortSignal): Promise<RequestEnd> {
  const entries: LedgerEntry[] = []
  const redirects: string[] = []
  const visits = new Map([[templateOf(plan.url, 1).key, 1]])
  let { url } = plan
  const end = (result: RequestEnd['result']): RequestEnd => ({ url, redirects, entries, result })
  const failed = (outcome: LedgerOutcome, reason: string, bytes = 0): RequestEnd =>
    end({ kind: 'failed', outcome, reason, bytes })
  for (;;) {
    const answer = await ask(context, plan, url, entries, signal)
    if (answer.kind === 'refused') return failed(answer.outcome, answer.reason, answer.bytes)
    const { status } = answer
    if ((status >= 200 && status < 300) || status === 304) return end({ kind: 'answer', answer })
    if (status < 300 || status >= 400) {
      const { outcome, reason } = failureOf(status)
      return failed(outcome, reason, answer.bytes)
    }
    const next = nextHop(answer, url, redirects, visits)
    if (typeof next === 'string') return failed('error', next)
    const refusal = await plan.checkHop(url, next.href)
    if (refusal !== null) return failed(refusal.outcome, refusal.reason)
    const reason = `Redirects to ${cutText(next.href, 300)}`
    entries.push(context.entry(url, 'redirect', plan.kind, 'fetched', reason, answer.bytes))
    redirects.push(url)
    url = next.href
  }
}

/** `deadline` in milliseconds since the epoch: no try is made after it. */
export function createRequester(
  fetcher: Fetcher,
  clock: Clock,
  throttle: Throttle,
  politeness: Politeness,
  deadline: number,
): Requester {
  const entry: Requester['entry'] = (url, purpose, kind, outcome, reason, bytes) => ({
    url,
    outcome,
    at: new Date(clock.now()).toISOString(),
    purpose,
    kind,
    reason,
    bytes,
  })
  const context = { fetcher, clock, throttle, politeness, deadline, entry }
  return { request: async (plan, signal) => await requestWithHops(context, plan, signal), entry }
}
