import { sql } from 'kysely'
import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'

/**
 * Counts of vendors: reviewed at least once, and by the state of the latest scan. A rescan takes no finished review away,
 * so that a vendor may count in two; one without a scan is pending.
 */
export async function selectDashboardStats(trx: TenantTransaction, scope: TenantScope) {
  const { rows } = await sql<Record<'vendors' | 'scans' | 'completed' | 'pending' | 'failed' | 'running', number>>`
    select count(*)::int as vendors,
      (select count(*)::int from scans where tenant_id = ${scope.tenantId}) as scans,
      count(*) filter (where exists (select 1 from scans done where done.tenant_id = v.tenant_id
        and done.vendor_id = v.id and done.status = 'completed'))::int as completed,
      count(*) filter (where latest.status = 'pending' or latest.status is null)::int as pending,
      count(*) filter (where latest.status = 'failed')::int as failed,
      count(*) filter (where latest.status = 'running')::int as running
    from vendors v left join lateral (
      select s.status from scans s where s.tenant_id = v.tenant_id and s.vendor_id = v.id
      order by s.created_at desc, s.id desc limit 1) latest on true
    where v.tenant_id = ${scope.tenantId}`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('An aggregate always answers one row')
  return row
}
