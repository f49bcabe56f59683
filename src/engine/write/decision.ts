import { textOf } from '../../catalog/texts.ts'
import { weights } from '../../catalog/weights.ts'
import type { Claim, ReviewSection } from '../../contract/reviews.ts'
import type { Finding, VendorPlan } from '../../contract/findings.ts'
import {
  amountOf,
  capital,
  countOf,
  isDoubtedDenial,
  isLikely,
  paragraph,
  pick,
  say,
  section,
  statusOf,
  topicsOf,
  weigh,
} from './claims.ts'
import type { Draft } from './claims.ts'
import { recommendPlan } from './plan-choice.ts'
import { gateBites, inRankOrder, isOnPlan, joinWords, sayDifference } from './plan-phrases.ts'
import { openBeforeSigning } from './roadmap.ts'
import { topicOf } from './sentences.ts'

const onPlan = (plan: VendorPlan | null, draft: Draft): string => {
  if (!plan) return ''
  if (plan === draft.ownPlan) return ` on your ${plan.name} plan`
  const isTop = inRankOrder(draft.plans).at(-1) === plan
  return ` on the ${plan.name} plan${isTop ? '' : ' or higher'}`
}

/** What the roadmap puts before the signature and the recommended plan does not settle. */
const openPoints = (draft: Draft, plan: VendorPlan | null): Finding[] =>
  openBeforeSigning(draft).filter(
    (finding) => !(plan && statusOf(finding, draft) === 'gated' && isOnPlan(finding, plan.name, draft.plans)),
  )

/** ', at grade D and with 33 of 38 answers only likely': what a reader of one sentence must know. */
const sayWeakness = (draft: Draft): string => {
  const answered = draft.findings.filter((finding) => statusOf(finding, draft) !== 'unknown')
  const likely = answered.filter(isLikely).length
  const { grade } = draft.score
  const parts = [
    ...(grade === 'D' || grade === 'F' ? [`at grade ${grade}`] : []),
    ...(2 * likely > answered.length ? [`with ${likely} of ${answered.length} answers only likely`] : []),
  ]
  return parts.length === 0 ? '' : `, ${joinWords(parts)},`
}

const nameTopics = (findings: readonly Finding[]): string =>
  findings.length <= 5
    ? topicsOf(findings)
    : `${findings.slice(0, 4).map(topicOf).join(', ')} and ${countOf(findings.length - 4, 'further point')}`

const itOrThem = (findings: readonly Finding[]): string => (findings.length === 1 ? 'it' : 'them')

/** Tone 'unknown' where nothing is known but that it was looked for. */
const toneOf = (findings: readonly Finding[]): Claim['tone'] =>
  findings.some((finding) => finding.quotes.length > 0) ? 'condition' : 'unknown'

const sayConditions = (draft: Draft, plan: VendorPlan | null): Claim[] => {
  const open = openPoints(draft, plan)
  const denied = open.filter((finding) => statusOf(finding, draft) === 'denied')
  const gated = open.filter((finding) => statusOf(finding, draft) === 'gated')
  const toSettle = open.filter((finding) => !denied.includes(finding) && !gated.includes(finding))
  const approve = `Approve ${draft.vendor}${onPlan(plan, draft)}${sayWeakness(draft)}`
  const small = open.length > 0 || plan ? '' : ', with the smaller conditions that follow'
  const settled = toSettle.length === 1 ? 'is settled' : 'are settled'
  const named =
    toSettle.length <= 5
      ? `: ${topicsOf(toSettle)}`
      : `, above all ${topicsOf(toSettle.slice(0, 4))}; the roadmap names them all`
  const provided = `provided that ${countOf(toSettle.length, 'point')} ${settled} before signing${named}`
  const isNot = denied.length === 1 ? 'is' : 'are'
  return [
    toSettle.length === 0
      ? say(`${approve.replace(/,$/, '')}${small}.`)
      : say(`${approve.replace(/,$/, '')}, ${provided}.`, toSettle, toneOf(toSettle)),
    ...(denied.length === 0
      ? []
      : [
          say(
            `${capital(countOf(denied.length, 'thing'))} ${isNot} not there, by the vendor’s own words: ${nameTopics(denied)}. Approve only if you can do without ${itOrThem(denied)}.`,
            denied,
            'bad',
          ),
        ]),
    ...(gated.length === 0
      ? []
      : [
          say(
            `The plan decides about ${nameTopics(gated)}: buy one that has ${itOrThem(gated)}, or do without.`,
            gated,
            'condition',
          ),
        ]),
  ]
}

