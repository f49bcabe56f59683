import { facts } from '../../catalog/facts.ts'
import type { ReviewSection } from '../../contract/review.ts'
import type { WriterInput, WrittenReview } from '../corpus.ts'
import { oneForEachFact } from '../score/credit.ts'
import { writeAnalysis } from './analysis.ts'
import { weigh, type Draft } from './claims.ts'
import { writeDecision } from './decision.ts'
import { renderSections } from './markdown.ts'
import { writeNotFound } from './not-found.ts'
import { renderRestrictionTable } from './restriction-table.ts'
import { restrictionsFrom } from './restrictions.ts'
import { writeQuestions, writeRoadmap } from './roadmap.ts'
import { writeConditions, writeContradictions, writeStaleness, writeStrong } from './summary.ts'

const order = facts.map((fact) => fact.id)

const plainName = (name: string): string =>
  name
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 80) || 'This vendor'

const renderSummary = (draft: Draft, summary: readonly ReviewSection[]): string => {
  const restrictions = `## Restrictions\n\n${renderRestrictionTable(draft.restrictions)}`
  const split = summary.findIndex((part) => part.id === 'roadmap')
  return `${[renderSections(summary.slice(0, split)), restrictions, renderSections(summary.slice(split))].join('\n\n')}\n`
}

/** Writes the whole review from accepted findings. Pure; page text reaches it only as quotes and short parameters. */
export function writeReview(input: WriterInput): WrittenReview {
  const findings = oneForEachFact(input.findings, input.corpus.asOf, order).sort(
    (left, right) => weigh(right) - weigh(left),
  )
  const restrictions = restrictionsFrom(findings, input.plans, input.corpus.asOf)
  const draft: Draft = { ...input, findings, restrictions, vendor: plainName(input.corpus.vendor.name) }
  const summary = [
    writeDecision(draft),
    writeStrong(draft),
    writeConditions(draft),
    writeNotFound(draft),
    writeContradictions(draft),
    writeStaleness(draft),
    writeRoadmap(draft),
    writeQuestions(draft),
  ]
  return { restrictions, summary, analysis: writeAnalysis(draft), executiveSummary: renderSummary(draft, summary) }
}
