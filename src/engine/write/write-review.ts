import { facts } from '../../catalog/facts.ts'
import type { ReviewSection } from '../../contract/reviews.ts'
import { cutText } from '../../contract/text.forms.ts'
import type { WriterInput, WrittenReview } from '../corpus.ts'
import { effectiveValue, oneForEachFact } from '../score/credit.ts'
import { judgeAgain } from '../score/verdict.ts'
import { writeAnalysis } from './analysis.ts'
import { guidesOf, isLikely, weigh, type Draft } from './claims.ts'
import { conditionsFrom, renderConditions } from './conditions.ts'
import { writeDecision } from './decision.ts'
import { renderSections } from './markdown.ts'
import { writeNotFound } from './not-found.ts'
import { asTold, pickMentions } from './mentions.ts'
import { renderRestrictionTable } from './restriction-table.ts'
import { restrictionsFrom } from './restrictions.ts'
import { onPlan, planNamed } from './plan-phrases.ts'
import { writeQuestions } from './questions.ts'
import { writeRoadmap } from './roadmap.ts'
import { writeInstructions, writeStaleness } from './staleness.ts'
import { writeConditions, writeContradictions, writeRedFlags, writeStrong } from './summary.ts'

const order = facts.map((fact) => fact.id)

const plainName = (name: string): string => cutText(name.replace(/[\s\p{Cc}]+/gu, ' ').trim(), 80) || 'This vendor'

/** An empty table means that nothing was read from the answers, and they may be only likely. */
const sayNoRestriction = ({ restrictions, findings, corpus }: Draft): string => {
  if (restrictions.length > 0) return ''
  const answered = findings.filter((finding) => effectiveValue(finding, corpus.asOf) !== 'not-stated')
  const likely = answered.filter(isLikely).length
  return `\n\nNo answer calls for a restriction; ${likely} of the ${answered.length} answers are only likely.`
}

const renderSummary = (draft: Draft, summary: readonly ReviewSection[]): string => {
  const restrictions = `## Restrictions\n\n${renderRestrictionTable(draft.restrictions)}${sayNoRestriction(draft)}`
  const split = summary.findIndex((part) => part.id === 'roadmap')
  const conditions = renderConditions(draft.conditions, draft.score.verdict)
  const parts = [
    renderSections(summary.slice(0, 1)),
    ...(conditions === '' ? [] : [conditions]),
    renderSections(summary.slice(1, split)),
    restrictions,
    renderSections(summary.slice(split)),
  ]
  return `${parts.join('\n\n')}\n`
}

/** Writes the whole review from accepted findings. Pure; page text reaches it only as quotes and short parameters. */
export function writeReview(input: WriterInput): WrittenReview {
  const { plans, corpus } = input
  const ownPlan = planNamed(input.chosenPlan, plans)
  const counted = onPlan(oneForEachFact(input.findings, corpus.asOf, order), plans, ownPlan).toSorted(
    (left, right) => weigh(right) - weigh(left),
  )
  const findings = counted.map(asTold)
  const mentions = pickMentions(input.notes.mentions, counted, corpus.documents)
  const restrictions = restrictionsFrom(findings, plans, corpus.asOf, {
    mentions,
    guides: guidesOf(corpus),
    namesAi: input.score.names_ai,
  })
  const byFact = new Map(findings.map((finding) => [finding.fact, finding]))
  const vendor = plainName(corpus.vendor.name)
  const score = ownPlan === null ? input.score : judgeAgain(input.score, counted, input.observations)
  const conditions = conditionsFrom({ score, findings, restrictions, plans })
  const draft: Draft = {
    ...input,
    score,
    counted,
    findings,
    byFact,
    ownPlan,
    restrictions,
    conditions,
    mentions,
    vendor,
  }
  const summary = [
    writeDecision(draft),
    ...writeRedFlags(draft),
    writeStrong(draft),
    writeConditions(draft),
    writeNotFound(draft),
    writeContradictions(draft),
    ...writeInstructions(draft),
    writeStaleness(draft),
    writeRoadmap(draft),
    writeQuestions(draft),
  ]
  return {
    score,
    restrictions,
    summary,
    analysis: writeAnalysis(draft),
    executiveSummary: renderSummary(draft, summary),
  }
}