const sayRefusal = (draft: Draft): Claim[] => {
  const { caps, score } = draft.score
  const capped = draft.findings.filter((finding) => caps.includes(finding.fact))
  const denied = pick(draft, 'denied', 5)
  const first = say(`Do not approve ${draft.vendor} yet.`)
  if (capped.length > 0) {
    return [
      first,
      say(`An analyst has confirmed that something essential is missing: ${topicsOf(capped)}.`, capped, 'bad'),
    ]
  }
  if (denied.length >= weights.risk.deniedOfFullWeight) {
    const doubt = denied.some(isDoubtedDenial)
      ? ' An analyst should read these passages before the answer is final.'
      : ''
    return [first, say(`Its own words speak against it on ${topicsOf(denied)}.${doubt}`, denied, 'bad')]
  }
  const gravest = draft.restrictions.slice(0, 5).map((row) => row.finding_id)
  const open = gravest.flatMap((id) => draft.findings.find((finding) => finding.id === id) ?? [])
  const above = open.length === 0 ? '' : `, above all ${topicsOf(open)}`
  return [first, say(`A score of ${score ?? 0} leaves too much open for customer data${above}.`, open, 'bad')]
}

const sayForeign = (foreign: number, read: number): Claim[] => {
  if (foreign === 0) return []
  if (foreign === read) return [say('None of it is in English, so nothing was analysed.')]
  const [are, were] = foreign === 1 ? ['is', 'was'] : ['are', 'were']
  return [say(`${capital(countOf(foreign, 'document'))} among them ${are} not in English and ${were} not analysed.`)]
}

const sayInsufficient = (draft: Draft): Claim[] => {
  const stated = draft.findings.filter((finding) => statusOf(finding, draft) !== 'unknown').length
  const examined = draft.findings.length
  const read = draft.corpus.documents.length
  const first = say('Insufficient public evidence for a decision: neither a score nor a grade is given.')
  const foreign = draft.observations.filter((one) => one.kind === 'language').length
  if (read === 0) {
    return [
      first,
      say(`No document of ${draft.vendor} could be read. That says nothing yet about how well it protects data.`),
      say('Send the questions below, or add documents that you hold, and scan again.'),
    ]
  }
  return [
    first,
    say(
      stated === 0
        ? `The ${countOf(read, 'document')} that we read ${read === 1 ? 'answers' : 'answer'} none of the ${examined} questions.`
        : `The ${countOf(read, 'document')} that we read ${read === 1 ? 'answers' : 'answer'} ${stated} of ${examined} questions, ${draft.score.coverage}% by weight; ${weights.minimumCoverage}% is the least that we score.`,
    ),
    ...sayForeign(foreign, read),
    say(`This is a statement about what ${draft.vendor} publishes, not about how well it protects data.`),
    say('Send the questions below; written answers or a current audit report would settle most of them.'),
  ]
}

const verdictClaims = (draft: Draft, plan: VendorPlan | null): Claim[] => {
  if (draft.score.verdict === 'insufficient_evidence') return sayInsufficient(draft)
  if (draft.score.verdict === 'do_not_approve_yet') return sayRefusal(draft)
  if (draft.score.verdict === 'approve_with_conditions') return sayConditions(draft, plan)
  const unsure = draft.findings.filter((finding) => weigh(finding) === 5 && isLikely(finding))
  return [
    say(
      `Approve ${draft.vendor}${onPlan(plan, draft)}${sayWeakness(draft).replace(/,$/, '')}. Everything that weighs most is answered, and nothing of it speaks against approval.`,
    ),
    ...(unsure.length === 0
      ? []
      : [
          say(
            `${capital(amountOf(unsure.length))} of the weightiest answers ${unsure.length === 1 ? 'is' : 'are'} only likely; open the passages on ${nameTopics(unsure)} before you sign.`,
            unsure,
            'condition',
          ),
        ]),
  ]
}

