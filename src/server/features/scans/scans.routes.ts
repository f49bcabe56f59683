import { AppError } from '../../../contract/errors.ts'
import { ledgerEntry } from '../../../contract/documents.ts'
import type { FeatureHandlers } from '../../http/handlers.ts'
import { exportReview, reportName } from '../../report/review-export.ts'
import { makeReviewPdf } from '../../report/review-pdf.ts'
import { publish, publishCancel } from '../../live/publish.ts'
import { readReport } from './review-on-plan.ts'
import { readChanges } from './review-changes.ts'
import { findScan, readDetail, readFindings, readReview } from './review-page.ts'
import { presentScan } from './scans.present.ts'
import { cancelScan, selectLedger, selectScanPage } from './scans.queries.ts'

export const scansHandlers: FeatureHandlers<'scans'> = {
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
  findings: async (context, { params }) => {
    await findScan(context, params.id)
    return { findings: (await readFindings(context, params.id)).findings }
  },
  review: (context, { params }) => readReview(context, params.id),
  ledger: async (context, { params }) => {
    await findScan(context, params.id)
    const rows = await selectLedger(context.trx, context.scope, params.id)
    return { ledger: rows.map((row) => ledgerEntry.parse({ ...row, at: row.at.toISOString() })) }
  },
  changes: {
    prepare: async (context, { params, query }) => {
      const changes = await readChanges(context, params.id, query.against)
      return async () => ({ changes })
    },
  },
  export: async (context, { params, query }) => {
    const page = await readReport(context, params.id, query.plan)
    return async () => exportReview(page, query.format)
  },
  pdf: {
    prepare: async (context, { params, query }) => {
      const { services, scope, inTransaction } = context
      const answer = await services.pdfGate.pass(scope.tenantId, async () => {
        const page = await inTransaction((trx) => readReport({ ...context, trx }, params.id, query.plan))
        const content = await makeReviewPdf(page, services.pdfs, scope.tenantId)
        return { filename: `${reportName(page)}.pdf`, content }
      })
      return async () => answer
    },
  },
  cancel: async (context, { params }) => {
    const { trx, scope, now, note } = context
    await findScan(context, params.id)
    const row = await cancelScan(trx, scope, params.id, now)
    if (!row) throw new AppError('conflict', 'This scan is no longer running.')
    note(row.id, { vendor_id: row.vendor_id })
    await publishCancel(trx, row.id)
    const progress = { scan_status: 'failed', percentage: row.percentage, current_step: 'Cancelled' } as const
    await publish(trx, scope, { changed: 'scan', id: row.id, vendor_id: row.vendor_id, progress })
    return { scan_id: row.id, scan_status: 'failed' as const }
  },
}
