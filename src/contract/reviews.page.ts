import { z } from 'zod'
import { count, id, isoTime } from './primitives.ts'
import { appliedDecision } from './decisions.ts'
import { reviewDocument } from './documents.ts'
import { finding, observation, vendorPlan } from './findings.ts'
import { trackedRestriction } from './restrictions.ts'
import { condition, framework, restriction, reviewSection } from './reviews.ts'
import { standingDecision } from './vendor-decisions.ts'
import { scanDetail } from './scans.ts'

/** A stored document without its text, for lists of sources. */
export const documentHead = reviewDocument.omit({ text: true }).extend({ characters: count })
export type DocumentHead = z.infer<typeof documentHead>

const planUpgrade = z.object({
  plan: z.string(),
  /** Ids of restrictions that apply on the chosen plan and no longer on this one. */
  lifts: z.array(z.string()),
  /** By the vendor's own prices; null when either is not public or they are not in the same unit. */
  difference: z.object({ amount: z.number(), currency: z.string(), per: z.string().nullable() }).nullable(),
})

export const planChoice = z.object({
  plan: z.string(),
  /** Ids of plan-gated restrictions that this plan lifts. */
  lifted: z.array(z.string()),
  upgrades: z.array(planUpgrade),
})
export type PlanChoice = z.infer<typeof planChoice>

/** Everything that the review page shows, in one answer; texts of documents are fetched one by one. */
export const reviewPage = z.object({
  scan: scanDetail,
  vendor: z.object({ id, name: z.string(), website: z.string().nullable(), description: z.string().nullable() }),
  summary: z.array(reviewSection),
  analysis: z.array(reviewSection),
  /** The frameworks that the organization wants to see first. */
  first_frameworks: z.array(framework),
  restrictions: z.array(restriction),
  /** What decided the verdict and what else stands before a better one: one list for screen and files. */
  conditions: z.array(condition),
  plans: z.array(vendorPlan),
  findings: z.array(finding),
  observations: z.array(observation),
  documents: z.array(documentHead),
  /** Hosts that look like the vendor's but were not read; one click confirms them for the next scan. */
  abilities: z.object({ edit_vendor: z.boolean(), export: z.boolean() }),
  unconfirmed: z.array(z.object({ host: z.string(), url: z.string(), confirmed: z.boolean() })),
  /** What analysts decided, as it counts in this review. */
  decisions: z.array(appliedDecision),
  /** What the program itself found where an analyst decided otherwise. */
  found: z.array(finding),
  /** The decided restrictions by fact; all others are still to do. */
  tracked: z.array(trackedRestriction),
  our_plan: z.string().nullable(),
  /** The plan that texts and restrictions are written for: the one asked for, else our own; null for none. */
  written_for: z.string().nullable(),
  /** What the operator says of the review, beside what the program computed; null where they said nothing. */
  operator_edit: z
    .object({
      status: z.enum(['pending', 'completed', 'failed']),
      risk_level: z.enum(['low', 'medium', 'high', 'critical']).nullable(),
      score: count.max(100).nullable(),
      results: z.unknown(),
      edited_at: isoTime,
    })
    .nullable(),
  /** What the organization decided about the vendor, as it stands to this review. */
  vendor_decision: standingDecision.nullable(),
  /** For each of the vendor's plans: which restrictions it lifts, and what a higher one would lift and cost. */
  plan_choices: z.array(planChoice),
  facts: z.array(z.object({ id: z.string(), group: z.string(), question: z.string(), controls: z.array(z.string()) })),
})
export type ReviewPage = z.infer<typeof reviewPage>
