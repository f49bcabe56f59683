/**
 * How much each feature of a passage speaks for quoting it, as the logarithm of odds. Fitted by
 * `scripts/fit-passages.ts` to the passages that a reader quoted when vendors' documents were labelled by hand.
 */
export const passageWeights = {
  securityPage: 0.88,
  contract: 1.18,
  privacyPage: -0.42,
  guide: -0.19,
  pricing: 1.49,
  otherPage: -1.34,
  heading: -2.37,
  item: -1.08,
  row: -1.07,
  length: 0.04,
  long: -0.34,
  veryLong: 0.87,
  fragment: -0.59,
  form: -0.44,
  proof: 0.69,
  ownSection: 0.57,
  depth: -0.8,
  place: -1.22,
  topic: 0.57,
  likeness: 6.11,
  elsewhere: -0.34,
  subordinate: -0.37,
  colon: -0.97,
  question: -2.16,
  ownVoice: 0.62,
  offered: 0.77,
  figure: 0.62,
  denial: -0.27,
} as const satisfies Readonly<Record<string, number>>

export type PassageFeature = keyof typeof passageWeights
