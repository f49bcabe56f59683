import { z } from 'zod'
import { redFlagKinds } from '../contract/findings.ts'
import { verdict } from '../contract/reviews.ts'

/**
 * What a verdict is decided by. The first fifteen are lists of answers or observations, and their length is compared; the
 * others are figures, and 1 or 0 for what holds or not. A denial is settled when a second reader or an analyst has seen it.
 */
export const verdictMeasures = [
  /** Settled denials of what the catalogue calls critical. */
  'essentialDenied',
  /** Denials of critical facts that one reader alone saw. */
  'essentialDoubted',
  /** Critical facts on which the vendor's own pages disagree. */
  'essentialDisputed',
  /** Settled denials of facts of the highest weight. */
  'weightySettled',
  /** All denials of facts of the highest weight, and grave red flags. */
  'weightyAdverse',
  /** Of these the denials that are settled or stated, not only likely, and grave red flags. */
  'weightySure',
  'graveFlags',
  'flags',
  /** Facts of the highest weight on which the vendor's own pages disagree. */
  'weightyDisputed',
  /** Denials and red flags of weight 3 and more, and answers of weight 4 and more that hold only in part. */
  'adverse',
  /** Facts of the highest weight without an answer. */
  'weightyUnanswered',
  'unanswered',
  /** Facts of the highest weight whose good answer is stated or confirmed, not only likely. */
  'weightyCertain',
  /** What a condition is made of: denied, disputed, in part, sold with a plan, unanswered, only likely, or a red flag. */
  'open',
  /** The best answers: what an approval rests on. */
  'good',
  'scored',
  /** Unanswered facts of the highest weight, of all that count: 0–1. */
  'unansweredShare',
  'coverage',
  'score',
  'lowRisk',
  'always',
] as const
export type VerdictMeasure = (typeof verdictMeasures)[number]

const measure = z.enum(verdictMeasures)
const limit = z.strictObject({ measure, atLeast: z.number().optional(), below: z.number().optional() })

const verdictRule = z.strictObject({
  id: z.string(),
  verdict,
  /** All of them must hold. */
  when: z.array(limit).min(1),
  /** Where the three that decided it are taken from, in this order. */
  decidedBy: z.array(measure),
  /** The reason in a sentence, before the three. */
  because: z.string(),
})
export type VerdictRule = z.infer<typeof verdictRule>

