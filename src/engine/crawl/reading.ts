import type { DocumentKind, LedgerOutcome, ReviewDocument } from '../../contract/documents.ts'
import { guessKind, kindOfAddress } from '../discover/kinds.ts'
import { readHtml, type PageLink } from '../extract/html.ts'
import { readMarkdown, readPlainText } from '../extract/plain-text.ts'
import type { CrawlPorts } from './contract.ts'
import type { Answer } from './requests.ts'
import { crawlSettings } from './settings.ts'

/** What an answer turned out to be. `links` are there even when the page itself is not kept. */
export interface Reading {
  readonly outcome: LedgerOutcome
  readonly reason: string
  readonly text: string
  readonly title: string
  readonly links: readonly PageLink[]
  readonly declaredLanguage: string | null
  /** Where each page starts in the text, for files that have pages. */
  readonly pages: readonly number[] | null
  /** A version of the page without scripts, or the target of an immediate refresh. */
  readonly instead: string | null
}

const onlyFirstPart = (what: string): string => `Only the first part of the ${what} was read`

const nothing = { text: '', title: '', links: [], declaredLanguage: null, pages: null, instead: null }
const gatePhrases =
  /\b(?:request access|sign (?:an|the|our) (?:nda|non-disclosure)|under nda|nda (?:is )?required|requires? an? nda|available (?:up)?on request under)\b/i
const missingTitle = /\b404\b|\bnot found\b|page (?:doesn.t|does not) exist/i
const fileType = /pdf|wordprocessingml|spreadsheetml|text\/csv|application\/csv/

function plainType(answer: Answer): string {
  return (answer.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

/** The type by the first bytes where the header says too little. */
function fileTypeOf(answer: Answer, url: string): string | null {
  const type = plainType(answer)
  const [a, b, c, d] = answer.body
  if (a === 0x25 && b === 0x50 && c === 0x44 && d === 0x46) return 'application/pdf'
  const extension = /\.(\w{3,4})$/.exec(new URL(url).pathname.toLowerCase())?.[1]
  if (a === 0x50 && b === 0x4b) {
    if (type.includes('wordprocessingml') || extension === 'docx') {
      return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    }
    return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  }
  if (fileType.test(type)) return type
  return extension === 'csv' && type !== 'text/html' ? 'text/csv' : null
}

function looksLikeHtml(answer: Answer): boolean {
  const start = new TextDecoder().decode(answer.body.subarray(0, 512)).trimStart().toLowerCase()
  return start.startsWith('<!doctype html') || start.startsWith('<html') || start.startsWith('<head')
}

function readPage(answer: Answer, url: string): Reading {
  const page = readHtml(answer.body, answer.headers['content-type'] ?? '', url)
  const { text, title, links, declaredLanguage } = page
  const kept = { text, title, links, declaredLanguage, pages: null, instead: page.refresh ?? page.markdown }
  if (page.isShell) {
    return { ...kept, outcome: 'js_only', reason: 'The page is empty until a script fills it' }
  }
  if (page.hasPasswordField && text.length < 800) {
    return { ...kept, outcome: 'login_wall', reason: 'The page asks for a sign-in' }
  }
  if (missingTitle.test(title) && text.length < 1500) {
    return { ...kept, outcome: 'not_found', reason: 'The page says that it does not exist' }
  }
  if (gatePhrases.test(text) && text.length < 3000) {
    return { ...kept, instead: null, outcome: 'gated', reason: 'Part of what the page offers is shown on request only' }
  }
  return { ...kept, instead: page.refresh, outcome: 'fetched', reason: page.truncated ? onlyFirstPart('page') : '' }
}

/** Reads the body by its type. Never throws for what the body holds. */
export async function readAnswer(answer: Answer, url: string, ports: CrawlPorts): Promise<Reading> {
  const type = plainType(answer)
  const file = fileTypeOf(answer, url)
  if (file !== null) {
    const result = await ports.files.read(answer.body, file)
    if (result.kind === 'failed') return { ...nothing, outcome: 'error', reason: result.reason }
    const reason = result.truncated ? onlyFirstPart('file') : ''
    return {
      ...nothing,
      text: result.text,
      title: result.title,
      pages: result.pages ?? null,
      outcome: 'fetched',
      reason,
    }
  }
  if (type === 'text/html' || type === 'application/xhtml+xml' || looksLikeHtml(answer)) return readPage(answer, url)
  const isMarkdown = type.includes('markdown') || /\.mdx?$|\/llms(?:-full)?\.txt$/.test(new URL(url).pathname)
  if (type === '' || type.startsWith('text/') || isMarkdown) {
    if (type === 'text/xml') return { ...nothing, outcome: 'error', reason: 'The address holds no page' }
    const read = isMarkdown ? readMarkdown : readPlainText
    const { truncated, ...page } = read(answer.body, answer.headers['content-type'] ?? '', url)
    return { ...nothing, ...page, outcome: 'fetched', reason: truncated ? onlyFirstPart('page') : '' }
  }
  return { ...nothing, outcome: 'error', reason: `Content of the type ${type.slice(0, 60)} is not read` }
}

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
  reading: Reading,
  page: {
    readonly url: string
    readonly redirects: readonly string[]
    readonly kind: DocumentKind
    readonly status: number
  },
  ports: CrawlPorts,
): ReviewDocument {
  const textSha256 = ports.hasher.sha256(reading.text)
  return {
    id: documentId(page.url, textSha256, (text) => ports.hasher.sha256(text)),
    url: page.url,
    redirects: [...page.redirects],
    kind: page.kind,
    title: reading.title.slice(0, 300),
    text: reading.text,
    text_sha256: textSha256,
    fetched_at: new Date(ports.clock.now()).toISOString(),
    status: page.status,
    language: ports.language.detect(reading.text) ?? reading.declaredLanguage,
  }
}

/** Whether a reading is worth keeping as a document. */
export function isKept(reading: Reading): boolean {
  const isPage = reading.outcome === 'fetched' || reading.outcome === 'gated'
  return isPage && reading.text.length >= crawlSettings.shortestText
}
