import { emptyWords, intervals, spellings } from '../../catalog/texts/spellings.ts'
import { textOf } from '../../catalog/texts.ts'
import { topicWords } from '../../catalog/texts/topic-words.ts'
import type { Finding, VendorPlan } from '../../contract/findings.ts'
import { cutText } from '../../contract/text.forms.ts'
import type { Mention } from '../corpus.ts'
import { effectiveValue, isRejected, staleParameter } from '../score/credit.ts'
import { readDate, sayDate } from '../score/dates.ts'
import { denialIn } from './denials.ts'
import { gateBites, joinWords, planPhrase } from './plan-phrases.ts'

type Parameters = Finding['params']

/** For facts without an answer: where pages speak of their topic. */
export type Mentions = ReadonlyMap<string, Mention>

const dated = /(?:_date|_start|_end|^expiry)$/
const named = new Set([
  'regions',
  'providers',
  'idps',
  'destinations',
  'certifier',
  'tester',
  'models',
  'tool',
  'tools',
])
const roman: Readonly<Record<string, string>> = { '1': 'I', one: 'I', i: 'I', '2': 'II', two: 'II', ii: 'II' }

const titleCase = (text: string): string => text.replace(/(^|[ -])(\p{Ll})/gu, (whole) => whole.toUpperCase())

/** A word from a page, fit to stand in a sentence; null when it is not a short plain phrase. */
const plainWord = (name: string, written: string): string | null => {
  const word = written
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.,;:]{1,20}$/, '')
  const lower = word.toLowerCase()
  const spelled = spellings.get(lower) ?? spellings.get(lower.replace(/s$/, ''))
  if (spelled) return lower.endsWith('s') && !spelled.toLowerCase().endsWith('s') ? `${spelled}s` : spelled
  if (emptyWords.has(lower) || word.length > 40 || word.split(' ').length > 4) return null
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .@/+&-]*$/u.test(word)) return null
  return named.has(name) && word === lower ? titleCase(word) : word
}

const sayText = (name: string, written: string): string | null => {
  if (name.endsWith('frequency')) {
    const known = written.trim().toLowerCase()
    return Object.hasOwn(intervals, known) ? (intervals[known] ?? null) : null
  }
  if (name === 'report_type') {
    const type =
      roman[
        written
          .trim()
          .toLowerCase()
          .replace(/^type\s*/, '')
      ]
    return type ? `Type ${type}` : null
  }
  if (dated.test(name)) {
    const date = readDate(written)
    return date && sayDate(name === 'last_date' ? { ...date, day: null } : date)
  }
  return plainWord(name, written)
}

const next: Readonly<Record<string, readonly [string, number, number]>> = {
  minute: ['hour', 60, 120],
  hour: ['day', 24, 96],
}

/** Long durations in the larger unit that they fill: 2555 days are seven years, 1440 hours 60 days. */
const inLargerUnit = (value: number, noun: string): readonly [number, string] => {
  const [larger, size, from] = next[noun] ?? [noun, 1, Infinity]
  if (value >= from && value % size === 0) return inLargerUnit(value / size, larger)
  if (noun !== 'day' || value < 360) return [value, noun]
  if (value % 365 === 0) return [value / 365, 'year']
  return value % 30 === 0 ? [value / 30, 'month'] : [value, noun]
}

const sayNumber = (written: number, unit: string | undefined): string | null => {
  if (unit === 'day' && !Number.isInteger(written)) return null
  if (unit === 'hour' && written < 1 && Number.isInteger(written * 60)) return sayNumber(written * 60, 'minute')
  const [value, noun] = unit === undefined ? [written, unit] : inLargerUnit(written, unit)
  const shown = String(Math.round(value * 1000) / 1000)
  return noun ? `${shown} ${value === 1 ? noun : `${noun}s`}` : shown
}

/** 'Europe' says nothing beside 'EU'. */
const withoutWider = (words: readonly string[]): readonly string[] =>
  words.includes('EU') ? words.filter((word) => word !== 'Europe') : words

/** A list of roles is two or more; 'support' in front of them is what the vendor does. */
const sayRoles = (words: readonly string[]): string | null => {
  const roles = words[0] === 'support' ? words.slice(1) : words
  return roles.length < 2 ? null : joinWords(roles.slice(0, 6))
}

