import mammoth from 'mammoth'
import readSheets from 'read-excel-file/node'
import { readHtml } from '../../engine/extract/html.ts'
import { cutText } from '../../contract/text.forms.ts'
import { limits } from '../../engine/extract/limits.ts'
import type { FileText } from './file-text.ts'
import { readPdf } from './read-pdf.ts'
import { limitSheet } from './sheet-limit.ts'
import { csvRows, tableLines } from './table-text.ts'
import { readZip, writeZip } from './zip-parts.ts'

const holdsText = (path: string): boolean => path.endsWith('.xml') || path.endsWith('.rels')

async function readDocx(body: Uint8Array): Promise<FileText> {
  const convertImage = mammoth.images.imgElement(async () => ({ src: '' }))
  const { value } = await mammoth.convertToHtml(
    { buffer: writeZip(readZip(body, holdsText)) },
    { convertImage, externalFileAccess: false },
  )
  const { text, title, truncated } = readHtml(
    `<html><body>${value}</body></html>`,
    'text/html',
    'https://file.invalid/',
  )
  return { text, title, truncated }
}

async function readXlsx(body: Uint8Array): Promise<FileText> {
  let isTruncated = false
  const parts = readZip(body, holdsText).map((part) => {
    // The workbook may name any part as a sheet.
    if (!part.content.includes('sheetData')) return part
    const { xml, truncated } = limitSheet(part.content.toString())
    isTruncated ||= truncated
    return truncated ? { path: part.path, content: Buffer.from(xml) } : part
  })
  const sheets = await readSheets(writeZip(parts))
  let text = ''
  for (const { sheet, data } of sheets) {
    const title = `${text === '' ? '' : '\n\n'}## ${cutText(sheet, limits.title)}\n\n`
    const table = tableLines(data, limits.documentText - text.length - title.length)
    text += title + table.text
    isTruncated ||= table.truncated
    if (table.truncated && text.length >= limits.documentText / 2) break
  }
  return { text, title: cutText(sheets[0]?.sheet ?? '', limits.title), truncated: isTruncated }
}

function readCsv(body: Uint8Array): FileText {
  const { text, truncated } = tableLines(csvRows(new TextDecoder().decode(body)))
  return { text, title: '', truncated }
}

/** Reads a file by its type. Throws on damaged, locked or unknown files. */
export async function readFile(body: Uint8Array, contentType: string): Promise<FileText> {
  if (contentType.includes('pdf')) return await readPdf(body)
  if (contentType.includes('wordprocessingml')) return await readDocx(body)
  if (contentType.includes('spreadsheetml')) return await readXlsx(body)
  if (contentType.includes('csv')) return readCsv(body)
  throw new Error(`Files of the type ${contentType} are not read`)
}
