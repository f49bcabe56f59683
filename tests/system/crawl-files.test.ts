import { deflateSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { createDocumentReader } from '../../src/adapters/reader/document-reader.ts'
import { createReaderPool } from '../../src/adapters/reader/reader-pool.ts'
import { makeDocx, makePdf, makeXlsx, type PdfText } from '../support/lab/make-files.ts'

const pool = createReaderPool(1)
const url = 'https://vendor.example/files/overview'

afterAll(() => pool.close())

/** Each file as one of another owner: what one of them spends is not counted against the next. */
async function read(body: Uint8Array, contentType: string) {
  return await createDocumentReader(pool, crypto.randomUUID()).read({ body, contentType, url })
}

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

function page(number: number): PdfText[] {
  return [
    ['Vendor security overview - confidential', 50, 800, 8],
    [`Chapter ${number}`, 50, 760, 20],
    ['Customer records are encrypted at rest with', 50, 720, 11],
    [`AES-256 in region ${number}.`, 50, 706, 11],
    ['Control', 50, 660, 11],
    ['State', 300, 660, 11],
    ['Backups', 50, 645, 11],
    ['Daily', 300, 645, 11],
    [`Page ${number} of 4`, 500, 30, 8],
  ]
}

test('a PDF becomes headings, paragraphs and rows, with running heads dropped and the start of each page', async () => {
  const answer = await read(makePdf([1, 2, 3, 4].map(page)), 'application/pdf')
  expect(answer.text.slice(0, answer.pages?.[1])).toBe(
    '# Chapter 1\n\nCustomer records are encrypted at rest with AES-256 in region 1.\n\nControl | State\nBackups | Daily\n\n',
  )
  expect(answer.pages).toHaveLength(4)
  expect(answer.text).not.toContain('confidential')
  expect([answer.outcome, answer.reason]).toEqual(['fetched', ''])
})

test('a PDF whose words hold NUL has its pages where they start', async () => {
  const pages = [1, 2].map((number): PdfText[] => [[`First~ of ${number}`, 50, 700, 11]])
  const answer = await read(makePdf(pages, { meanings: { '~': 'A\u0000\u0000B' } }), 'application/pdf')
  const [, second] = answer.pages ?? []
  expect(answer.text.slice(0, second)).toBe('FirstA\u0000\u0000B of 1\n\n')
  expect(answer.text.slice(second)).toBe('FirstA\u0000\u0000B of 2')
})

test('a Word document goes through the same walker as a page', async () => {
  const file = makeDocx(
    'Incident response',
    ['We rehearse the plan twice a year.'],
    [
      ['Step', 'Owner'],
      ['Triage', 'On-call'],
    ],
  )
  const answer = await read(file, docxType)
  expect(answer.text).toBe(
    '# Incident response\n\nWe rehearse the plan twice a year.\n\nStep | Owner\nTriage | On-call',
  )
})

test('a workbook and a CSV are read as rows', async () => {
  const workbook = await read(
    makeXlsx('Answers', [
      ['Question', 'Answer'],
      ['Is data encrypted?', 'Yes'],
    ]),
    xlsxType,
  )
  expect(workbook.text).toBe('## Answers\n\nQuestion | Answer\nIs data encrypted? | Yes')
  const values = await read(Buffer.from('Name;Purpose\n"Host; main";"Hosting, EU"\n'), 'text/csv')
  expect(values.text).toBe('Name | Purpose\nHost; main | Hosting, EU')
})

test('a PDF behind a password, a truncated and a damaged one each end with their reason', async () => {
  const locked = await read(makePdf([page(1)], { encrypt: true }), 'application/pdf')
  expect(locked).toMatchObject({ outcome: 'error', reason: 'The file is protected by a password' })
  const damaged = await read(Buffer.from('%PDF-1.4\nnothing of use'), 'application/pdf')
  expect(damaged).toMatchObject({ outcome: 'error', reason: 'The file is damaged and cannot be read' })
  const whole = makePdf([page(1), page(2)])
  const cut = await read(whole.subarray(0, Math.floor(whole.length * 0.7)), 'application/pdf')
  expect(cut.outcome === 'error' || cut.text.includes('Chapter 1')).toBe(true)
})

test('a PDF whose page tree contains itself ends', async () => {
  const answer = await read(makePdf([page(1)], { loop: true }), 'application/pdf')
  expect(['fetched', 'error']).toContain(answer.outcome)
})

test('a file that inflates without end is stopped by the watchdog', async () => {
  const stream = deflateSync(Buffer.alloc(600 * 1024 * 1024, 'BT (x) Tj ET '))
  const head = `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>\nendobj\n4 0 obj\n<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`
  const file = Buffer.concat([
    Buffer.from(head),
    stream,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n'),
  ])
  const { outcome, reason } = await read(file, 'application/pdf')
  expect([outcome, reason]).toEqual(['unreadable', 'Took too much memory'])
  const next = await read(makePdf([page(1)]), 'application/pdf')
  expect(next.outcome).toBe('fetched')
})