const sayParameter = (params: Parameters, name: string, noun: string | undefined): string | null => {
  const value = params[name]
  if (value === undefined || typeof value === 'boolean') return null
  if (typeof value === 'number') return sayNumber(value, noun)
  if (typeof value === 'string') {
    const number = Number(value.trim().replace(/%$/, ''))
    if (value.trim() !== '' && Number.isFinite(number) && name !== 'report_type' && !dated.test(name)) {
      return noun ? sayNumber(number, noun) : value.trim().replace(/%$/, '')
    }
    return noun ? null : sayText(name, value)
  }
  const words = withoutWider([...new Set(value.flatMap((item) => plainWord(name, item) ?? []))])
  if (name === 'roles') return sayRoles(words)
  // A passage that names several roles gives one of them to the customer.
  if (name === 'role' && words.length > 1) return null
  return words.length === 0 ? null : joinWords(words.slice(0, 6))
}

const fillPart = (part: string, params: Parameters): string | null => {
  let known = true
  const filled = part.replace(/\{([a-z_]+)(?:\|([a-z]+))?\}/g, (_, name: string, noun: string | undefined) => {
    const said = sayParameter(params, name, noun)
    known &&= said !== null
    return said ?? ''
  })
  return known ? filled : null
}

/** Fills a template of the catalogue: a part in brackets is said only when its parameters are known. */
export const fillTemplate = (template: string, params: Parameters): string =>
  template.replace(/\[([^[\]]*)\]/g, (_, part: string) => {
    for (const option of part.split('//')) {
      const filled = fillPart(option, params)
      if (filled !== null) return filled
    }
    return ''
  })

/** At the end of a word; where there are no spaces, between letters. */
function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  const beginning = cutText(text, most - 1)
  const words = beginning.slice(0, beginning.lastIndexOf(' ') + 1) || cutText(beginning, most - 2)
  return `${words.replace(/[\s,;:.]{1,20}$/, '')} …`
}

/** Of a passage that is shortened to a few lines no more is read. */
const longestPassage = 4000

