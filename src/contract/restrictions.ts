import { z } from 'zod'
import { route } from './route.ts'
import { longest } from './limits.forms.ts'
import { id, isoTime, text } from './primitives.ts'

export const restrictionStatus = z.enum(['todo', 'next', 'in_progress', 'done', 'wont_implement'])
export type RestrictionStatus = z.infer<typeof restrictionStatus>

/** How far one restriction has been dealt with; shared by the whole organization and kept across rescans. */
export const trackedRestriction = z.object({
  fact: z.string(),
  status: restrictionStatus,
  updated_by: z.string().nullable(),
  updated_at: isoTime,
})
export type TrackedRestriction = z.infer<typeof trackedRestriction>

const vendorId = z.object({ id })

export const restrictionsRoutes = {
  track: route({
    method: 'PUT',
    path: '/vendors/{id}/restrictions/{fact}',
    access: 'edit_vendors',
    audit: { action: 'restriction_status_set', resource: 'vendor' },
    limit: 'write',
    summary: 'Say how far a restriction has been dealt with',
    params: vendorId.extend({ fact: text(60) }),
    body: z.strictObject({ status: restrictionStatus }),
    response: z.object({ restriction: trackedRestriction }),
  }),
  choosePlan: route({
    method: 'PUT',
    path: '/vendors/{id}/plan',
    access: 'edit_vendors',
    audit: { action: 'vendor_plan_chosen', resource: 'vendor' },
    limit: 'write',
    summary: 'Say which of the vendor’s plans this organization has; null takes it back',
    params: vendorId,
    body: z.strictObject({ plan: text(longest.plan).nullable() }),
    response: z.object({ plan: z.string().nullable() }),
  }),
} as const
