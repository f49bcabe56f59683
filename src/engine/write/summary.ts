import { factById } from '../../catalog/facts.ts'
import { textOf } from '../../catalog/texts.ts'
import type { Finding, Observation } from '../../contract/findings.ts'
import type { Claim, ReviewBlock, ReviewSection } from '../../contract/reviews.ts'
import {
  capital,
  countOf,
  isDoubtedDenial,
  isLikely,
  list,
  lowerFirst,
  mitigate,
  paragraph,
  pick,
  quotesWithPages,
  say,
  sayOf,
  section,
  topicsOf,
  weigh,
} from './claims.ts'
import type { Draft } from './claims.ts'
import { joinWords, planPhrase } from './plan-phrases.ts'

const byGroup = (findings: readonly Finding[]): Finding[][] => [
  ...Map.groupBy(findings, (finding) => factById(finding.fact).group).values(),
]

/** Groups of fewer than two sentences are joined with the next, so that a paragraph is not a single line. */
const asParagraphs = (groups: readonly (readonly Finding[])[], draft: Draft): ReviewBlock[] => {
  const joined: Finding[][] = []
  for (const group of groups) {
    const last = joined.at(-1)
    if (last && (last.length < 2 || group.length < 2) && last.length + group.length <= 5) last.push(...group)
    else joined.push([...group])
  }
  return joined.flatMap((group) => paragraph(...group.map((finding) => sayOf(finding, draft))))
}

const topicLine = (opening: string, findings: readonly Finding[], tone: Claim['tone']): ReviewBlock[] =>
  findings.length === 0 ? [] : paragraph(say(`${opening} ${topicsOf(findings)}.`, findings, tone))

/** The heavier answers by topic, the rest by number. */
const restLine = (opening: string, findings: readonly Finding[]): ReviewBlock[] => {
  const heavy = findings.filter((finding) => weigh(finding) >= 3).slice(0, 16)
  const light = findings.filter((finding) => !heavy.includes(finding))
  if (light.length <= 4) return topicLine(opening, [...heavy, ...light], 'good')
  const another = heavy.length > 0 ? 'Another ' : ''
  const counted = `${another}${light.length} answers of less weight are good too; the detailed analysis has them.`
  const first = heavy.length > 0 ? [say(`${opening} ${topicsOf(heavy)}.`, heavy, 'good')] : []
  return paragraph(...first, say(counted, light, 'good'))
}

const withoutThose = (findings: readonly Finding[], told: readonly Finding[]): Finding[] =>
  findings.filter((finding) => !told.includes(finding))

export function writeStrong(draft: Draft): ReviewSection {
  const strong = pick(draft, 'strong')
  const certain = strong.filter((finding) => !isLikely(finding))
  const likely = strong.filter(isLikely)
  const told = certain.filter((finding) => weigh(finding) >= 3).slice(0, 16)
  const likelyTold = likely.filter((finding) => weigh(finding) >= 4).slice(0, 8)
  const opening = say(
    `${certain.length > 0 ? 'The rest' : 'All of it'} is likely rather than certain; open the passages before you rely on it.`,
  )
  const blocks = [
    ...asParagraphs(byGroup(told), draft),
    ...restLine('Stated as well:', withoutThose(certain, told)),
    ...(likely.length > 0 ? paragraph(opening) : []),
    ...asParagraphs(byGroup(likelyTold), draft),
    ...restLine('Likely as well:', withoutThose(likely, likelyTold)),
  ]
  const source = say(`What follows is what ${draft.vendor} claims in public; nothing of it was tested.`)
  const none = paragraph(say('Nothing that we read counts as a strength without a condition.'))
  return section(
    'strong',
    'What is strong',
    strong.length === 0 ? none : [...paragraph(source), ...blocks],
    draft.vendor,
  )
}

