import { expect, test } from 'vitest'
import { analyseCorpus } from './pattern-extractor.ts'
import { makeCorpus, makePage } from './corpus-for-tests.ts'
import { factRules } from './rules.ts'
import { longestUnit, splitSentences } from './sentences.ts'
import { prepareDocument } from './units.ts'

const fragments = [
  ...new Set(
    factRules
      .flatMap(({ rules }) => rules.flatMap((rule) => rule.parts.map((part) => part.pattern.source)))
      .flatMap((source) => source.match(/[a-z]{3,}/g) ?? []),
  ),
].slice(0, 509)

/** The rules' own words in an order without sense. */
function shuffled(length: number, between: string): string {
  let text = ''
  for (let index = 0; text.length < length; index += 1)
    text += `${fragments[(index * 7919) % fragments.length]}${between}`
  return text
}

const milliseconds = (text: string): number => {
  const started = performance.now()
  analyseCorpus(makeCorpus([makePage({ text })]))
  return performance.now() - started
}

test.each<[string, (length: number) => string]>([
  ['one letter and a hyphen', (length) => 'a-'.repeat(length / 2)],
  ['denials joined by hyphens', (length) => 'not-'.repeat(length / 4)],
  ["the rules' own words", (length) => shuffled(length, ' ')],
  ["the rules' own words joined by hyphens", (length) => shuffled(length, '-')],
  ['questions that answer each other', (length) => 'Yes? '.repeat(length / 5)],
  ['one heading', (length) => `# ${'sso-saml '.repeat(length / 9)}`],
  ['items below a long introduction', (length) => `${'x '.repeat(length / 4)}:\n\n${'- a\n'.repeat(length / 8)}`],
  ['the same denials again and again', (length) => 'siem? gov? No, not yet. '.repeat(length / 25)],
  ['figures in a row', (length) => '1, '.repeat(length / 3)],
])('%s, a hundred times as long, are analysed within seconds', (_, make) => {
  for (const length of [1_200, 12_000, 120_000]) expect(milliseconds(make(length))).toBeLessThan(6_000)
})

test('no unit is longer than the cap, its question included, and none is lost', () => {
  const text = `# ${'why-'.repeat(2_000)}?\n\nThis ${'is-'.repeat(2_000)}\u{1f512}${'\u{1f512}'.repeat(3_000)}`
  const { units } = prepareDocument(makePage({ text }))
  expect(units.length).toBeGreaterThan(10)
  for (const unit of units) {
    expect(unit.text.length).toBeLessThan(2 * longestUnit)
    expect(text.slice(unit.start, unit.end).isWellFormed()).toBe(true)
  }
  const spans = splitSentences(text, 0, text.length)
  expect(
    spans
      .map((span) => text.slice(span.start, span.end))
      .join('')
      .replaceAll(/\s/g, ''),
  ).toBe(text.replaceAll(/\s/g, ''))
})

test('words between the parts of a rule are counted alike with hyphens and without', () => {
  const sso = factRules
    .find((one) => one.entry.fact === 'iam.sso')
    ?.rules.find((rule) => rule.id === 'iam.sso/partial/1')
  const pattern = sso?.parts[0]?.pattern
  expect(pattern).toBeDefined()
  for (const [text, isFound] of [
    ['log in quickly with google', true],
    ['log in state-of-the-art-quickly with google', true],
    ['log in a b c d e with google', true],
    ['log in a b c d e f with google', false],
    ['log in with your well-google', true],
  ] as const)
    expect(pattern?.test(text), text).toBe(isFound)
})
