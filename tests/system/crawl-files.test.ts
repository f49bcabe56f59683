import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createFileReader } from '../../src/adapters/documents/file-reader.ts'
import { makeDocx, makePdf, makeXlsx, type PdfText } from '../support/lab/make-files.ts'

const reader = createFileReader()
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
  const answer = await reader.read(makePdf([1, 2, 3, 4].map(page)), 'application/pdf')
  if (answer.kind !== 'text') throw new Error(answer.reason)
  expect(answer.text.slice(0, answer.pages?.[1])).toBe(
    '# Chapter 1\n\nCustomer records are encrypted at rest with AES-256 in region 1.\n\nControl | State\nBackups | Daily\n\n',
  )
  expect(answer.pages).toHaveLength(4)
  expect(answer.text).not.toContain('confidential')
  expect(answer.truncated).toBe(false)
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
  const answer = await reader.read(file, docxType)
  expect(answer.kind === 'text' && answer.text).toBe(
    '# Incident response\n\nWe rehearse the plan twice a year.\n\nStep | Owner\nTriage | On-call',
  )
})

test('a workbook and a CSV are read as rows', async () => {
  const workbook = await reader.read(
    makeXlsx('Answers', [
      ['Question', 'Answer'],
      ['Is data encrypted?', 'Yes'],
    ]),
    xlsxType,
  )
  expect(workbook.kind === 'text' && workbook.text).toBe('## Answers\n\nQuestion | Answer\nIs data encrypted? | Yes')
  const values = await reader.read(Buffer.from('Name;Purpose\n"Host; main";"Hosting, EU"\n'), 'text/csv')
  expect(values.kind === 'text' && values.text).toBe('Name | Purpose\nHost; main | Hosting, EU')
})

test('a PDF behind a password, a truncated and a damaged one each end with their reason', async () => {
  const locked = await reader.read(makePdf([page(1)], { encrypt: true }), 'application/pdf')
  expect(locked).toEqual({ kind: 'failed', reason: 'The file is protected by a password' })
  const damaged = await reader.read(Buffer.from('%PDF-1.4\nnothing of use'), 'application/pdf')
  expect(damaged).toEqual({ kind: 'failed', reason: 'The file is damaged and cannot be read' })
  const whole = makePdf([page(1), page(2)])
  const cut = await reader.read(whole.subarray(0, Math.floor(whole.length * 0.7)), 'application/pdf')
  expect(cut.kind === 'failed' || cut.text.includes('Chapter 1')).toBe(true)
})

test('a PDF whose page tree contains itself ends', async () => {
  const answer = await createFileReader({ milliseconds: 8000 }).read(
    makePdf([page(1)], { loop: true }),
    'application/pdf',
  )
  expect(['text', 'failed']).toContain(answer.kind)
})

test('a file that inflates without end is stopped by the watchdog', async () => {
  const stream = deflateSync(Buffer.alloc(600 * 1024 * 1024, 'BT (x) Tj ET '))
  const head = `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>\nendobj\n4 0 obj\n<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`
  const file = Buffer.concat([
    Buffer.from(head),
    stream,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n'),
  ])
  const limited = createFileReader({ memoryBytes: 300 * 1024 * 1024, milliseconds: 10_000 })
  const answer = await limited.read(file, 'application/pdf')
  expect(answer.kind).toBe('failed')
  expect(answer.kind === 'failed' && answer.reason).toMatch(/memory|longer than|ended in an error/)
})
