import { textOf } from '../../catalog/texts.ts'
import type { DocumentOutline } from '../../contract/documents.ts'
import type { Finding } from '../../contract/findings.ts'
import type { Claim, ReviewSection } from '../../contract/reviews.ts'
import { staleParameter } from '../score/credit.ts'
import { readDate, sayDate } from '../score/dates.ts'
import type { OwnDate } from '../corpus.ts'
import {
  capital,
  countOf,
  list,
  paragraph,
  quotesWithAddresses,
  say,
  section,
  shortAddress,
  statusOf,
} from './claims.ts'
import type { Draft } from './claims.ts'
import { isPassedTarget } from './passed-targets.ts'
import { plainPassage } from './sentences.ts'

const day = 86_400_000
/** Days after which a capture, and a date in a page's own words, is told as old. */
const oldAfter = 365
const mostTold = 3

interface Relied {
  readonly document: DocumentOutline
  readonly findings: readonly Finding[]
}

/** That all pages relied on were captured more than a year before the review: the verdict says so. Null where some are newer. */
export function sayAllOld(draft: Draft): Claim | null {
  const today = Date.parse(draft.corpus.asOf.slice(0, 10))
  const relied = reliedOn(draft)
  const isOld = ({ document }: Relied): boolean => today - Date.parse(document.fetched_at) > oldAfter * day
  if (relied.length === 0 || !relied.every(isOld)) return null
  const newest = Math.max(...relied.map(({ document }) => Date.parse(document.fetched_at)))
  const since = newest > 0 ? `, the newest on ${sayDay(newest)}` : ''
  const text = `All that this rests on was captured more than a year before this review${since}: scan the pages again before you decide.`
  return say(text, [], 'condition')
}

const reliedOn = (draft: Draft): Relied[] => {
  const answered = draft.findings.filter((finding) => statusOf(finding, draft) !== 'unknown')
  return draft.corpus.documents.flatMap((document) => {
    const findings = answered.filter(({ quotes }) => quotes.some((quote) => quote.document_id === document.id))
    return findings.length === 0 ? [] : [{ document, findings }]
  })
}

const sayDay = (at: number): string => {
  const read = readDate(new Date(at).toISOString().slice(0, 10))
  return read ? sayDate(read) : ''
}

const sayRest = (rest: number, noun: string): Claim[][] =>
  rest <= 0 ? [] : [[say(`${capital(countOf(rest, noun))} more ${rest === 1 ? 'is' : 'are'} as old.`)]]

/** Captures that lie more than a year before the day of the review. */
const sayCaptures = (relied: readonly Relied[], today: number): Claim[][] => {
  const known = relied.filter(({ document }) => Date.parse(document.fetched_at) > 0)
  const old = known.filter(({ document }) => today - Date.parse(document.fetched_at) > oldAfter * day)
  const unknown = relied.length - known.length
  const lines: Claim[][] = []
  if (old.length > 0) {
    const oldest = Math.min(...old.map(({ document }) => Date.parse(document.fetched_at)))
    const which =
      old.length === relied.length
        ? `All ${countOf(relied.length, 'page')} that we rely on were`
        : `${capital(countOf(old.length, 'page'))} of the ${relied.length} that we rely on ${old.length === 1 ? 'was' : 'were'}`
    const findings = [...new Set(old.flatMap((row) => row.findings))]
    lines.push([
      say(
        `${which.replace(/^All one page that we rely on were/, 'The one page that we rely on was')} captured more than a year before this review, the oldest on ${sayDay(oldest)}; read them again before you decide.`,
        findings,
        'condition',
      ),
    ])
  }
  if (unknown > 0) {
    const are = unknown === 1 ? 'it is' : 'they are'
    lines.push([say(`The day of capture is not known for ${countOf(unknown, 'page')}; count on it that ${are} old.`)])
  }
  return lines
}

/** Pages whose own words date them more than a year back. */
const sayOwnDates = (dated: readonly (Relied & { readonly own: OwnDate })[], today: number): Claim[][] => {
  const old = dated.filter(({ own }) => today - own.at > oldAfter * day)
  const told = old
    .slice(0, mostTold)
    .map(({ document, findings, own }) => [
      say(
        `${plainPassage(document.title, 80) || shortAddress(document.url)} dates itself: “${plainPassage(own.words, 80)}” (${shortAddress(document.url)}).`,
        findings,
        'condition',
      ),
    ])
  return [...told, ...sayRest(old.length - told.length, 'page')]
}

