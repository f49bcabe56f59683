import type { Finding } from '../../contract/findings.ts'
import type { ParameterRule } from '../../catalog/fact-reading.ts'
import type { Evidence } from './match.ts'

type Value = Finding['params'][string]

const words: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
  twelve: 12,
  fourteen: 14,
  fifteen: 15,
  'twenty four': 24,
  'twenty-four': 24,
  thirty: 30,
  'forty-five': 45,
  'forty five': 45,
  'forty-eight': 48,
  'forty eight': 48,
  sixty: 60,
  'seventy-two': 72,
  'seventy two': 72,
  ninety: 90,
}

const inHours: readonly (readonly [RegExp, number])[] = [
  [/^min/, 1 / 60],
  [/^h/, 1],
  [/^d/, 24],
  [/^w/, 168],
  [/^mo/, 720],
  [/^y/, 8760],
]

const duration =
  /(\d{1,9}(?:\.\d{1,9})?|twenty[ -]four|forty[ -]eight|seventy[ -]two|forty[ -]five|[a-z]{1,20})[ -]?(?:\(\d+\) ?)?(?:full |calendar |business |working |consecutive )?(minutes?|hours?|hrs?|h|days?|d|weeks?|months?|years?)\b/

/** Hours in a phrase such as '72 hours', 'thirty (30) days' or '2 weeks'; null when there is no number. */
export function hoursIn(text: string): number | null {
  const found = duration.exec(text)
  if (!found) return null
  const amount = words[found[1] ?? ''] ?? Number(found[1])
  const unit = inHours.find(([pattern]) => pattern.test(found[2] ?? ''))
  return Number.isFinite(amount) && unit ? amount * unit[1] : null
}

/** The match that stands nearest to the claim's own words: a sentence may give a figure for each of two things. */
function nearest(pattern: string, text: string, { at, end }: Pick<Evidence, 'at' | 'end'>): RegExpExecArray | null {
  let best: RegExpExecArray | null = null
  let least = Infinity
  for (const match of text.matchAll(new RegExp(pattern, 'g'))) {
    const distance = match.index >= end ? match.index - end : Math.max(0, at - match.index - match[0].length)
    if (distance >= least) continue
    best = match
    least = distance
  }
  return best
}

/** '30, 45 or 60 days', 'depending on your plan'. */
const several =
  /\b\d{1,9}(?:, ?\d{1,9}){0,9},? or \d{1,9} ?(?:days|months|years|hours)\b|\bdepend(?:s|ing) on (?:the |your )?plan\b/

function read(rule: ParameterRule, text: string, place: Pick<Evidence, 'at' | 'end'>): Value | null {
  if (rule.as === 'list') {
    const found = [...new Set([...text.matchAll(new RegExp(rule.pattern, 'g'))].map((match) => match[1] ?? match[0]))]
    return found.length > 0 ? found.slice(0, 20) : null
  }
  const match = nearest(rule.pattern, text, place)
  if (!match) return null
  const captured = match[1] ?? match[0]
  if (rule.as === 'flag') return true
  if (rule.as === 'text') return captured
  if (rule.as === 'number') return Number.isFinite(Number(captured)) ? Number(captured) : null
  const hours = hoursIn(captured)
  // One tier's figure is not the figure.
  if (hours === null || several.test(text)) return null
  if (rule.as === 'hours') return Math.round(hours * 100) / 100
  return rule.as === 'days' ? Math.round((hours / 24) * 100) / 100 : Math.round(hours * 60)
}

/** The parameters that the unit states, and `planned` where it speaks of the future. */
export function readParameters(
  rules: readonly ParameterRule[],
  evidence: Evidence,
  planned: boolean,
): Finding['params'] {
  const params: Finding['params'] = {}
  for (const rule of rules) {
    if (params[rule.name] !== undefined) continue
    const value = read(rule, evidence.unit.text, evidence)
    if (value !== null) params[rule.name] = value
  }
  if (planned) params['planned'] = true
  return params
}
