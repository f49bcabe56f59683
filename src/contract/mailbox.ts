import { z } from 'zod'
import { id, isoTime } from './primitives.ts'
import { route } from './route.ts'

/** What would have been sent in the last 24 hours, newest first. */
const mailbox = z.object({
  messages: z.array(
    z.object({ id, to: z.string(), subject: z.string(), text: z.string(), html: z.string(), created_at: isoTime }),
  ),
})
export type MailboxMessage = z.infer<typeof mailbox>['messages'][number]

export const mailboxRoutes = {
  list: route({
    method: 'GET',
    path: '/super-admin/mailbox',
    access: 'super_admin',
    limit: 'read',
    summary: 'Messages that were not sent because no mail server is set',
    response: mailbox,
  }),
  listInDevelopment: route({
    method: 'GET',
    path: '/development/mailbox',
    access: 'public',
    limit: 'read',
    summary: 'The same without signing in, where nobody but this machine can reach the product; else 404',
    response: mailbox,
  }),
} as const
