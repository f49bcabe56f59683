import { expect, test } from 'vitest'
import { factById, facts } from '../facts.ts'
import { factTexts } from '../texts.ts'
import type { FactText } from './fact-text.ts'
import { topicWords } from './topic-words.ts'

const answers = ['yes', 'partial', 'no', 'unknown'] as const
const sentences = [...answers, 'stake', 'mitigation'] as const
/** What a review says of the vendor as found. */
const assertions = ['yes', 'partial', 'no', 'risk'] as const

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

test('the four answers of every fact are different sentences', () => {
  const all = factTexts.flatMap((text) => answers.map((answer) => text[answer]))
  expect(new Set(all).size).toBe(facts.length * answers.length)
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

/** Alternatives that hold in every branch of their value, each with the reason. None is needed today. */
const soundAlternatives: Readonly<Record<string, string>> = {}

test('no text of an answer leaves the reader to choose between alternatives, or adds a proviso that no page may hold', () => {
  const found = factTexts.flatMap((text) =>
    assertions
      .filter((field) => /\b(?:or|either|unless|except|only (?:on|for|by|as|after))\b/i.test(text[field]))
      .map((field) => `${text.fact} ${field}`),
  )
  expect(found).toEqual(Object.keys(soundAlternatives))
})

test('an answer in part names the topic or what is missing, and leaves the rest to the vendor’s own words', () => {
  const telling = /\b(?:in part|without|but (?:not|we|the)|Only)\b/
  expect(factTexts.filter((text) => !telling.test(text.partial)).map((text) => text.fact)).toEqual([])
})

test('an answer in part asserts no offer, promise or choice that a passage need not hold', () => {
  const asserting = /\b(?:offered|promised|published|available|yours|can be [a-z]+(?: out)?) only in part/
  expect(factTexts.filter((text) => asserting.test(text.partial)).map((text) => text.fact)).toEqual([])
})

test('no text draws a legal conclusion', () => {
  const conclusion = /\b(?:unlawful|illegal|breaks? the law|against the law|violat\w+|infring\w+)\b/
  expect(each((_, sentence) => (conclusion.test(sentence) ? 'legal conclusion' : null))).toEqual([])
})

test('every fact has words by which a page is seen to speak of it', () => {
  expect(Object.keys(topicWords)).toEqual(facts.map((fact) => fact.id))
})

test('what was not found is said of our reading, not of the vendor', () => {
  const ofUs = /^(?:We found|Nothing was found|No )/
  expect(factTexts.filter((text) => !ofUs.test(text.unknown)).map((text) => text.unknown)).toEqual([])
})

test('what is denied is put in the vendor’s mouth', () => {
  const theirs = /\bvendor (?:says|names)\b|vendor’s own words/
  expect(factTexts.filter((text) => !theirs.test(text.no)).map((text) => text.no)).toEqual([])
})

test('a mitigation that rests on what the vendor has says what to do without it', () => {
  const ids = new Set(facts.map((fact) => fact.id))
  for (const { fact, needs, without, mitigation } of factTexts) {
    expect([fact, needs.length > 0]).toEqual([fact, without !== null])
    expect([fact, needs.filter((need) => !ids.has(need))]).toEqual([fact, []])
    expect(without).not.toBe(mitigation)
  }
})

test('no mitigation demands what only some vendors have without naming it as needed', () => {
  const resting: readonly (readonly [RegExp, string])[] = [
    [/your identity provider|single sign-on/i, 'iam.sso'],
    [/second factor/i, 'iam.mfa'],
    [/SOC 2/, 'assure.soc2'],
    [/data processing agreement/, 'priv.dpa'],
    [/subprocessor list/, 'priv.subproc'],
    [/export (?:the|at)/i, 'data.export'],
    [/AI features (?:switched )?off/i, 'ai.admin_off'],
    [/through roles/, 'iam.rbac'],
  ]
  const complaints = factTexts.flatMap((text) =>
    resting
      .filter(([words, need]) => words.test(text.mitigation) && text.fact !== need)
      .filter(([, need]) => !text.needs.includes(need) && !(need === 'iam.mfa' && text.needs.includes('iam.sso')))
      .map(([, need]) => `${text.fact} rests on ${need}`),
  )
  expect(complaints).toEqual([])
})

test('topics and risks are short labels, all different', () => {
  expect(new Set(factTexts.map((text) => text.topic)).size).toBe(facts.length)
  expect(new Set(factTexts.map((text) => text.risk)).size).toBe(facts.length)
  expect(factTexts.filter((text) => /[.?!]$/.test(text.topic) || /[.?!]$/.test(text.risk))).toEqual([])
})

test('what the four answers say stays as it was reviewed', () => {
  expect(factTexts.map((text) => [text.fact, ...answers.map((answer) => text[answer])].join('\n'))).toMatchSnapshot()
})
