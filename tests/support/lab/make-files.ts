import { crc32 } from 'node:zlib'

function escaped(text: string): string {
  return text.replace(/[\\()]/g, String.raw`\$&`)
}

/** One line of a page: text, points from the left, points from the bottom, size of the letters. */
export type PdfText = readonly [text: string, x: number, y: number, size: number]

const utf16 = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex')

/** What a reader is told that a letter of the font means. */
function meaningsOf(meanings: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(meanings).map(
    ([letter, text]) => `<${Buffer.from(letter).toString('hex')}> <${utf16(text)}>`,
  )
  const map = `begincmap\n1 begincodespacerange\n<00> <FF>\nendcodespacerange\n${pairs.length} beginbfchar\n${pairs.join('\n')}\nendbfchar\nendcmap`
  return `<< /Length ${map.length} >>\nstream\n${map}\nendstream`
}

/** A PDF of plain pages. `loop` makes its tree contain itself; `meanings` are the texts of letters that say another one. */
export function makePdf(
  pages: readonly (readonly PdfText[])[],
  changes: { loop?: boolean; encrypt?: boolean; title?: string; meanings?: Readonly<Record<string, string>> } = {},
): Buffer {
  const objects: string[] = []
  const kids = pages.map((_page, index) => `${4 + index * 2} 0 R`)
  objects[1] = '<< /Type /Catalog /Pages 2 0 R >>'
  objects[2] = `<< /Type /Pages /Kids [${(changes.loop ? ['2 0 R', ...kids] : kids).join(' ')}] /Count ${pages.length} >>`
  objects[3] = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'
  for (const [index, lines] of pages.entries()) {
    const stream = lines
      .map(([text, x, y, size]) => `BT /F1 ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`)
      .join('\n')
    objects[4 + index * 2] =
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`
    objects[5 + index * 2] = `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`
  }
  const information = objects.length
  if (changes.title !== undefined) objects[information] = `<< /Title <${utf16(`\ufeff${changes.title}`)}> >>`
  if (changes.meanings) {
    objects[3] = objects[3].replace(' >>', ` /ToUnicode ${objects.length} 0 R >>`)
    objects.push(meaningsOf(changes.meanings))
  }
  let body = '%PDF-1.4\n'
  const offsets: number[] = []
  for (const [number, content] of objects.entries()) {
    if (content === undefined) continue
    offsets[number] = body.length
    body += `${number} 0 obj\n${content}\nendobj\n`
  }
  const start = body.length
  const table = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const lock = changes.encrypt
    ? ` /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >>`
    : ''
  const named = changes.title === undefined ? '' : ` /Info ${information} 0 R`
  body += `xref\n0 ${objects.length}\n0000000000 65535 f \n${table.join('')}trailer\n<< /Size ${objects.length} /Root 1 0 R${named}${lock} >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(body, 'latin1')
}

/** A zip of stored files. */
export function makeZip(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const body = Buffer.from(content)
    const path = Buffer.from(name)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt32LE(crc32(body), 10)
    fields.writeUInt32LE(body.length, 14)
    fields.writeUInt32LE(body.length, 18)
    fields.writeUInt16LE(path.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fields, path, body])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), fields, tail, path]))
    parts.push(local)
    offset += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 0, 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, entries, end])
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

function paragraph(text: string, style = ''): string {
  const properties = style === '' ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`
  return `<w:p>${properties}<w:r><w:t>${text}</w:t></w:r></w:p>`
}

/** A Word document of one heading, paragraphs and one table. */
export function makeDocx(
  heading: string,
  paragraphs: readonly string[],
  table: readonly (readonly string[])[],
): Buffer {
  const rows = table.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`)
  const body = `${paragraph(heading, 'Heading1')}${paragraphs.map((text) => paragraph(text)).join('')}<w:tbl>${rows.join('')}</w:tbl>`
  return makeZip({
    '[Content_Types].xml': `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${xml}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  })
}

/** A workbook of one sheet with texts. */
export function makeXlsx(sheet: string, rows: readonly (readonly string[])[]): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const cells = rows.map((row, index) => {
    const texts = row.map(
      (text, column) => `<c r="${letters.charAt(column)}${index + 1}" t="inlineStr"><is><t>${text}</t></is></c>`,
    )
    return `<row r="${index + 1}">${texts.join('')}</row>`
  })
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  return makeZip({
    '[Content_Types].xml': `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${sheet}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/styles.xml': `${xml}<styleSheet xmlns="${main}"/>`,
    'xl/worksheets/sheet1.xml': `${xml}<worksheet xmlns="${main}"><sheetData>${cells.join('')}</sheetData></worksheet>`,
  })
}
