import type { CommittedDocument, CrawlCapture, CrawlInput, CrawlPorts, CrawlSink } from './contract.ts'
import type { LedgerEntry, ReviewDocument } from '../../contract/documents.ts'
import type { FetchAnswer } from '../ports.ts'
import { readDocument, type DocumentReaders } from '../extract/read-document.ts'
import { readSitemap } from './sitemap.ts'
import { defaultBudget, defaultPoliteness } from './settings.ts'

/** A page of a web that lives in memory: its HTML, or a whole answer. */
export type MemoryPage =
  | string
  | { status?: number; headers?: Record<string, string>; body?: string }
  | ((visit: number) => FetchAnswer)

export interface MemoryWeb {
  readonly ports: CrawlPorts
  /** Every address that was asked for, in order. */
  readonly requests: string[]
  /** Starts of requests in milliseconds of the web's own clock, by host. */
  readonly starts: Map<string, number[]>
}

const encoder = new TextEncoder()

export function answerOf(status: number, body = '', headers: Record<string, string> = {}): FetchAnswer {
  const bytes = encoder.encode(body)
  return {
    kind: 'answer',
    status,
    headers: { 'content-type': 'text/html', ...headers },
    body: bytes,
    bytes: bytes.length,
  }
}

/** A deterministic stand-in for a digest: enough to tell texts apart. */
function digest(content: string | Uint8Array): string {
  const bytes = typeof content === 'string' ? encoder.encode(content) : content
  let result = ''
  for (let seed = 0; seed < 8; seed += 1) {
    let hash = 2_166_136_261 ^ (seed * 97)
    for (const byte of bytes) hash = Math.imul(hash ^ byte, 16_777_619)
    result += (hash >>> 0).toString(16).padStart(8, '0')
  }
  return result
}

const noFiles: DocumentReaders['files'] = { read: async () => ({ kind: 'failed', reason: 'Files are not read here' }) }

/** Reads pages here and now, and no files unless told how. */
export function readerWith(language: DocumentReaders['language'], files = noFiles): CrawlPorts['reader'] {
  return {
    read: (source) => readDocument(source, { files, language }),
    readSitemap: async (text, url) => readSitemap(text, url),
  }
}

/** A web of pages keyed by host and path, with a clock that moves only when someone sleeps. */
export function createMemoryWeb(pages: Readonly<Record<string, MemoryPage>>, latency = 20): MemoryWeb {
  const requests: string[] = []
  const starts = new Map<string, number[]>()
  const visits = new Map<string, number>()
  let now = Date.UTC(2026, 0, 1)
  const sleepers: { until: number; wake: () => void }[] = []
  const wakeNext = (): void => {
    sleepers.sort((a, b) => a.until - b.until)
    const next = sleepers.shift()
    if (next === undefined) return
    now = Math.max(now, next.until)
    next.wake()
  }
  const sleep = async (milliseconds: number): Promise<void> => {
    await new Promise<void>((resolve) => {
      sleepers.push({ until: now + milliseconds, wake: resolve })
      setTimeout(wakeNext)
    })
  }
  const ports: CrawlPorts = {
    fetcher: {
      fetch: async ({ url, signal }) => {
        signal?.throwIfAborted()
        const { host, pathname, search } = new URL(url)
        requests.push(url)
        starts.set(host, [...(starts.get(host) ?? []), now])
        await sleep(latency)
        const page = pages[`${host}${pathname}${search}`]
        const visit = (visits.get(url) ?? 0) + 1
        visits.set(url, visit)
        if (page === undefined) return answerOf(404, 'Not here')
        if (typeof page === 'string') return answerOf(200, page)
        return typeof page === 'function'
          ? page(visit)
          : answerOf(page.status ?? 200, page.body ?? '', page.headers ?? {})
      },
    },
    clock: { now: () => now, sleep },
    hasher: { sha256: digest },
    reader: readerWith({ detect: () => 'en' }),
  }
  return { ports, requests, starts }
}

export interface Collected extends CrawlSink {
  readonly documents: ReviewDocument[]
  readonly captures: CrawlCapture[]
  readonly entries: LedgerEntry[]
  committed(): CommittedDocument[]
}

/** A sink that keeps what it hears. After `calls` calls it rejects, as a killed process would. */
export function collect(calls = Number.POSITIVE_INFINITY): Collected {
  const documents: ReviewDocument[] = []
  const captures: CrawlCapture[] = []
  const entries: LedgerEntry[] = []
  let heard = 0
  const hear = (): void => {
    heard += 1
    if (heard > calls) throw new Error('The process is gone')
  }
  return {
    documents,
    captures,
    entries,
    document: (document, capture) => {
      hear()
      documents.push(document)
      captures.push(capture)
    },
    ledger: (entry) => {
      hear()
      entries.push(entry)
    },
    progress: () => {},
    committed: () => documents.map((document, index) => ({ document, links: captures[index]?.links ?? [] })),
  }
}

export function inputFor(website: string, changes: Partial<CrawlInput> = {}): CrawlInput {
  return {
    vendor: { name: 'Vendor', website, domain: null },
    budget: defaultBudget,
    politeness: defaultPoliteness,
    confirmedHosts: [],
    resume: null,
    known: [],
    ...changes,
  }
}
