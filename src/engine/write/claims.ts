import { factById } from '../../catalog/facts.ts'
import { textOf } from '../../catalog/texts.ts'
import { weights } from '../../catalog/weights.ts'
import type { Finding, Quote, VendorPlan } from '../../contract/findings.ts'
import type { Claim, Condition, Restriction, ReviewBlock, ReviewSection } from '../../contract/reviews.ts'
import { shortText } from '../../contract/text.forms.ts'
import type { WriterInput } from '../corpus.ts'
import { isCertain } from '../../contract/findings.forms.ts'
import { effectiveValue, needsReview } from '../score/credit.ts'
import { isOpenEnded } from './denials.ts'
import { gateBites, joinWords } from './plan-phrases.ts'
import { mitigationOf } from './mitigation.ts'
import { sidesOf, underColumns } from './quoted-pages.ts'
import { passageOn, plainPassage, sayFinding, topicOf, type Mentions } from './sentences.ts'

/** What the sections are written from: one finding a fact, the heaviest first. */
export interface Draft extends WriterInput {
  readonly vendor: string
  readonly restrictions: readonly Restriction[]
  /** What the verdict waits for, as screen and files list it below the decision. */
  readonly conditions: readonly Condition[]
  /** The findings as the score counts them: those that are only mentioned with their values. */
  readonly counted: readonly Finding[]
  readonly byFact: ReadonlyMap<string, Finding>
  /** The plan that the customer has, where it is one of the vendor's. */
  readonly ownPlan: VendorPlan | null
  /** For facts without an answer: a page that speaks of their topic. */
  readonly mentions: Mentions
}

/** The questions that the score counts, with the findings on them. */
export function askedOf({ score, counted }: Draft): Finding[] {
  const asked = new Set(score.parts.map((part) => part.fact))
  return counted.filter((finding) => asked.has(finding.fact))
}

export type Status = 'strong' | 'gated' | 'partial' | 'denied' | 'unknown' | 'conflict'

export function statusOf(finding: Finding, draft: Draft): Status {
  if (finding.tier === 'conflict') return 'conflict'
  const value = effectiveValue(finding, draft.corpus.asOf)
  if (value === 'not-stated') return 'unknown'
  if (value === 'no') return 'denied'
  if (value === 'partial' || isOpenEnded(finding)) return 'partial'
  return gateBites(finding, draft.plans) ? 'gated' : 'strong'
}

const toneOf: Readonly<Record<Status, Claim['tone']>> = {
  strong: 'good',
  gated: 'condition',
  partial: 'condition',
  denied: 'bad',
  unknown: 'unknown',
  conflict: 'condition',
}

export const say = (text: string, findings: readonly Finding[] = [], tone: Claim['tone'] = 'plain'): Claim => ({
  text,
  finding_ids: findings.map((finding) => finding.id),
  tone,
})

/** The catalogue's sentence about a finding, as a claim that rests on it. */
export const sayOf = (finding: Finding, draft: Draft): Claim =>
  say(sayFinding(finding, draft.plans, draft.corpus.asOf, draft.mentions), [finding], toneOf[statusOf(finding, draft)])

export const topicsOf = (findings: readonly Finding[]): string => joinWords(findings.map(topicOf))

export const weigh = (finding: Finding): number => factById(finding.fact).weight

/** Whether a fact is missed where nothing is stated: it concerns every customer, or AI features are named. */
export const isMissed = (fact: string, namesAi: boolean): boolean =>
  !weights.conditional.includes(fact) && (namesAi || factById(fact).group !== weights.aiGroup)

export const withoutThose = (findings: readonly Finding[], told: readonly Finding[]): Finding[] =>
  findings.filter((finding) => !told.includes(finding))

/** Findings of one status that weigh at least `from` and less than `below`, in the draft's order. */
export const pick = (draft: Draft, status: Status, from = 1, below = 6): Finding[] =>
  draft.findings.filter(
    (finding) =>
      statusOf(finding, draft) === status &&
      weigh(finding) >= from &&
      weigh(finding) < below &&
      (status !== 'unknown' || isMissed(finding.fact, draft.score.names_ai)),
  )

export const isLikely = (finding: Finding): boolean => !isCertain(finding)

export const isDoubtedDenial = (finding: Finding): boolean =>
  finding.value === 'no' && needsReview(finding) && !isCertain(finding)

export const paragraph = (...claims: readonly Claim[]): ReviewBlock[] =>
  claims.length === 0 ? [] : [{ type: 'paragraph', claims: [...claims] }]

