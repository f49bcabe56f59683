import { factById } from '../../catalog/facts.ts'
import { textOf } from '../../catalog/texts.ts'
import type { Finding } from '../../contract/findings.ts'
import type { Claim, Restriction, ReviewBlock, ReviewSection } from '../../contract/reviews.ts'
import {
  heading,
  list,
  lowerFirst,
  mitigate,
  pick,
  say,
  section,
  shortAddress,
  statusOf,
  topicsOf,
  weigh,
} from './claims.ts'
import type { Draft } from './claims.ts'
import { planNamed, planPhrase, sayDifference } from './plan-phrases.ts'
import { plainPassage, topicOf } from './sentences.ts'

interface Step {
  readonly owner: string
  readonly text: string
  readonly findings: readonly Finding[]
}

interface Open {
  readonly row: Restriction
  readonly finding: Finding
}

const ownerOf = (finding: Finding): string => textOf(finding.fact).owner

/** One step a line, the steps of one owner together; none is told twice. */
const asLines = (steps: readonly Step[]): Claim[][] => {
  const told = [...Map.groupBy(steps, (step) => step.owner)].flatMap(([owner, rows]) =>
    rows.map((step) => ({ text: `${owner}: ${step.text}`, findings: step.findings })),
  )
  const first = told.filter((step, at) => told.findIndex((other) => other.text === step.text) === at)
  return first.map((step) => [say(step.text, step.findings, 'condition')])
}

const openRows = (draft: Draft, severities: readonly Restriction['severity'][]): Open[] => {
  const byId = new Map(draft.findings.map((finding) => [finding.id, finding]))
  return draft.restrictions
    .filter((row) => severities.includes(row.severity))
    .flatMap((row) => {
      const finding = byId.get(row.finding_id)
      return finding ? [{ row, finding }] : []
    })
}

const planLabel = (minimum: string): string => (/^an? /i.test(minimum) ? lowerFirst(minimum) : `the ${minimum} plan`)

const stepsToBuy = (open: readonly Open[], draft: Draft): Step[] =>
  [
    ...Map.groupBy(
      open.filter(({ row }) => row.reason === 'plan-gated'),
      ({ row }) => row.minimumPlans,
    ),
  ].map(([plan, rows]) => {
    const findings = rows.map(({ finding }) => finding)
    const larger = planNamed(plan, draft.plans)
    const difference = larger && sayDifference(draft.ownPlan, larger)
    const price = difference === null ? '' : ` (${difference})`
    const without = findings.length === 1 ? 'it' : 'them'
    const [first] = findings
    const words = first && plan.endsWith('add-on') ? planPhrase(first, draft.plans) : planLabel(plan)
    const text = `Buy ${words}${price} for ${topicsOf(findings)}, or sign that you do without ${without}.`
    return { owner: 'Procurement', text, findings }
  })

const stepsToAsk = (open: readonly Open[]): Step[] =>
  [
    ...Map.groupBy(
      open.filter(({ row }) => row.reason === 'unknown'),
      ({ finding }) => ownerOf(finding),
    ),
  ].map(([owner, rows]) => {
    const findings = rows.map(({ finding }) => finding)
    return { owner, text: `Get written answers on: ${topicsOf(findings)}.`, findings }
  })

/** What is denied is not asked for again: what to do without it. */
const stepToMitigate = ({ row, finding }: Open, draft: Draft): Step => {
  const advice = mitigate(finding, draft)
  const { kind } = factById(finding.fact)
  const isOffer = kind === 'feature' || kind === 'cert'
  const text = row.reason === 'denied' && isOffer ? `Not offered: ${topicOf(finding)}. ${advice}` : advice
  return { owner: ownerOf(finding), text, findings: [finding] }
}

const stepsToMitigate = (open: readonly Open[], draft: Draft): Step[] =>
  open
    .filter(({ row }) => row.reason === 'denied' || row.reason === 'partial')
    .filter(({ finding }) => finding.tier !== 'conflict')
    .map((one) => stepToMitigate(one, draft))

const stepsToSettle = (draft: Draft): Step[] => {
  const findings = pick(draft, 'conflict')
  if (findings.length === 0) return []
  const text = `Have the vendor say which of its passages hold on: ${topicsOf(findings)}.`
  return [{ owner: 'Security assurance', text, findings }]
}

/** Terms of the contract are settled before it is signed. */
const isForContract = ({ owner }: Step): boolean => owner === 'Legal' || owner === 'Procurement'

const opensWithStep =
  /^(?:please )?(?:go to|open|click|select|choose|navigate|enable|turn on|toggle|set|configure|create|add|enter|sign in to|log in to|visit|to (?:enable|set up|configure|turn on|require|connect|add|create)\b|(?:in|from|under) (?:the|your) [^,.]{0,40}(?:settings|menu|console|dashboard|page|tab))\b/i
