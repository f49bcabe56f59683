/**
 * How much each feature of an answer speaks for its being right, as the logarithm of odds. Fitted by
 * `scripts/fit-confidence.ts` to answers about vendors whose documents were labelled by hand before they were read.
 */
export const confidenceWeights = {
  bias: -0.307,
  proofs: 0.559,
  measured: 1.67,
  witness: 0.19,
  bestWitness: 0.113,
  likeness: 1.421,
  passages: -0.028,
  pages: 0.189,
  score: 0.189,
  proof: -0.249,
  figure: 0.722,
  ownVoice: 0.571,
  ownSection: -0.382,
  row: 0.058,
  guide: -0.117,
  securityPage: 0.276,
  contract: 0.228,
  partial: -0.27,
} as const satisfies Readonly<Record<string, number>>

export type ConfidenceFeature = keyof typeof confidenceWeights

/**
 * Probabilities of being right from which an answer is 'stated', below which it is only 'mentioned', and below which it
 * is not told. Chosen leaving each vendor out of the fit in turn.
 */
export const confidenceLimits = { stated: 0.93, likely: 0.6, told: 0.5 } as const
