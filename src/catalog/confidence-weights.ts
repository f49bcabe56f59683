/**
 * How much each feature of an answer speaks for its being right, as the logarithm of odds. Fitted by
 * `scripts/fit-confidence.ts` to answers about vendors whose documents were labelled by hand before they were read.
 */
export const confidenceWeights = {
  bias: 0.099,
  proofs: 0.592,
  measured: 1.687,
  witness: 0.207,
  bestWitness: 0.111,
  likeness: 0.649,
  passages: -0.002,
  pages: 0.277,
  score: 0.171,
  proof: -0.501,
  figure: 0.804,
  ownVoice: 0.553,
  ownSection: -0.591,
  row: 0.43,
  guide: -0.17,
  securityPage: 0.306,
  contract: 0.122,
  partial: -0.375,
} as const satisfies Readonly<Record<string, number>>

export type ConfidenceFeature = keyof typeof confidenceWeights

/**
 * Probabilities of being right from which an answer is 'stated', below which it is only 'mentioned', and below which it
 * is not told. Chosen leaving each vendor out of the fit in turn.
 */
export const confidenceLimits = { stated: 0.9, likely: 0.6, told: 0.4 } as const
