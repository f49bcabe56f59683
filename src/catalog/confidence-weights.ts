/**
 * How much each feature of an answer speaks for its being right, as the logarithm of odds. Fitted by
 * `scripts/fit-confidence.ts` to answers about vendors whose documents were labelled by hand before they were read.
 */
export const confidenceWeights = {
  bias: -0.044,
  proofs: 0.584,
  measured: 1.479,
  witness: 0.119,
  bestWitness: 0.119,
  likeness: 0.396,
  passages: 0.136,
  pages: -0.01,
  score: 0.173,
  proof: -0.131,
  figure: -0.305,
  ownVoice: 0.34,
  ownSection: -0.25,
  row: -0.376,
  guide: -0.295,
  securityPage: -0.173,
  contract: 0.452,
  partial: -0.211,
} as const satisfies Readonly<Record<string, number>>

export type ConfidenceFeature = keyof typeof confidenceWeights

/**
 * Probabilities of being right from which an answer is 'stated', below which it is only 'mentioned', and below which it
 * is not told. Chosen leaving each vendor out of the fit in turn.
 */
export const confidenceLimits = { stated: 0.92, likely: 0.6, told: 0.3 } as const