/** The first row whose limits all hold gives the verdict. No row refuses, or holds conditions unmet, on silence alone. */
export const verdictRules: readonly VerdictRule[] = z.array(verdictRule).parse([
  {
    id: 'essential-denied',
    verdict: 'refuse',
    when: [{ measure: 'essentialDenied', atLeast: 1 }],
    decidedBy: ['essentialDenied', 'weightySettled', 'graveFlags', 'adverse', 'open'],
    because: 'Something essential is missing, and a second reading has confirmed it.',
  },
  {
    id: 'two-settled-denials',
    verdict: 'refuse',
    when: [{ measure: 'weightySettled', atLeast: 2 }],
    decidedBy: ['weightySettled', 'graveFlags', 'adverse', 'open'],
    because: 'Two of the weightiest points are denied, and a second reading has confirmed both.',
  },
  {
    id: 'three-adverse',
    verdict: 'refuse',
    when: [{ measure: 'weightySure', atLeast: 3 }],
    decidedBy: ['weightySure'],
    because: 'Three or more of its own statements speak against it, in plain words, on the weightiest points.',
  },
  {
    id: 'grave-flag',
    verdict: 'conditions_not_met',
    when: [{ measure: 'graveFlags', atLeast: 1 }],
    decidedBy: ['graveFlags', 'weightyAdverse', 'weightyDisputed', 'adverse', 'open'],
    because: 'Its own pages speak against it.',
  },
  {
    id: 'essential-doubted',
    verdict: 'conditions_not_met',
    when: [{ measure: 'essentialDoubted', atLeast: 1 }],
    decidedBy: ['essentialDoubted', 'weightyAdverse', 'weightyDisputed', 'adverse', 'open'],
    because: 'A page denies something essential; an analyst must read it before anything is approved.',
  },
  {
    id: 'two-denials',
    verdict: 'conditions_not_met',
    when: [{ measure: 'weightyAdverse', atLeast: 2 }],
    decidedBy: ['weightyAdverse', 'adverse', 'open'],
    because: 'Two of the weightiest points are denied.',
  },
  {
    id: 'essential-disputed',
    verdict: 'conditions_not_met',
    when: [{ measure: 'essentialDisputed', atLeast: 1 }],
    decidedBy: ['essentialDisputed', 'weightyAdverse', 'weightyDisputed', 'adverse', 'open'],
    because: 'Its own pages contradict each other on something essential; it must say which of them holds.',
  },
  {
    id: 'pages-disagree',
    verdict: 'conditions_not_met',
    when: [{ measure: 'weightyDisputed', atLeast: 3 }],
    decidedBy: ['weightyDisputed', 'weightyAdverse'],
    because: 'Its own pages contradict each other on the weightiest points; it must say which of them hold.',
  },
  {
    id: 'low-quality',
    verdict: 'conditions_not_met',
    when: [
      { measure: 'scored', atLeast: 1 },
      { measure: 'score', below: 58 },
      { measure: 'adverse', atLeast: 3 },
    ],
    decidedBy: ['weightyAdverse', 'flags', 'adverse'],
    because: 'What it states is not good enough, and not for lack of evidence.',
  },
  {
    id: 'too-little',
    verdict: 'insufficient_evidence',
    when: [{ measure: 'scored', below: 1 }],
    decidedBy: ['weightyUnanswered', 'unanswered', 'open'],
    because: 'Too few of the questions are answered in public for a score.',
  },
  {
    id: 'weighty-silence',
    verdict: 'insufficient_evidence',
    when: [{ measure: 'unansweredShare', atLeast: 0.5 }],
    decidedBy: ['weightyUnanswered', 'unanswered', 'open'],
    because: 'To half or more of the weightiest questions we found no clear answer.',
  },
  {
    id: 'half-silent',
    verdict: 'insufficient_evidence',
    when: [{ measure: 'coverage', below: 50 }],
    decidedBy: ['weightyUnanswered', 'unanswered', 'open'],
    because: 'By weight, we found a clear answer to less than half of the questions.',
  },
  {
    id: 'only-likely',
    verdict: 'insufficient_evidence',
    when: [{ measure: 'weightyCertain', below: 1 }],
    decidedBy: ['open', 'weightyUnanswered'],
    because: 'Not one of the weightiest answers is stated in words that leave no doubt.',
  },
  {
    id: 'low-score',
    verdict: 'insufficient_evidence',
    when: [{ measure: 'score', below: 58 }],
    decidedBy: ['weightyUnanswered', 'unanswered', 'open'],
    because: 'What is public is too thin and too weak for an approval.',
  },
  {
    id: 'open-points',
    verdict: 'approve_with_conditions',
    when: [{ measure: 'open', atLeast: 1 }],
    decidedBy: ['open'],
    because: 'Nothing that was found rules it out, but weighty points are open.',
  },
  {
    id: 'risk-not-low',
    verdict: 'approve_with_conditions',
    when: [{ measure: 'lowRisk', below: 1 }],
    decidedBy: ['adverse', 'good'],
    because: 'Nothing of weight is open, but much of less weight is; the conditions below are small.',
  },
  {
    id: 'all-good',
    verdict: 'approve',
    when: [{ measure: 'always', atLeast: 1 }],
    decidedBy: ['good'],
    because: 'Everything that weighs most is stated, on every plan, and nothing speaks against approval.',
  },
])

/** Weight of each kind of red flag, 1–5; those of weight 5 are grave, those of 2 are settled in the contract. */
const flagWeights = z.record(z.enum(redFlagKinds), z.int().min(1).max(5)).parse({
  access_without_consent: 5,
  ad_sharing: 5,
  incident: 4,
  excessive_rights: 4,
  certificate_expired: 4,
  data_leaves_region: 4,
  endless_token: 3,
  certificate_excludes: 3,
  long_retention: 3,
  plain_text_secrets: 5,
  open_by_default: 4,
  lingering_access: 4,
  weak_encryption: 3,
  untraceable_actions: 3,
  weak_sign_in: 3,
  content_licence: 3,
  partner_sharing: 3,
  weak_transfer_ground: 3,
  ends_without_notice: 2,
  disclaimed: 2,
})

export const verdictConstants = {
  flagWeights,
  graveFlagWeight: 5,
  /** The highest weight of a fact. */
  weighty: 5,
  /** Least weight of a denial, of an answer in part, of a plan requirement and of a dispute that stands in the way of approval. */
  openFrom: 4,
  adverseDenialFrom: 3,
  /** Least weight of a red flag that counts as adverse: terms of a contract are conditions, no reason to refuse. */
  adverseFlagFrom: 3,
  adversePartialFrom: 4,
} as const

/** Each verdict in a sentence, the same in every review. */
export const verdictMeanings: Readonly<Record<z.infer<typeof verdict>, string>> = {
  approve: 'Customer data may go there; keep the review date.',
  approve_with_conditions: 'Customer data may go there once each condition below is settled or accepted in writing.',
  insufficient_evidence: 'No customer data goes there until the questions below are answered; then decide.',
  conditions_not_met: 'No customer data goes there until the points below are settled.',
  refuse: 'Do not use it for customer data, for the reasons below.',
}
