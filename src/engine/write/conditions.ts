import { knowsFact } from '../../catalog/facts.ts'
import { textOf } from '../../catalog/texts.ts'
import type { Finding, VendorPlan } from '../../contract/findings.ts'
import { redFlagLabels } from '../../contract/labels.forms.ts'
import { conditionsHeading } from '../../contract/conditions.forms.ts'
import type { Condition, Restriction, ScoreResult, Verdict, VerdictGround } from '../../contract/reviews.ts'
import { isCertain } from '../../contract/findings.forms.ts'
import { needsReview, staleParameter, weightOf } from '../score/credit.ts'
import { lowerFirst } from './claims.ts'
import { asTold } from './mentions.ts'
import { isApproval, recommendPlan } from './plan-choice.ts'
import { isOnPlan } from './plan-phrases.ts'
import { escapeMarkdown } from './restriction-table.ts'
import { topicOf } from './sentences.ts'

interface Judged {
  readonly score: ScoreResult
  readonly plans: readonly VendorPlan[]
  readonly findings: readonly Finding[]
  readonly restrictions: readonly Restriction[]
}

type Standing = Exclude<VerdictGround['standing'], 'red_flag' | 'there'>
type Words = Pick<Condition, 'text' | 'topic' | 'act'>

const extraPrice = ', at an extra price'

const sayPlan = (minimum: string): string => {
  const [plan = minimum] = minimum.split(extraPrice)
  const words = /^an? /i.test(plan) ? lowerFirst(plan) : `the ${plan} plan`
  return minimum.endsWith(extraPrice) ? `${words} at an extra price` : words
}

const sayGated = (topic: string, row: Restriction | undefined): string =>
  row?.reason === 'plan-gated'
    ? `Buy ${sayPlan(row.minimumPlans)} for ${topic}, or accept doing without it`
    : `Make sure that your plan has it: ${topic}`

/** What settles an answer that stands so. */
function sayAct(
  finding: Finding,
  standing: Standing,
  row: Restriction | undefined,
  asOf: string,
): Omit<Words, 'topic'> {
  const topic = topicOf(finding)
  if (standing === 'disputed')
    return { act: 'ask', text: `Have the vendor say in writing which of its pages holds: ${topic}` }
  if (standing === 'partial' && staleParameter(finding, asOf) !== null)
    return { act: 'ask', text: `Ask for the current one: ${topic}` }
  if (standing === 'partial') return { act: 'ask', text: `Get in writing what is missing: ${topic}` }
  if (standing === 'unanswered') return { act: 'ask', text: `Get a written answer on: ${topic}` }
  if (standing === 'plan_gated') return { act: 'buy', text: sayGated(topic, row) }
  if (standing === 'only_likely') return { act: 'confirm', text: `Confirm the passage on ${topic}` }
  const without = lowerFirst(row?.reason === 'denied' ? row.risk : textOf(finding.fact).risk)
  return needsReview(finding)
    ? { act: 'confirm', text: `Read the passage on ${topic}; if it holds, accept in writing: ${without}` }
    : { act: 'accept', text: `Accept in writing, or choose another way: ${without}` }
}

/** A review of an older catalogue may rest on a fact that has no words any more: what is stored of it speaks for it. */
function wordsOf(finding: Finding, standing: Standing, row: Restriction | undefined, asOf: string): Words {
  if (knowsFact(finding.fact)) return { ...sayAct(finding, standing, row, asOf), topic: topicOf(finding) }
  const topic = row === undefined ? 'a question that is no longer asked' : lowerFirst(row.risk)
  return { act: 'accept', text: `Settle or accept in writing: ${topic}`, topic }
}

const standings: Readonly<Record<Restriction['reason'], Standing>> = {
  'plan-gated': 'plan_gated',
  partial: 'partial',
  denied: 'denied',
  unknown: 'unanswered',
}

