import readSheets from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { readZip } from '../../../../adapters/documents/zip-parts.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { trackerTable } from './tracker-table.ts'
import { columnsOf, writeWorkbook, type Table } from './workbook.ts'

const table: Table = {
  title: 'Vendors: all [2026]',
  columns: columnsOf('Name', 'Score', ['Reviewed', 'time'], ['Next review', 'day']),
  rows: [
    ['=HYPERLINK("https://evil.example")', 71, '2026-01-31T23:30:00.000Z', '2026-02-01'],
    ['+1+1', null, null, null],
    ['@SUM(A1)\u0000\u202e', 0, 'no moment', 'no day'],
  ],
}

/** A part of the file as it is stored in it. */
const partOf = (workbook: Uint8Array, path: string): string =>
  readZip(workbook, (one) => one === path)[0]?.content.toString() ?? ''

test('cells keep their types: numbers, moments on the reader’s clock, days, and text that begins as a formula', async () => {
  const [sheet] = await readSheets(await writeWorkbook([table], 'Europe/Berlin'))
  // A moment is a share of a day there, and comes back a millisecond off.
  const toSecond = (cell: unknown): unknown =>
    cell instanceof Date ? new Date(Math.round(cell.getTime() / 1_000) * 1_000) : cell
  expect(sheet?.sheet).toBe('Vendors  all  2026 ')
  expect(sheet?.data.map((row) => row.map(toSecond))).toEqual([
    ['Name', 'Score', 'Reviewed (Europe/Berlin)', 'Next review'],
    [
      '=HYPERLINK("https://evil.example")',
      71,
      new Date('2026-02-01T00:30:00.000Z'),
      new Date('2026-02-01T00:00:00.000Z'),
    ],
    ['+1+1', null, null, null],
    ['@SUM(A1)⟦U+0000 and 1 more⟧', 0, 'no moment', 'no day'],
  ])
})

test('no cell is a formula, and the head stays in view', async () => {
  const sheet = partOf(await writeWorkbook([table], 'UTC'), 'xl/worksheets/sheet1.xml')
  expect(sheet).not.toMatch(/<f[ >]/)
  expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/)
})

test('each table has a sheet of its own', async () => {
  const sheets = await readSheets(await writeWorkbook([table, { ...table, title: 'Trends', rows: [] }], 'UTC'))
  expect(sheets.map(({ sheet, data }) => [sheet, data.length])).toEqual([
    ['Vendors  all  2026 ', 4],
    ['Trends', 1],
  ])
})

test('a text that no cell holds is cut, and says so', async () => {
  const long = { ...table, rows: [['x'.repeat(40_000), null, null, null]] }
  const [sheet] = await readSheets(await writeWorkbook([long], 'UTC'))
  expect(sheet?.data[1]?.[0]).toBe(`${'x'.repeat(32_766)}…`)
})

test('the tracker is a table with what the team noted, of the facts that are named', () => {
  // safe because the table reads just these fields
  const page = {
    restrictions: [
      { fact: 'iam.sso', risk: 'No single sign-on', severity: 'high' },
      { fact: 'log.audit', risk: 'No audit log', severity: 'medium' },
    ],
    tracked: [{ fact: 'log.audit', status: 'next', owner: { name: 'Dana Levi' }, due: '2026-12-24', note: 'Asked.' }],
  } as unknown as ReviewPage
  const { rows } = trackerTable(page, ['log.audit', 'unknown'])
  expect(rows).toHaveLength(1)
  expect(rows[0]?.slice(6)).toEqual(['Next', 'Dana Levi', '2026-12-24', 'Asked.'])
  expect(trackerTable(page, []).rows).toHaveLength(2)
})
