import { AppError } from '../../../contract/errors.ts'
import type { LedgerEntry } from '../../../contract/documents.ts'
import type { scansRoutes, startScanRoutes } from '../../../contract/scans.ts'
import type { FeatureHandlers } from '../../http/handlers.ts'
import { publish, publishCancel } from '../../live/publish.ts'
import { newId } from '../../db/ids.ts'
import { insertRefund } from '../usage/usage.public.ts'
import { findScan, readDetail } from './scan-detail.ts'
import { presentScan } from './scans.present.ts'
import { cancelScan, hasReadPages, selectScanPage, selectScanPages } from './scans.queries.ts'
import { startScan } from './start-scan.ts'

const mostPages = 40

export const scansHandlers: FeatureHandlers<typeof scansRoutes> = {
  list: async ({ trx, scope }, { query }) => {
    const page = { vendorId: query.vendor_id, limit: query.limit, offset: (query.page - 1) * query.limit }
    const { rows, total } = await selectScanPage(trx, scope, page)
    return { scans: rows.map(presentScan), total }
  },
  show: async (context, { params }) => ({ scan: await readDetail(context, params.id) }),
  status: async (context, { params }) => {
    const row = presentScan(await findScan(context, params.id))
    return { scan_id: row.id, scan_status: row.scan_status, progress_data: row.progress_data, error_log: row.error_log }
  },
  pages: async (context, { params }) => {
    const { trx, scope } = context
    await findScan(context, params.id)
    const { rows, asked, read } = await selectScanPages(trx, scope, params.id, mostPages)
    // safe because check constraints hold the words, and every answer is parsed before it leaves
    return {
      pages: rows.map(({ at, ...row }) => Object.assign(row, { at: at.toISOString() })) as LedgerEntry[],
      asked,
      read,
    }
  },
  cancel: async (context, { params }) => {
    const { trx, scope, now, note } = context
    await findScan(context, params.id)
    const row = await cancelScan(trx, scope, params.id, now)
    if (!row) throw new AppError('scan_not_active', 'This scan is no longer running.')
    if (!(await hasReadPages(trx, scope, row.id))) await insertRefund(trx, scope, newId(), row.id, now)
    note(row.id, { vendor_id: row.vendor_id })
    await publishCancel(trx, row.id)
    const progress = { scan_status: 'failed', percentage: row.percentage, current_step: 'Cancelled' } as const
    await publish(trx, scope, { changed: 'scan', id: row.id, vendor_id: row.vendor_id, progress })
    return { scan_id: row.id, scan_status: 'failed' as const }
  },
}

export const startScanHandlers: FeatureHandlers<typeof startScanRoutes> = {
  scan: (context, { params }) => startScan(context, params.id),
}
