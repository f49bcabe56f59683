import { textOf } from '../../catalog/texts.ts'
import type { Finding } from '../../contract/findings.ts'
import { moreQuestions, redFlagLabels } from '../../contract/labels.forms.ts'
import type { Claim, ReviewSection } from '../../contract/reviews.ts'
import { staleParameter } from '../score/credit.ts'
import { redFlagsOf } from '../score/verdict.ts'
import { heading, isLikely, list, pick, quotesWithPages, say, section, statusOf, weigh } from './claims.ts'
import type { Draft } from './claims.ts'
import { joinWords } from './plan-phrases.ts'
import { sidesOf, underColumns } from './quoted-pages.ts'
import { passageOn, quoted } from './sentences.ts'

/** Questions that come first, and all that are asked. */
const mostFirst = 10
const most = 40

const askAboutDenial = (finding: Finding, topic: string, words: string): string | null => {
  if (weigh(finding) < 3) return null
  return finding.params['planned'] === true
    ? `${topic}: you plan it, ${words} By when will it be there, and what holds until then?`
    : `${topic}: you say ${words} Is a change planned, and what do you offer in its place?`
}

/** The question that is still open after what was found; null when the answer leaves none. */
const questionOn = (finding: Finding, draft: Draft, missing: ReadonlySet<Finding>): string | null => {
  const { ask, topic } = textOf(finding.fact)
  const status = statusOf(finding, draft)
  const passage = finding.quotes[0] ? passageOn(finding.fact, finding.quotes[0].text) : ''
  // A passage that answers nothing is often beside the point: the vendor is asked the question alone.
  if (status === 'unknown') return missing.has(finding) ? ask : null
  if (status === 'strong' || status === 'gated' || passage === '') return null
  const [lead] = finding.quotes
  const under = lead ? underColumns(lead, draft.findings) : ''
  const words = under === '' ? quoted(passage) : `“${passage}” (${under}).`
  if (status === 'denied') return askAboutDenial(finding, topic, words)
  if (status === 'conflict') {
    const pages = quotesWithPages(sidesOf(finding.quotes), draft)
    return `${topic}: your pages differ, ${joinWords(pages)}. Which of them holds?`
  }
  const stale = staleParameter(finding, draft.corpus.asOf)
  if (stale) return `${topic}: the date that you give is ${stale.date}. ${ask}`
  return `${topic}: you say ${words} ${ask}`
}

/** Contradictions that the analysis saw beyond one question. */
const questionsOnPages = (draft: Draft): Claim[] => {
  const conflicts = new Set(pick(draft, 'conflict').map((finding) => finding.fact))
  return draft.observations
    .filter(
      (row) => row.kind === 'contradiction' && row.quotes.length > 1 && !row.facts.some((fact) => conflicts.has(fact)),
    )
    .map((row) => {
      const behind = draft.findings.filter((finding) => row.facts.includes(finding.fact))
      const pages = joinWords(quotesWithPages(sidesOf(row.quotes), draft))
      return say(`Your pages differ: ${pages}. Which of them holds?`, behind, 'unknown')
    })
}

const questionsOnFlags = (draft: Draft): Claim[] =>
  redFlagsOf(draft.observations).map((row) => {
    const [words = ''] = quotesWithPages(row.quotes, draft)
    return say(`${redFlagLabels[row.kind]}: you say ${words}. What holds today, and what do you do about it?`)
  })

/** What stands between the verdict and a better one comes first, at most ten; all else that is open follows. */
export function questionsTo(draft: Draft): { readonly first: Claim[]; readonly more: Claim[] } {
  const missing = new Set(pick(draft, 'unknown', 2))
  const asked = draft.findings.flatMap((finding) => {
    const text = questionOn(finding, draft, missing)
    return text === null ? [] : [{ finding, claim: say(text, [finding], 'unknown') }]
  })
  const rank = new Map(draft.score.blocking.map((ground, at) => [ground.fact, at]))
  const rankOf = ({ fact }: Finding): number => rank.get(fact) ?? rank.size
  const deciding = asked
    .filter(({ finding }) => rank.has(finding.fact))
    .toSorted((left, right) => rankOf(left.finding) - rankOf(right.finding))
  const others = asked.filter((row) => !deciding.includes(row))
  const decidingClaims = [...questionsOnFlags(draft), ...deciding.map((row) => row.claim)]
  // Where too little is public every answer helps, the weightiest first.
  const isThin = draft.score.verdict === 'insufficient_evidence'
  const filling = isThin ? others.splice(0, Math.max(0, mostFirst - decidingClaims.length)) : []
  const first = [...decidingClaims, ...filling.map((row) => row.claim)].slice(0, mostFirst)
  const more = [
    ...decidingClaims.slice(mostFirst),
    ...questionsOnPages(draft),
    ...others.map((row) => row.claim),
  ].slice(0, most - first.length)
  return { first, more }
}

export function writeQuestions(draft: Draft): ReviewSection {
  const { first, more } = questionsTo(draft)
  const isUnsure = draft.findings.some((finding) => statusOf(finding, draft) !== 'unknown' && isLikely(finding))
  const none = isUnsure
    ? 'The pages leave no question open; ask the vendor to confirm the answers that are only likely.'
    : 'Nothing needs to be asked before signing.'
  const one = (claim: Claim): Claim[] => [claim]
  const blocks =
    first.length + more.length === 0
      ? list([[say(none)]])
      : [
          ...(first.length === 0 ? [] : list(first.map(one))),
          ...(more.length === 0 ? [] : [heading(moreQuestions), ...list(more.map(one))]),
        ]
  return section('questions', 'Questions to send', blocks, draft.vendor)
}
