import { getDocumentProxy } from 'unpdf'
import { cutText } from '../../contract/text.forms.ts'
import { limits } from '../../engine/extract/limits.ts'
import type { FileText } from './file-text.ts'
import { pagesToText, type PdfRun } from './pdf-lines.ts'

interface TextItem {
  readonly str: string
  /** Six numbers of the text matrix. */
  readonly transform: readonly unknown[]
  readonly width: number
  readonly height: number
}

const mostPages = 300
/** Runs of letters in a document: a page of print has a few hundred. */
const mostRuns = 500_000

function runOf(item: TextItem): PdfRun {
  const [, , c = 0, d = 0, x = 0, y = 0] = item.transform.map(Number)
  return { text: item.str, x, y, width: item.width, size: Math.hypot(c, d) || item.height || 10 }
}

/** Reads the text of a PDF, at most 300 pages. Throws when the file is damaged or needs a password. */
export async function readPdf(body: Uint8Array): Promise<FileText> {
  const document = await getDocumentProxy(body, {
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    maxImageSize: 0,
    verbosity: 0,
  })
  const pages: PdfRun[][] = []
  const failures: number[] = []
  let runCount = 0
  let length = 0
  const isFull = (): boolean => runCount >= mostRuns || length >= limits.documentText
  for (let number = 1; number <= Math.min(document.numPages, mostPages) && !isFull(); number += 1) {
    try {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      const runs = items.flatMap((item) => ('str' in item ? [runOf(item)] : [])).slice(0, mostRuns - runCount)
      for (const run of runs) length += run.text.length
      runCount += runs.length
      pages.push(runs)
      page.cleanup()
    } catch {
      failures.push(number)
      pages.push([])
    }
  }
  const metadata = await document.getMetadata().catch(() => null)
  const title: unknown = metadata === null ? null : Reflect.get(metadata.info, 'Title')
  const { text: whole, starts } = pagesToText(pages)
  const text = cutText(whole, limits.documentText)
  const isTruncated = document.numPages > pages.length || failures.length > 0 || isFull() || text.length < whole.length
  return {
    text,
    title: typeof title === 'string' ? cutText(title, limits.title) : '',
    truncated: isTruncated,
    pages: starts.filter((start) => start <= text.length),
  }
}