export const list = (items: readonly (readonly Claim[])[]): ReviewBlock[] =>
  items.length === 0 ? [] : [{ type: 'list', items: items.map((item) => [...item]) }]

export const heading = (text: string): ReviewBlock => ({ type: 'heading', text })

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** 'two', figures from 13. */
export const amountOf = (amount: number): string => numbers[amount] ?? String(amount)

/** 'two points', '1 point' only as 'one point', figures from 13. */
export const countOf = (amount: number, noun: string): string =>
  `${amountOf(amount)} ${amount === 1 ? noun : `${noun}s`}`

export const lowerFirst = (text: string): string =>
  /^[A-Z][A-Z]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** What to do meanwhile, of what this vendor has. */
export const mitigate = (finding: Finding, { byFact, plans, corpus }: Draft): string =>
  mitigationOf(finding.fact, { byFact, plans, asOf: corpus.asOf })

/** The topics by name; only of very many the last are counted. */
export const fewTopics = (findings: readonly Finding[], most = 12): string =>
  findings.length <= most
    ? topicsOf(findings)
    : `${findings
        .slice(0, most - 1)
        .map(topicOf)
        .join(', ')} and ${countOf(findings.length - most + 1, 'further point')}`

/** An address is told whole, so that it can be opened; only what no browser would take is cut. */
export const shortAddress = (url: string): string => shortText(url.replace(/^https?:\/\//i, '').replace(/\/$/, ''), 300)

/** Behind a passage in brackets: the columns of a row, and the page. */
const inBrackets = (...parts: readonly string[]): string => {
  const said = parts.filter(Boolean).join('; ')
  return said === '' ? '' : ` (${said})`
}

/** Up to two passages with the page that each stands on: '“…” (Security, acme.example/security)'. */
export const quotesWithPages = (quotes: readonly Quote[], draft: Draft, fact = ''): string[] => {
  const documents = new Map(draft.corpus.documents.map((document) => [document.id, document]))
  return quotes.slice(0, 2).map((quote) => {
    const page = documents.get(quote.document_id)
    const title = page ? plainPassage(page.title, 80) : ''
    const source = page ? [title, shortAddress(page.url)].filter(Boolean).join(', ') : ''
    return `“${passageOn(fact, quote.text)}”${inBrackets(underColumns(quote, draft.findings), source)}`
  })
}

/** The same with the address alone. */
export const quotesWithAddresses = (quotes: readonly Quote[], draft: Draft): string[] => {
  const documents = new Map(draft.corpus.documents.map((document) => [document.id, document]))
  return quotes.slice(0, 2).map((quote) => {
    const page = documents.get(quote.document_id)
    const address = page ? shortAddress(page.url) : ''
    return `“${plainPassage(quote.text, 120)}”${inBrackets(underColumns(quote, draft.findings), address)}`
  })
}

/** The vendor's own guides among the pages that were read: their addresses, by document. */
export const guidesOf = ({ documents }: WriterInput['corpus']): ReadonlyMap<string, string> =>
  new Map(documents.filter((row) => row.kind === 'docs').map((row) => [row.id, shortAddress(row.url)]))

/** The guide that one of the finding's passages stands in; null where none does. */
export const guideOf = (finding: Finding, guides: ReadonlyMap<string, string>): string | null =>
  finding.quotes.flatMap((quote) => guides.get(quote.document_id) ?? [])[0] ?? null

/** Both passages on which the vendor's pages disagree. */
export const sayConflict = (finding: Finding, draft: Draft): Claim =>
  say(
    `${textOf(finding.fact).topic}: ${joinWords(quotesWithAddresses(sidesOf(finding.quotes), draft), 'against')}.`,
    [finding],
    'condition',
  )

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const nameIn = (text: string, vendor: string): string => text.replace(/\b[Tt]he vendor(?=[’\s.,;:])/, () => vendor)

/** A section in which the first 'the vendor' is the vendor's name. */
export function section(id: string, title: string, blocks: readonly ReviewBlock[], vendor: string): ReviewSection {
  let named = false
  const nameOnce = (claim: Claim): Claim => {
    const text = named ? claim.text : nameIn(claim.text, vendor)
    named ||= text.includes(vendor)
    return { ...claim, text }
  }
  return {
    id,
    title,
    blocks: blocks.map((block) => {
      if (block.type === 'heading') return block
      if (block.type === 'paragraph') return { ...block, claims: block.claims.map(nameOnce) }
      return { ...block, items: block.items.map((item) => item.map(nameOnce)) }
    }),
  }
}
