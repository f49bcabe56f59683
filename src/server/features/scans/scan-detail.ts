import type { Session } from '../../access/scope.ts'
import { AppError } from '../../../contract/errors.ts'
import type { ScanDetail } from '../../../contract/scans.ts'
import type { TenantContext } from '../../http/handlers.ts'
import { presentScanDetail } from './scans.present.ts'
import { selectScan, selectScanParts, selectScanSteps } from './scans.queries.ts'

const missing = (): AppError => new AppError('not_found', 'No security review data found for this vendor')

export async function findScan({ trx, scope }: Pick<TenantContext, 'trx' | 'scope'>, id: string) {
  const row = await selectScan(trx, scope, id)
  if (!row) throw missing()
  return row
}

export async function readDetail(
  context: Pick<TenantContext, 'trx' | 'scope'> & { readonly session: Pick<Session, 'permissions'> },
  id: string,
): Promise<ScanDetail> {
  const { trx, scope, session } = context
  const row = await findScan(context, id)
  const parts = await selectScanParts(trx, scope, id)
  const steps = await selectScanSteps(trx, scope, id)
  if (!parts) throw missing()
  return presentScanDetail(row, parts, steps, session.permissions.includes('run_scans'))
}
