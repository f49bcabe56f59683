import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { limits } from '../../src/engine/extract/limits.ts'
import { makeXlsx } from '../support/lab/make-files.ts'
import { linesOf, pagesToText, type PdfRun } from '../../src/adapters/documents/pdf-lines.ts'
import { readFile } from '../../src/adapters/documents/read-file.ts'
import { csvRows, tableLines } from '../../src/adapters/documents/table-text.ts'
import { readZip, writeZip } from '../../src/adapters/documents/zip-parts.ts'

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const csv = async (text: string) => await readFile(Buffer.from(text), 'text/csv')

test('separated values are read to the cap on rows, and no further row is made', async () => {
  const file = await csv('a,b\n'.repeat(limits.sheetRows + 1))
  expect(file.truncated).toBe(true)
  expect(file.text.split('\n')).toHaveLength(limits.sheetRows)
  expect((await csv('a,b\n'.repeat(limits.sheetRows))).truncated).toBe(false)
  let made = 0
  const endless = function* (): Generator<string[]> {
    for (;;) {
      made += 1
      yield ['a']
    }
  }
  expect(tableLines(endless()).truncated).toBe(true)
  expect(made).toBe(limits.sheetRows + 1)
})

test.each([
  ['commas', ','.repeat(4_000_000)],
  ['quotation marks', '"'.repeat(4_000_000)],
  ['a cell that never ends', `"${'a'.repeat(4_000_000)}`],
  ['short rows', 'a\n'.repeat(2_000_000)],
  ['wide rows', `${'abc,'.repeat(40_000)}\n`.repeat(25)],
])('4 MB of %s as separated values are read in a moment within the caps', async (_, text) => {
  const started = performance.now()
  const file = await csv(text)
  expect(performance.now() - started).toBeLessThan(3_000)
  expect(file.text.length).toBeLessThanOrEqual(limits.documentText)
})

test('quotes, doubled quotes, line ends within quotes and empty last cells are understood', () => {
  expect([...csvRows('a;"b ""c"";\nd"x;\r\n\r\n;e\n"";f')]).toEqual([
    ['a', 'b "c";\ndx', ''],
    [''],
    ['', 'e'],
    ['', 'f'],
  ])
})

function withSheet(edit: (xml: string) => string): Buffer {
  const parts = readZip(
    makeXlsx('Answers', [
      ['Question', 'Answer'],
      ['Encrypted?', 'Yes'],
    ]),
    () => true,
  )
  return writeZip(
    parts.map(({ path, content }) =>
      path.includes('worksheets/') ? { path, content: Buffer.from(edit(content.toString())) } : { path, content },
    ),
  )
}

const withRow = (cell: string) => (xml: string) => xml.replace('</sheetData>', `<row r="3">${cell}</row></sheetData>`)

test.each([
  [
    'the last row of all',
    (xml: string) => xml.replace('</sheetData>', '<row r="1048576"><c r="A1048576"/></row></sheetData>'),
  ],
  [
    'the last column of all',
    (xml: string) => xml.replace('</sheetData>', '<row r="3"><c r="XFD3"><v>1</v></c></row></sheetData>'),
  ],
  [
    'a far row and a far column',
    (xml: string) => xml.replace('</sheetData>', '<row r="19999"><c r="ALL19999"><v>1</v></c></row></sheetData>'),
  ],
  ['the last column of all by a tag with > between quotes', withRow('<c t=">" r="XFD3"><v>1</v></c>')],
  ['the last column of all by a tag with < between quotes', withRow('<c t="<" r="XFD3"><v>1</v></c>')],
  ['the last column of all by a letter by its number', withRow('<c r="&#88;FD3"><v>1</v></c>')],
  ['the last column of all by the second of two places', withRow('<c r="A3" r="XFD3"><v>1</v></c>')],
  ['the last column of all by an attribute with a prefix', withRow('<c x:r="XFD3"><v>1</v></c>')],
  [
    'the last column of all by an element with a long prefix',
    withRow(`<${'x'.repeat(300)}:c r="XFD3"><v>1</v></${'x'.repeat(300)}:c>`),
  ],
  ['the last column of all by an element whose prefix is no ASCII', withRow('<é:c r="XFD3"><v>1</v></é:c>')],
  ['the last column of all by a place without quotes', withRow('<c r=XFD3><v>1</v></c>')],
])('a workbook that names a cell in %s is read up to it', async (_, edit) => {
  const file = await readFile(withSheet(edit), xlsxType)
  expect(file).toMatchObject({ text: '## Answers\n\nQuestion | Answer\nEncrypted? | Yes', truncated: true })
})

test('a sheet is cut wherever the workbook says that it lies', async () => {
  const far = (xml: string) => xml.replace('</sheetData>', '<row r="3"><c r="XFD3"><v>1</v></c></row></sheetData>')
  const moved = readZip(withSheet(far), () => true).map(({ path, content }) => ({
    path: path.replace('worksheets/sheet1.xml', 'elsewhere.xml'),
    content: Buffer.from(content.toString().replace('worksheets/sheet1.xml', 'elsewhere.xml')),
  }))
  const file = await readFile(writeZip(moved), xlsxType)
  expect(file).toMatchObject({ text: '## Answers\n\nQuestion | Answer\nEncrypted? | Yes', truncated: true })
})

test('cells with any attributes in plain writing are all read', async () => {
  const usual = (xml: string) =>
    xml.replace(
      '</sheetData>',
      `<row r="3" spans="1:2" x14ac:dyDescent="0.25"><c r='A3' s = "0" t="str" ><v>a &gt; "b"</v></c><c r="B3" t="b"><v>1</v></c><c r="C3" s="0"/></row></sheetData>`,
    )
  const file = await readFile(withSheet(usual), xlsxType)
  expect(file).toMatchObject({ text: expect.stringContaining('a > "b" | '), truncated: false })
})

/** A zip with one packed part that claims to be small. */
function bomb(path: string, bytes: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(bytes, 32))
  const zip = writeZip([{ path, content: packed }])
  zip.writeUInt16LE(8, 8)
  const entry = zip.readUInt32LE(zip.length - 6)
  zip.writeUInt16LE(8, entry + 10)
  return zip
}

test('a zipped file that unzips to more than the cap is refused, whatever sizes it claims', async () => {
  expect(readZip(bomb('word/document.xml', 1_000_000), () => true)[0]?.content).toHaveLength(1_000_000)
  const large = bomb('word/document.xml', limits.unzippedBytes + 1)
  expect(large.length).toBeLessThan(100_000)
  expect(() => readZip(large, () => true)).toThrow()
  await expect(readFile(large, docxType)).rejects.toThrow()
  await expect(readFile(bomb('xl/worksheets/sheet1.xml', limits.unzippedBytes + 1), xlsxType)).rejects.toThrow()
})

test('a hundred times as many runs of a PDF, on one line or one below the other, are joined in a moment', () => {
  const run = (x: number, y: number): PdfRun => ({ text: 'ab-', x, y, width: 3, size: 10 })
  for (const count of [2_000, 20_000, 200_000]) {
    const started = performance.now()
    expect(linesOf(Array.from({ length: count }, (_, index) => run(index * 4, 0)))).toHaveLength(1)
    pagesToText([Array.from({ length: count }, (_, index) => run(0, -index * 12))])
    expect(performance.now() - started).toBeLessThan(4_000)
  }
})
