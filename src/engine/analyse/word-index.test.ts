import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { requirementOf } from './demands.ts'
import { factRules, rulesAt, placesThatCanHold } from './rules.ts'
import { assuranceSentences } from './synthetic/assurance.ts'
import { dataProtectionSentences } from './synthetic/data-protection.ts'
import { identitySentences } from './synthetic/identity.ts'
import { privacySentences } from './synthetic/privacy.ts'
import { buildWordIndex } from './word-index.ts'

const canMatch = (source: string, text: string): boolean =>
  buildWordIndex([requirementOf([source])]).candidates(text).length === 1

test('a pattern is looked at where each word that it demands stands, at its beginning or in another', () => {
  const source = '\\b(?:encrypt\\w*[ -](?:at[ -])?rest\\b.{0,70}?(?:keys|certificates))'
  expect(canMatch(source, 'we encrypt at rest with our own keys')).toBe(true)
  expect(canMatch(source, 'unencrypted at rest with keys')).toBe(false)
  expect(canMatch(source, 'encrypted at rest with turnkeys')).toBe(true)
  expect(canMatch(source, 'encrypted at rest')).toBe(false)
  expect(canMatch(source, 'encrypted arrest warrants and keys')).toBe(false)
})

test('of alternatives each demands its own words, and an optional word is not demanded', () => {
  const source = '\\b(?:single[ -]sign[ -]on|saml[ -](?:based[ -])?login)'
  expect(canMatch(source, 'saml login')).toBe(true)
  expect(canMatch(source, 'single sign on')).toBe(true)
  expect(canMatch(source, 'a single login')).toBe(false)
  expect(canMatch(source, 'saml sign on')).toBe(false)
})

test('a pattern that demands no word is always looked at', () => {
  expect(canMatch('(?:.{0,20}?)', 'anything')).toBe(true)
  expect(canMatch('(?:\\d+|\\W+)', '')).toBe(true)
})

test('no rule whose parts match a sentence is ruled out by its words', () => {
  const sets = [assuranceSentences, dataProtectionSentences, identitySentences, privacySentences]
  const sentences = sets.flatMap((set) => Object.values(set).flat()).map(([, text]) => text.toLowerCase())
  const ruledOut = sentences.flatMap((text) => {
    const held = placesThatCanHold(text)
    return factRules.flatMap((fact) => {
      const able = new Set(rulesAt(fact, held))
      const matching = fact.rules.filter(({ parts }) =>
        parts.every(({ where, negative, pattern }) => where !== 'unit' || negative || pattern.test(text)),
      )
      return matching.filter((rule) => !able.has(rule)).map((rule) => `${rule.id}: ${text}`)
    })
  })
  expect(ruledOut).toEqual([])
})

test('whatever the words and the pattern, one that matches is looked at', () => {
  const literal = fc.constantFrom('ab', 'abc', 'b', 'cabd', 'xyz', '1', '2b', 'a?b', 'abcdefgh')
  const gap = fc.constantFrom(
    '[ -]',
    '[ -]?',
    '.{0,5}?',
    '\\b',
    '\\w*',
    '(?:[a-z]{1,9}[ -])?',
    '(?:[a-z]{1,9}[ ]){0,2}',
    '',
  )
  const atom = fc.oneof(
    literal,
    fc.array(literal, { minLength: 1, maxLength: 3 }).map((some) => `(?:${some.join('|')})`),
    fc.array(literal, { minLength: 1, maxLength: 3 }).map((some) => `(?:${some.join('[ -]')})?`),
  )
  const sequence = fc.array(fc.tuple(atom, gap), { minLength: 1, maxLength: 4 }).map((each) => each.flat().join(''))
  const pattern = fc.array(sequence, { minLength: 1, maxLength: 3 }).map((each) => `(?:${each.join('|')})`)
  const text = fc
    .array(
      fc.tuple(
        fc.constantFrom('ab', 'abc', 'b', 'cabd', 'xyz', '1', '2b', 'abcdefgh', '_'),
        fc.constantFrom(' ', '-', '', '.'),
      ),
      {
        maxLength: 8,
      },
    )
    .map((each) => each.flat().join(''))
  fc.assert(
    fc.property(pattern, text, fc.boolean(), (inner, words, atWord) => {
      const source = `${atWord ? '\\b' : ''}${inner}`
      if (new RegExp(source).test(words)) expect(canMatch(source, words)).toBe(true)
    }),
    { numRuns: 5000 },
  )
})