/** What plans under the recommended one are not named for. */
const sayLowerPlans = (draft: Draft, plan: VendorPlan | null): Claim[] => {
  if (!plan || plan === draft.ownPlan) return []
  const under = inRankOrder(draft.plans).filter((other) => other.rank < plan.rank)
  const lacking = draft.findings.filter(
    (finding) =>
      weigh(finding) >= 3 &&
      gateBites(finding, draft.plans) &&
      isOnPlan(finding, plan.name, draft.plans) &&
      under.every((other) => !isOnPlan(finding, other.name, draft.plans)),
  )
  const heaviest = lacking[0]
  if (!heaviest || under.length === 0) return []
  const names = joinWords(under.map((other) => other.name))
  const smaller = under.length === 1 ? `The ${names} plan is` : `The ${names} plans are`
  return [
    say(`${smaller} not named for ${topicsOf(lacking)}.`, lacking, 'condition'),
    say(textOf(heaviest.fact).stake, [heaviest], 'condition'),
  ]
}

/** What a larger plan than the customer's own is named for, and what it costs. */
const sayLargerPlan = (draft: Draft): Claim[] => {
  const { ownPlan, plans, findings } = draft
  if (draft.score.verdict === 'insufficient_evidence') return []
  const better = ownPlan && recommendPlan(findings, plans)
  if (!better || better.rank <= ownPlan.rank) return []
  const gained = findings.filter((one) => gateBites(one, plans) && isOnPlan(one, better.name, plans))
  const difference = sayDifference(ownPlan, better)
  const price = difference === null ? ', at a price that is not public' : `, for ${difference}`
  return [say(`The ${better.name} plan is named for ${nameTopics(gained)} as well${price}.`, gained, 'condition')]
}

/** That pages speak to the reviewer; the passages stand in a section of their own. */
const sayInstructed = (draft: Draft): Claim[] => {
  const amount = draft.observations.filter((row) => row.kind === 'instruction').length
  if (amount === 0) return []
  const [tell, are] = amount === 1 ? ['tells', 'it is'] : ['tell', 'they are']
  return [
    say(
      `${capital(countOf(amount, 'passage'))} of its pages ${tell} the reviewer what to do; ${are} quoted below and changed nothing.`,
    ),
  ]
}

const sayScore = (draft: Draft): Claim[] => {
  const { score, grade, risk, coverage } = draft.score
  if (score === null) return []
  const stated = draft.findings.filter((finding) => statusOf(finding, draft) !== 'unknown').length
  const byFact = new Map(draft.findings.map((finding) => [finding.fact, finding]))
  const answerable = draft.score.raise.flatMap((row) => byFact.get(row.fact) ?? [])
  const raise = answerable.filter((finding) => statusOf(finding, draft) !== 'denied').slice(0, 3)
  const answered = draft.findings.filter((finding) => statusOf(finding, draft) !== 'unknown')
  const likely = answered.filter(isLikely).length
  const first = say(
    `The score is ${score} of 100, grade ${grade ?? 'none'}, and the risk is ${risk ?? 'unknown'}; ${stated} of ${draft.findings.length} questions are answered, ${coverage}% by weight.`,
  )
  const sure =
    likely === 0
      ? []
      : [
          say(
            likely === answered.length
              ? 'Every answer is only likely; an analyst who confirms them raises the score.'
              : `${capital(amountOf(likely))} of these answers ${likely === 1 ? 'is' : 'are'} only likely; an analyst who confirms ${likely === 1 ? 'it' : 'them'} raises the score.`,
          ),
        ]
  const most = raise.length === 0 ? [] : [say(`A plain answer on ${topicsOf(raise)} would raise it most.`, raise)]
  return [first, ...sure, ...most]
}

/** What to do about this vendor, on which plan, and on which conditions. */
export function writeDecision(draft: Draft): ReviewSection {
  const approving = draft.score.verdict === 'approve' || draft.score.verdict === 'approve_with_conditions'
  const plan = approving ? (draft.ownPlan ?? recommendPlan(draft.findings, draft.plans)) : null
  const blocks = [
    ...paragraph(...verdictClaims(draft, plan), ...sayLowerPlans(draft, plan), ...sayLargerPlan(draft)),
    ...paragraph(...sayInstructed(draft)),
    ...paragraph(...sayScore(draft)),
  ]
  return section('decision', 'Decision', blocks, draft.vendor)
}
