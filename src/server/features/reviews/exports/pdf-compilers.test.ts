import { beforeAll, expect, test } from 'vitest'
import { createFileReader } from '../../../../adapters/documents/file-reader.ts'
import { withQuotes } from '../../../../../tests/support/printed-review.ts'
import { createNativeCompiler, createPortableCompiler, type PdfCompiler } from './pdf-compilers.ts'
import { reviewData } from './review-data.ts'
import { createPdfPool, makeReviewPdf } from './review-pdf.ts'

const native = createNativeCompiler()
let portable: PdfCompiler

beforeAll(async () => {
  portable = await createPortableCompiler()
})

const page = withQuotes([
  'All data is encrypted #strong[always] $1 @here',
  '所有客户数据均已加密',
  'مشفرة',
  'सुरक्षित',
  '→ ✓ 🔒',
])
const content = reviewData(page)

async function readBack(bytes: Uint8Array): Promise<string> {
  const read = await createFileReader().read(bytes, 'application/pdf')
  if (read.kind === 'failed') throw new Error(read.reason)
  return read.text.replaceAll(/\s+/g, ' ')
}

test('the portable compiler makes a tagged PDF on every platform, and claims no standard that it does not check', async () => {
  const bytes = portable.compile(content, '1.7')
  const raw = Buffer.from(bytes).toString('latin1')
  expect(raw).toContain('/StructTreeRoot')
  expect(raw).not.toContain('<pdfuaid:part>')
  expect(await readBack(bytes)).toContain('All data is encrypted #strong[always] $1 @here')
})

test('what it cannot read it refuses with the compiler’s words, and goes on', () => {
  expect(() => portable.compile({}, '1.7')).toThrow(/dictionary does not contain key/)
  expect(portable.compile(content, '1.7').length).toBeGreaterThan(10_000)
})

test.runIf(native)('both compilers print the same text', async () => {
  expect(await readBack(portable.compile(content, '1.7'))).toBe(
    await readBack(native?.compile(content, '1.7') ?? new Uint8Array()),
  )
})

test('where no native compiler is, a process without rights prints with the portable one', async () => {
  const pool = createPdfPool('portable')
  const bytes = await makeReviewPdf(page, pool, 'test')
  pool.close()
  expect(Buffer.from(bytes).toString('latin1')).not.toContain('<pdfuaid:part>')
  expect(await readBack(bytes)).toBe(await readBack(portable.compile(content, '1.7')))
})
