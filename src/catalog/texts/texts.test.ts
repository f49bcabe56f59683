import { expect, test } from 'vitest'
import { factById, facts } from '../facts.ts'
import { factTexts } from '../texts.ts'
import type { FactText } from './fact-text.ts'

const answers = ['yes', 'partial', 'no', 'unknown'] as const
const sentences = [...answers, 'stake', 'mitigation'] as const

/** The sentence with every optional part said, and with none. */
const renderings = (template: string): string[] => [
  template
    .replace(/\[([^\]]*)\]/g, '$1')
    .replace(/\{[a-z_]+(?:\|([a-z]+))?\}/g, (_, noun: string) => (noun ? `7 ${noun}s` : 'X9')),
  template.replace(/\[[^\]]*\]/g, ''),
]

const each = (check: (text: FactText, sentence: string, field: string) => string | null): string[] =>
  factTexts.flatMap((text) =>
    [...sentences, 'ask' as const].flatMap((field) =>
      renderings(text[field]).flatMap((sentence) => {
        const complaint = check(text, sentence, field)
        return complaint ? [`${text.fact} ${field}: ${complaint}: ${sentence}`] : []
      }),
    ),
  )

test('every fact has its texts, in the order of the facts', () => {
  expect(factTexts.map((text) => text.fact)).toEqual(facts.map((fact) => fact.id))
})

test('the four answers of every fact are 324 different sentences', () => {
  const all = factTexts.flatMap((text) => answers.map((answer) => text[answer]))
  expect(all).toHaveLength(324)
  expect(new Set(all).size).toBe(324)
})

test('sentences start with a capital, end with a full stop and questions to send with a question mark or a full stop', () => {
  expect(
    each((_, sentence, field) => {
      if (!/^[A-Z]/.test(sentence)) return 'no capital'
      return (field === 'ask' ? /[^.?][.?]$/ : /[^.?]\.$/).test(sentence) ? null : 'bad end'
    }),
  ).toEqual([])
})

test('no sentence doubles a word, holds two spaces, a space before punctuation or an exclamation mark', () => {
  expect(
    each((_, sentence) => {
      if (/\b(\p{L}+) \1\b/iu.test(sentence)) return 'doubled word'
      return /\s\s|\s[.,;:?]|!|\.\.|,,|;;|::/.test(sentence) ? 'bad spacing or punctuation' : null
    }),
  ).toEqual([])
})

test('no sentence is longer than 34 words when its optional parts are left out', () => {
  expect(
    factTexts.flatMap((text) =>
      sentences
        .filter((field) => (renderings(text[field])[1] ?? '').split(' ').length > 34)
        .map((field) => `${text.fact} ${field}`),
    ),
  ).toEqual([])
})

test('no sentence praises, hedges emptily or repeats a vendor’s superlatives', () => {
  const banned =
    /\b(world[- ]class|best[- ]in[- ]class|state[- ]of[- ]the[- ]art|industry[- ]leading|cutting[- ]edge|robust|seamless|bank[- ]grade|military[- ]grade|enterprise[- ]grade|very|extremely|simply|please note)\b/i
  expect(each((_, sentence) => (banned.test(sentence) ? 'banned word' : null))).toEqual([])
})

test('templates name only parameters that the fact has, inside an optional part', () => {
  const complaints = factTexts.flatMap((text) =>
    answers.flatMap((answer) => {
      const outside = text[answer].replace(/\[[^[\]]*\]/g, '')
      const names = [...text[answer].matchAll(/\{([a-z_]+)(?:\|[a-z]+)?\}/g)].map((match) => match[1] ?? '')
      const foreign = names.filter((name) => !factById(text.fact).params.includes(name))
      return [
        ...(/[[\]{}]/.test(outside) ? [`${text.fact} ${answer}: a parameter outside brackets`] : []),
        ...foreign.map((name) => `${text.fact} ${answer}: {${name}} is not a parameter`),
      ]
    }),
  )
  expect(complaints).toEqual([])
})

test('topics and risks are short labels, all different', () => {
  expect(new Set(factTexts.map((text) => text.topic)).size).toBe(81)
  expect(new Set(factTexts.map((text) => text.risk)).size).toBe(81)
  expect(factTexts.filter((text) => /[.?!]$/.test(text.topic) || /[.?!]$/.test(text.risk))).toEqual([])
})

test('what the four answers say stays as it was reviewed', () => {
  expect(factTexts.map((text) => [text.fact, ...answers.map((answer) => text[answer])].join('\n'))).toMatchSnapshot()
})
