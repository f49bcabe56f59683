import { z } from 'zod'
import { longest } from './limits.forms.ts'
import { count, text } from './primitives.ts'
import { route } from './route.ts'

/** One row of a file, as it stands there: the server says of each what becomes of it. */
const invitedRow = z.object({ email: text(1_000), name: text(1_000).default(''), role: text(1_000).default('') })
export type InvitedRow = z.infer<typeof invitedRow>

const plannedRow = z.object({
  email: z.string(),
  /** The role that it would get; empty where none is meant. */
  role_name: z.string(),
  outcome: z.enum([
    'ready',
    'invited',
    'member',
    'pending',
    'wrong_address',
    'other_domain',
    'invalid',
    'unknown_role',
    'role_beyond',
    'duplicate',
    'over_limit',
  ]),
  /** Why nobody is invited by it; null where somebody is. */
  problem: z.string().nullable(),
})
export type PlannedRow = z.infer<typeof plannedRow>

export const invitationImportRoutes = {
  importInvitations: route({
    access: 'manage_users',
    limit: 'write',
    method: 'POST',
    path: '/admin/invitations/import',
    audit: { action: 'invitations_imported', resource: 'invitation' },
    summary: 'Invite the people of a file; with dry_run, only say of each row what would become of it',
    body: z.object({
      rows: z.array(invitedRow).min(1).max(500),
      dry_run: z.boolean(),
      /** What every invitation says beside its link. */
      message: text(longest.invitationMessage).default(''),
    }),
    response: z.object({ rows: z.array(plannedRow), invited: count }),
  }),
} as const
