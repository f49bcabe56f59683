import { z } from 'zod'
import { route } from './route.ts'
import { longest } from './limits.forms.ts'
import { id, isoTime, text } from './primitives.ts'

export const vendorDecisionKind = z.enum(['approved', 'approved_with_conditions', 'rejected'])

/** What the organization decided about a vendor, for one of its plans or for all. */
export const vendorDecision = z.object({
  id,
  kind: vendorDecisionKind,
  reason: z.string(),
  plan: z.string().nullable(),
  /** The last day on which it holds; null for as long as the evidence does. */
  expires_on: z.iso.date().nullable(),
  decided_by: z.string().nullable(),
  decided_at: isoTime,
  scan_id: id,
})
export type VendorDecision = z.infer<typeof vendorDecision>

/**
 * The decision that holds, as it stands to one review. reopened: some answers are others now, named by fact; expired: its
 * last day is over.
 */
export const standingDecision = vendorDecision.extend({
  standing: z.enum(['holds', 'reopened', 'expired']),
  changed: z.array(z.string()),
})
export type StandingDecision = z.infer<typeof standingDecision>

const reason = text(longest.decisionReason)
  .transform((value) => value.trim())
  .refine((value) => value !== '', { message: 'Enter a reason, so that the next reader can follow the decision' })

const decide = z.strictObject({
  kind: vendorDecisionKind,
  reason,
  plan: text(longest.plan).nullable().default(null),
  expires_on: z.iso.date().nullable().default(null),
  /** The decision that the caller saw as the newest; null for none. Another one is there now: refused. */
  seen: id.nullable(),
})

export const vendorDecisionsRoutes = {
  history: route({
    method: 'GET',
    path: '/vendors/{id}/decision',
    access: 'view_reports',
    limit: 'read',
    summary: 'What the organization decided about a vendor, the newest first',
    params: z.object({ id }),
    response: z.object({ decisions: z.array(vendorDecision) }),
  }),
  decide: route({
    method: 'POST',
    path: '/scans/{id}/vendor-decision',
    access: 'edit_vendors',
    audit: { action: 'vendor_decided', resource: 'vendor' },
    limit: 'write',
    summary: 'Approve a vendor, approve it with conditions or reject it, on the evidence of its latest review',
    status: 201,
    params: z.object({ id }),
    body: decide,
    response: z.object({ decision: vendorDecision }),
  }),
} as const
