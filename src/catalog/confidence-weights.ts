/**
 * How much each feature of an answer speaks for its being right, as the logarithm of odds. Fitted by
 * `scripts/fit-confidence.ts` to answers about vendors whose documents were labelled by hand before they were read.
 */
export const confidenceWeights = {
  bias: -0.863,
  proofs: 0.367,
  measured: 1.925,
  witness: 0.079,
  bestWitness: 0.149,
  likeness: 0.433,
  passages: 0.163,
  pages: -0.476,
  score: 0.094,
  proof: 0.095,
  figure: 0.012,
  ownVoice: -0.006,
  ownSection: 0.108,
  row: -0.444,
  guide: -0.229,
  securityPage: 0.175,
  contract: -0.09,
  partial: -0.117,
} as const satisfies Readonly<Record<string, number>>

export type ConfidenceFeature = keyof typeof confidenceWeights

/**
 * Probabilities of being right from which an answer is 'stated', below which it is only 'mentioned', and below which it
 * is not told. Chosen leaving each vendor out of the fit in turn.
 */
export const confidenceLimits = { stated: 0.88, likely: 0.7, told: 0.53 } as const
