import { verdictMeanings, verdictRules } from '../../catalog/verdicts.ts'
import { textOf } from '../../catalog/texts.ts'
import { weights } from '../../catalog/weights.ts'
import { redFlagLabels, whatDecided } from '../../contract/labels.forms.ts'
import type { Finding, VendorPlan } from '../../contract/findings.ts'
import type { Claim, ReviewSection, Verdict, VerdictGround } from '../../contract/reviews.ts'
import {
  capital,
  countOf,
  fewTopics,
  heading,
  isDoubtedDenial,
  isLikely,
  list,
  paragraph,
  quotesWithPages,
  say,
  section,
  statusOf,
} from './claims.ts'
import type { Draft } from './claims.ts'
import { approvedPlan, isApproval, recommendPlan } from './plan-choice.ts'
import { gateBites, isOnPlan, planPhrase, sayDifference } from './plan-phrases.ts'
import { linesBeforeSigning } from './roadmap.ts'
import { sayAllOld } from './staleness.ts'
import { passageOn, quoted, sayMention } from './sentences.ts'

const onPlan = (plan: VendorPlan | null, draft: Draft): string => {
  if (!plan) return ''
  if (plan === draft.ownPlan) return ` on your ${plan.name} plan`
  // 'Enterprise custom' is no step above Enterprise.
  const isLarger = (other: VendorPlan): boolean => other.rank > plan.rank && !other.name.startsWith(plan.name)
  return ` on the ${plan.name} plan${draft.plans.some(isLarger) ? ' or higher' : ''}`
}

const openings: Readonly<Record<Verdict, (vendor: string, plan: string) => string>> = {
  approve: (vendor, plan) => `Approve ${vendor}${plan}.`,
  approve_with_conditions: (vendor, plan) => `Approve ${vendor}${plan}, with conditions.`,
  insufficient_evidence: (vendor) => `Not enough public evidence to decide on ${vendor}.`,
  conditions_not_met: (vendor) => `Conditions not met: do not approve ${vendor} as things stand.`,
  refuse: (vendor) => `Refuse ${vendor}.`,
}

/** The verdict, why, and what it means. */
const sayVerdict = (draft: Draft): Claim[] => {
  const { verdict, verdict_rule: row } = draft.score
  const because = verdictRules.find((rule) => rule.id === row)?.because
  const read = draft.corpus.documents.length
  return [
    say(openings[verdict](draft.vendor, onPlan(approvedPlan(draft), draft))),
    ...(read === 0
      ? [say(`No document of ${draft.vendor} could be read. That says nothing about how well it protects data.`)]
      : because === undefined
        ? []
        : [say(because)]),
    say(verdictMeanings[verdict]),
    ...[sayAllOld(draft)].filter((claim) => claim !== null),
  ]
}

const wordsOf = (finding: Finding): string => {
  const words = finding.quotes[0] ? passageOn(finding.fact, finding.quotes[0].text, 140) : ''
  return words === '' ? '.' : `: ${quoted(words)}`
}

/** What is known of a question without an answer: where pages speak of it, or that none that was read does. */
const sayOpen = (finding: Finding, draft: Draft): string => {
  const mention = draft.mentions.get(finding.fact)
  if (mention) return sayMention(mention)
  const read = draft.corpus.documents.length
  return read === 0
    ? 'nothing was read'
    : `nothing found in the ${read === 1 ? 'document' : countOf(read, 'document')} that we read`
}

const sayAnswer = (finding: Finding, draft: Draft): Claim | null => {
  const { topic } = textOf(finding.fact)
  const status = statusOf(finding, draft)
  if (status === 'denied') {
    const doubt = isDoubtedDenial(finding) ? ', as one reading has it' : ''
    const how = finding.params['planned'] === true ? 'only planned' : 'denied'
    return say(`${topic}: ${how}${doubt}${wordsOf(finding)}`, [finding], 'bad')
  }
  if (status === 'partial') return say(`${topic}: only in part${wordsOf(finding)}`, [finding], 'condition')
  if (status === 'conflict') return say(`${topic}: its pages disagree.`, [finding], 'condition')
  if (status === 'unknown') return say(`${topic}: ${sayOpen(finding, draft)}.`, [finding], 'unknown')
  if (status === 'gated')
    return say(`${topic}: named only for ${planPhrase(finding, draft.plans)}.`, [finding], 'condition')
  return isLikely(finding)
    ? say(`${topic}: likely there, but not in words that leave no doubt.`, [finding], 'condition')
    : say(`${topic}: stated.`, [finding], 'good')
}

