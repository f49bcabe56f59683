import { textOf } from '../../catalog/texts.ts'
import { weights } from '../../catalog/weights.ts'
import type { Finding, Observation } from '../../contract/findings.ts'
import { redFlagLabels } from '../../contract/labels.forms.ts'
import type { Claim, ReviewBlock, ReviewSection } from '../../contract/reviews.ts'
import { redFlagsOf } from '../score/verdict.ts'
import {
  capital,
  countOf,
  fewTopics,
  isDoubtedDenial,
  isLikely,
  list,
  paragraph,
  pick,
  quotesWithAddresses,
  quotesWithPages,
  say,
  sayConflict,
  sayOf,
  section,
  topicsOf,
  weigh,
  withoutThose,
} from './claims.ts'
import type { Draft } from './claims.ts'
import { joinWords, planPhrase } from './plan-phrases.ts'
import { sayFinding } from './sentences.ts'
import { tellsWhatToBuy } from './roadmap.ts'

/** What is only likely, the weightiest with the passage that it was read in: a person can judge it at once. */
const writeLikely = (likely: readonly Finding[], draft: Draft): ReviewBlock[] => {
  if (likely.length === 0) return []
  // Many are named only, and read in the analysis: the summary stays three minutes' reading.
  const first =
    likely.length > told.likely
      ? []
      : likely.filter((finding) => weigh(finding) >= 3 && finding.certainty !== 'mentioned')
  const rest = withoutThose(likely, first)
  const items = first.map((finding) => [
    say(
      `${textOf(finding.fact).topic}: ${quotesWithAddresses(finding.quotes.slice(0, 1), draft).join('')}`,
      [finding],
      'good',
    ),
  ])
  const opening = say('Likely, too, by these passages; read them before you rely on them:')
  const others =
    rest.length === 0
      ? []
      : [
          say(
            `${first.length === 0 ? 'Likely' : 'Also likely'}, with the passages in the analysis: ${fewTopics(rest, told.names)}.`,
            rest,
            'good',
          ),
        ]
  return [...(items.length === 0 ? [] : [...paragraph(opening), ...list(items)]), ...paragraph(...others)]
}

const told = {
  certain: 4,
  certainUnapproved: 0,
  /** Likely answers that are told with their passages. */
  likely: 5,
  names: 6,
  full: 2,
  contradictions: 3,
  gates: 2,
} as const

/** The catalogue's sentence without the passage, which stands in the analysis. */
const sayShortly = (finding: Finding, draft: Draft): Claim =>
  say(sayFinding(finding, draft.plans, draft.corpus.asOf, draft.mentions, 'without words'), [finding], 'good')

/**
 * Sentences only for what is stated; what is only likely is named, and told with its passage in the analysis. Where the
 * verdict is no approval, strengths are only named: they do not change it.
 */
export function writeStrong(draft: Draft): ReviewSection {
  const strong = pick(draft, 'strong')
  const certain = strong.filter((finding) => !isLikely(finding))
  const likely = strong.filter(isLikely)
  const most = draft.score.verdict.startsWith('approve') ? told.certain : told.certainUnapproved
  const first = certain.filter((finding) => weigh(finding) >= 4).slice(0, most)
  const others = withoutThose(certain, first)
  const source = say(`${draft.vendor} claims this in public; nothing was tested.`)
  const blocks = [
    ...paragraph(source, ...first.map((finding) => sayShortly(finding, draft))),
    ...(others.length === 0
      ? []
      : paragraph(
          say(`${first.length === 0 ? 'Stated' : 'Stated as well'}: ${fewTopics(others, told.names)}.`, others, 'good'),
        )),
    ...writeLikely(likely, draft),
  ]
  const none = paragraph(say('Nothing that we read counts as a strength without a condition.'))
  return section('strong', 'What is strong', strong.length === 0 ? none : blocks, draft.vendor)
}

/** What the first screen has told with its words is not told again. */
const isToldFirst = (finding: Finding, draft: Draft): boolean =>
  draft.score.decided_by.some((ground) => ground.observation === null && ground.fact === finding.fact)

/** What the plans decide, one sentence for the same plans; where steps say what to buy, those tell it. */
const writeGates = (draft: Draft): ReviewBlock[] => {
  if (tellsWhatToBuy(draft)) return []
  const groups = Map.groupBy(pick(draft, 'gated'), (finding) => planPhrase(finding, draft.plans))
  const lines = [...groups]
    .slice(0, told.gates)
    .map(([phrase, findings]) => say(`Named only for ${phrase}: ${fewTopics(findings)}.`, findings, 'condition'))
  const others = [...groups.values()].slice(told.gates).flat()
  const rest =
    others.length === 0 ? [] : [say(`On other plans only: ${fewTopics(others, told.names)}.`, others, 'condition')]
  return paragraph(...lines, ...rest)
}

const concernsAll = ({ fact }: Finding): boolean => !weights.conditional.includes(fact)

/** Those that are told in full with the vendor's words: the heaviest. */
const heaviest = (open: readonly Finding[]): Finding[] =>
  open.filter((finding) => weigh(finding) >= 3 && concernsAll(finding)).slice(0, told.full)

