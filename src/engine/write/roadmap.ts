import { factById } from '../../catalog/facts.ts'
import { textOf } from '../../catalog/texts.ts'
import { verdictConstants } from '../../catalog/verdicts.ts'
import type { Finding } from '../../contract/findings.ts'
import { redFlagLabels } from '../../contract/labels.forms.ts'
import type { Claim, Restriction, ReviewBlock, ReviewSection } from '../../contract/reviews.ts'
import { redFlagsOf } from '../score/verdict.ts'
import {
  fewTopics,
  guidesOf,
  heading,
  isLikely,
  isMissed,
  list,
  lowerFirst,
  mitigate,
  paragraph,
  pick,
  say,
  section,
  statusOf,
  topicsOf,
  weigh,
} from './claims.ts'
import type { Draft } from './claims.ts'
import { approvedPlan } from './plan-choice.ts'
import { extraPriceOf, isOnPlan, joinWords, planNamed, planPhrase, sayDifference } from './plan-phrases.ts'
import { passageOn, plainPassage, topicOf } from './sentences.ts'

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
  return first.map((step) => [say(step.text, step.findings)])
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

/** The approved plan where it has the feature: whoever buys it buys no smaller one beside it. */
const planToBuy = (row: Restriction, finding: Finding, draft: Draft): string => {
  const approved = approvedPlan(draft)
  const isOnApproved = approved !== null && isOnPlan(finding, approved.name, draft.plans)
  return isOnApproved && extraPriceOf(finding) === null ? approved.name : row.minimumPlans
}

const stepsToBuy = (open: readonly Open[], draft: Draft): Step[] =>
  [
    ...Map.groupBy(
      open.filter(({ row }) => row.reason === 'plan-gated'),
      ({ row, finding }) => planToBuy(row, finding, draft),
    ),
  ].map(([plan, rows]) => {
    const findings = rows.map(({ finding }) => finding)
    const larger = planNamed(plan, draft.plans)
    const difference = larger && sayDifference(draft.ownPlan, larger)
    const price = difference === null ? '' : ` (${difference})`
    const without = findings.length === 1 ? 'it' : 'them'
    const [first] = findings
    const words = first && /add-on$|extra price$/.test(plan) ? planPhrase(first, draft.plans) : planLabel(plan)
    const text = `Buy ${words}${price} for ${fewTopics(findings, 6)}, or sign that you do without ${without}.`
    return { owner: 'Procurement', text, findings }
  })

/** Only mentioned: its passage is read before anyone is asked. */
const isToConfirm = (finding: Finding, namesAi: boolean): boolean =>
  finding.certainty === 'mentioned' &&
  finding.value === 'not-stated' &&
  weigh(finding) >= verdictConstants.openFrom &&
  isMissed(finding.fact, namesAi)

/** Gaps are told in one step, whoever asks; all of them stand among the questions. */
const stepsToAsk = (open: readonly Open[], { score }: Draft): Step[] => {
  const findings = open
    .filter(({ row, finding }) => row.reason === 'unknown' && !isToConfirm(finding, score.names_ai))
    .map(({ finding }) => finding)
  if (findings.length === 0) return []
  const owners = [...new Set(findings.map(ownerOf))]
  // One of them sends what concerns many.
  const owner = owners.length > 2 ? 'Security assurance' : joinWords(owners)
  return [{ owner, text: `Get written answers on: ${fewTopics(findings, 8)}.`, findings }]
}

/** What holds only in part: the missing part is to be had in writing. */
const stepsToComplete = (draft: Draft): Step[] => {
  const partial = pick(draft, 'partial', verdictConstants.openFrom)
  if (partial.length === 0) return []
  const text = `Get in writing what is missing on: ${fewTopics(partial)}.`
  return [{ owner: 'Security assurance', text, findings: partial }]
}

/** What is denied is not asked for again: what to do without it. */
const stepToMitigate = ({ row, finding }: Open, draft: Draft): Step => {
  const advice = mitigate(finding, draft)
  const { kind } = factById(finding.fact)
  const isOffer = kind === 'feature' || kind === 'cert'
  const how = finding.params['planned'] === true ? 'Only planned' : 'Not offered'
  const text = row.reason === 'denied' && isOffer ? `${how}: ${topicOf(finding)}. ${advice}` : advice
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
  const text = `Have the vendor settle its contradictions on ${fewTopics(findings)}.`
  return [{ owner: 'Security assurance', text, findings }]
}

