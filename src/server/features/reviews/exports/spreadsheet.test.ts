import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { csvRows } from '../../../../adapters/documents/table-text.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { exportReview } from './review-export.ts'

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠']
const before = [
  '',
  ' ',
  '\t',
  '\n',
  '\r\n',
  ';',
  ',',
  '"',
  'x;',
  'x,',
  'x\t',
  'x\n',
  'x"',
  'x; ',
  'x;\u200b',
  'x;"',
  'x";',
]
const traps = signs.flatMap((sign) => before.map((start) => `${start}${sign}1+1`))

// safe because the export reads just these fields
const page = {
  vendor: { id: 'v', name: '=1+1', website: null, description: null },
  scan: {
    id: 's',
    score: 1,
    grade: 'F',
    quality: 1,
    coverage: 1,
    breakdown: null,
    created_at: '2026-01-01T00:00:00Z',
    completed_at: null,
  },
  findings: [
    {
      id: 'f-enc.rest',
      fact: 'enc.rest',
      value: 'yes',
      certainty: 'stated',
      tier: 'local',
      plans: traps,
      params: {},
      quotes: traps.map((text) => ({ document_id: 'd', start: 0, end: text.length, text })),
    },
  ],
  decisions: [],
  our_plan: null,
  written_for: null,
  restrictions: [],
  plans: [],
  plan_choices: [],
  vendor_decision: null,
  documents: [{ id: 'd', url: 'https://acme.example/;=1+1', fetched_at: '2026-01-01', text_sha256: '=1' }],
} as unknown as ReviewPage

const { content } = exportReview(page, 'csv')
const unguarded = content.replaceAll("'", '')

const separators = { comma: ',', semicolon: ';', tab: '\t' } as const

/** Cells as a reader has them that separates by this character alone, quotes understood. */
const cellsOf = (csv: string, separator: string): string[] =>
  [...csvRows(`a${separator.repeat(99)}\n${csv.replace(/^\ufeff/, '')}`)].flat()

test.each(Object.entries(separators))('separated by %s, no cell of the CSV starts as a formula', (_, separator) => {
  const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u
  expect(cellsOf(unguarded, separator).filter((cell) => formula.test(cell)).length).toBeGreaterThan(20)
  expect(cellsOf(content, separator).filter((cell) => formula.test(cell))).toEqual([])
})

const office = [
  '/usr/bin/soffice',
  '/usr/local/bin/soffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
].find((path) => existsSync(path))
const folder = mkdtempSync(join(tmpdir(), 'assay-spreadsheet-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const locales = { 'en-US': 1033, 'de-DE': 1031, 'fr-FR': 1036 } as const

/** The formulas that LibreOffice finds in the file, told to evaluate them; quotation mark 34, UTF-8 76. */
function formulasIn(csv: string, separator: string, language: number): string[] {
  const file = join(folder, 'review.csv')
  writeFileSync(file, csv)
  const filter = `${separator.charCodeAt(0)},34,76,1,,${language},false,true,false,false,false,0,true`
  execFileSync(office ?? '', [
    `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
    '--headless',
    '--convert-to',
    'fods',
    `--infilter=Text - txt - csv (StarCalc):${filter}`,
    '--outdir',
    folder,
    file,
  ])
  return readFileSync(join(folder, 'review.fods'), 'utf8').match(/table:formula="[^"]*"/g) ?? []
}

for (const [locale, language] of Object.entries(locales)) {
  test.runIf(office)(`LibreOffice finds no formula in the CSV with the locale ${locale}`, { timeout: 120_000 }, () => {
    for (const separator of Object.values(separators)) {
      expect(formulasIn(unguarded, separator, language).length).toBeGreaterThan(10)
      expect(formulasIn(content, separator, language)).toEqual([])
    }
  })
}
