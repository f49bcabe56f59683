import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import { makeDocx, makePdf, makeXlsx, makeZip } from '../lab/make-files.ts'

/** Files that attack whoever unpacks them. */
export interface HostileFile {
  readonly name: string
  readonly extension: 'pdf' | 'docx' | 'xlsx' | 'csv'
  readonly make: () => Buffer
}

const megabyte = 1024 * 1024
const times = (text: string, units: number): string => text.repeat(Math.ceil(units / text.length)).slice(0, units)
const line = 'Customer data is encrypted at rest with AES-256.'

/** A PDF of one page whose content is `stream`, as it is. */
function pdfOf(stream: Buffer, filter: string, page = '', more = ''): Buffer {
  const head = `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R ${page} >>\nendobj\n${more}4 0 obj\n<< /Length ${stream.length} ${filter} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), stream, Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n')])
}

const flate = '/Filter /FlateDecode'
const whole = (): Buffer => makePdf([[[line, 50, 700, 11]], [[line, 50, 700, 11]]])

/** A zip whose one member is deflated, so that few bytes stand for many. */
function zipBomb(
  files: Readonly<Record<string, string>>,
  bomb: { readonly name: string; readonly bytes: number },
): Buffer {
  const content = Buffer.alloc(bomb.bytes, '<w:p><w:r><w:t>encrypted</w:t></w:r></w:p>')
  const packed = deflateRawSync(content)
  const name = Buffer.from(bomb.name)
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt32LE(crc32(content), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(content.length, 18)
  fields.writeUInt16LE(name.length, 22)
  const rest = makeZip(files)
  const endAt = rest.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  const directoryAt = rest.readUInt32LE(endAt + 16)
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fields, name, packed])
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(directoryAt, 10)
  const entry = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), fields, tail, name])
  const directory = Buffer.concat([rest.subarray(directoryAt, endAt), entry])
  const end = Buffer.from(rest.subarray(endAt))
  const count = rest.readUInt16LE(endAt + 10) + 1
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(directoryAt + local.length, 16)
  return Buffer.concat([rest.subarray(0, directoryAt), local, directory, end])
}

const xml = '<?xml version="1.0" encoding="UTF-8"?>'
const wordTypes = `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
const wordRelations = `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`
const wordHead = '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>'
const wordOf = (body: string): Buffer =>
  makeZip({
    '[Content_Types].xml': wordTypes,
    '_rels/.rels': wordRelations,
    'word/document.xml': `${xml}${wordHead}${body}</w:body></w:document>`,
  })
const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

export const pdfTraps: readonly HostileFile[] = [
  {
    name: 'a stream that unpacks to 600 MB',
    extension: 'pdf',
    make: () => pdfOf(deflateSync(Buffer.alloc(600 * megabyte, 'BT (x) Tj ET ')), flate),
  },
  {
    name: 'a page tree that contains itself',
    extension: 'pdf',
    make: () => makePdf([[[line, 50, 700, 11]]], { loop: true }),
  },
  { name: 'a password', extension: 'pdf', make: () => makePdf([[[line, 50, 700, 11]]], { encrypt: true }) },
  { name: 'half a file', extension: 'pdf', make: () => whole().subarray(0, 600) },
  { name: 'a head alone', extension: 'pdf', make: () => Buffer.from('%PDF-1.7\n') },
  {
    name: 'noise after the head',
    extension: 'pdf',
    make: () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3 * megabyte, '<< /A [ ( ')]),
  },
  {
    name: 'arrays a hundred thousand deep',
    extension: 'pdf',
    make: () => pdfOf(Buffer.from(line), '', `/Deep ${'['.repeat(100_000)}${']'.repeat(100_000)}`),
  },
  {
    name: 'a form that paints itself',
    extension: 'pdf',
    make: () => pdfOf(Buffer.from('/X Do'), '', '/Resources << /XObject << /X 4 0 R >> >>'),
  },
  {
    name: 'an image of 60,000 by 60,000',
    extension: 'pdf',
    make: () =>
      pdfOf(
        Buffer.from('/I Do'),
        '',
        '/Resources << /XObject << /I 5 0 R >> >>',
        '5 0 obj\n<< /Type /XObject /Subtype /Image /Width 60000 /Height 60000 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Length 0 >>\nstream\n\nendstream\nendobj\n',
      ),
  },
  {
    name: 'a million runs of text',
    extension: 'pdf',
    make: () => pdfOf(deflateSync(Buffer.from(times('BT /F1 1 Tf (a) Tj ET ', 20 * megabyte))), flate),
  },
  {
    name: 'nine thousand pages',
    extension: 'pdf',
    make: () => makePdf(Array.from({ length: 9_000 }, () => [[line, 50, 700, 11] as const])),
  },
  {
    name: 'NUL and a half surrogate in the title',
    extension: 'pdf',
    make: () =>
      Buffer.from(
        whole()
          .toString('latin1')
          .replace('/Root 1 0 R', '/Root 1 0 R /Info << /Title <FEFF0041000000D800420043D83D> >>'),
        'latin1',
      ),
  },
]

