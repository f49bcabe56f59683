import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { DocumentKind, ReviewDocument } from '../contract/documents.ts'
import type { Corpus } from '../engine/corpus.ts'

/** Behind 'URL:' an address may hold spaces, as paths of repositories do. */
const firstLine = /^\uFEFF?(?:URL:\s*(\S.*?)|(\S+))(?:\s+\(captured (\d{4}-\d{2}-\d{2})\))?$/

const kindPatterns: readonly (readonly [DocumentKind, RegExp])[] = [
  ['subprocessors', /sub-?processors?\b/],
  ['dpa', /\bdpa\b|data-?processing|processing-agreement/],
  ['sla', /\bsla\b|service-level|uptime-commitment/],
  ['disclosure', /disclosure|bug-?bounty|security\.txt/],
  [
    'docs',
    /audit|saml|\bsso\b|scim|single-sign|two-factor|multi-factor|\bmfa\b|roles|permission|backup|account|access-security/,
  ],
  ['ai', /\bai\b|\bai-|-ai\b|genai|\bllm/],
  ['privacy', /\bprivacy(?:-policy)?(?:-index)?$|legal-privacy|privacy-policy|policies-privacy|\bccpa\b/],
  ['terms', /\bterms\b|\btos\b|master-subscription|\bmsa\b|agreement$/],
  ['pricing', /pricing|\bplans?\b/],
  ['status', /\bstatus\b/],
  ['trust', /\btrust\b/],
  ['compliance', /complian|certification|\bsoc-?2\b|\biso\b/],
  ['security', /security/],
]

/** The kind that a file's name or address speaks of; `docs` for anything else under a documentation folder. */
export function guessKind(url: string, fileName: string): DocumentKind {
  // By convention a repository's SECURITY.md tells how to report a weakness.
  if (/\/SECURITY(?:\.\w+)?$/.test(url)) return 'disclosure'
  const name = fileName
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/\.(?:txt|mdx?|html?)$/, '')
  for (const [kind, pattern] of kindPatterns) if (pattern.test(name)) return kind
  const address = url
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/\.(?:txt|mdx?|html?)$/, '')
  for (const [kind, pattern] of kindPatterns) if (pattern.test(address.slice(address.indexOf('/', 8)))) return kind
  return /\bdocs?\b/.test(address) ? 'docs' : 'other'
}

function titleOf(text: string, fileName: string): string {
  const heading = /^\s{0,3}#{1,2}\s+(.{1,200})$/m.exec(text.slice(0, 4000))?.[1]
  const front = /^title:\s*["']?(.{1,200}?)["']?\s*$/m.exec(text.slice(0, 1500))?.[1]
  return (front ?? heading ?? fileName.replace(/\.[a-z]+$/, '').replaceAll(/[-_]/g, ' ')).trim()
}

/** Midnight of a day that exists; what is written wrongly counts as unknown, which is long ago. */
function dayOf(written: string | undefined): string {
  const moment = new Date(`${written ?? ''}T00:00:00.000Z`)
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === written
  return isDay ? moment.toISOString() : '1970-01-01T00:00:00.000Z'
}

/** One stored document made of a file whose first line is its URL and the day of capture. */
export function readCorpusFile(fileName: string, content: string): ReviewDocument {
  const newline = content.indexOf('\n')
  const head = firstLine.exec((newline === -1 ? content : content.slice(0, newline)).trim())
  const text = head && newline !== -1 ? content.slice(newline + 1).replace(/^\s*\n/, '') : content
  const written = head?.[1] ?? head?.[2] ?? ''
  const url = URL.canParse(written) ? new URL(written).href : `https://corpus.invalid/${encodeURIComponent(fileName)}`
  const sha256 = createHash('sha256').update(text).digest('hex')
  return {
    id: `d-${createHash('sha256').update(`${url}\n${fileName}`).digest('hex').slice(0, 12)}`,
    url,
    redirects: [],
    kind: guessKind(url, fileName),
    title: titleOf(text, fileName),
    text,
    text_sha256: sha256,
    fetched_at: dayOf(head?.[3]),
    status: 200,
    language: null,
  }
}

/** Reads a folder of text files as the vendor's own documents by their names, in the order of these. */
async function readFolder(folder: string): Promise<Map<string, ReviewDocument>> {
  const names = (await readdir(folder)).filter((name) => /\.(?:txt|mdx?)$/i.test(name)).sort()
  const documents = new Map<string, ReviewDocument>()
  for (const name of names) documents.set(name, readCorpusFile(name, await readFile(path.join(folder, name), 'utf8')))
  return documents
}

/** The documents of a folder of text files, in the order of their names. */
export const readCorpusFolder = async (folder: string): Promise<ReviewDocument[]> => [
  ...(await readFolder(folder)).values(),
]

/** A vendor with the documents of a folder, as of the day on which the newest of them was captured. */
export async function readCorpus(
  folder: string,
  vendor: string,
): Promise<{ readonly corpus: Corpus; readonly files: ReadonlyMap<string, ReviewDocument> }> {
  const files = await readFolder(folder)
  const documents = [...files.values()]
  const latest = documents
    .map((document) => document.fetched_at.slice(0, 10))
    .sort()
    .at(-1)
  const asOf = latest ?? '1970-01-01'
  return { corpus: { vendor: { name: vendor, website: null, domain: null }, documents, asOf }, files }
}
