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
 * `mitigation` what to do meanwhile, `ask` the question to send.
 */
export const factText = z.strictObject({
  fact: z.string(),
  topic: z.string().min(3).max(48),
  yes: sentence,
  partial: sentence,
  no: sentence,
  unknown: sentence,
  risk: z.string().min(8).max(70),
  stake: sentence,
  mitigation: sentence,
  ask: sentence,
  owner: z.enum(owners),
  severity: z.enum(['critical', 'high', 'medium', 'low']),
})
export type FactText = z.infer<typeof factText>
