import { AppError } from '../../../contract/errors.ts'
import type { vendorDecisionsRoutes } from '../../../contract/vendor-decisions.ts'
import { newId } from '../../db/ids.ts'
import type { FeatureHandlers } from '../../http/handlers.ts'
import { publish } from '../../live/publish.ts'
import { lockVendor, readFindings } from '../reviews/reviews.public.ts'
import { selectLatestCompleted, selectScan, selectScanVendor } from '../scans/scans.public.ts'
import { answersOf, presentVendorDecision } from './vendor-decisions.domain.ts'
import { insertVendorDecision, selectVendorDecisions } from './vendor-decisions.queries.ts'

const said = {
  approved: 'approved this vendor',
  approved_with_conditions: 'approved this vendor with conditions',
  rejected: 'rejected this vendor',
} as const

export const vendorDecisionsHandlers: FeatureHandlers<typeof vendorDecisionsRoutes> = {
  history: async ({ trx, scope }, { params }) => {
    if (!(await selectScanVendor(trx, scope, params.id))) throw new AppError('not_found', 'Vendor not found')
    return { decisions: (await selectVendorDecisions(trx, scope, params.id)).map(presentVendorDecision) }
  },
  decide: async (context, { params, body }) => {
    const { trx, scope, session, now, note } = context
    const scan = await selectScan(trx, scope, params.id)
    if (!scan) throw new AppError('not_found', 'No security review data found for this vendor')
    if (!(await lockVendor(trx, scope, scan.vendor_id))) throw new AppError('not_found', 'Vendor not found')
    if ((await selectLatestCompleted(trx, scope, scan.vendor_id))?.id !== params.id)
      throw new AppError('review_outdated', 'There is a newer review of this vendor. Make your decision there.')
    const today = now.toISOString().slice(0, 10)
    if (body.expires_on !== null && body.expires_on < today)
      throw new AppError('invalid_input', 'Choose a day that is still to come, or leave the expiry empty')
    const [newest] = await selectVendorDecisions(trx, scope, scan.vendor_id)
    if (newest && newest.id !== body.seen) {
      const { kind, decided_by: by } = presentVendorDecision(newest)
      throw new AppError(
        'changed_meanwhile',
        `${by ?? 'A former member'} ${said[kind]} meanwhile. Look at it before you decide.`,
      )
    }
    const id = newId()
    await insertVendorDecision(trx, scope, {
      id,
      vendorId: scan.vendor_id,
      scanId: params.id,
      kind: body.kind,
      reason: body.reason,
      plan: body.plan?.trim() || null,
      expiresOn: body.expires_on,
      answers: answersOf((await readFindings(context, params.id)).findings),
      userId: session.user_id,
      now,
    })
    note(scan.vendor_id, { kind: body.kind, expires_on: body.expires_on })
    await publish(trx, scope, { changed: 'decision', id, vendor_id: scan.vendor_id })
    const decision = (await selectVendorDecisions(trx, scope, scan.vendor_id)).find((one) => one.id === id)
    if (!decision) throw new AppError('not_found', 'Vendor not found')
    return { decision: presentVendorDecision(decision) }
  },
}
