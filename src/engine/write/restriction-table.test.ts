import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRestrictionTable, renderRestrictionTable, type RestrictionRow } from './restriction-table.ts'

const nasty = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(fc.constantFrom('|', '\\', '\n', '\r\n', '| --- |', '**', '`', '<b>', '](x)', '# ', ' a ', '\\|', '~~'))
    .map((parts) => parts.join('')),
)

const anyRow: fc.Arbitrary<RestrictionRow> = fc.record({
  risk: nasty,
  severity: fc.constantFrom('critical', 'high', 'medium', 'low'),
  affectedPlans: nasty,
  minimumPlans: nasty,
  restriction: nasty,
  alternativeMitigation: nasty,
})

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

test('a table that we rendered is read back row by row, whatever its cells hold', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { minLength: 1, maxLength: 6 }), (rows) => {
      const markdown = `# Summary\n\nSome | prose.\n\n${renderRestrictionTable(rows)}\n\nAfter it.`
      const parsed = parseRestrictionTable(markdown)
      expect(parsed.source).toBe('table')
      expect(parsed.rows).toEqual(
        rows.map((row) => ({
          risk: oneLine(row.risk),
          severity: row.severity,
          affectedPlans: oneLine(row.affectedPlans),
          minimumPlans: oneLine(row.minimumPlans),
          restriction: oneLine(row.restriction),
          alternativeMitigation: oneLine(row.alternativeMitigation),
        })),
      )
    }),
    { numRuns: 500 },
  )
})

test('a rendered table has one line a row, a header with the six columns and a rule', () => {
  const row = {
    risk: 'a\n|b',
    severity: 'high',
    affectedPlans: '',
    minimumPlans: '',
    restriction: '',
    alternativeMitigation: '',
  } as const
  const lines = renderRestrictionTable([row]).split('\n')
  expect(lines[0]).toBe('| Risk | Severity | Affected Plans | Minimum Plans | Restriction | Alternative Mitigation |')
  expect(lines).toHaveLength(3)
})

test('a table of five columns without mitigation is read', () => {
  const markdown = [
    '| Risk | Severity | Affected Plans | Minimum Plans | Restriction |',
    '|:---|---|---|---|---|',
    '| No SSO | Moderate | Team | Business | Buy Business |',
  ].join('\n')
  expect(parseRestrictionTable(markdown).rows).toEqual([
    {
      risk: 'No SSO',
      severity: 'medium',
      affectedPlans: 'Team',
      minimumPlans: 'Business',
      restriction: 'Buy Business',
      alternativeMitigation: '',
    },
  ])
})

test('columns are found by their names in any order', () => {
  const markdown = [
    'Severity | Risk | Minimum plans | Affected plans | Alternative mitigation | Restriction',
    '--- | --- | --- | --- | --- | ---',
    'High | No audit log | Enterprise | Team | Export weekly | Do not use Team',
  ].join('\n')
  expect(parseRestrictionTable(markdown).rows[0]).toMatchObject({
    risk: 'No audit log',
    affectedPlans: 'Team',
    minimumPlans: 'Enterprise',
    restriction: 'Do not use Team',
    alternativeMitigation: 'Export weekly',
  })
})

test('a table of four columns is not a restriction table', () => {
  const markdown = '| Risk | Severity | Plan | Note |\n|---|---|---|---|\n| a | High | b | c |'
  expect(parseRestrictionTable(markdown).source).toBe('none')
})

test('older prose without a table gives keyword guesses that are marked as such', () => {
  const parsed = parseRestrictionTable(
    'The plan lacks administrative controls.\n\nThe product was rejected by the board.',
  )
  expect(parsed).toMatchObject({ source: 'keywords', verified: false })
  expect(parsed.rows.map((row) => [row.risk, row.severity])).toEqual([
    ['Product Rejection', 'critical'],
    ['Administrative controls', 'medium'],
  ])
})

test('text without table or keyword gives no rows', () => {
  expect(parseRestrictionTable('All is well.')).toEqual({ rows: [], source: 'none', verified: false })
})

test('a long line of backslashes and pipes is read in linear time', () => {
  const started = performance.now()
  parseRestrictionTable(`${'|\\'.repeat(200_000)}\n${'|---'.repeat(50_000)}|`)
  expect(performance.now() - started).toBeLessThan(1500)
})
