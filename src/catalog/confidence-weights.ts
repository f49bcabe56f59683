/**
 * How much each feature of an answer speaks for its being right, as the logarithm of odds. Fitted by
 * `scripts/fit-confidence.ts` to answers about vendors whose documents were labelled by hand before they were read.
 */
export const confidenceWeights = {
  bias: -0.398,
  proofs: 0.772,
  measured: 2.133,
  witness: 0.268,
  bestWitness: 0.116,
  likeness: 0.197,
  passages: 0.031,
  pages: 0.642,
  score: 0.071,
  proof: -0.443,
  figure: 1.182,
  ownVoice: 0.48,
  ownSection: -0.41,
  row: 0.808,
  guide: -0.28,
  securityPage: 0.328,
  contract: 0.067,
  partial: -0.128,
} as const satisfies Readonly<Record<string, number>>

export type ConfidenceFeature = keyof typeof confidenceWeights

/**
 * Probabilities of being right from which an answer is 'stated', below which it is only 'mentioned', and below which it
 * is not told. Chosen leaving each vendor out of the fit in turn.
 */
export const confidenceLimits = { stated: 0.9, likely: 0.6, told: 0.4 } as const
