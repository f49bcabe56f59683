/**
 * How much each feature of a passage speaks for quoting it, as the logarithm of odds. Fitted by
 * `scripts/fit-passages.ts` to the passages that a reader quoted when vendors' documents were labelled by hand.
 */
export const passageWeights = {
  securityPage: 0.87,
  contract: 1.02,
  privacyPage: -0.36,
  guide: -0.2,
  pricing: 1.45,
  otherPage: -1.18,
  heading: -2.34,
  item: -1.1,
  row: -1.04,
  length: 0.05,
  long: -0.3,
  veryLong: 0.96,
  fragment: -0.44,
  form: 0.11,
  proof: 0.62,
  ownSection: 0.53,
  depth: -0.77,
  place: -1.22,
  topic: 0.5,
  likeness: 6.16,
  elsewhere: -0.35,
  subordinate: -0.36,
  colon: -1.01,
  question: -2.18,
  ownVoice: 0.59,
  offered: 0.72,
  figure: 0.58,
  denial: -0.3,
} as const satisfies Readonly<Record<string, number>>

export type PassageFeature = keyof typeof passageWeights
