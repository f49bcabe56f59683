import type { RedFlagKind } from '../contract/findings.ts'

/**
 * Adverse statements that no fact asks for, as a sentence of the vendor's own pages makes them. All of `says` must hold and
 * none of `unless`. Patterns run on normalised text, where the vendor's name reads as 'we'.
 */
export interface RedFlagRule {
  readonly kind: RedFlagKind
  readonly says: readonly RegExp[]
  readonly unless: RegExp | null
  /** What stands above must say, where the sentence alone is harmless. */
  readonly under: RegExp | null
  /** What lifts it where the same page says so: rights that an administrator can choose are no more than needed. */
  readonly liftedBy?: RegExp
  /** Whether it also counts in a policy for the vendor's own staff, because it is not about who may do what. */
  readonly inPolicies?: true
  readonly facts: readonly string[]
  readonly text: string
  readonly example: string
}
