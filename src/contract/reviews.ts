import { z } from 'zod'
import { count, isoTime } from './primitives.ts'
import { ledgerEntry, reviewDocument } from './documents.ts'
import { finding, observation, observationKind, quote, vendorPlan } from './findings.ts'

export const grade = z.enum(['A', 'B', 'C', 'D', 'F'])
export const riskLevel = z.enum(['low', 'medium', 'high', 'critical'])
export const severity = z.enum(['critical', 'high', 'medium', 'low'])
export type Severity = z.infer<typeof severity>

/** Evidence beside a sentence: the findings it rests on, or, for what was not found, the facts that were looked for. */
export const claim = z.object({
  text: z.string(),
  finding_ids: z.array(z.string()),
  tone: z.enum(['good', 'condition', 'bad', 'unknown', 'plain']),
})
export type Claim = z.infer<typeof claim>

export const reviewBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), claims: z.array(claim) }),
  z.object({ type: z.literal('list'), items: z.array(z.array(claim)) }),
  z.object({ type: z.literal('heading'), text: z.string() }),
])
export type ReviewBlock = z.infer<typeof reviewBlock>

export const reviewSection = z.object({ id: z.string(), title: z.string(), blocks: z.array(reviewBlock) })
export type ReviewSection = z.infer<typeof reviewSection>

/** A risk that the customer must configure, buy or accept, made from a finding and never from prose. */
export const restriction = z.object({
  id: z.string(),
  fact: z.string(),
  finding_id: z.string(),
  risk: z.string(),
  severity,
  affectedPlans: z.string(),
  minimumPlans: z.string(),
  restriction: z.string(),
  alternativeMitigation: z.string(),
  reason: z.enum(['plan-gated', 'partial', 'denied', 'unknown']),
})
export type Restriction = z.infer<typeof restriction>

/** What is to be settled before the verdict can be a better one, in the words of what settles it; what decided it comes first. */
export const condition = z.object({
  id: z.string(),
  text: z.string(),
  /** What it is about, as in a sentence. */
  topic: z.string(),
  /**
   * confirm: an analyst reads a passage. ask: the vendor answers. buy: a plan is bought, or one does without. accept: no plan
   * has it, and the risk is accepted or avoided.
   */
  act: z.enum(['confirm', 'ask', 'buy', 'accept']),
  finding_ids: z.array(z.string()),
  /** The row of the tracker in which it is followed; null where it has none: a judgment of the answer settles it. */
  restriction_id: z.string().nullable(),
})
export type Condition = z.infer<typeof condition>

export const framework = z.enum(['soc2', 'iso27001', 'csf2'])
export type Framework = z.infer<typeof framework>

/**
 * The controls of one framework that the examined facts touch: a view of the same answers. `score` is the quality of what
 * is stated about them, 0–100, null when nothing is or the score is withheld; `coverage` as for the whole review, null in
 * the score's version 1, whose `score` counted silence as well.
 */
export const frameworkScore = z.object({
  framework,
  title: z.string(),
  score: z.number().nullable(),
  coverage: z.int().min(0).max(100).nullable().default(null),
  met: count,
  partial: count,
  gap: count,
  unknown: count,
  groups: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      score: z.number().nullable(),
      facts: z.array(z.object({ fact: z.string(), credit: z.number(), weight: z.number() })),
    }),
  ),
})
export type FrameworkScore = z.infer<typeof frameworkScore>

/** What each one means, and the rules that give it, stand in the catalogue. */
export const verdict = z.enum([
  'approve',
  'approve_with_conditions',
  'insufficient_evidence',
  'conditions_not_met',
  'refuse',
])
export type Verdict = z.infer<typeof verdict>

/** An answer or an observation that a verdict rests on, and how it stands. */
export const verdictGround = z.object({
  standing: z.enum(['there', 'denied', 'red_flag', 'plan_gated', 'partial', 'disputed', 'only_likely', 'unanswered']),
  /** The fact; null for an observation that concerns none. */
  fact: z.string().nullable(),
  observation: observationKind.nullable(),
  /** Where an observation stands. */
  quote: quote.nullable(),
})
export type VerdictGround = z.infer<typeof verdictGround>

export const scoreResult = z.object({
  version: z.string(),
  as_of: z.string(),
  score: z.int().min(0).max(100).nullable(),
  grade: grade.nullable(),
  risk: riskLevel.nullable(),
  /** Credit of what is stated, divided by its weight: 0–100, null when nothing is stated and in version 1. */
  quality: z.int().min(0).max(100).nullable().default(null),
  /** Weight of what is stated, divided by the weight of what was examined: 0–100. */
  coverage: z.int().min(0).max(100),
  verdict,
  /** The row of the rule table that gave the verdict; empty where an older version did. */
  verdict_rule: z.string().default(''),
  /** What decided it, the weightiest first: at most three. */
  decided_by: z.array(verdictGround).default([]),
  /** What stands between this verdict and a better one, the weightiest first. */
  blocking: z.array(verdictGround).default([]),
  /** Whether AI features are named, so that the questions on them count. */
  names_ai: z.boolean().default(true),
  frameworks: z.array(frameworkScore),
  /** Points of 100 that each fact gives and could give; with `middle` the points sum to `uncapped`. */
  parts: z.array(z.object({ fact: z.string(), points: z.number(), possible: z.number() })),
  /** Points that come of the middle of the scale, towards which little evidence is drawn; 0 at full coverage. */
  middle: z.number().default(0),
  /** The score before rounding and caps, also when it is withheld; null when nothing is scorable. */
  uncapped: z.number().nullable(),
  raise: z.array(z.object({ fact: z.string(), gain: z.number() })),
  caps: z.array(z.string()),
})
export type ScoreResult = z.infer<typeof scoreResult>

/** What one run cost and what was refused. Minutes are wall time; shares are 0–1. */
export const receipt = z.object({
  minutes: z.number(),
  documents: count,
  bytes: count,
  requests: count,
  verified_share: z.number(),
  refused_quotes: count,
  instruction_like_sentences: count,
  versions: z.record(z.string(), z.string()),
})
export type Receipt = z.infer<typeof receipt>

/** A review as `assay scan --json` writes it. */
export const review = z.object({
  vendor: z.object({ name: z.string(), website: z.string().nullable(), domain: z.string().nullable() }),
  as_of: z.string(),
  score: z.int().nullable(),
  grade: grade.nullable(),
  quality: z.int().nullable(),
  coverage: z.int(),
  verdict,
  breakdown: scoreResult,
  findings: z.array(finding),
  observations: z.array(observation),
  plans: z.array(vendorPlan),
  restrictions: z.array(restriction),
  summary: z.array(reviewSection),
  analysis: z.array(reviewSection),
  executive_summary: z.string(),
  documents: z.array(reviewDocument),
  ledger: z.array(ledgerEntry),
  receipt,
  generated_at: isoTime,
})
export type Review = z.infer<typeof review>
