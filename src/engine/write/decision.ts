import { countAnswers } from '../../contract/findings.forms.ts'
import { factById } from '../../catalog/facts.ts'
import { verdictMeanings, verdictRules } from '../../catalog/verdicts.ts'
import { textOf } from '../../catalog/texts.ts'
import { weights } from '../../catalog/weights.ts'
import { redFlagLabels, whatDecided } from '../../contract/labels.forms.ts'
import { isRejected } from '../score/credit.ts'
import type { Finding, VendorPlan } from '../../contract/findings.ts'
import type { Claim, ReviewSection, Verdict, VerdictGround } from '../../contract/reviews.ts'
import {
  askedOf,
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
  topicsOf,
} from './claims.ts'
import type { Draft } from './claims.ts'
import { approvedPlan, isApproval, recommendPlan } from './plan-choice.ts'
import { gateBites, isOnPlan, planPhrase, sayDifference } from './plan-phrases.ts'
import { questionsTo } from './questions.ts'
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

const hasQuestions = (draft: Draft): boolean => {
  const { first, more } = questionsTo(draft)
  return first.length + more.length > 0
}

const openings: Readonly<Record<Verdict, (vendor: string, plan: string) => string>> = {
  approve: (vendor, plan) => `Approve ${vendor}${plan}.`,
  approve_with_conditions: (vendor, plan) => `Approve ${vendor}${plan}, with conditions.`,
  insufficient_evidence: (vendor) => `Not enough public evidence to decide on ${vendor}.`,
  conditions_not_met: (vendor) => `Conditions not met: do not approve ${vendor} as things stand.`,
  refuse: (vendor) => `Refuse ${vendor}.`,
}

/** What the verdict means, of what is listed with it: no sentence names a list that does not follow. */
const meaningOf = (draft: Draft): string => {
  const { verdict } = draft.score
  if (verdict === 'insufficient_evidence' && !hasQuestions(draft)) return verdictMeanings.conditions_not_met
  return verdict === 'approve_with_conditions' && draft.conditions.length === 0
    ? verdictMeanings.approve
    : verdictMeanings[verdict]
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
    say(meaningOf(draft)),
    ...[sayAllOld(draft)].filter((claim) => claim !== null),
  ]
}

const wordsOf = (finding: Finding): string => {
  const words = finding.quotes[0] ? passageOn(finding.fact, finding.quotes[0].text, 140) : ''
  return words === '' ? '.' : `: ${quoted(words)}`
}

/** What is known of a question without an answer: where pages speak of it, or that none that was read does. */
const sayOpen = (finding: Finding, draft: Draft): string => {
  if (isRejected(finding)) return 'an answer was found, and an analyst rejected it'
  const mention = draft.mentions.get(finding.fact)
  if (mention) return sayMention(finding, mention)
  const read = draft.corpus.documents.length
  return read === 0
    ? 'nothing was read'
    : `nothing found in the ${read === 1 ? 'document' : countOf(read, 'document')} that we read`
}

/** What a promise in figures is kept in. */
const inFigures = new Set(['hours', 'days', 'retention_days', 'percent', 'rto', 'rpo'])
const figure = /\b\d+(?:\.\d+)?[ -]?(?:hours?|days?|weeks?|months?|years?)\b|\b\d+(?:\.\d+)? ?%/i

/** The two figures of passages that disagree on one; nothing where they disagree otherwise. */
const sayFigures = ({ fact, quotes }: Finding): string => {
  if (!factById(fact).params.some((name) => inFigures.has(name))) return ''
  const figures = new Set(quotes.map(({ text }) => figure.exec(text)?.[0]))
  const [first, second] = [...figures]
  return figures.size === 2 && first !== undefined && second !== undefined
    ? `: ${first} on one, ${second} on another`
    : ''
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
  if (status === 'conflict') return say(`${topic}: its pages disagree${sayFigures(finding)}.`, [finding], 'condition')
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
  const { answered, all, stated, mentioned } = countAnswers(askedOf(draft))
  const how = stated === answered ? 'all outright' : `${stated === 0 ? 'none' : stated} outright`
  const likely = answered - stated
  const beside = mentioned === 0 ? '' : `; ${mentioned} more only mentioned, but covered`
  const sure = answered === 0 ? '' : `: ${how}${likely === 0 ? '' : `, ${likely} only likely`}`
  const amount = answered === 0 ? 'No question is' : `${answered} of ${all} questions are`
  const covered = `${amount} answered${sure}${beside}. Coverage, by importance: ${coverage} of 100.`
  const good = quality === null ? '' : ` Quality: ${quality}, where 100 is a plain yes on every plan.`
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
    return hasQuestions(draft)
      ? [
          [say('Send the questions below; written answers or a current audit report would settle most of them.')],
          ...steps,
        ]
      : steps
  if (draft.score.verdict === 'refuse') {
    const doubted = draft.score.decided_by
      .flatMap((row) => draft.byFact.get(row.fact ?? '') ?? [])
      .filter(isDoubtedDenial)
    const passage = doubted.length === 1 ? 'the passage' : 'the passages'
    const text = `Have an analyst read ${passage} on ${topicsOf(doubted)} first: one reading alone denies ${doubted.length === 1 ? 'it' : 'them'}.`
    const first = doubted.length === 0 ? [] : [[say(text, doubted, 'bad')]]
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
