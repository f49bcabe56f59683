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
  request_id: z.string().nullable(),
  tenant_id: z.string().nullable(),
  tenant_name: z.string().nullable(),
  total: z.number(),
})

interface AuditFilter {
  readonly action?: string | undefined
  readonly resource_type?: string | undefined
  readonly tenant?: string | undefined
  readonly since?: string | undefined
  readonly until?: string | undefined
}

/** Lists are counted to here; the same number stands in the database's `app.counted_to`. */
const countedTo = 10_000

/** The whole installation's log; what asks here belongs to the operator. */
export async function readAuditPage(
  trx: SystemTransaction,
  wanted: AuditFilter & { readonly page: number; readonly limit: number },
) {
  const { action, resource_type: resource, tenant, since, until, page, limit } = wanted
  const { rows } =
    await sql`select * from app.audit_page(${action ?? null}, ${resource ?? null}, ${tenant ?? null}::uuid,
    ${since ?? null}::timestamptz, ${until ?? null}::timestamptz, ${limit}, ${(page - 1) * limit})`.execute(trx)
  const found = z.array(row).parse(rows)
  const logs = found.map(({ at, total: _total, ...one }) => ({ ...one, timestamp: at.toISOString() }))
  const total = found[0]?.total ?? 0
  return { logs, total, page, limit, is_counted: total < countedTo }
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
