import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { faultsOf, findPatterns, notePatterns, ofUnits } from '../../scripts/linear-patterns.ts'

/** The check itself is checked: patterns that are known to take too long, each expected to be caught. */
test.each<[string, RegExp]>([
  ['a group that repeats what it repeats', /^(?:a+)+$/],
  ['two quantifiers that exchange letters', /^\s*[,;]?\s*x/],
  ['a search that starts again at each letter', /\d+ days/],
  ['a search that starts again at each mark of two letters', /!\[[^\]]*\]\([^)]*\)/],
  ['a search that starts again at each word', /<loc>.*<\/loc>/],
  ['words and hyphens that are both', /(?:[a-z-]+[ -]){0,5}sso/],
])('%s is caught', (_, { source, flags }) => {
  expect(faultsOf({ source, flags })).not.toEqual([])
})

test('three gaps after each other are caught, although each of them is bounded', () => {
  const source = String.raw`\bnotif\w*.{0,160}?breach\w*.{0,160}?within \d{1,9} days`
  expect(faultsOf({ source, flags: '' }, ofUnits)).not.toEqual([])
})

test.each([/\[[^\][]*\]\([^)[]*\)/g, /\bdata [^.;]{0,40}\bat rest\b/, /^\s+|\d{1,9} days/, /(?<=a)b(?=c)/u])(
  'the pattern %s is let through',
  ({ source, flags }) => {
    expect(faultsOf({ source, flags })).toEqual([])
  },
)

const root = mkdtempSync(join(tmpdir(), 'assay-patterns-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('literals and places where patterns are built are found in all sources but tests', async () => {
  mkdirSync(join(root, 'src/engine'), { recursive: true })
  const built = join(root, 'src/engine/b.ts')
  writeFileSync(join(root, 'src/engine/a.ts'), '// one\nexport const a = [/a+b/g, "/no/"].concat(x.replace(/c/, ""))\n')
  writeFileSync(built, 'export const b = (word: string): RegExp =>\n  new RegExp(`${word}+x`, "g")\n')
  writeFileSync(join(root, 'src/engine/a.test.ts'), 'export const a = /t/\n')
  expect(findPatterns(root, ['src/engine'])).toEqual({
    literals: [
      { place: 'src/engine/a.ts:2', source: 'a+b', flags: 'g' },
      { place: 'src/engine/a.ts:2', source: 'c', flags: '' },
    ],
    builders: ['src/engine/b.ts:2'],
  })
})

test('what is built from strings is noted as it comes out, and only while the work runs', async () => {
  const here = join(import.meta.dirname, '../..')
  const { vendorPattern } = await import('../../src/engine/analyse/units.ts')
  const noted = await notePatterns(here, async () => void vendorPattern('Northwind'))
  expect(noted).toEqual([expect.objectContaining({ flags: 'g', source: expect.stringContaining('[nN][ .-]?[oO]') })])
  expect(noted[0]?.place).toMatch(/^src\/engine\/analyse\/units\.ts:\d+$/)
  expect(new RegExp('a')).toEqual(/a/)
  expect(RegExp.name).toBe('RegExp')
})
