import { z } from 'zod'
import { route } from './route.ts'
import { longest } from './limits.forms.ts'
import { person } from './comments.ts'
import { id, isoTime, text } from './primitives.ts'

export const restrictionStatus = z.enum(['todo', 'next', 'in_progress', 'done', 'wont_implement'])
export type RestrictionStatus = z.infer<typeof restrictionStatus>

/** How far one restriction has been dealt with; shared by the whole organization and kept across rescans. */
export const trackedRestriction = z.object({
  fact: z.string(),
  status: restrictionStatus,
  owner: person.nullable(),
  /** The day until which it is to be done. */
  due: z.iso.date().nullable(),
  note: z.string(),
  updated_by: z.string().nullable(),
  updated_at: isoTime,
})
export type TrackedRestriction = z.infer<typeof trackedRestriction>

/** What is left out stays as it is. */
const change = {
  status: restrictionStatus.optional(),
  /** A member's id; null for nobody. */
  owner: id.nullable().optional(),
  due: z.iso.date().nullable().optional(),
  note: text(longest.note).optional(),
}

const vendorId = z.object({ id })

export const restrictionsRoutes = {
  track: route({
    method: 'PUT',
    path: '/vendors/{id}/restrictions/{fact}',
    access: 'edit_vendors',
    audit: { action: 'restriction_status_set', resource: 'vendor' },
    limit: 'write',
    summary: 'Say how far a restriction has been dealt with, who sees to it and until when',
    params: vendorId.extend({ fact: text(60) }),
    body: z.strictObject({
      ...change,
      /** When the row that the caller saw was changed last; null for never. It changed since: refused. Left out: not asked. */
      seen: isoTime.nullable().optional(),
    }),
    response: z.object({ restriction: trackedRestriction }),
  }),
  trackMany: route({
    method: 'PUT',
    path: '/vendors/{id}/restrictions',
    access: 'edit_vendors',
    audit: { action: 'restrictions_changed', resource: 'vendor' },
    limit: 'write',
    summary: 'Change status, owner, due date or note of several restrictions at once',
    params: vendorId,
    body: z.strictObject({ facts: z.array(text(60)).min(1).max(120), ...change }),
    response: z.object({ tracked: z.array(trackedRestriction) }),
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
