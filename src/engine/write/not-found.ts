import { answeredBy } from '../../catalog/page-evidence.ts'
import type { DocumentKind, LedgerOutcome } from '../../contract/documents.ts'
import type { Finding } from '../../contract/findings.ts'
import type { Claim, ReviewBlock, ReviewSection } from '../../contract/reviews.ts'
import { missingPageEnding } from '../crawl/settings.ts'
import { isRejected } from '../score/credit.ts'
import {
  capital,
  countOf,
  list,
  paragraph,
  pick,
  say,
  sayOf,
  section,
  shortAddress,
  statusOf,
  fewTopics,
  topicsOf,
  withoutThose,
} from './claims.ts'
import type { Draft } from './claims.ts'
import { joinWords } from './plan-phrases.ts'

const kindNouns: Readonly<Partial<Record<DocumentKind, string>>> = {
  home: 'home page',
  security: 'security page',
  trust: 'trust centre page',
  compliance: 'compliance page',
  privacy: 'privacy policy',
  dpa: 'data processing agreement',
  subprocessors: 'subprocessor list',
  terms: 'page of terms',
  sla: 'service level agreement',
  pricing: 'pricing page',
  status: 'status page',
  docs: 'documentation page',
  disclosure: 'disclosure policy',
  ai: 'page on AI',
  whitepaper: 'whitepaper',
}

const expected: readonly DocumentKind[] = [
  'security',
  'trust',
  'privacy',
  'dpa',
  'subprocessors',
  'sla',
  'pricing',
  'status',
  'docs',
  'disclosure',
  'ai',
]

/** A page may be of another kind and yet be the one that a reader looks for. */
const kindPatterns: Readonly<Partial<Record<DocumentKind, RegExp>>> = {
  security: /security/i,
  trust: /trust/i,
  privacy: /privacy/i,
  dpa: /\bdpa\b|data[ -]processing/i,
  subprocessors: /sub-?processors?/i,
  sla: /\bsla\b|service[ -]level/i,
  pricing: /pricing|plans/i,
  status: /\bstatus\b/i,
  docs: /\bdocs\b|documentation/i,
  disclosure: /disclosure|vulnerabilit|bug[ -]bounty|security\.txt/i,
  ai: /\bai\b|artificial intelligence|\bmcp\b|\bllms?\b/i,
}

const outcomeLabels: Readonly<Partial<Record<LedgerOutcome, string>>> = {
  login_wall: 'behind a sign-in',
  gated: 'on request only',
  robots: 'closed to robots',
  excluded: 'excluded by your organization',
  blocked: 'not open to us',
  js_only: 'readable only in a browser',
  timeout: 'no answer in time',
  too_large: 'too large',
  unreadable: 'could not be read safely',
  error: 'failed',
  over_budget: 'not reached within the limits of the scan',
  not_found: 'not there',
}
/** Addresses that the summary names; the ledger has all. */
const mostAddresses = 3
const outcomeOrder = Object.keys(outcomeLabels)

const isAnswered = (kind: DocumentKind, draft: Draft): boolean => {
  const finding = draft.byFact.get(answeredBy[kind] ?? '')
  return finding !== undefined && ['strong', 'gated'].includes(statusOf(finding, draft))
}