/** The heaviest in full, the others by name. */
const writeWeak = (how: string, findings: readonly Finding[], draft: Draft, tone: Claim['tone']): ReviewBlock[] => {
  const open = findings.filter((finding) => !isToldFirst(finding, draft))
  const full = heaviest(open)
  const rest = withoutThose(open, full)
  const asWell = rest.length < findings.length ? ' as well' : ''
  const named = rest.length === 0 ? [] : [say(`${how}${asWell}: ${topicsOf(rest)}.`, rest, tone)]
  return [...paragraph(...full.map((finding) => sayOf(finding, draft))), ...paragraph(...named)]
}

/** Denials that no second reading confirms: all are named as such, the heaviest after the vendor's words. */
const writeDoubted = (doubted: readonly Finding[], draft: Draft): ReviewBlock[] => {
  const open = doubted.filter((finding) => !isToldFirst(finding, draft))
  if (open.length === 0) return []
  const first = heaviest(open)
  const passage = open.length === 1 ? 'the passage' : 'each passage'
  const topics = first.length === open.length ? '' : `: ${topicsOf(open)}`
  const all = say(`Denied by one reading alone; open ${passage} first${topics}.`, open, 'bad')
  return [...paragraph(...first.map((finding) => sayOf(finding, draft))), ...paragraph(all)]
}

export function writeConditions(draft: Draft): ReviewSection {
  const denied = pick(draft, 'denied')
  const doubted = denied.filter(isDoubtedDenial)
  const blocks = [
    ...writeWeak('Denied', withoutThose(denied, doubted), draft, 'bad'),
    ...writeDoubted(doubted, draft),
    ...writeGates(draft),
    ...writeWeak('Only in part', pick(draft, 'partial'), draft, 'condition'),
  ]
  const none =
    draft.conditions.length > 0
      ? 'Beyond what is listed with the decision, no answer needs a condition of its own.'
      : 'No answer that we found needs a condition of its own.'
  return section(
    'conditions',
    'What needs a condition',
    blocks.length === 0 ? paragraph(say(none)) : blocks,
    draft.vendor,
  )
}

const sayObserved = (row: Observation, draft: Draft): Claim[] => {
  const behind = draft.findings.filter((finding) => row.facts.includes(finding.fact))
  const first = say(row.text, behind, 'condition')
  if (row.quotes.length < 2) return [first]
  return [first, say(`The passages are ${joinWords(quotesWithPages(row.quotes, draft))}.`, behind, 'condition')]
}

export function writeContradictions(draft: Draft): ReviewSection {
  const conflicts = pick(draft, 'conflict')
  const known = new Set(conflicts.map((finding) => finding.fact))
  const observed = draft.observations.filter(
    (row) => row.kind === 'contradiction' && !row.facts.some((fact) => known.has(fact)),
  )
  const most = conflicts.length <= told.contradictions ? told.contradictions : told.full
  const rest = conflicts.slice(most)
  const items = [
    ...conflicts.slice(0, most).map((finding) => [sayConflict(finding, draft)]),
    ...observed.slice(0, told.contradictions).map((row) => sayObserved(row, draft)),
    ...(rest.length === 0 ? [] : [[say(`On these too, as the analysis shows: ${topicsOf(rest)}.`, rest, 'condition')]]),
  ]
  const isEmpty = draft.corpus.documents.length === 0
  const none = isEmpty
    ? 'Nothing was read, so nothing can disagree.'
    : 'No two passages on one of our questions contradict each other; what answers none of them was not compared.'
  const open = paragraph(...(conflicts.length === 0 ? [] : [say('Unanswered until an analyst decides:')]))
  const blocks = items.length > 0 ? [...open, ...list(items)] : paragraph(say(none))
  return section('contradictions', 'Contradictions', blocks, draft.vendor)
}

/** Adverse statements beyond the questions, with their words; those that the decision quotes are not told again. */
export function writeRedFlags(draft: Draft): ReviewSection[] {
  const toldFirst = new Set(draft.score.decided_by.flatMap((ground) => (ground.observation ? ground.quote?.text : [])))
  const rows = redFlagsOf(draft.observations).filter((row) => !toldFirst.has(row.quotes[0]?.text))
  if (rows.length === 0) return []
  const items = rows.slice(0, 6).map((row) => {
    const behind = draft.findings.filter((finding) => row.facts.includes(finding.fact) && finding.quotes.length > 0)
    const [words = ''] = quotesWithPages(row.quotes, draft)
    return [say(`${redFlagLabels[row.kind]}: ${words}.`, behind, behind.length > 0 ? 'bad' : 'plain')]
  })
  const rest = rows.length - items.length
  const more =
    rest > 0
      ? [
          [
            say(
              `${capital(countOf(rest, 'more statement'))} of the kind ${rest === 1 ? 'stands' : 'stand'} in the review’s data.`,
            ),
          ],
        ]
      : []
  return [section('red-flags', 'Red flags', list([...items, ...more]), draft.vendor)]
}