export const officeTraps: readonly HostileFile[] = [
  {
    name: 'a document that unpacks to 400 MB',
    extension: 'docx',
    make: () =>
      zipBomb(
        { '[Content_Types].xml': wordTypes, '_rels/.rels': wordRelations },
        { name: 'word/document.xml', bytes: 400 * megabyte },
      ),
  },
  {
    name: 'tables in tables',
    extension: 'docx',
    make: () =>
      wordOf(`${'<w:tbl><w:tr><w:tc>'.repeat(2_000)}${paragraph(line)}${'</w:tc></w:tr></w:tbl>'.repeat(2_000)}`),
  },
  {
    name: 'a row of a hundred thousand cells',
    extension: 'docx',
    make: () => wordOf(`<w:tbl><w:tr>${`<w:tc>${paragraph('x')}</w:tc>`.repeat(100_000)}</w:tr></w:tbl>`),
  },
  { name: 'a paragraph of 5 MB', extension: 'docx', make: () => wordOf(paragraph(times(`${line} `, 5 * megabyte))) },
  {
    name: 'entities that double',
    extension: 'docx',
    make: () =>
      makeZip({
        '[Content_Types].xml': wordTypes,
        '_rels/.rels': wordRelations,
        'word/document.xml': `<?xml version="1.0"?><!DOCTYPE x [${Array.from({ length: 30 }, (_, at) => `<!ENTITY e${at + 1} "&e${at};&e${at};">`).join('')}<!ENTITY e0 "lol">]>${wordHead}${paragraph('&e30;')}</w:body></w:document>`,
      }),
  },
  { name: 'a zip of nothing', extension: 'docx', make: () => makeZip({}) },
  {
    name: 'damaged xml',
    extension: 'docx',
    make: () =>
      makeZip({
        '[Content_Types].xml': wordTypes,
        '_rels/.rels': wordRelations,
        'word/document.xml': `${wordHead}<w:p><w:r`,
      }),
  },
  {
    name: 'names with dots and slashes',
    extension: 'docx',
    make: () =>
      makeZip({
        '../../../etc/passwd': 'x',
        '[Content_Types].xml': wordTypes,
        '_rels/.rels': wordRelations.replace('word/document.xml', '../../../../etc/passwd'),
      }),
  },
  {
    name: 'a sheet that unpacks to 400 MB',
    extension: 'xlsx',
    make: () =>
      zipBomb(
        { '[Content_Types].xml': wordTypes, '_rels/.rels': wordRelations },
        { name: 'xl/worksheets/sheet1.xml', bytes: 400 * megabyte },
      ),
  },
  {
    name: 'two hundred thousand rows',
    extension: 'xlsx',
    make: () =>
      makeXlsx(
        'Answers',
        Array.from({ length: 200_000 }, () => ['Is data encrypted?', 'Yes']),
      ),
  },
  {
    name: 'a cell of 5 MB',
    extension: 'xlsx',
    make: () => makeXlsx('Answers', [['Question', times('encrypted ', 5 * megabyte)]]),
  },
  {
    name: 'half a workbook',
    extension: 'xlsx',
    make: () => makeXlsx('Answers', [['Question', 'Answer']]).subarray(0, 900),
  },
  { name: 'a workbook without sheets', extension: 'xlsx', make: () => makeZip({ 'xl/workbook.xml': '<workbook/>' }) },
  {
    name: 'a million rows',
    extension: 'csv',
    make: () => Buffer.from(times('Is data encrypted?;Yes\n', 4 * megabyte)),
  },
  { name: 'a row of a million cells', extension: 'csv', make: () => Buffer.from(times('x;', 4 * megabyte)) },
  {
    name: 'a quote that never closes',
    extension: 'csv',
    make: () => Buffer.from(`Question;Answer\n"${times(line, 4 * megabyte)}`),
  },
  { name: 'quotes without end', extension: 'csv', make: () => Buffer.from(`a;b\n${times('""', 4 * megabyte)}`) },
  {
    name: 'a Word document of one good page',
    extension: 'docx',
    make: () => makeDocx('Incident response', [line], [['Step', 'Owner']]),
  },
]
