import { afterAll, expect, test } from 'vitest'
import { createFileReader } from '../../../../adapters/documents/file-reader.ts'
import { AppError } from '../../../../contract/errors.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { withQuotes } from '../../../../../tests/support/printed-review.ts'
import { createPdfPool, makeReviewPdf } from './review-pdf.ts'

const pool = createPdfPool()

afterAll(() => pool.close())

async function readBack(page: ReviewPage): Promise<{ raw: string; text: string }> {
  const bytes = await makeReviewPdf(page, pool, 'test')
  const read = await createFileReader().read(bytes, 'application/pdf')
  if (read.kind === 'failed') throw new Error(read.reason)
  return { raw: Buffer.from(bytes).toString('latin1'), text: read.text.replaceAll(/\s+/g, ' ') }
}

const scripts = [
  '所有客户数据均已加密',
  '保存時に暗号化されます',
  '모든 고객 데이터는',
  'шифруются κρυπτογραφούνται',
  '→ ✓ ☐ ⌘ ≠',
]

test('a review in any script has an accessible PDF that says its words', async () => {
  const others = ['ข้อมูล', 'يتم تشفير البيانات', 'כל הנתונים מוצפנים', 'एन्क्रिप्ट किया जाता है', '🔒 👩‍💻 🏴󠁧󠁢󠁥󠁮󠁧󠁿 😀']
  const { raw, text } = await readBack(withQuotes([...scripts, ...others]))
  expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>')
  for (const font of [
    'DroidSansFallback',
    'NotoSansDevanagari',
    'NotoSansThai',
    'NotoEmoji',
    'NotoNaskhArabic',
    'DejaVuSans',
  ])
    expect(raw).toContain(font)
  for (const words of scripts) expect(text).toContain(words)
  expect(text).not.toContain('□')
})

test('what no font shows is a box, what hides is named, and the PDF stays accessible', async () => {
  const { raw, text } = await readBack(
    withQuotes([
      'khmer ភាសា end',
      'icon \ue123 end',
      'flip \u202etxt.exe',
      'esc \u001b[31m \u0001',
      'rare 𠀀\ufffe',
      '\u0301x a\u0941',
    ]),
  )
  expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(text).toContain('khmer □□□□ end')
  expect(text).toContain('icon □ end')
  expect(text).toContain('flip ⟦U+202E⟧txt.exe')
  expect(text).toContain('esc ⟦U+001B⟧[31m ⟦U+0001⟧')
  expect(text).toContain('rare □⟦U+FFFE⟧')
})

test('text of a page is never source of the report, and no address breaks it', async () => {
  const traps = [
    '#panic("x") #import "y.typ"',
    '$ a^2 $ @ref <evidence-1> `raw` \\ *b* _i_',
    '= h',
    '// c /* d */',
    '")] }',
  ]
  const document = {
    id: 'd',
    title: '',
    url: `https://acme.example/${'a'.repeat(9000)}`,
    fetched_at: '',
    text_sha256: '',
  }
  const { text } = await readBack(withQuotes(traps, { documents: [document] }))
  for (const trap of traps) expect(text).toContain(trap)
  await expect(readBack(withQuotes(traps, { documents: [] }))).resolves.toBeDefined()
})

test('a failure of the compiler is an internal error with a short message for the log, not words for a caller', async () => {
  const broken = withQuotes(['x'], { summary: [{ id: 'd', title: 'D', blocks: [{ type: 'heading' }] }] })
  const failure: unknown = await makeReviewPdf(broken, pool, 'test').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(AppError)
  expect(String(failure)).toContain('The PDF was not made: ')
  expect(String(failure).length).toBeLessThan(2100)
})
