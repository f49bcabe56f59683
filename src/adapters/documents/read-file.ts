import mammoth from 'mammoth'
import readSheets from 'read-excel-file/node'
import { readHtml } from '../../engine/extract/html.ts'
import { readPdf } from './read-pdf.ts'
import { csvRows, tableLines } from './table-text.ts'

export interface ReadFile {
  readonly text: string
  readonly title: string
  readonly truncated: boolean
  /** Where each page starts in the text, for files that have pages. */
  readonly pages?: readonly number[]
}

const mostRows = 20_000

async function readDocx(body: Uint8Array): Promise<ReadFile> {
  const convertImage = mammoth.images.imgElement(async () => ({ src: '' }))
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(body) },
    { convertImage, externalFileAccess: false },
  )
  const page = readHtml(`<html><body>${value}</body></html>`, 'text/html', 'https://file.invalid/')
  return { text: page.text, title: page.title, truncated: false }
}

async function readXlsx(body: Uint8Array): Promise<ReadFile> {
  const sheets = await readSheets(Buffer.from(body))
  let isTruncated = false
  const parts = sheets.map(({ sheet, data: rows }) => {
    isTruncated ||= rows.length > mostRows
    return `## ${sheet}\n\n${tableLines(rows.slice(0, mostRows))}`
  })
  return { text: parts.join('\n\n'), title: sheets[0]?.sheet ?? '', truncated: isTruncated }
}

function readCsv(body: Uint8Array): ReadFile {
  const rows = csvRows(new TextDecoder().decode(body))
  return { text: tableLines(rows.slice(0, mostRows)), title: '', truncated: rows.length > mostRows }
}

/** Reads a file by its type. Throws on damaged, locked or unknown files. */
export async function readFile(body: Uint8Array, contentType: string): Promise<ReadFile> {
  if (contentType.includes('pdf')) return await readPdf(body)
  if (contentType.includes('wordprocessingml')) return await readDocx(body)
  if (contentType.includes('spreadsheetml')) return await readXlsx(body)
  if (contentType.includes('csv')) return readCsv(body)
  throw new Error(`Files of the type ${contentType} are not read`)
}
