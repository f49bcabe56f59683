import type { FileReader, LanguageDetector } from '../ports.ts'
import { cutText } from '../../contract/text.forms.ts'
import { nothing, type DocumentReading, type DocumentSource } from './document-reading.ts'
import { readHtml } from './html.ts'
import { readMarkdown, readPlainText } from './plain-text.ts'

export interface DocumentReaders {
  readonly files: FileReader
  readonly language: LanguageDetector
}

const onlyFirstPart = (what: string): string => `Only the first part of the ${what} was read`

const gatePhrases =
  /\b(?:request access|sign (?:an|the|our) (?:nda|non-disclosure)|under nda|nda (?:is )?required|requires? an? nda|available (?:up)?on request under)\b/i
const missingTitle = /\b404\b|\bnot found\b|page (?:doesn.t|does not) exist/i
const fileType = /pdf|wordprocessingml|spreadsheetml|text\/csv|application\/csv/

function plainType({ contentType }: DocumentSource): string {
  return contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

/** The type by the first bytes where the header says too little. */
function fileTypeOf(source: DocumentSource): string | null {
  const type = plainType(source)
  const [a, b, c, d] = source.body
  if (a === 0x25 && b === 0x50 && c === 0x44 && d === 0x46) return 'application/pdf'
  const extension = /\.(\w{3,4})$/.exec(new URL(source.url).pathname.toLowerCase())?.[1]
  if (a === 0x50 && b === 0x4b) {
    if (type.includes('wordprocessingml') || extension === 'docx') {
      return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    }
    return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  }
  if (fileType.test(type)) return type
  return extension === 'csv' && type !== 'text/html' ? 'text/csv' : null
}

function looksLikeHtml({ body }: DocumentSource): boolean {
  const start = new TextDecoder().decode(body.subarray(0, 512)).trimStart().toLowerCase()
  return start.startsWith('<!doctype html') || start.startsWith('<html') || start.startsWith('<head')
}

function readPage({ body, contentType, url }: DocumentSource): DocumentReading {
  const page = readHtml(body, contentType, url)
  const { text, title, links, declaredLanguage } = page
  const kept = { text, title, links, language: declaredLanguage, pages: null, instead: page.refresh ?? page.markdown }
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

async function readFile(source: DocumentSource, type: string, files: FileReader): Promise<DocumentReading> {
  const result = await files.read(source.body, type)
  if (result.kind === 'failed') return { ...nothing, outcome: 'error', reason: result.reason }
  const reason = result.truncated ? onlyFirstPart('file') : ''
  const { text, title, pages = null } = result
  return { ...nothing, text, title, pages, outcome: 'fetched', reason }
}

async function readByType(source: DocumentSource, files: FileReader): Promise<DocumentReading> {
  const type = plainType(source)
  const file = fileTypeOf(source)
  if (file !== null) return await readFile(source, file, files)
  if (type === 'text/html' || type === 'application/xhtml+xml' || looksLikeHtml(source)) return readPage(source)
  const isMarkdown = type.includes('markdown') || /\.mdx?$|\/llms(?:-full)?\.txt$/.test(new URL(source.url).pathname)
  if (type === '' || type.startsWith('text/') || isMarkdown) {
    if (type === 'text/xml') return { ...nothing, outcome: 'error', reason: 'The address holds no page' }
    const read = isMarkdown ? readMarkdown : readPlainText
    const { text, title, links, truncated } = read(source.body, source.contentType, source.url)
    return { ...nothing, text, title, links, outcome: 'fetched', reason: truncated ? onlyFirstPart('page') : '' }
  }
  return { ...nothing, outcome: 'error', reason: `Content of the type ${cutText(type, 60)} is not read` }
}

/** Reads a body by its type. Never throws for what the body holds. */
export async function readDocument(
  source: DocumentSource,
  { files, language }: DocumentReaders,
): Promise<DocumentReading> {
  const reading = await readByType(source, files)
  return { ...reading, language: language.detect(reading.text) ?? reading.language }
}