const sayGround = (ground: VerdictGround, draft: Draft): Claim | null => {
  const finding = ground.fact === null ? undefined : draft.byFact.get(ground.fact)
  const kind = ground.observation
  if (kind === null) return finding ? sayAnswer(finding, draft) : null
  const label = kind in redFlagLabels ? redFlagLabels[kind as keyof typeof redFlagLabels] : 'Red flag'
  const [words = ''] = ground.quote ? quotesWithPages([ground.quote], draft) : []
  return finding && finding.quotes.length > 0
    ? say(`${label}: ${words}.`, [finding], 'bad')
    : say(`${label}: ${words}.`)
}

const sayGrounds = (draft: Draft): Claim[][] =>
  draft.score.decided_by.flatMap((ground) => {
    const claim = sayGround(ground, draft)
    return claim ? [[claim]] : []
  })

/** Quality and coverage side by side, what each counts, and the score that comes of them. */
const sayScore = (draft: Draft): Claim[] => {
  const { score, grade, risk, coverage, quality, verdict } = draft.score
  const counted = new Set(draft.score.parts.map((part) => part.fact))
  const asked = draft.findings.filter((finding) => counted.has(finding.fact))
  const answered = asked.filter((finding) => !['unknown', 'conflict'].includes(statusOf(finding, draft)))
  const stated = answered.filter((finding) => !isLikely(finding)).length
  const how = stated === answered.length ? 'all in plain words' : `${stated === 0 ? 'none' : stated} in plain words`
  const sure = answered.length === 0 ? '' : `, ${how}`
  const covered = `Coverage: ${coverage} of 100 by weight; ${answered.length} of ${asked.length} questions answered${sure}.`
  const good = quality === null ? '' : ` Quality of the answers: ${quality}, where 100 is a plain yes on every plan.`
  const rated = `${score} of 100, grade ${grade ?? 'none'}`
  const whole =
    score === null
      ? `No score is given: insufficient public evidence, under ${weights.minimumCoverage} of coverage.`
      : verdict === 'insufficient_evidence'
        ? `Score of what is public: ${rated}; it approves nothing.`
        : `Score: ${rated}, risk ${risk ?? 'unknown'}.`
  return [say(`${covered}${good}`), say(whole)]
}

/** What a larger plan than the customer's own is named for, and what it costs. */
const sayLargerPlan = (draft: Draft): Claim[] => {
  const { ownPlan, plans, findings } = draft
  if (!isApproval(draft.score.verdict)) return []
  const better = ownPlan && recommendPlan(findings, plans)
  if (!better || better.rank <= ownPlan.rank) return []
  const gained = findings.filter((one) => gateBites(one, plans) && isOnPlan(one, better.name, plans))
  const difference = sayDifference(ownPlan, better)
  const price = difference === null ? ', at a price that is not public' : `, for ${difference}`
  return [say(`The ${better.name} plan is named for ${fewTopics(gained)} as well${price}.`, gained, 'condition')]
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

const sayNextSteps = (draft: Draft): Claim[][] => {
  const { first: steps } = linesBeforeSigning(draft)
  if (draft.score.verdict === 'insufficient_evidence')
    return [
      [say('Send the questions below; written answers or a current audit report would settle most of them.')],
      ...steps,
    ]
  if (draft.score.verdict === 'refuse') {
    const doubted = draft.score.decided_by
      .flatMap((row) => draft.byFact.get(row.fact ?? '') ?? [])
      .filter(isDoubtedDenial)
    const first =
      doubted.length === 0
        ? []
        : [
            [
              say(
                'Have an analyst read the passages above first: no second reading has confirmed them.',
                doubted,
                'bad',
              ),
            ],
          ]
    return [...first, [say('Choose another vendor, or scan again when these points have changed.')]]
  }
  return steps.length === 0 ? [[say('Scan again before the contract is renewed.')]] : steps
}

/** What to do about this vendor, what decided it, and what to do next: the first screen. */
export function writeDecision(draft: Draft): ReviewSection {
  const grounds = sayGrounds(draft)
  const blocks = [
    ...paragraph(...sayVerdict(draft), ...sayLargerPlan(draft)),
    ...(grounds.length === 0 ? [] : [heading(whatDecided), ...list(grounds)]),
    heading('What to do next'),
    ...list(sayNextSteps(draft)),
    ...paragraph(...sayInstructed(draft)),
    ...paragraph(...sayScore(draft)),
  ]
  return section('decision', 'Decision', blocks, draft.vendor)
}