const hostOf = (url: string): string => /^[a-z]+:\/\/([^/?#]+)/i.exec(url)?.[1] ?? url

const sayRead = (draft: Draft): Claim[] => {
  const { documents } = draft.corpus
  const hosts = new Set(documents.map((document) => hostOf(document.url)))
  if (documents.length === 0) return [say('No document could be read.')]
  const first = say(`We read ${countOf(documents.length, 'document')} on ${countOf(hosts.size, 'host')}.`)
  const have = new Set(documents.map((document) => document.kind))
  const addresses = documents.map((document) => `${document.url} ${document.title}`)
  const isThere = (kind: DocumentKind): boolean =>
    have.has(kind) || addresses.some((address) => kindPatterns[kind]?.test(address) === true)
  const missing = expected.filter((kind) => !isThere(kind) && !isAnswered(kind, draft))
  const nouns = (kinds: readonly DocumentKind[]): string[] => kinds.flatMap((kind) => kindNouns[kind] ?? [])
  const named = nouns(missing.filter((kind) => draft.notes.namedPages.includes(kind)))
  const absent = nouns(missing.filter((kind) => !draft.notes.namedPages.includes(kind)))
  const toRead =
    named.length === 0
      ? []
      : [
          say(
            `The pages name a ${joinWords(named)} that we have not read: have them scanned, or open them yourself.`,
            [],
            'unknown',
          ),
        ]
  const none = absent.length === 0 ? [] : [say(`We read no ${joinWords(absent, 'or')}.`, [], 'unknown')]
  return [first, ...toRead, ...none]
}

const sayTried = (draft: Draft): ReviewBlock[] => {
  const read = new Set(draft.corpus.documents.flatMap((document) => [document.url, ...document.redirects]))
  const failed = new Map<string, LedgerOutcome>()
  for (const entry of draft.ledger) {
    const isSearch =
      entry.purpose === 'robots' ||
      entry.purpose === 'sitemap' ||
      entry.url.endsWith(missingPageEnding) ||
      read.has(entry.url)
    if (!isSearch && outcomeLabels[entry.outcome]) failed.set(entry.url, entry.outcome)
  }
  const rows = [...failed].sort(
    ([leftUrl, left], [rightUrl, right]) =>
      outcomeOrder.indexOf(left) - outcomeOrder.indexOf(right) || leftUrl.localeCompare(rightUrl, 'en'),
  )
  if (rows.length === 0) return []
  const shown = rows
    .slice(0, mostAddresses)
    .map(([url, outcome]) => [say(`${shortAddress(url)}: ${outcomeLabels[outcome] ?? 'failed'}`, [], 'unknown')])
  const rest = rows.length - shown.length
  const tail = rest > 0 ? ` The ledger has the other ${rest}.` : ''
  const opening = `${capital(countOf(rows.length, 'address'))} gave nothing.`.replace('addresss', 'addresses')
  return [...paragraph(say(`${opening}${tail}`)), ...list(shown)]
}

/** Passages on weighty questions that the summary quotes. */
const mostQuoted = 3

/** Weighty questions that pages speak of without an answer: each with its passage. */
const sayNamed = (named: readonly Finding[], draft: Draft): ReviewBlock[] => {
  const told = named.slice(0, mostQuoted)
  const rest = named.slice(mostQuoted)
  const items = told.map((finding) => [sayOf(finding, draft)])
  const more = rest.length === 0 ? [] : [say(`Named or only mentioned, too: ${topicsOf(rest)}.`, rest, 'unknown')]
  return [...list(items), ...paragraph(...more)]
}

/** Those of less weight: few by name. */
const sayLight = (light: readonly Finding[], draft: Draft): ReviewBlock[] => {
  const toRead = light.filter((finding) => finding.certainty === 'mentioned')
  const rejected = light.filter(isRejected)
  const named = withoutThose(light, [...toRead, ...rejected]).filter((finding) => draft.mentions.has(finding.fact))
  const silent = withoutThose(light, [...toRead, ...rejected, ...named])
  const parts = [
    toRead.length === 0 ? '' : `only mentioned: ${fewTopics(toRead, 3)}`,
    named.length === 0 ? '' : `named without a clear answer: ${fewTopics(named, 3)}`,
    rejected.length === 0 ? '' : `found and rejected by an analyst: ${fewTopics(rejected, 3)}`,
    silent.length === 0 ? '' : `nothing on ${fewTopics(silent, 3)}`,
  ]
  const told = parts.filter(Boolean).join('; ')
  return told === '' ? [] : paragraph(say(`Of less weight, ${told}.`, light, 'unknown'))
}

/** What no document states, what is said of it nevertheless, and where we looked for it. */
export function writeNotFound(draft: Draft): ReviewSection {
  const heavy = pick(draft, 'unknown', 4)
  const light = pick(draft, 'unknown', 1, 4)
  const rejected = heavy.filter(isRejected)
  const silent = heavy.filter((finding) => !draft.mentions.has(finding.fact) && !isRejected(finding))
  const none =
    heavy.length + light.length === 0 && draft.score.names_ai
      ? paragraph(say('Every question that we ask has an answer.'))
      : []
  const silentLine = [
    ...(silent.length === 0 ? [] : [say(`We found nothing on ${topicsOf(silent)}.`, silent, 'unknown')]),
    ...(rejected.length === 0
      ? []
      : [say(`An analyst rejected what was found on ${topicsOf(rejected)}.`, rejected, 'unknown')]),
  ]
  const noAi = draft.score.names_ai
    ? []
    : [say('No question on AI has an answer in the pages, so these questions are not counted.', [], 'unknown')]
  const blocks = [
    ...none,
    ...paragraph(...silentLine),
    ...sayNamed(withoutThose(heavy, [...silent, ...rejected]), draft),
    ...sayLight(light, draft),
    ...paragraph(...noAi),
    ...paragraph(...sayRead(draft)),
    ...sayTried(draft),
  ]
  return section('not-found', 'What was not found and where we looked', blocks, draft.vendor)
}
