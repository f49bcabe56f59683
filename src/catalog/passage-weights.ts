/**
 * How much each feature of a passage speaks for quoting it, as the logarithm of odds. Fitted by
 * `scripts/fit-passages.ts` to the passages that a reader quoted when vendors' documents were labelled by hand.
 */
export const passageWeights = {
  securityPage: 0.77,
  contract: 0.71,
  privacyPage: -0.66,
  guide: -0.36,
  pricing: 1.16,
  otherPage: -2.98,
  heading: -2,
  item: -0.78,
  row: -1.07,
  length: -0.48,
  long: -0.39,
  veryLong: -1.13,
  fragment: -1.28,
  form: -1.36,
  proof: 0.4,
  ownSection: 0.41,
  depth: -0.96,
  place: -1.16,
  topic: 0.73,
  likeness: 3.83,
  elsewhere: -1.09,
  subordinate: -0.72,
  colon: -1.78,
  question: -2.47,
  ownVoice: 0.7,
  offered: 0.64,
  figure: 0.94,
  denial: -0.39,
} as const satisfies Readonly<Record<string, number>>

export type PassageFeature = keyof typeof passageWeights