/** Gates that name the same plans are told together from three on. */
const writeGates = (draft: Draft): ReviewBlock[] => {
  const groups = Map.groupBy(pick(draft, 'gated'), (finding) => planPhrase(finding, draft.plans))
  return [...groups].flatMap(([phrase, findings]) => {
    const heaviest = findings[0]
    if (!heaviest) return []
    const stake = say(textOf(heaviest.fact).stake, [heaviest], 'condition')
    if (findings.length < 3) {
      const [first, ...others] = findings.map((finding) => sayOf(finding, draft))
      return paragraph(...(first ? [first, stake] : []), ...others)
    }
    const opening = `${capital(countOf(findings.length, 'thing'))} are named only for ${phrase}: ${topicsOf(findings)}.`
    return paragraph(say(opening, findings, 'condition'), stake)
  })
}

const withAdvice = (finding: Finding, draft: Draft): Claim[] => {
  const { stake } = textOf(finding.fact)
  const mitigation = mitigate(finding, draft)
  const sentence = sayOf(finding, draft)
  if (finding.value !== 'no') return [sentence, say(mitigation, [finding], 'condition')]
  const meanwhile = say(`Meanwhile: ${lowerFirst(mitigation)}`, [finding], 'condition')
  return [sentence, say(stake, [finding], 'bad'), meanwhile]
}

export function writeConditions(draft: Draft): ReviewSection {
  const denied = pick(draft, 'denied', 3)
  const partial = pick(draft, 'partial', 4)
  const small = [...pick(draft, 'denied', 1, 3), ...pick(draft, 'partial', 1, 4)]
  const doubted = denied.filter(isDoubtedDenial)
  const caution =
    'Denials are easily misread, and no second reading has confirmed these: open each passage before you act on it.'
  const blocks = [
    ...(doubted.length > 1 ? paragraph(say(caution, doubted, 'condition')) : []),
    ...denied.flatMap((finding) => paragraph(...withAdvice(finding, draft))),
    ...writeGates(draft),
    ...partial.flatMap((finding) => paragraph(...withAdvice(finding, draft))),
    ...(small.length <= 3
      ? small.flatMap((finding) => paragraph(sayOf(finding, draft)))
      : topicLine('Weaker than they should be, at less weight:', small, 'condition')),
  ]
  const none = paragraph(say('No answer that we found needs a condition of its own.'))
  return section('conditions', 'What needs a condition', blocks.length === 0 ? none : blocks, draft.vendor)
}

const sayObserved = (row: Observation, draft: Draft): Claim[] => {
  const behind = draft.findings.filter((finding) => row.facts.includes(finding.fact))
  const first = say(row.text, behind, 'condition')
  if (row.quotes.length < 2) return [first]
  return [first, say(`The passages are ${joinWords(quotesWithPages(row.quotes, draft))}.`, behind, 'condition')]
}

export function writeContradictions(draft: Draft): ReviewSection {
  const conflicts = pick(draft, 'conflict')
  const told = new Set(conflicts.map((finding) => finding.fact))
  const observed = draft.observations.filter(
    (row) => row.kind === 'contradiction' && !row.facts.some((fact) => told.has(fact)),
  )
  const items = [
    ...conflicts.map((finding) => [
      say(
        `${textOf(finding.fact).topic}: the passages ${joinWords(quotesWithPages(finding.quotes, draft))} do not agree.`,
        [finding],
        'condition',
      ),
    ]),
    ...observed.map((row) => sayObserved(row, draft)),
  ]
  const isEmpty = draft.corpus.documents.length === 0
  const none = isEmpty
    ? 'Nothing was read, so nothing can disagree.'
    : 'We noticed no two passages that contradict each other.'
  const open = paragraph(
    ...(conflicts.length === 0
      ? []
      : [say('Until an analyst decides, a question on which the pages disagree counts as unanswered.')]),
  )
  const blocks = items.length > 0 ? [...open, ...list(items)] : paragraph(say(none))
  return section('contradictions', 'Contradictions', blocks, draft.vendor)
}