const namesStep =
  /\b(?:go to|navigate to|click(?: on)?|select|toggle|choose) (?:the |your )?["“']?\p{Lu}|settings ?(?:>|→|›|»)/u

/** Whether a passage tells how to do something. */
const isInstructive = (passage: string): boolean =>
  passage.length >= 20 && passage.length <= 220 && (opensWithStep.test(passage) || namesStep.test(passage))

/** The step that sets one feature up: the guide's own words where they instruct, else the guide's address. */
const stepToSetUp = (finding: Finding, guides: ReadonlyMap<string, string>, told: Set<string>): Step | null => {
  const passages = finding.quotes.filter((quote) => guides.has(quote.document_id))
  const step = passages.find(({ text }) => {
    const words = plainPassage(text, 300)
    return isInstructive(words) && !told.has(words)
  })
  const page = guides.get((step ?? passages[0])?.document_id ?? '')
  if (page === undefined) return null
  const words = step ? plainPassage(step.text, 300) : null
  if (words !== null) told.add(words)
  const text = `Set up: ${topicOf(finding)}${words === null ? `; see ${page}${page.endsWith('…') ? '' : '.'}` : `. The guide says how: “${words}” (${page})`}`
  return { owner: ownerOf(finding), text, findings: [finding] }
}

/** Features that an administrator must set up, with the vendor's own guide where one was read. */
const stepsToConfigure = (draft: Draft): Step[] => {
  const guides = new Map(
    draft.corpus.documents.filter((row) => row.kind === 'docs').map((row) => [row.id, shortAddress(row.url)]),
  )
  const told = new Set<string>()
  const features = [...pick(draft, 'strong'), ...pick(draft, 'gated')].filter(
    (finding) => factById(finding.fact).kind === 'feature' && weigh(finding) >= 3,
  )
  return [...Map.groupBy(features, ownerOf)].flatMap(([owner, findings]): Step[] => {
    const now = findings.filter((finding) => statusOf(finding, draft) === 'strong')
    const later = findings.filter((finding) => !now.includes(finding))
    const guided = now.flatMap((finding) => {
      const step = stepToSetUp(finding, guides, told)
      return step ? [{ finding, step }] : []
    })
    const rest = now.filter((finding) => !guided.some((one) => one.finding === finding))
    const it = later.length === 1 ? 'it' : 'them'
    const upper = { owner, text: `If your plan has ${it}, set up: ${topicsOf(later)}.`, findings: later }
    const plain = { owner, text: `Set up: ${topicsOf(rest)}.`, findings: rest }
    return [...guided.map(({ step }) => step), plain, upper].filter((step) => step.findings.length > 0)
  })
}

const part = (title: string, items: readonly Claim[][]): ReviewBlock[] =>
  items.length === 0 ? [] : [heading(title), ...list(items)]

/** What is to be settled before signing, by the steps of each owner. */
const stepsBeforeSigning = (draft: Draft): Step[] => {
  const grave = openRows(draft, ['critical', 'high'])
  const medium = openRows(draft, ['medium'])
  return [
    ...stepsToSettle(draft),
    ...stepsToBuy([...grave, ...medium], draft),
    ...stepsToAsk([...grave, ...medium]),
    ...stepsToMitigate(grave, draft),
    ...stepsToMitigate(medium, draft).filter(isForContract),
  ]
}

/** The findings behind the steps before signing, the gravest restriction first. */
export function openBeforeSigning(draft: Draft): Finding[] {
  const rank = new Map(draft.restrictions.map((row, at) => [row.finding_id, at]))
  const rankOf = (finding: Finding): number => rank.get(finding.id) ?? draft.restrictions.length
  const findings = stepsBeforeSigning(draft).flatMap((step) => step.findings)
  return [...new Set(findings)].toSorted((left, right) => rankOf(left) - rankOf(right))
}

export function writeRoadmap(draft: Draft): ReviewSection {
  const medium = openRows(draft, ['medium'])
  const low = openRows(draft, ['low'])
  const mediumSteps = stepsToMitigate(medium, draft)
  const renewal = {
    owner: 'Security assurance',
    text: 'Scan again, compare, and ask for reports that have been renewed.',
    findings: [],
  }
  const month = [...stepsToConfigure(draft), ...mediumSteps.filter((step) => !isForContract(step))]
  const quarter = [...stepsToBuy(low, draft), ...stepsToAsk(low), ...stepsToMitigate(low, draft), renewal]
  const blocks = [
    ...part('Before signing', asLines(stepsBeforeSigning(draft))),
    ...part('Within 30 days', asLines(month)),
    ...part('Within 90 days', asLines(quarter)),
  ]
  return section('roadmap', 'Roadmap', blocks, draft.vendor)
}
