import { z } from 'zod'
import { longest } from './limits.forms.ts'
import { operatorReads, operatorWrites } from './operator.ts'
import { count, id, isoTime, text } from './primitives.ts'
import { route } from './route.ts'

const requestedDeletion = z.object({
  id,
  reason: z.string(),
  created_at: isoTime,
  tenant_id: id,
  tenant_name: z.string(),
  requester_email: z.string().nullable(),
  users: count,
  vendors: count,
  scans: count,
})
export type RequestedDeletion = z.infer<typeof requestedDeletion>

export const operatorDeletionsRoutes = {
  deletionRequests: route({
    ...operatorReads,
    path: '/super-admin/deletion-requests',
    summary: 'The organizations that have asked to be deleted, the longest waiting first',
    response: z.object({ requests: z.array(requestedDeletion) }),
  }),
  declineDeletion: route({
    ...operatorWrites,
    method: 'POST',
    path: '/super-admin/deletion-requests/{request}/decline',
    audit: { action: 'deletion_declined', resource: 'tenant' },
    summary: 'Say that the organization stays; its admins are told, with the reason',
    params: z.object({ request: id }),
    body: z.object({ reason: text(longest.note).default('') }),
    response: z.object({}),
  }),
} as const
