import { trackedRestriction, type TrackedRestriction } from '../../../contract/restrictions.ts'
import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'
import { selectTracked } from './restrictions.queries.ts'

/** The restrictions of a vendor that somebody has given a status; all others are still to do. */
export async function readTracked(
  trx: TenantTransaction,
  scope: TenantScope,
  vendorId: string,
): Promise<TrackedRestriction[]> {
  const rows = await selectTracked(trx, scope, vendorId)
  return rows.map(({ owner_id: ownerId, owner_name: name, ...row }) =>
    trackedRestriction.parse({
      ...row,
      owner: ownerId === null ? null : { id: ownerId, name: name ?? '' },
      updated_at: row.updated_at.toISOString(),
    }),
  )
}
