import { z } from 'zod'
import { route } from './route.ts'
import { longest } from './limits.forms.ts'
import { id, isoTime, text } from './primitives.ts'
import { findingValue, quote } from './findings.ts'
import { scoreResult } from './reviews.ts'

/** confirmed: the claim is right; rejected: its passages do not say so; corrected: they say something else. */
export const decisionKind = z.enum(['confirmed', 'rejected', 'corrected'])

/** What an analyst decided on one fact of a vendor. It holds for later scans too, until it is withdrawn. */
export const decision = z.object({
  id,
  fact: z.string(),
  kind: decisionKind,
  /** The answer that holds. */
  value: findingValue,
  /** The answer that the program had found. */
  found_value: findingValue,
  plans: z.array(z.string()),
  reason: z.string(),
  /** The passages that the analyst had before them. */
  quotes: z.array(quote),
  scan_id: id,
  decided_by: z.string().nullable(),
  decided_at: isoTime,
  withdrawn_by: z.string().nullable(),
  withdrawn_at: isoTime.nullable(),
})
export type Decision = z.infer<typeof decision>

/**
 * How a decision stands to the documents of one scan. new_evidence: the program now finds something else there;
 * passage_gone: none of the decision's passages stands in them any more.
 */
export const appliedDecision = decision.extend({ standing: z.enum(['holds', 'new_evidence', 'passage_gone']) })
export type AppliedDecision = z.infer<typeof appliedDecision>

const reason = text(longest.decisionReason)
  .transform((value) => value.trim())
  .refine((value) => value !== '', {
    message: 'Enter a reason, so that the next reader can follow the decision',
  })

const planName = text(longest.plan).refine((value) => value.trim() !== '', { message: 'Enter the name of the plan' })

/** The decision on this fact that the caller saw; null for none. Another one is there now: refused. Left out: not asked. */
const seen = id.nullable().optional()

const decide = z.discriminatedUnion('kind', [
  /** A claim that is right needs no words. */
  z.strictObject({
    kind: z.literal('confirmed'),
    reason: text(longest.decisionReason)
      .transform((value) => value.trim())
      .default(''),
    seen,
  }),
  z.strictObject({ kind: z.literal('rejected'), reason, seen }),
  z.strictObject({
    kind: z.literal('corrected'),
    value: findingValue,
    plans: z.array(planName).max(20).default([]),
    /** As somebody copied it from a stored page of this scan. None: the finding's own passages stay. */
    passage: text(longest.passage).optional(),
    reason,
    seen,
  }),
])

const outcome = z.object({ decision, breakdown: scoreResult })

export const decisionsRoutes = {
  list: route({
    method: 'GET',
    path: '/vendors/{id}/decisions',
    access: 'view_reports',
    limit: 'read',
    summary: 'What analysts decided on a vendor’s facts, the newest first, with what was withdrawn',
    params: z.object({ id }),
    response: z.object({ decisions: z.array(decision) }),
  }),
  decide: route({
    method: 'POST',
    path: '/scans/{id}/findings/{fact}/decision',
    access: 'edit_vendors',
    audit: { action: 'finding_decided', resource: 'vendor' },
    limit: 'write',
    summary: 'Confirm, reject or correct a finding; score and texts follow, and a rescan keeps it',
    status: 201,
    params: z.object({ id, fact: text(60) }),
    body: decide,
    response: outcome,
  }),
  confirmMany: route({
    method: 'POST',
    path: '/scans/{id}/confirmations',
    access: 'edit_vendors',
    audit: { action: 'findings_confirmed', resource: 'vendor' },
    limit: 'write',
    summary: 'Confirm several findings at once; what is decided already, or says nothing, is left as it is',
    status: 201,
    params: z.object({ id }),
    body: z.strictObject({ facts: z.array(text(60)).min(1).max(120) }),
    response: z.object({ confirmed: z.array(z.string()), breakdown: scoreResult }),
  }),
  withdraw: route({
    method: 'DELETE',
    path: '/scans/{id}/findings/{fact}/decision',
    access: 'edit_vendors',
    audit: { action: 'finding_decision_withdrawn', resource: 'vendor' },
    limit: 'write',
    summary: 'Take a decision back; what the program found counts again',
    params: z.object({ id, fact: text(60) }),
    response: outcome,
  }),
} as const
