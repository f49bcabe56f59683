import { sql } from 'kysely'
import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'

/**
 * Counts of vendors: reviewed at least once, and by the state of the latest scan. A rescan takes no finished review away,
 * so that a vendor may count in two; one without a scan is pending.
 */
export async function selectDashboardStats(trx: TenantTransaction, scope: TenantScope) {
  const { rows } = await sql<
    Record<'vendors' | 'scans' | 'completed' | 'pending' | 'never' | 'failed' | 'running', number>
  >`
    select count(*)::int as vendors, coalesce(sum(scan_count), 0)::int as scans,
      count(last_review_id)::int as completed,
      count(*) filter (where last_scan_status = 'pending')::int as pending,
      count(*) filter (where last_scan_status is null)::int as never,
      count(*) filter (where last_scan_status = 'failed')::int as failed,
      count(*) filter (where last_scan_status = 'running')::int as running
    from vendors where tenant_id = ${scope.tenantId}`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('An aggregate always answers one row')
  return row
}
