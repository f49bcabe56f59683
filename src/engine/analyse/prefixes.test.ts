import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { factRules } from './rules.ts'
import { buildPrefixIndex, isCandidate, leadsOf } from './prefixes.ts'
import { assuranceSentences } from './synthetic/assurance.ts'
import { dataProtectionSentences } from './synthetic/data-protection.ts'
import { identitySentences } from './synthetic/identity.ts'
import { privacySentences } from './synthetic/privacy.ts'

test('the leads of a pattern are what its matches begin with', () => {
  const leads = (source: string) => [...(leadsOf(source) ?? ['unknown'])].sort()
  expect(leads('\\b(?:encrypt|aes)\\w*')).toEqual(['aes', 'encryp'])
  expect(leads('\\b(?:ai\\b|ml)')).toEqual(['ai', 'ml'])
  expect(leads('\\b(?:(?:two|2)[ -]?factor)')).toEqual(['2', 'two'])
  expect(leads('\\b(?:re?port)')).toEqual(['report', 'rport'])
  expect(leads('.*free')).toEqual(['unknown'])
})

test('no topic that matches a text is ruled out by its words', () => {
  const topics = factRules.flatMap(({ rules }) => rules.flatMap((rule) => rule.anchors))
  const index = buildPrefixIndex(topics)
  const sets = [assuranceSentences, dataProtectionSentences, identitySentences, privacySentences]
  const sentences = sets.flatMap((set) => Object.values(set).flat()).map(([, text]) => text.toLowerCase())
  const ruledOut = sentences.flatMap((text) => {
    const candidates = index.candidates(text)
    return topics.filter((topic, order) => topic?.test(text) && !isCandidate(candidates, order)).map(() => text)
  })
  expect(ruledOut).toEqual([])
})

test('whatever the words, a pattern that matches is a candidate', () => {
  const piece = fc.constantFrom('ab', 'abc', 'b', 'ca', 'xyz', '1', '2b')
  const pattern = fc.array(fc.array(piece, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(pattern, fc.array(piece, { maxLength: 8 }), fc.boolean(), (parts, words, optional) => {
      const sources = parts.map((part) => part.map((one) => (optional ? `(?:${one})?` : one)).join('[ -]?'))
      const compiled = new RegExp(`\\b(?:${sources.join('|')})`)
      const text = words.join(' ')
      if (compiled.test(text)) expect(isCandidate(buildPrefixIndex([compiled]).candidates(text), 0)).toBe(true)
    }),
    { numRuns: 3000 },
  )
})
