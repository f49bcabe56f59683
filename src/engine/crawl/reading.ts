import type { DocumentKind, ReviewDocument } from '../../contract/documents.ts'
import { cutText, storable } from '../../contract/text.forms.ts'
import { guessKind, kindOfAddress } from '../discover/kinds.ts'
import type { DocumentReading } from '../extract/document-reading.ts'
import type { CrawlPorts } from './contract.ts'
import type { Answer } from './requests.ts'
import type { CrawlRun } from './run.ts'
import { crawlSettings } from './settings.ts'

/** Reads the body of an answer through the port. */
export const readBody = (run: CrawlRun, answer: Answer, url: string, signal: AbortSignal): Promise<DocumentReading> =>
  run.ports.reader.read({ body: answer.body, contentType: answer.headers['content-type'] ?? '', url }, signal)

/** A stable id in the shape of a UUID: the same address with the same text has the same id in every crawl. */
export function documentId(url: string, textSha256: string, sha256: (text: string) => string): string {
  const hash = sha256(`${url}\n${textSha256}`)
  const variant = ((Number.parseInt(hash.charAt(16), 16) % 4) + 8).toString(16)
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/** The kind that address and title speak for; what the link promised stands where they say nothing. */
export function settleKind(url: string, title: string, promised: DocumentKind, isHome: boolean): DocumentKind {
  if (isHome) return 'home'
  if (new URL(url).pathname.endsWith('/security.txt')) return 'disclosure'
  const byPlace = kindOfAddress(url)
  if (byPlace !== 'other') return byPlace
  const byTitle = guessKind(url, title.split(/[|–—·]/, 1)[0]?.slice(0, 80) ?? '').kind
  return byTitle === 'other' ? promised : byTitle
}

export function makeDocument(
  reading: DocumentReading,
  page: {
    readonly url: string
    readonly redirects: readonly string[]
    readonly kind: DocumentKind
    readonly status: number
  },
  ports: CrawlPorts,
): ReviewDocument {
  const { text, title } = storable({ text: reading.text, title: reading.title })
  const textSha256 = ports.hasher.sha256(text)
  return {
    id: documentId(page.url, textSha256, (key) => ports.hasher.sha256(key)),
    url: page.url,
    redirects: [...page.redirects],
    kind: page.kind,
    title: cutText(title, 300),
    text,
    text_sha256: textSha256,
    fetched_at: new Date(ports.clock.now()).toISOString(),
    status: page.status,
    language: reading.language,
  }
}

/** Whether a reading is worth keeping as a document. */
export function isKept(reading: DocumentReading): boolean {
  const isPage = reading.outcome === 'fetched' || reading.outcome === 'gated'
  return isPage && reading.text.length >= crawlSettings.shortestText
}
