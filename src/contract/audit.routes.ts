import { z } from 'zod'
import { longPageOf, operatorReads, pageOf, pageQuery, searched } from './operator.ts'
import { count, id, isoTime, text } from './primitives.ts'
import { route } from './route.ts'

const entry = z.object({
  id,
  action: z.string(),
  resource_type: z.string(),
  resource_id: z.string().nullable(),
  /** A pseudonym where the account is gone; null for what no user did. */
  user_email: z.string().nullable(),
  timestamp: isoTime,
  details: z.record(z.string(), z.unknown()),
  ip_address: z.string().nullable(),
  /** The details as a reader says them; empty for none. */
  words: z.string(),
})

/** As an organization reads it: with what the row is about by its name. */
const ownEntry = entry.extend({
  /** Null where it is gone without leaving a name, or where the row is about nothing that has one. */
  subject: z
    .object({
      name: z.string(),
      /** The vendor that there still is. */
      vendor_id: id.nullable(),
    })
    .nullable(),
})
export type OwnEntry = z.infer<typeof ownEntry>

/** As the operator reads it, of every organization. */
const operatedEntry = entry.extend({
  /** Of the request that it came of; null for rows from before it was kept. */
  request_id: z.string().nullable(),
  tenant_id: id.nullable(),
  tenant_name: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof operatedEntry>

const stats = z.object({
  total_actions_today: count,
  total_actions_week: count,
  total_actions_month: count,
  top_actions: z.array(z.object({ action: z.string(), count })),
  most_active_users: z.array(z.object({ user: z.string(), count })),
})

const ownNarrowed = {
  action: text(64).optional(),
  resource_type: text(64).optional(),
  /** Who did it. */
  user: id.optional(),
  since: isoTime.optional(),
  /** Up to here, and not this moment itself. */
  until: isoTime.optional(),
  /** Part of an action, a person, a vendor's name or the details. */
  search: searched,
}
const narrowed = {
  action: text(64).optional(),
  resource_type: text(64).optional(),
  tenant: id.optional(),
  since: isoTime.optional(),
  /** Up to here, and not this moment itself. */
  until: isoTime.optional(),
}

export const auditRoutes = {
  list: route({
    access: 'super_admin',
    limit: 'read',
    method: 'GET',
    path: '/super-admin/audit-logs',
    summary: 'What happened in the whole installation, newest first',
    query: z.object({ ...narrowed, ...pageQuery }),
    response: z.object({ logs: z.array(operatedEntry), ...longPageOf }),
  }),
  exportAll: route({
    ...operatorReads,
    path: '/super-admin/audit-logs/export',
    audit: { action: 'audit_exported', resource: 'system' },
    files: { csv: 'text/csv; charset=utf-8' },
    summary: 'The newest 10,000 rows that match, as CSV',
    query: z.object(narrowed),
    response: z.object({ filename: z.string(), content: z.string() }),
  }),
  stats: route({
    access: 'super_admin',
    limit: 'read',
    method: 'GET',
    path: '/super-admin/audit-stats',
    summary: 'How much happened today, this week and this month, and by whom in the last 30 days',
    response: z.object({ stats }),
  }),
  verify: route({
    access: 'super_admin',
    limit: 'scan',
    method: 'GET',
    path: '/super-admin/audit-verification',
    summary: 'Look every chain of the audit log through; names those that are not as they were written',
    response: z.object({
      chains: count,
      rows_checked: count,
      broken: z.array(z.object({ tenant_id: id.nullable(), position: count })),
    }),
  }),
  ofOrganization: route({
    access: 'manage_settings',
    limit: 'read',
    method: 'GET',
    path: '/admin/audit-logs',
    summary: 'What happened in one’s own organization, newest first',
    query: z.object({ ...ownNarrowed, ...pageQuery }),
    response: z.object({ logs: z.array(ownEntry), ...pageOf }),
  }),
  exportOwn: route({
    access: 'manage_settings',
    limit: 'read',
    method: 'GET',
    path: '/admin/audit-logs/export',
    audit: { action: 'audit_exported', resource: 'tenant' },
    files: { csv: 'text/csv; charset=utf-8' },
    summary: 'The newest 10,000 rows of one’s own organization that match, as CSV',
    query: z.object(ownNarrowed),
    response: z.object({ filename: z.string(), content: z.string() }),
  }),
  verifyOwn: route({
    access: 'manage_settings',
    limit: 'scan',
    method: 'GET',
    path: '/admin/audit-verification',
    summary: 'Look the chain of one’s own organization’s audit log through',
    response: z.object({
      rows_checked: count,
      /** Rows from before there was a chain. */
      unchained: count,
      /** The first place in the chain that is not as it was written; null for none. */
      broken_at: count.nullable(),
    }),
  }),
} as const
