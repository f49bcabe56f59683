import { z } from 'zod'
import { AppError } from '../../../contract/errors.ts'
import { ledgerEntry } from '../../../contract/documents.ts'
import { observation, vendorPlan } from '../../../contract/findings.ts'
import { restriction, reviewSection } from '../../../contract/review.ts'
import { roleGrants } from '../../../contract/permissions.ts'
import type { ReviewPage, ScanDetail } from '../../../contract/scans.ts'
import { facts } from '../../../catalog/facts.ts'
import type { FeatureHandlers, TenantContext } from '../../http/handlers.ts'
import { exportReview } from '../../report/review-export.ts'
import { publish, publishCancel } from '../../live/publish.ts'
import { presentDocumentHead, presentFindings, presentScan, presentScanDetail } from './scans.present.ts'
import {
  cancelScan,
  selectConfirmedHosts,
  selectDocuments,
  selectFindings,
  selectLedger,
  selectScan,
  selectScanPage,
  selectScanParts,
  selectScanSteps,
  selectScanVendor,
} from './scans.queries.ts'

const missing = (): AppError => new AppError('not_found', 'No security review data found for this vendor')

async function findScan({ trx, scope }: TenantContext, id: string) {
  const row = await selectScan(trx, scope, id)
  if (!row) throw missing()
  return row
}

async function readDetail(context: TenantContext, id: string): Promise<ScanDetail> {
  const { trx, scope, session } = context
  const row = await findScan(context, id)
  const parts = await selectScanParts(trx, scope, id)
  const steps = await selectScanSteps(trx, scope, id)
  if (!parts) throw missing()
  return presentScanDetail(row, parts, steps, roleGrants(session.role, 'run_scans'))
}

const written = z.object({
  summary: z.array(reviewSection).default([]),
  analysis: z.array(reviewSection).default([]),
  restrictions: z.array(restriction).default([]),
  plans: z.array(vendorPlan).default([]),
  observations: z.array(observation).default([]),
})

const hostList = z.array(z.object({ host: z.string(), url: z.string() }))

const factRows = facts.map((fact) => ({
  id: fact.id,
  group: fact.group,
  question: fact.question,
  controls: [...fact.soc2, ...fact.iso27001, ...fact.csf2, ...fact.sp80053],
}))

async function readReview(context: TenantContext, id: string): Promise<ReviewPage> {
  const { trx, scope } = context
  const scan = await readDetail(context, id)
  const parts = await selectScanParts(trx, scope, id)
  const vendor = await selectScanVendor(trx, scope, scan.vendor_id)
  if (!parts || !vendor) throw missing()
  const confirmed = await selectConfirmedHosts(trx, scope, scan.vendor_id)
  return {
    scan,
    vendor,
    ...written.parse(parts.written ?? {}),
    findings: presentFindings(await selectFindings(trx, scope, id)),
    documents: (await selectDocuments(trx, scope, id)).map(presentDocumentHead),
    unconfirmed: hostList
      .parse(parts.unconfirmed)
      .map(({ host, url }) => ({ host, url, confirmed: confirmed.includes(host) })),
    abilities: {
      edit_vendor: roleGrants(context.session.role, 'edit_vendors'),
      export: roleGrants(context.session.role, 'export_data'),
    },
    facts: factRows,
  }
}

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
    return { findings: presentFindings(await selectFindings(context.trx, context.scope, params.id)) }
  },
  review: (context, { params }) => readReview(context, params.id),
  ledger: async (context, { params }) => {
    await findScan(context, params.id)
    const rows = await selectLedger(context.trx, context.scope, params.id)
    return { ledger: rows.map((row) => ledgerEntry.parse({ ...row, at: row.at.toISOString() })) }
  },
  export: async (context, { params, query }) => {
    const page = await readReview(context, params.id)
    if (page.scan.scan_status !== 'completed') throw new AppError('conflict', 'This scan has no completed review yet.')
    return exportReview(page, query.format)
  },
  cancel: async (context, { params }) => {
    const { trx, scope, now, note } = context
    await findScan(context, params.id)
    const row = await cancelScan(trx, scope, params.id, now)
    if (!row) throw new AppError('conflict', 'This scan is not running any more.')
    note(row.id, { vendor_id: row.vendor_id })
    await publishCancel(trx, row.id)
    const state = { scan_id: row.id, vendor_id: row.vendor_id, percentage: row.percentage }
    await publish(trx, scope, {
      type: 'scan_progress',
      data: { ...state, scan_status: 'failed', current_step: 'Cancelled' },
    })
    return { scan_id: row.id, scan_status: 'failed' as const }
  },
}