/** Who buys the plan that the approval names buys no smaller one beside it. */
function boughtWith(
  row: Restriction,
  finding: Finding | undefined,
  approved: VendorPlan | null,
  plans: readonly VendorPlan[],
): Restriction {
  if (finding === undefined || approved === null || row.reason !== 'plan-gated') return row
  const isPlain = !row.minimumPlans.endsWith(extraPrice) && isOnPlan(finding, approved.name, plans)
  return isPlain ? { ...row, minimumPlans: approved.name } : row
}

/** Where nothing of weight is open: how many of the lesser points an approval is bound to. */
const mostLesser = 6

/**
 * What decided the verdict, then all else that stands before a better one, then what is left of the weightiest
 * restrictions; each fact and each kind of red flag once. An approval with conditions has at least one wherever any
 * answer is short of a plain yes. Pure.
 */
export function conditionsFrom({ score, findings, restrictions, plans }: Judged): Condition[] {
  const answers = findings.map((finding) => (knowsFact(finding.fact) ? asTold(finding) : finding))
  const byFact = new Map(answers.map((finding) => [finding.fact, finding]))
  const known = answers.filter(({ fact }) => knowsFact(fact))
  const approved = isApproval(score.verdict) ? recommendPlan(known, plans) : null
  const toBuy = (row: Restriction): Restriction => boughtWith(row, byFact.get(row.fact), approved, plans)
  const rowOf = new Map(restrictions.map((row) => [row.fact, toBuy(row)]))
  const told = new Map<string, Condition>()
  const tell = (condition: Condition): void => void (told.has(condition.id) || told.set(condition.id, condition))
  const tellAnswer = (finding: Finding | undefined, standing: Standing): void => {
    if (finding === undefined) return
    const row = rowOf.get(finding.fact)
    const words = wordsOf(finding, standing, row, score.as_of)
    const about = { finding_ids: [finding.id], restriction_id: row?.id ?? null }
    tell({ id: finding.fact, ...words, ...about })
  }
  const tellGround = ({ standing, fact, observation }: VerdictGround): void => {
    const finding = byFact.get(fact ?? '')
    if (standing === 'there') return
    if (standing !== 'red_flag') return tellAnswer(finding, standing)
    if (observation === null || !(observation in redFlagLabels)) return
    const topic = lowerFirst(redFlagLabels[observation as keyof typeof redFlagLabels])
    const text = `Have the vendor explain, or accept in writing: ${topic}`
    const ids = finding && finding.quotes.length > 0 ? [finding.id] : []
    tell({ id: `flag:${observation}`, text, topic, act: 'ask', finding_ids: ids, restriction_id: null })
  }
  const tellRow = (row: Restriction): void => {
    const finding = byFact.get(row.fact)
    tellAnswer(finding, finding?.tier === 'conflict' ? 'disputed' : standings[row.reason])
  }
  for (const ground of [...score.decided_by, ...score.blocking]) tellGround(ground)
  for (const row of restrictions) if (row.severity === 'critical' || row.severity === 'high') tellRow(row)
  if (score.verdict !== 'approve_with_conditions' || told.size > 0) return [...told.values()]
  for (const row of restrictions.slice(0, mostLesser)) tellRow(row)
  if (told.size > 0) return [...told.values()]
  const counted = new Set(score.parts.map(({ fact }) => fact))
  const unsure = known.filter((finding) => counted.has(finding.fact) && !isCertain(finding))
  for (const finding of unsure.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, mostLesser))
    tellAnswer(finding, finding.certainty === null ? 'unanswered' : 'only_likely')
  return [...told.values()]
}

/** The conditions as a part of the Markdown summary; empty where there are none. */
export const renderConditions = (conditions: readonly Condition[], verdict: Verdict): string =>
  conditions.length === 0
    ? ''
    : `## ${conditionsHeading(verdict)}\n\n${conditions.map(({ text }) => `- ${escapeMarkdown(text)}`).join('\n')}`