/** Targets whose time has passed, in what an answer rests on and in what pages say of an open question. */
const sayPassedTargets = (draft: Draft, today: number): Claim[][] =>
  draft.findings.flatMap((finding) => {
    const { topic } = textOf(finding.fact)
    const passed = finding.quotes.find(({ text }) => isPassedTarget(text, today))
    const mention = draft.mentions.get(finding.fact)
    const words = passed
      ? quotesWithAddresses([passed], draft)[0]
      : mention?.words != null && isPassedTarget(mention.words, today)
        ? `“${mention.words}” in ${mention.page}`
        : undefined
    if (words === undefined) return []
    const text = `${topic}: the time of the target has passed, ${words}. Ask whether it was met.`
    return [[say(text, passed ? [finding] : [], 'condition')]]
  })

const sayOldest = (relied: readonly Relied[], oldestOwn: OwnDate | undefined): Claim[] => {
  const captured = relied.map(({ document }) => Date.parse(document.fetched_at)).filter((at) => at > 0)
  if (captured.length === 0) return []
  const own = oldestOwn ? `; oldest date on a page: ${oldestOwn.said}` : ''
  return [say(`Oldest capture: ${sayDay(Math.min(...captured))}${own}.`)]
}

/** Lines that the summary tells. */
const mostItems = 2

const sayMore = (rest: number): Claim[] =>
  rest > 0 ? [say(`${capital(countOf(rest, 'more date'))} of the kind; the detailed analysis has the answers.`)] : []

/** What is past its date: parameters, captures, a page's own date, plans whose time has passed; and the oldest of all. */
export function writeStaleness(draft: Draft): ReviewSection {
  const today = Date.parse(draft.corpus.asOf.slice(0, 10))
  const relied = reliedOn(draft)
  const dated = relied
    .flatMap((row) => {
      const own = draft.notes.ownDates[row.document.id]
      return own ? [{ ...row, own }] : []
    })
    .toSorted((left, right) => left.own.at - right.own.at)
  const parameters = draft.findings.flatMap((finding) => {
    const stale = staleParameter(finding, draft.corpus.asOf)
    if (!stale) return []
    const text = `${textOf(finding.fact).topic}: the date given, ${stale.date}, is too old to rely on; it counts as partial.`
    return [[say(text, [finding], 'condition')]]
  })
  const observed = draft.observations
    .filter((row) => row.kind === 'stale')
    .map((row) => [
      say(
        row.text,
        draft.findings.filter((finding) => row.facts.includes(finding.fact)),
        'condition',
      ),
    ])
  const ownDates = sayOwnDates(dated, today)
  const items = [
    ...parameters,
    ...observed,
    ...sayPassedTargets(draft, today),
    ...sayCaptures(relied, today),
    ...ownDates,
  ]
  const none =
    draft.corpus.documents.length === 0
      ? 'Nothing was read, so nothing can be out of date.'
      : 'Nothing relied on is past its date.'
  const blocks = [
    ...(items.length > 0 ? list(items.slice(0, mostItems)) : paragraph(say(none))),
    ...paragraph(...sayMore(items.length - mostItems)),
    ...paragraph(...sayOldest(relied, ownDates.length === 0 ? dated[0]?.own : undefined)),
  ]
  return section('staleness', 'Staleness', blocks, draft.vendor)
}

/** Passages that tell a reviewer what to do: told as text, with their page. No section when there are none. */
export function writeInstructions(draft: Draft): ReviewSection[] {
  const rows = draft.observations.filter((row) => row.kind === 'instruction')
  if (rows.length === 0) return []
  const [addresses, was, it, is] =
    rows.length === 1 ? ['addresses', 'It was', 'it', 'it is'] : ['address', 'They were', 'them', 'they are']
  const opening = say(
    `${capital(countOf(rows.length, 'passage'))} ${addresses} the reviewer. ${was} read as text only, and no answer follows from ${it}. Ask the vendor why ${is} there.`,
  )
  const told = rows.slice(0, 3).map((row) => quotesWithAddresses(row.quotes, draft).map((words) => say(words)))
  const rest = rows.length - told.length
  const more =
    rest > 0
      ? [[say(`${capital(countOf(rest, 'passage'))} more of the kind ${rest === 1 ? 'is' : 'are'} stored.`)]]
      : []
  return [
    section(
      'instructions',
      'Text that addresses the reviewer',
      [...paragraph(opening), ...list([...told, ...more])],
      draft.vendor,
    ),
  ]
}
