import { z } from 'zod'

/** Who at the customer acts on the answer. */
const owners = [
  'Identity team',
  'Security operations',
  'Security assurance',
  'Privacy officer',
  'Legal',
  'Procurement',
  'Platform team',
  'Continuity manager',
  'AI governance lead',
] as const

const sentence = z.string().min(20).max(320)

/**
 * What a review says about one fact. `yes`, `partial`, `no` and `unknown` are full sentences. A part in square
 * brackets, such as `[ with {algorithm}]`, is said only when each parameter in it is known; `{days|day}` prints a
 * number with its noun; of `[one//other]` the first is said whose parameters are known. `risk` is a short label for the tracker, `stake` says what is lost without the control,
 * `mitigation` what to do meanwhile, `ask` the question to send. No text asserts more than every passage that leads to its
 * value bears out: `partial` and `no`, and a `quoted` yes, are told with the vendor's own words behind them. `risk` is the
 * label of a denial. A mitigation that rests on facts of the vendor names them in `needs`; `without` is what to do where
 * one of them is not stated as there.
 */
export const factText = z.strictObject({
  fact: z.string(),
  topic: z.string().min(3).max(48),
  yes: sentence,
  quoted: z.boolean().default(false),
  partial: sentence,
  no: sentence,
  unknown: sentence,
  risk: z.string().min(8).max(70),
  stake: sentence,
  mitigation: sentence,
  needs: z.array(z.string()).default([]),
  without: sentence.nullable().default(null),
  ask: sentence,
  owner: z.enum(owners),
  severity: z.enum(['critical', 'high', 'medium', 'low']),
})
export type FactText = z.infer<typeof factText>
