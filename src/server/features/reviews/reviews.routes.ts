import type { reviewsRoutes } from '../../../contract/reviews.routes.ts'
import type { FeatureHandlers } from '../../http/handlers.ts'
import { findScan } from '../scans/scans.public.ts'
import { selectTenant } from '../usage/usage.public.ts'
import { makeReviewExport } from './exports/make-export.ts'
import { reportName } from './exports/review-export.ts'
import { makeWorkbook } from './exports/table-files.ts'
import { trackerTable } from './exports/tracker-table.ts'
import { makeReviewPdf } from './exports/review-pdf.ts'
import { readChanges } from './review-changes.ts'
import { selectLedgerEntries } from './review-material.ts'
import { readReport, readReviewOn } from './review-on-plan.ts'
import { readFindings } from './review-page.ts'

export const reviewsHandlers: FeatureHandlers<typeof reviewsRoutes> = {
  findings: async (context, { params }) => {
    await findScan(context, params.id)
    return { findings: (await readFindings(context, params.id)).findings }
  },
  review: (context, { params, query }) => readReviewOn(context, params.id, query.plan),
  ledger: async (context, { params }) => {
    await findScan(context, params.id)
    return { ledger: await selectLedgerEntries(context.trx, context.scope, params.id) }
  },
  changes: {
    prepare: async (context, { params, query }) => {
      const changes = await readChanges(context, params.id, query.against)
      return async () => ({ changes })
    },
  },
  export: {
    prepare: async (context, { params, query }) => {
      const { services, scope, inTransaction } = context
      const answer = await services.exportThrottle.run(scope.tenantId, async () => {
        const page = await inTransaction((trx) => readReport({ ...context, trx }, params.id, query.plan))
        return await makeReviewExport(page, query.format, services.exports, scope.tenantId)
      })
      return async () => answer
    },
  },
  tracker: {
    prepare: async (context, { params, query }) => {
      const { services, scope, inTransaction } = context
      const facts = query.facts.split(',').filter((fact) => fact !== '')
      const asked = { owner: scope.tenantId, name: 'assay-restrictions', zone: query.time_zone }
      const answer = await makeWorkbook(services, asked, async () => [
        trackerTable(await inTransaction((trx) => readReport({ ...context, trx }, params.id, query.plan)), facts),
      ])
      return async () => answer
    },
  },
  pdf: {
    prepare: async (context, { params, query }) => {
      const { services, scope, inTransaction } = context
      const answer = await services.pdfThrottle.run(scope.tenantId, async () => {
        const { page, organization } = await inTransaction(async (trx) => ({
          page: await readReport({ ...context, trx }, params.id, query.plan),
          organization: (await selectTenant(trx, scope))?.name,
        }))
        const content = await makeReviewPdf(page, services.pdfs, scope.tenantId, organization)
        return { filename: `${reportName(page)}.pdf`, content }
      })
      return async () => answer
    },
  },
}
