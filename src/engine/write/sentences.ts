import { emptyWords, intervals, spellings } from '../../catalog/texts/spellings.ts'
import { textOf } from '../../catalog/texts.ts'
import type { Finding, VendorPlan } from '../../contract/findings.ts'
import { effectiveValue } from '../score/credit.ts'
import { readDate, sayDate } from '../score/dates.ts'
import { gateBites, joinWords, planPhrase } from './plan-phrases.ts'

type Parameters = Finding['params']

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
    .replace(/[.,;:]+$/, '')
  const lower = word.toLowerCase()
  const spelled = spellings.get(lower) ?? spellings.get(lower.replace(/s$/, ''))
  if (spelled) return lower.endsWith('s') && !spelled.toLowerCase().endsWith('s') ? `${spelled}s` : spelled
  if (emptyWords.has(lower) || word.length > 40 || word.split(' ').length > 4) return null
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .@/+&-]*$/u.test(word)) return null
  return named.has(name) && word === lower ? titleCase(word) : word
}

const sayText = (name: string, written: string): string | null => {
  if (name.endsWith('frequency')) return intervals[written.trim().toLowerCase()] ?? null
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

const sayNumber = (value: number, noun: string | undefined): string | null => {
  if (noun === 'day' && !Number.isInteger(value)) return null
  const shown = String(Math.round(value * 1000) / 1000)
  return noun ? `${shown} ${value === 1 ? noun : `${noun}s`}` : shown
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
  const words = [...new Set(value.flatMap((item) => plainWord(name, item) ?? []))]
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

const withPlans = (sentence: string, finding: Finding, plans: readonly VendorPlan[]): string =>
  gateBites(finding, plans) ? `${sentence.replace(/\.$/, '')}, but only with ${planPhrase(finding, plans)}.` : sentence

/** 'Single sign-on' as 'single sign-on', but 'SOC 2 report' and 'API tokens' as they are. */
export const topicOf = (finding: Finding): string => {
  const { topic } = textOf(finding.fact)
  return /^[A-Z][A-Z]/.test(topic) ? topic : topic.charAt(0).toLowerCase() + topic.slice(1)
}

/** The sentence that a review says about a finding: its value, its parameters, its plans. */
export function sayFinding(finding: Finding, plans: readonly VendorPlan[], asOf: string): string {
  if (finding.tier === 'conflict') return `On ${topicOf(finding)} the vendor’s pages disagree.`
  const text = textOf(finding.fact)
  const value = effectiveValue(finding, asOf)
  if (value === 'not-stated') return text.unknown
  const sentence = fillTemplate(text[value], finding.params)
  if (value === 'no')
    return finding.params['planned'] === true ? `${sentence.replace(/\.$/, '')}; it is planned.` : sentence
  if (value === 'yes') return withPlans(sentence, finding, plans)
  return gateBites(finding, plans) ? `${sentence} It is said of ${planPhrase(finding, plans)} only.` : sentence
}