/** Weighty answers that are only likely, and what is only mentioned of such questions: someone reads them first. */
const stepsToConfirm = (draft: Draft): Step[] => {
  const likely = draft.findings.filter(
    (finding) =>
      isToConfirm(finding, draft.score.names_ai) ||
      (weigh(finding) === verdictConstants.weighty &&
        isLikely(finding) &&
        (statusOf(finding, draft) === 'strong' || statusOf(finding, draft) === 'gated')),
  )
  if (likely.length === 0) return []
  // Several are read where their numbers lead: the first screen stays a minute's reading.
  const words = (finding: Finding): string =>
    likely.length > 1
      ? topicOf(finding)
      : `${topicOf(finding)} (“${passageOn(finding.fact, finding.quotes[0]?.text ?? '', 120)}”)`
  const text = `Read before you rely on ${likely.length === 1 ? 'it' : 'them'}: ${joinWords(likely.map(words))}.`
  return [{ owner: 'Security assurance', text, findings: likely }]
}

/** What the pages admit beyond the questions is explained by the vendor, or accepted in writing. */
const stepsOnFlags = (draft: Draft): Step[] => {
  const flags = redFlagsOf(draft.observations)
  if (flags.length === 0) return []
  const labels = [...new Set(flags.map((row) => lowerFirst(redFlagLabels[row.kind])))]
  const text = `Have the vendor explain, or accept in writing: ${joinWords(labels)}.`
  return [{ owner: 'Security assurance', text, findings: [] }]
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

interface Guided {
  readonly finding: Finding
  readonly page: string
  /** The guide's own step; null where its passage does not instruct, or is told already. */
  readonly words: string | null
}

/** Where one feature is set up: the guide's own words where they instruct, else the guide's address. */
const guidedBy = (finding: Finding, guides: ReadonlyMap<string, string>, told: Set<string>): Guided | null => {
  const passages = finding.quotes.filter((quote) => guides.has(quote.document_id))
  const step = passages.find(({ text }) => {
    const words = plainPassage(text, 300)
    return isInstructive(words) && !told.has(words)
  })
  const page = guides.get((step ?? passages[0])?.document_id ?? '')
  if (page === undefined) return null
  const words = step ? plainPassage(step.text, 300) : null
  if (words !== null) told.add(words)
  return { finding, page, words }
}

/** A quoted step stands alone; what one guide explains without one is told together. */
const sayGuided = (owner: string, guided: readonly Guided[]): Step[] => {
  const quotedSteps = guided
    .filter((one) => one.words !== null)
    .map(({ finding, page, words }) => ({
      owner,
      text: `Set up: ${topicOf(finding)}. The guide says how: “${words}” (${page})`,
      findings: [finding],
    }))
  const byPage = Map.groupBy(
    guided.filter((one) => one.words === null),
    (one) => one.page,
  )
  const plain = [...byPage].map(([page, rows]) => {
    const findings = rows.map((row) => row.finding)
    return { owner, text: `Set up: ${topicsOf(findings)}; see ${page}${page.endsWith('…') ? '' : '.'}`, findings }
  })
  return [...quotedSteps, ...plain]
}

/** Where data lies is settled when an account is made, not in the weeks after. */
const isChosenOnce = (finding: Finding): boolean => factById(finding.fact).traits.includes('regions')

const stepsToChoose = (draft: Draft): Step[] =>
  [...pick(draft, 'strong'), ...pick(draft, 'gated')].filter(isChosenOnce).map((finding) => ({
    owner: ownerOf(finding),
    text: `Choose before any data goes in: ${topicOf(finding)}. Ask whether the choice can be changed later.`,
    findings: [finding],
  }))

/** Features that an administrator must set up, where more than a mention tells of them, with the vendor's own guide where one was read. */
const stepsToConfigure = (draft: Draft): Step[] => {
  const guides = guidesOf(draft.corpus)
  const told = new Set<string>()
  const features = [...pick(draft, 'strong'), ...pick(draft, 'gated')].filter(
    (finding) =>
      factById(finding.fact).kind === 'feature' &&
      weigh(finding) >= 3 &&
      !isChosenOnce(finding) &&
      finding.certainty !== 'mentioned',
  )
  return [...Map.groupBy(features, ownerOf)].flatMap(([owner, findings]): Step[] => {
    const now = findings.filter((finding) => statusOf(finding, draft) === 'strong')
    const later = findings.filter((finding) => !now.includes(finding))
    const guided = now.flatMap((finding) => guidedBy(finding, guides, told) ?? [])
    const rest = now.filter((finding) => !guided.some((one) => one.finding === finding))
    const it = later.length === 1 ? 'it' : 'them'
    const upper = { owner, text: `If your plan has ${it}, set up: ${fewTopics(later, 4)}.`, findings: later }
    const plain = { owner, text: `Set up: ${topicsOf(rest)}.`, findings: rest }
    return [...sayGuided(owner, guided), plain, upper].filter((step) => step.findings.length > 0)
  })
}

const part = (title: string, items: readonly Claim[][]): ReviewBlock[] =>
  items.length === 0 ? [] : [heading(title), ...list(items)]

/** Nothing is bought for what is refused, nor where too little is public, unless the customer has a plan already. */
export const tellsWhatToBuy = ({ score, ownPlan }: Draft): boolean =>
  score.verdict !== 'refuse' && (score.verdict !== 'insufficient_evidence' || ownPlan !== null)

/** What is to be settled before signing, by the steps of each owner. */
const stepsBeforeSigning = (draft: Draft): Step[] => {
  const { verdict } = draft.score
  if (verdict === 'refuse') return []
  const grave = openRows(draft, ['critical', 'high'])
  const medium = openRows(draft, ['medium'])
  const toSettle = [...stepsOnFlags(draft), ...stepsToSettle(draft)]
  const toMitigate = [...stepsToMitigate(grave, draft), ...stepsToMitigate(medium, draft).filter(isForContract)]
  const toBuy = tellsWhatToBuy(draft) ? stepsToBuy([...grave, ...medium], draft) : []
  // Where too little is public, what to ask stands in the questions.
  if (verdict === 'insufficient_evidence') return [...toSettle, ...toBuy, ...stepsToConfirm(draft), ...toMitigate]
  return [
    ...toSettle,
    ...stepsToAsk([...grave, ...medium], draft),
    ...toBuy,
    ...stepsToMitigate(grave, draft),
    ...stepsToComplete(draft),
    ...stepsToConfirm(draft),
    ...stepsToMitigate(medium, draft).filter(isForContract),
    ...stepsToChoose(draft),
  ]
}

/** The steps before signing that the first screen tells, and those that are left for the roadmap. */
export function linesBeforeSigning(draft: Draft): { readonly first: Claim[][]; readonly later: Claim[][] } {
  const lines = asLines(stepsBeforeSigning(draft))
  const most = draft.score.verdict === 'insufficient_evidence' ? mostBeforeSigning - 1 : mostBeforeSigning
  return { first: lines.slice(0, most), later: lines.slice(most) }
}

/** How many steps before signing stand on the first screen; how many of the later ones the roadmap tells. */
const mostBeforeSigning = 5
const mostLater = 3

/** The first steps in full, of the others what they are about. */
const few = (lines: readonly Claim[][], most: number, draft: Draft): Claim[][] => {
  const rest = lines.slice(most)
  if (rest.length <= 1) return [...lines]
  const ids = new Set(rest.flat().flatMap((claim) => claim.finding_ids))
  const findings = draft.findings.filter((finding) => ids.has(finding.id))
  return [...lines.slice(0, most), [say(`See to as well: ${fewTopics(findings)}.`, findings)]]
}

export function writeRoadmap(draft: Draft): ReviewSection {
  const medium = openRows(draft, ['medium'])
  const low = openRows(draft, ['low'])
  const mediumSteps = stepsToMitigate(medium, draft)
  const isReport = ({ fact, value }: Finding): boolean =>
    (value === 'yes' || value === 'partial') && factById(fact).traits.includes('attestation')
  const renewal = {
    owner: 'Security assurance',
    text: draft.findings.some(isReport) ? 'Scan again and ask for renewed reports.' : 'Scan again and compare.',
    findings: [],
  }
  const month = [...stepsToConfigure(draft), ...mediumSteps.filter((step) => !isForContract(step))]
  // What the approved plan holds is bought with it.
  const approved = approvedPlan(draft)
  const isOnOtherPlan = ({ row, finding }: Open): boolean => planToBuy(row, finding, draft) !== approved?.name
  const quarter = [
    ...(tellsWhatToBuy(draft) ? stepsToBuy(low.filter(isOnOtherPlan), draft) : []),
    ...stepsToAsk(low, draft),
    ...stepsToMitigate(low, draft),
  ]
  const { later } = linesBeforeSigning(draft)
  if (draft.score.verdict === 'refuse')
    return section(
      'roadmap',
      'Roadmap',
      paragraph(say('Nothing is to be set up for what is refused. Scan again when its pages have changed.')),
      draft.vendor,
    )
  const blocks = [
    ...(later.length === 0 ? paragraph(say('The steps before signing stand under the decision.')) : []),
    ...part('Before signing, too', few(later, mostLater, draft)),
    ...part('Within 30 days', few(asLines(month), mostLater + 1, draft)),
    ...part('Within 90 days', [...few(asLines(quarter), mostLater - 1, draft), ...asLines([renewal])]),
  ]
  return section('roadmap', 'Roadmap', blocks, draft.vendor)
}
