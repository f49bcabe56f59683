/**
 * How much each feature of an answer speaks for its being right, as the logarithm of odds. Fitted by
 * `scripts/fit-confidence.ts` to answers about vendors whose documents were labelled by hand before they were read.
 */
export const confidenceWeights = {
  bias: -0.781,
  proofs: 0.411,
  measured: 2.52,
  witness: 0.1,
  bestWitness: 0.157,
  likeness: -0.904,
  passages: 0.178,
  pages: -0.531,
  score: 0.104,
  proof: 0.043,
  figure: -0.158,
  ownVoice: 0.133,
  ownSection: 0.155,
  row: -0.737,
  guide: -0.408,
  securityPage: 0.088,
  contract: -0.214,
  partial: -0.137,
} as const satisfies Readonly<Record<string, number>>

export type ConfidenceFeature = keyof typeof confidenceWeights

/**
 * Probabilities of being right from which an answer is 'stated', below which it is only 'mentioned', and below which it
 * is not told. Chosen leaving each vendor out of the fit in turn.
 */
export const confidenceLimits = { stated: 0.9, likely: 0.6, told: 0.5 } as const
