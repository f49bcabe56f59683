import { factById } from '../../catalog/facts.ts'
import { textOf } from '../../catalog/texts.ts'
import type { Finding } from '../../contract/findings.ts'
import type { Claim, Restriction, ReviewBlock, ReviewSection } from '../../contract/review.ts'
import { heading, list, pick, say, section, standingOf, topicsOf, weigh } from './claims.ts'
import type { Draft } from './claims.ts'
import { topicOf } from './sentences.ts'

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

/** All steps of one owner read as one line. */
const byOwner = (steps: readonly Step[]): Claim[][] =>
  [...Map.groupBy(steps, (step) => step.owner)].map(([owner, rows]) =>
    rows.map((step, at) => say(at === 0 ? `${owner}: ${step.text}` : step.text, step.findings, 'condition')),
  )

const openRows = (draft: Draft, severities: readonly Restriction['severity'][]): Open[] => {
  const byId = new Map(draft.findings.map((finding) => [finding.id, finding]))
  return draft.restrictions
    .filter((row) => severities.includes(row.severity))
    .flatMap((row) => {
      const finding = byId.get(row.finding_id)
      return finding ? [{ row, finding }] : []
    })
}

const stepsToBuy = (open: readonly Open[]): Step[] =>
  [
    ...Map.groupBy(
      open.filter(({ row }) => row.reason === 'plan-gated'),
      ({ row }) => row.minimumPlans,
    ),
  ].map(([plan, rows]) => {
    const findings = rows.map(({ finding }) => finding)
    const absence = findings.length === 1 ? 'its absence' : 'their absence'
    const text = `Buy ${plan === 'An add-on' ? 'the add-on' : plan} for ${topicsOf(findings)}, or sign that you accept ${absence}.`
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

const stepsToMitigate = (open: readonly Open[]): Step[] =>
  open
    .filter(({ row }) => row.reason === 'denied' || row.reason === 'partial')
    .filter(({ finding }) => finding.tier !== 'conflict')
    .map(({ finding }) => ({ owner: ownerOf(finding), text: textOf(finding.fact).mitigation, findings: [finding] }))

const stepsToSettle = (draft: Draft): Step[] => {
  const findings = pick(draft, 'conflict')
  if (findings.length === 0) return []
  const text = `Have the vendor say which of its passages hold on: ${topicsOf(findings)}.`
  return [{ owner: 'Security assurance', text, findings }]
}

/** Terms of the contract are settled before it is signed. */
const isForContract = ({ owner }: Step): boolean => owner === 'Legal' || owner === 'Procurement'

const shortQuote = (text: string): string | null => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length >= 20 && line.length <= 220 ? line : null
}

/** Features that an administrator must set up, with the vendor's own words where a guide has them. */
const stepsToConfigure = (draft: Draft): Step[] => {
  const guides = new Set(draft.corpus.documents.filter((row) => row.kind === 'docs').map((row) => row.id))
  const features = [...pick(draft, 'strong'), ...pick(draft, 'gated')].filter(
    (finding) => factById(finding.fact).kind === 'feature' && weigh(finding) >= 3,
  )
  return [...Map.groupBy(features, ownerOf)].flatMap(([owner, findings]): Step[] => {
    const now = findings.filter((finding) => standingOf(finding, draft) === 'strong')
    const later = findings.filter((finding) => !now.includes(finding))
    const quoted = findings.flatMap((finding) => {
      const passage = finding.quotes.find((quote) => guides.has(quote.document_id))
      const words = passage ? shortQuote(passage.text) : null
      const text = `On ${topicOf(finding)} the guide says: “${words ?? ''}”`
      return words ? [{ owner, text, findings: [finding] }] : []
    })
    const it = later.length === 1 ? 'it' : 'them'
    const upper = { owner, text: `If your plan has ${it}, set up: ${topicsOf(later)}.`, findings: later }
    const plain = { owner, text: `Set up: ${topicsOf(now)}.`, findings: now }
    return [plain, upper, ...quoted].filter((step) => step.findings.length > 0)
  })
}

const part = (title: string, items: readonly Claim[][]): ReviewBlock[] =>
  items.length === 0 ? [] : [heading(title), ...list(items)]

export function writeRoadmap(draft: Draft): ReviewSection {
  const grave = openRows(draft, ['critical', 'high'])
  const medium = openRows(draft, ['medium'])
  const low = openRows(draft, ['low'])
  const mediumSteps = stepsToMitigate(medium)
  const renewal = {
    owner: 'Security assurance',
    text: 'Scan again, compare, and ask for reports that have been renewed.',
    findings: [],
  }
  const before = [
    ...stepsToSettle(draft),
    ...stepsToBuy([...grave, ...medium]),
    ...stepsToAsk([...grave, ...medium]),
    ...stepsToMitigate(grave),
    ...mediumSteps.filter(isForContract),
  ]
  const month = [...stepsToConfigure(draft), ...mediumSteps.filter((step) => !isForContract(step))]
  const quarter = [...stepsToBuy(low), ...stepsToAsk(low), ...stepsToMitigate(low), renewal]
  const blocks = [
    ...part('Before signing', byOwner(before)),
    ...part('Within 30 days', byOwner(month)),
    ...part('Within 90 days', byOwner(quarter)),
  ]
  return section('roadmap', 'Roadmap', blocks, draft.vendor)
}

/** Questions to send, the weightiest first, at most 24. */
export function writeQuestions(draft: Draft): ReviewSection {
  const missing = new Set(pick(draft, 'unknown', 2))
  const open = draft.findings.filter((finding) => {
    const standing = standingOf(finding, draft)
    return standing === 'conflict' || standing === 'partial' || standing === 'denied' || missing.has(finding)
  })
  const items = open.slice(0, 24).map((finding) => [say(textOf(finding.fact).ask, [finding], 'unknown')])
  const blocks = items.length > 0 ? list(items) : list([[say('Nothing needs to be asked before signing.')]])
  return section('questions', 'Questions to send', blocks, draft.vendor)
}
