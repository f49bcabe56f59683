import { weights } from '../../catalog/weights.ts'
import { weightsOfVersionOne } from '../../catalog/weights-version-1.ts'
import type { ScoreResult } from '../../contract/reviews.ts'
import type { ScoredReview, ScoreInput } from './scoring.ts'
import { withVerdict } from './verdict.ts'
import { scoreVersionOne } from './version-1.ts'
import { scoreVersionTwo } from './version-2.ts'

const versions: Readonly<Record<string, (input: ScoreInput) => ScoredReview>> = {
  [weightsOfVersionOne.version]: scoreVersionOne,
  [weights.version]: scoreVersionTwo,
}

export const knowsScoreVersion = (version: string): boolean => Object.hasOwn(versions, version)

/**
 * Scores findings and gives the verdict, by the constants in the catalogue. A review that an older version scored is scored
 * by it again. Throws for a version that this program does not know.
 */
export function scoreReview(input: ScoreInput, version: string = weights.version): ScoreResult {
  const score = versions[version]
  if (!score) throw new Error(`No score has the version ${version}`)
  return withVerdict(score(input), input.observations ?? [])
}
