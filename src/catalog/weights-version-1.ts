import { z } from 'zod'
import { commonConstants, weights } from './weights.ts'

const versionOneConstants = commonConstants.extend({
  /** What an examined fact counts that no document states, or that an analyst has yet to decide. */
  prior: z.number().min(0).max(1),
})

const { middle: _middle, pull: _pull, aiGroup: _aiGroup, unknownRestrictionWeight: _weight, ...same } = weights

/** The constants of the score's first version, by which reviews of that time are scored again after a decision. */
export const weightsOfVersionOne = versionOneConstants.parse({ ...same, version: '1', prior: 0.35 })
