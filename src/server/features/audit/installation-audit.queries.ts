import { sql } from 'kysely'
import { z } from 'zod'
import { auditRoutes } from '../../../contract/audit.routes.ts'
import type { SystemTransaction } from '../../access/transactions.ts'

const row = z.object({
  id: z.string(),
  action: z.string(),
  resource_type: z.string(),
  resource_id: z.string().nullable(),
  user_email: z.string().nullable(),
  at: z.date(),
  details: z.record(z.string(), z.unknown()),
  ip_address: z.string().nullable(),
  total: z.number(),
})

/** The whole installation's log; what asks here belongs to the operator. */
export async function readAuditPage(
  trx: SystemTransaction,
  wanted: { action?: string | undefined; resource_type?: string | undefined; page: number; limit: number },
) {
  const { action, resource_type: resource, page, limit } = wanted
  const { rows } = await sql`select * from app.audit_page(${action ?? null}, ${resource ?? null}, ${limit},
    ${(page - 1) * limit})`.execute(trx)
  const found = z.array(row).parse(rows)
  const logs = found.map(({ at, total: _total, ...one }) => ({ ...one, timestamp: at.toISOString() }))
  return { logs, total: found[0]?.total ?? 0, page, limit }
}

export async function readAuditStats(trx: SystemTransaction, now: Date) {
  const { rows } = await sql<{ stats: unknown }>`select app.audit_stats(${now}) as stats`.execute(trx)
  return auditRoutes.stats.response.parse({ stats: rows[0]?.stats })
}

const verified = z.object({ chains: z.coerce.number(), rows_checked: z.coerce.number(), broken: z.unknown() })

export async function checkChains(trx: SystemTransaction) {
  const { rows } = await sql`select * from app.check_audit_chains()`.execute(trx)
  return auditRoutes.verify.response.parse(verified.parse(rows[0]))
}
