import { z } from 'zod'
import { longest } from './limits.forms.ts'
import { count, id, isoTime, text } from './primitives.ts'
import { route } from './route.ts'

const deletionRequest = z.object({
  id,
  reason: z.string(),
  /** Null where they have left. */
  requested_by: z.string().nullable(),
  created_at: isoTime,
})

const deletion = z.object({
  /** The one that waits for the operator; null for none. */
  request: deletionRequest.nullable(),
  /** When the operator declined the one before; null where they did not. */
  declined_at: isoTime.nullable(),
  /** What would go. */
  members: count,
  vendors: count,
  scans: count,
  abilities: z.object({ request: z.boolean(), withdraw: z.boolean() }),
})
export type Deletion = z.infer<typeof deletion>

const settings = { access: 'manage_settings', path: '/admin/organization/deletion' } as const

export const deletionRoutes = {
  deletion: route({
    ...settings,
    method: 'GET',
    limit: 'read',
    summary: 'Whether the organization has asked to be deleted, and what would go with it',
    response: deletion,
  }),
  requestDeletion: route({
    ...settings,
    method: 'POST',
    limit: 'write',
    audit: { action: 'deletion_requested', resource: 'tenant' },
    status: 201,
    summary: 'An admin asks the operator to delete the organization; nothing is deleted yet',
    body: z.object({
      /** The organization’s, typed. */
      name: text(longest.organizationName).default(''),
      /** The caller’s own; null for an account without one, whose sign-in must be recent. */
      password: text(longest.password).nullish(),
      reason: text(longest.note).default(''),
    }),
    response: deletion,
  }),
  withdrawDeletion: route({
    ...settings,
    method: 'DELETE',
    limit: 'write',
    audit: { action: 'deletion_withdrawn', resource: 'tenant' },
    summary: 'An admin withdraws what was asked for',
    response: deletion,
  }),
} as const
