import type { FactRules } from './rules.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const isoDate = /\b(20\d\d)-(\d\d)(?:-(\d\d))?\b/
const named =
  /\b(?:(\d{1,2})(?:st|nd|rd|th)? )?(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?(?: (\d{1,2})(?:st|nd|rd|th)?,?)? (20\d\d)\b/
const yearOnly = /\b(?:in|during|of|dated|since) (20\d\d)\b/
const expiryWords = /\b(?:expir(?:es|ed|y|ing)|valid (?:until|through|to|till)|through|until|ended|lapsed)\b/

const pad = (value: number): string => String(value).padStart(2, '0')

/** The first date in normalised text as an ISO day; of a month or a year its last day. Null when there is none. */
export function dateIn(text: string): string | null {
  const iso = isoDate.exec(text)
  if (iso) return `${iso[1] ?? ''}-${iso[2] ?? ''}-${iso[3] ?? '28'}`
  const found = named.exec(text)
  if (!found) {
    const year = yearOnly.exec(text)?.[1]
    return year === undefined ? null : `${year}-12-31`
  }
  const month = months.indexOf((found[2] ?? '').slice(0, 3)) + 1
  return `${found[4] ?? ''}-${pad(month)}-${pad(Number(found[1] ?? found[3] ?? '28'))}`
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000
}

/**
 * Why a statement no longer holds on the day of the review: its certificate has expired, or its test lies more than
 * a year back and no frequency says that it is repeated. Null when it holds or says no date. `asOf` is an ISO day.
 */
export function staleReason({ fact, entry }: FactRules, text: string, asOf: string): string | null {
  const validity = /\bvalid\b.{0,60}?\b(?:to|until|through|till)\b(.*)/.exec(text)?.[1]
  const date = dateIn(validity ?? text)
  if (date === null) return null
  const mayRunOut = fact.traits.includes('attestation') && (validity !== undefined || expiryWords.test(text))
  if (mayRunOut && daysBetween(date, asOf) > 0) return `It ran out on ${date}.`
  const repeated = /\b(?:annual|yearly|quarterly|regular|every|each|at least|twice|monthly)/.test(text)
  const { agesAfterDays } = entry
  if (agesAfterDays !== undefined && !repeated && daysBetween(date, asOf) > agesAfterDays)
    return `The test dates from ${date}.`
  return null
}
