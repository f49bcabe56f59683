import { factById } from '../../catalog/facts.ts'
import { weights } from '../../catalog/weights.ts'
import type { Claim, ReviewBlock, ReviewSection } from '../../contract/review.ts'
import type { Finding } from '../../contract/findings.ts'
import type { WriterInput, WrittenReview } from '../corpus.ts'
import { renderSections } from './markdown.ts'
import { renderRestrictionTable } from './restriction-table.ts'
import { restrictionsFrom } from './restrictions.ts'

const claimOf = (finding: Finding, tone: Claim['tone']): Claim => {
  const fact = factById(finding.fact)
  const answer = finding.value === 'not-stated' ? 'Not stated in what was read.' : fact[finding.value]
  return { text: `${fact.question} ${answer}`, finding_ids: [finding.id], tone }
}

const listOf = (findings: readonly Finding[], tone: Claim['tone']): ReviewBlock[] => [
  { type: 'list', items: findings.map((finding) => [claimOf(finding, tone)]) },
]

/** Writes the review from accepted findings. */
export function writeReview(input: WriterInput): WrittenReview {
  const { findings, plans, score, corpus } = input
  const restrictions = restrictionsFrom(findings, plans, corpus.asOf)
  const decision =
    score.score === null
      ? 'The public evidence is insufficient for a decision, so no score is given.'
      : `The score is ${score.score} of 100, grade ${score.grade ?? '-'}, with a coverage of ${score.coverage} of 100.`
  const heavy = findings.filter((finding) => factById(finding.fact).weight >= weights.unknownRestrictionWeight)
  const pick = (value: Finding['value']) => heavy.filter((finding) => finding.value === value)
  const summary: ReviewSection[] = [
    {
      id: 'decision',
      title: 'Decision',
      blocks: [{ type: 'paragraph', claims: [{ text: decision, finding_ids: [], tone: 'plain' }] }],
    },
    { id: 'strong', title: 'What is strong', blocks: listOf(pick('yes'), 'good') },
    { id: 'conditions', title: 'What needs a condition', blocks: listOf(pick('partial'), 'condition') },
    { id: 'not-found', title: 'What was not found', blocks: listOf(pick('not-stated'), 'unknown') },
  ]
  const analysis: ReviewSection[] = [{ id: 'all', title: 'All answers', blocks: listOf(findings, 'plain') }]
  const table = renderRestrictionTable(restrictions)
  const executiveSummary = `${renderSections(summary)}\n\n## Restrictions\n\n${table}\n`
  return { restrictions, summary, analysis, executiveSummary }
}