/** A passage as it reads in a sentence: on one line, without the marks of a list, a heading, a link or bold type. */
export const plainPassage = (passage: string, most = 180): string =>
  shorten(
    passage
      .slice(0, longestPassage)
      .replace(/\[([^\][]+)\]\([^)[]*\)/g, '$1')
      .replace(/\\(?=[*_#|[\]~])/g, '')
      .replace(/\*\*|__|`/g, '')
      .replace(/<badge [^<>]{0,200}\btext="([^"<>]{1,40})"[^<>]{0,100}>/gi, '($1)')
      .replace(/:::+[a-z]*/g, ' ')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .replace(/^\s*(?:[-*•]|\d+[.)]|#+|>)\s+/u, '')
      .replace(/^ ?(?:\| ?)+|(?: ?\|){1,40} ?$/g, '')
      .replace(/ ?(?:\| ?)+/g, ' / ')
      .replace(/[;,:](?: (?:and|or))?\s*$/, '')
      .replace(/^\*(?=\S)/, '')
      .trim(),
    most,
  )

const clauseStart = /[;:,(] |\. /g

/** A passage shortened to the words on the fact's topic, where its beginning does not hold them. */
export function passageOn(fact: string, passage: string, most = 180): string {
  const whole = plainPassage(passage, longestPassage)
  if (whole.length <= most) return whole
  const at = placeOf(fact, whole)
  if (at === null || at < most * 0.75) return plainPassage(passage, most)
  let from = 0
  for (const found of whole.slice(0, at).matchAll(clauseStart)) from = found.index + found[0].length
  const start = at - from > most / 2 ? whole.lastIndexOf(' ', at - 40) + 1 : from
  return `… ${shorten(whole.slice(start), most)}`
}

/** Where the first of the fact's topic words stands in a text; null where none does. */
function placeOf(fact: string, text: string): number | null {
  const lower = text.toLowerCase().replace(/-/g, ' ')
  const places = (topicWords[fact] ?? []).map((word) => lower.indexOf(word)).filter((at) => at !== -1)
  return places.length === 0 ? null : Math.min(...places)
}

/** A passage in quotation marks that a sentence can end with. */
export const quoted = (words: string): string => `“${words}”${/[.!?…]$/u.test(words) ? '' : '.'}`

/** ' The page says: “…”': what an answer that is not a plain yes rests on. */
const inTheirWords = ({ fact, quotes }: Finding): string => {
  const words = quotes[0] ? passageOn(fact, quotes[0].text) : ''
  return words === '' ? '' : ` The page says: ${quoted(words)}`
}

const inSentence = (topic: string): string =>
  /^\p{Lu}(?:\p{Lu}|\d)/u.test(topic) ? topic : topic.charAt(0).toLowerCase() + topic.slice(1)

/** Who stops at the dash has read the condition. */
const withPlans = (sentence: string, finding: Finding, plans: readonly VendorPlan[]): string =>
  gateBites(finding, plans) ? `Named only for ${planPhrase(finding, plans)} – ${inSentence(sentence)}` : sentence

/** 'Single sign-on' as 'single sign-on', but 'SOC 2 report' and 'API tokens' as they are. */
export const topicOf = (finding: Finding): string => inSentence(textOf(finding.fact).topic)

/** 'named, without a clear answer: “…” in Security (acme.example/security)'; of an answer that may hold, 'only mentioned'. */
export const sayMention = ({ certainty }: Finding, { page, words }: Mention): string => {
  if (words === null) return `named in ${page}, without an answer`
  return `${certainty === 'mentioned' ? 'only mentioned, to be read' : 'named, without a clear answer'}: “${words}” in ${page}`
}

/** No flat absence where a page has words on the topic: they stand in its place. */
const sayUnknown = (finding: Finding, mentions: Mentions): string => {
  const mention = mentions.get(finding.fact)
  const { unknown, topic } = textOf(finding.fact)
  if (isRejected(finding)) return `${topic}: an answer was found, and an analyst rejected it.`
  return mention === undefined ? unknown : `${topic}: ${sayMention(finding, mention)}.`
}

const sayDenial = (finding: Finding, passage: string): string =>
  `The page says: ${quoted(plainPassage(passage))} That denies ${topicOf(finding)}, at least in part.`

/** How much of a finding a sentence tells: in full with the vendor's words, or without them where they stand elsewhere. */
type Telling = 'in full' | 'without words'

/** What the passage says beside its subject, where that makes the answer one in part. */
function sayWhyInPart({ params }: Finding): string {
  const less = params['less_by']
  return Array.isArray(less) && less.length > 0 ? ` Why in part: it ${joinWords(less)}.` : ''
}

const ownWords = 'By the vendor’s own words, '

/** What an analyst decided is told as the analyst's. */
const inWhoseWords = ({ tier }: Finding, sentence: string): string =>
  tier === 'confirmed' && sentence.startsWith(ownWords)
    ? `As an analyst decided, ${sentence.slice(ownWords.length)}`
    : sentence

/**
 * The sentence that a review says about a finding: its plans, its value, its parameters, the words that it rests on. Where
 * nothing is stated, `mentions` names a page that speaks of the topic nevertheless.
 */
export function sayFinding(
  finding: Finding,
  plans: readonly VendorPlan[],
  asOf: string,
  mentions: Mentions = new Map(),
  telling: Telling = 'in full',
): string {
  if (finding.tier === 'conflict') return `${textOf(finding.fact).topic}: the vendor’s pages disagree.`
  const text = textOf(finding.fact)
  const value = effectiveValue(finding, asOf)
  const words = telling === 'in full' ? inTheirWords(finding) : ''
  if (value === 'not-stated') return sayUnknown(finding, mentions)
  const stale = finding.value === 'yes' ? staleParameter(finding, asOf) : null
  if (stale) return `${text.topic}: the date that is given, ${stale.date}, is too old to rely on.${words}`
  const denial = value === 'partial' ? denialIn(finding) : null
  if (denial !== null)
    return telling === 'in full' ? sayDenial(finding, denial) : `${text.topic}: a passage denies it, at least in part.`
  const sentence = inWhoseWords(finding, fillTemplate(text[value], finding.params))
  if (value === 'yes') return `${withPlans(sentence, finding, plans)}${text.quoted ? words : ''}`
  const planned = value === 'no' && finding.params['planned'] === true
  const whole = planned ? `${sentence.replace(/\.$/, '')}; it is planned.` : sentence
  return `${value === 'partial' ? withPlans(whole, finding, plans) + sayWhyInPart(finding) : whole}${words}`
}
