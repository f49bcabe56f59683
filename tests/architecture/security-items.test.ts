import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFaults, readItems, summaryOf, withCounts } from '../../scripts/security-items.ts'

/** The page as it stands is the ground; each seeded violation changes one row of it. */
const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
const exists = (file: string): boolean => existsSync(join(root, file))
const rules = (text: string): string[] => findFaults(text, exists).map(({ rule }) => rule)

const row = page.split('\n').find((line) => line.startsWith('| 3.4.4 |')) ?? ''
const cells = row.split(' | ')
const withCell = (index: number, cell: string): string =>
  cells.map((own, at) => (at === index ? cell : own)).join(' | ')
const edited = (changed: string): string => withCounts(page.replace(row, changed))

test('the page names every item once, with files that are there and counts that are right', () => {
  expect(row).toContain('| tested |')
  expect(rules(page)).toEqual([])
  expect(rules(edited(row))).toEqual([])
})

test.each([
  ['file', withCell(4, '`src/server/http/gone.test.ts` |')],
  ['file', withCell(4, '`src/server/http/headers.test.ts` and `docs/gone.md` |')],
  ['twice', `${row}\n${row}`],
  ['twice', withCell(0, '| 3.4.3')],
  ['state', withCell(3, 'done')],
  ['state', withCell(3, '')],
  ['proof', withCell(4, '`src/server/http/security-headers.ts` |')],
  ['proof', withCell(3, 'built')],
  ['where', withCell(4, 'somewhere |')],
  ['where', withCell(3, 'open').replace(/`[^`]*`.* \|$/, '|')],
  ['number', withCell(0, '| 4.4.9')],
  ['number', withCell(0, '| 3.4')],
  ['level', withCell(1, '3')],
  ['words', withCell(2, '')],
  ['words', withCell(2, 'word '.repeat(16).trim())],
  ['all items', ''],
])('a seeded violation of %s is caught', (rule, changed) => {
  expect(edited(changed)).not.toBe(page)
  expect(rules(edited(changed))).toContain(rule)
})

test.each([
  ['a state that changed', page.replace(row, withCell(3, 'open'))],
  ['a figure that was written by hand', page.replace(/^\| \*\*all\*\* \| \d+/m, '| **all** | 253')],
  ['no summary', page.replace('<!-- counts -->', '')],
])('counts that are not those of the rows are caught: %s', (_words, text) => {
  expect(text).not.toBe(page)
  expect(rules(text)).toContain('counts')
})

test('the summary counts each state by chapter and in all, and open items that come with a feature', () => {
  const items = readItems(
    [
      '### 1 First',
      '| item | level | what is asked | state | where, or why |',
      '|---|---|---|---|---|',
      '| 1.1.1 | 1 | One | tested | `a.test.ts` |',
      '| 1.1.2 | 2 | Two | open | comes with mail |',
      '### 2 Second',
      '| 2.1.1 | 1 | Three | open | nobody did |',
      '| 2.1.2 | 1 | Four | not applicable | there is none |',
      '## Elsewhere',
      '| 9.9.9 | 1 | no item | open | x |',
    ].join('\n'),
  )
  expect(summaryOf(items).split('\n')).toEqual([
    '<!-- counts -->',
    '3 of 4 items apply. Of the 2 open ones 1 come with features that are not there yet.',
    '',
    '| chapter | tested | built | documented | not applicable | open | all |',
    '|---|---|---|---|---|---|---|',
    '| 1 First | 1 | 0 | 0 | 0 | 1 | 2 |',
    '| 2 Second | 0 | 0 | 0 | 1 | 1 | 2 |',
    '| **all** | 1 | 0 | 0 | 1 | 2 | 4 |',
    '<!-- /counts -->',
  ])
})
