import { AppError } from '../../../contract/errors.ts'
import { newId } from '../../db/ids.ts'
import type { TenantContext } from '../../http/handlers.ts'
import { enqueue } from '../../jobs/enqueue.queries.ts'
import { publish } from '../../live/publish.ts'
import { selectReportPrice } from '../plans/plans.public.ts'
import { holdOf } from '../payments/payments.public.ts'
import { insertCharge, lockUsage, payerOf, scanRefusal, selectArrears, selectUsage } from '../usage/usage.public.ts'
import { findVendorByName, updateVendor } from '../vendors/vendors.public.ts'
import { scanJob } from './scans.jobs.ts'
import { presentScan } from './scans.present.ts'
import { insertScan, selectScan, selectScanVendor } from './scans.queries.ts'

/** 404, 409, 402 in this order; then scan, charge and job in the caller's transaction. */
export async function startScan(context: TenantContext, vendorId: string) {
  const { trx, scope, session, now, note } = context
  const vendor = await selectScanVendor(trx, scope, vendorId)
  if (!vendor) throw new AppError('not_found', 'Vendor not found')
  const known = vendor.website === null ? findVendorByName(vendor.name) : undefined
  if (vendor.website === null && !known) {
    throw new AppError(
      'invalid_input',
      `'${vendor.name}' is not in the vendor directory. Enter its website to start a scan.`,
    )
  }
  if (known)
    await updateVendor(trx, scope, vendorId, { website: `https://${known.domain}/`, domain: known.domain }, now)
  const scanId = newId()
  const fresh = await insertScan(trx, scope, { id: scanId, vendorId, createdBy: session.user_id, now })
  if (!fresh) throw new AppError('scan_active', 'A scan of this vendor is already running.')
  await lockUsage(trx, scope)
  const usage = await selectUsage(trx, scope, now)
  const arrears = await selectArrears(trx, scope)
  const quota = {
    plan: usage.package_id,
    limit: usage.is_onetime ? 0 : usage.scan_limit,
    used: usage.used,
    credits: usage.credits,
    hold: arrears ? holdOf(arrears, now) : null,
  }
  const refusal = scanRefusal(quota, await selectReportPrice(trx))
  if (refusal) throw new AppError(refusal.code, refusal.detail)
  const paidBy = payerOf(quota) ?? 'plan'
  await insertCharge(trx, scope, { id: newId(), scanId, userId: session.user_id, paidBy, now })
  if (!(await enqueue(trx, scanJob, { scan_id: scanId, vendor_id: vendorId }, vendorId)))
    throw new AppError('scan_active', 'The last scan of this vendor is still finishing. Try again in a few seconds.')
  const row = await selectScan(trx, scope, scanId)
  if (!row) throw new Error('The scan that was just stored is not there')
  note(scanId, { vendor_id: vendorId })
  const progress = { percentage: row.percentage, current_step: row.current_step, scan_status: 'pending' as const }
  await publish(trx, scope, { changed: 'scan', id: scanId, vendor_id: vendorId, progress })
  return { scan: presentScan(row), scan_id: scanId, scan_status: 'pending' as const, from_cache: false }
}
