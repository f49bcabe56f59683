import { textOf } from '../../catalog/texts.ts'
import type { Finding } from '../../contract/findings.ts'
import type { ReviewSection } from '../../contract/reviews.ts'
import { staleParameter } from '../score/credit.ts'
import { isLikely, list, pick, quotesWithPages, say, section, statusOf, weigh } from './claims.ts'
import type { Draft } from './claims.ts'
import { joinWords } from './plan-phrases.ts'
import { plainPassage, quoted } from './sentences.ts'

const most = 24

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
  const passage = finding.quotes[0] ? plainPassage(finding.quotes[0].text) : ''
  if (status === 'unknown') return missing.has(finding) ? ask : null
  if (status === 'strong' || status === 'gated' || passage === '') return null
  const words = quoted(passage)
  if (status === 'denied') return askAboutDenial(finding, topic, words)
  if (status === 'conflict') {
    const pages = quotesWithPages(finding.quotes, draft)
    return `${topic}: your pages differ, ${joinWords(pages)}. Which of them holds?`
  }
  const stale = staleParameter(finding, draft.corpus.asOf)
  if (stale) return `${topic}: the date that you give is ${stale.date}. ${ask}`
  return `${topic}: you say ${words} ${ask}`
}

/** Questions to send, the weightiest first, at most 24. */
export function writeQuestions(draft: Draft): ReviewSection {
  const missing = new Set(pick(draft, 'unknown', 2))
  const conflicts = new Set(pick(draft, 'conflict').map((finding) => finding.fact))
  const asked = draft.findings.flatMap((finding) => {
    const text = questionOn(finding, draft, missing)
    return text === null ? [] : [say(text, [finding], 'unknown')]
  })
  const observed = draft.observations
    .filter(
      (row) => row.kind === 'contradiction' && row.quotes.length > 1 && !row.facts.some((fact) => conflicts.has(fact)),
    )
    .map((row) => {
      const behind = draft.findings.filter((finding) => row.facts.includes(finding.fact))
      return say(
        `Your pages differ: ${joinWords(quotesWithPages(row.quotes, draft))}. Which of them holds?`,
        behind,
        'unknown',
      )
    })
  const items = [...observed, ...asked].slice(0, most).map((claim) => [claim])
  const isUnsure = draft.findings.some((finding) => statusOf(finding, draft) !== 'unknown' && isLikely(finding))
  const none = isUnsure
    ? 'The pages leave no question open; ask the vendor to confirm the answers that are only likely.'
    : 'Nothing needs to be asked before signing.'
  const blocks = list(items.length > 0 ? items : [[say(none)]])
  return section('questions', 'Questions to send', blocks, draft.vendor)
}
