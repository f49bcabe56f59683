import readSheets from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { call } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, makeVendor, signIn } from '../../../../tests/support/factories.ts'
import { useTestNode } from '../../../../tests/support/test-node.ts'
import { newId } from '../../db/ids.ts'

const product = useTestNode()
const { owner } = product

const hour = 3_600_000
const day = 24 * hour
const ago = (days: number): Date => new Date(Date.now() - days * day)

interface Outcome {
  readonly status?: string
  readonly score?: number | null
  readonly grade?: string | null
  readonly risk?: string | null
  readonly cancelled?: boolean
}

/** An organization with a member who reads its analytics. */
async function openTenant(packageId: string | null = 'starter', role: 'admin' | 'member' | 'viewer' = 'member') {
  const { id: tenantId } = await makeTenant(owner, { packageId })
  const token = (await signIn(product.app, await makeUser(owner, tenantId, { role }))).access
  const read = async (path: string) => (await call(product.app, 'GET', path, { token })).body.data
  const addVendor = async (name: string, addedAt: Date): Promise<string> => {
    const id = await makeVendor(owner, tenantId, name)
    await owner.updateTable('vendors').set({ created_at: addedAt }).where('id', '=', id).execute()
    return id
  }
  const addScan = async (vendorId: string, at: Date, { cancelled = false, ...outcome }: Outcome = {}) => {
    const status = outcome.status ?? 'completed'
    const id = newId()
    const ended = { completed_at: status === 'completed' ? at : null, cancelled_at: cancelled ? at : null }
    await owner
      .insertInto('scans')
      .values({
        id,
        tenant_id: tenantId,
        vendor_id: vendorId,
        as_of: '2026-01-01',
        created_at: at,
        ...outcome,
        ...ended,
        status,
      })
      .execute()
    return id
  }
  return { tenantId, token, read, addVendor, addScan }
}

test('an organization without a scan is empty, and every figure is there', async () => {
  const { read, addVendor } = await openTenant()
  await addVendor('Waiting', ago(1))
  const shown = await read('/analytics/dashboard')
  expect(shown.is_empty).toBe(true)
  expect(shown.metrics).toEqual({
    total_vendors_assessed: 0,
    previous_vendors_assessed: 0,
    completed_assessments: 0,
    high_risk_vendors: 0,
    previous_high_risk_vendors: 0,
    avg_time_to_decision: null,
    cost_savings: 0,
    growth_percentage: null,
    period_days: 30,
  })
  expect(shown.summary).toEqual({ avg_score: null, avg_grade: null, scored: 0, total_scans: 0 })
})

test('a period counts a vendor once, by its newest review in it, beside the period before', async () => {
  const { read, addVendor, addScan } = await openTenant()
  const [first, second, third, old] = await Promise.all(
    ['First', 'Second', 'Third', 'Old'].map((name) => addVendor(name, ago(50))),
  )
  if (!first || !second || !third || !old) throw new Error('Four vendors were made')
  await addScan(first, ago(20), { score: 40, grade: 'F', risk: 'high' })
  await addScan(first, ago(2), { score: 80, grade: 'B', risk: 'low' })
  await addScan(second, ago(10), { score: 30, grade: 'F', risk: 'critical' })
  await addScan(third, ago(5), { score: null, grade: null, risk: null })
  await addScan(third, ago(4), { status: 'failed' })
  await addScan(old, ago(40), { score: 45, grade: 'D', risk: 'high' })
  const shown = await read('/analytics/dashboard?period_days=30')
  expect(shown.is_empty).toBe(false)
  expect(shown.metrics).toMatchObject({
    total_vendors_assessed: 3,
    previous_vendors_assessed: 1,
    completed_assessments: 3,
    high_risk_vendors: 1,
    previous_high_risk_vendors: 1,
    growth_percentage: 200,
    // Three times 720 by hand less 400 of the plan.
    cost_savings: 960,
  })
  expect(shown.summary).toEqual({ avg_score: 55, avg_grade: 'D', scored: 2, total_scans: 5 })
  expect(shown.risk_distribution.data).toEqual({ low: 1, medium: 0, high: 1, withheld: 1 })
  expect(shown.grade_distribution.data).toEqual({ A: 0, B: 1, C: 0, D: 0, F: 1, withheld: 1 })
  expect(shown.highest_risk.map((one: { vendor_name: string }) => one.vendor_name)).toEqual(['Second'])
  const longer = await read('/analytics/dashboard?period_days=90')
  expect(longer.metrics).toMatchObject({ total_vendors_assessed: 4, high_risk_vendors: 2, growth_percentage: null })
})

test('the time to a decision runs from adding a vendor to its first decision, else to its first review', async () => {
  const { tenantId, read, addVendor, addScan } = await openTenant()
  const reviewed = await addVendor('Reviewed', new Date(Date.now() - 50 * hour))
  const firstScan = await addScan(reviewed, new Date(Date.now() - 40 * hour), { score: 70 })
  await addScan(reviewed, new Date(Date.now() - 1 * hour), { score: 70 })
  const decided = await addVendor('Decided', new Date(Date.now() - 50 * hour))
  const scanId = await addScan(decided, new Date(Date.now() - 45 * hour), { score: 70 })
  for (const hours of [30, 2])
    await owner
      .insertInto('vendor_decisions')
      .values({
        tenant_id: tenantId,
        id: newId(),
        vendor_id: decided,
        scan_id: scanId,
        kind: 'approved',
        reason: 'Read and found good.',
        answers: '{}',
        decided_at: new Date(Date.now() - hours * hour),
      })
      .execute()
  const average = async () => (await read('/analytics/dashboard')).metrics.avg_time_to_decision
  expect(await average()).toBe(15)
  await owner
    .insertInto('finding_decisions')
    .values({
      tenant_id: tenantId,
      id: newId(),
      vendor_id: reviewed,
      scan_id: firstScan,
      fact: 'enc.rest',
      kind: 'rejected',
      value: 'not-stated',
      found_value: 'yes',
      reason: 'It does not say so.',
      decided_at: new Date(Date.now() - 5 * hour),
    })
    .execute()
  // An answer that is judged decides nothing about the vendor.
  expect(await average()).toBe(15)
})

test.each([
  ['pay_as_you_go', 599, 121],
  ['starter', 400, 320],
  ['pro', 350, 370],
  ['demo', 0, 720],
  [null, 599, 121],
])('on the plan %s an assessment costs %d and saves %d', async (plan, cost, saved) => {
  const { read } = await openTenant(plan)
  expect((await read('/analytics/dashboard')).costs).toMatchObject({
    manual_cost_per_assessment: 720,
    product_cost_per_assessment: cost,
    savings_per_assessment: saved,
    hours_saved_per_assessment: 7.75,
  })
})

test('cost settings are kept for the organization, audited, and every figure follows', async () => {
  const { tenantId, token, read, addVendor, addScan } = await openTenant('starter', 'admin')
  await addScan(await addVendor('One', ago(2)), ago(1), { score: 70 })
  const before = await read('/analytics/cost-settings')
  expect(before.configuration).toEqual({
    analystHourlyRate: 75,
    manualReviewHours: 8,
    automatedReviewMinutes: 15,
    complianceOverhead: 1.2,
  })
  const settings = { analystHourlyRate: 100, manualReviewHours: 10, automatedReviewMinutes: 30, complianceOverhead: 1 }
  const saved = await call(product.app, 'PUT', '/analytics/cost-settings', { token, body: settings })
  expect(saved.status).toBe(200)
  expect((await read('/analytics/cost-settings')).configuration).toEqual(settings)
  expect((await read('/analytics/dashboard')).metrics.cost_savings).toBe(600)
  const audited = await owner
    .selectFrom('audit_log')
    .where('tenant_id', '=', tenantId)
    .where('action', '=', 'cost_settings_updated')
    .select('details')
    .execute()
  expect(audited).toEqual([{ details: { from: before.configuration, to: settings } }])
})

test.each([
  { analystHourlyRate: -1 },
  { manualReviewHours: 'eight' },
  { complianceOverhead: null },
  { automatedReviewMinutes: 1e9 },
  { analyst_hourly_rate: 75 },
])('cost settings such as %j are refused', async (wrong) => {
  const { token } = await openTenant('starter', 'admin')
  const right = { analystHourlyRate: 75, manualReviewHours: 8, automatedReviewMinutes: 15, complianceOverhead: 1.2 }
  const { status } = await call(product.app, 'PUT', '/analytics/cost-settings', { token, body: { ...right, ...wrong } })
  expect(status).toBe(400)
})

test('a period of other days is refused, and a cache buster changes nothing', async () => {
  const { token } = await openTenant()
  expect((await call(product.app, 'GET', '/analytics/dashboard?period_days=31', { token })).status).toBe(400)
  expect(
    (await call(product.app, 'GET', '/analytics/dashboard?period_days=7&_t=1763800000000', { token })).status,
  ).toBe(200)
})

test.each([
  ['monthly', 12, 31],
  ['quarterly', 4, 92],
  ['yearly', 3, 366],
])('%s trends have a point for each of the last %d, the oldest first', async (period, months, longest) => {
  const { read } = await openTenant()
  const { trends } = await read(`/analytics/trends?period=${period}&months=${months}`)
  expect(trends).toHaveLength(months)
  const starts = trends.map(({ starts_at: at }: { starts_at: string }) => Date.parse(at))
  expect(starts.at(-1)).toBeGreaterThan(Date.now() - longest * day)
  expect(starts.toSorted((a: number, b: number) => a - b)).toEqual(starts)
})

test('a point counts scans, and each vendor once by its newest review', async () => {
  const { read, addVendor, addScan } = await openTenant()
  const vendor = await addVendor('One', ago(400))
  const other = await addVendor('Two', ago(400))
  const now = new Date()
  const started = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
  const lastMonth = (days: number) => new Date(started.getTime() - days * day)
  await addScan(vendor, lastMonth(3), { score: 40, risk: 'high' })
  await addScan(vendor, lastMonth(2), { score: 60, risk: 'medium' })
  await addScan(other, lastMonth(1), { score: 80, risk: 'low' })
  await addScan(other, lastMonth(1), { status: 'failed' })
  await addScan(other, lastMonth(1), { status: 'failed', cancelled: true })
  const { trends } = await read('/analytics/trends')
  expect(trends.at(-2)).toMatchObject({
    scans: 5,
    completed_scans: 3,
    failed_scans: 1,
    completed_reviews: 2,
    high_risk_vendors: 0,
    avg_score: 70,
    cost_savings: 640,
  })
  expect(trends.at(-1)).toMatchObject({ scans: 0, completed_reviews: 0, avg_score: null, cost_savings: 0 })
  const { trends: scans } = await read('/reports/scan-trends')
  expect(scans.at(-2)).toMatchObject({ total_scans: 5, completed_scans: 3, failed_scans: 1 })
})

test('the distribution of risks is of the whole portfolio, by the newest review of each vendor', async () => {
  const { read, addVendor, addScan } = await openTenant()
  const vendor = await addVendor('One', ago(900))
  await addScan(vendor, ago(800), { score: 40, grade: 'F', risk: 'high' })
  await addScan(vendor, ago(700), { score: 90, grade: 'A', risk: 'low' })
  await addVendor('Never reviewed', ago(1))
  const shown = await read('/reports/risk-distribution')
  expect(shown.reviewed_vendors).toBe(1)
  expect(shown.risk_distribution.data).toEqual({ low: 1, medium: 0, high: 0, withheld: 0 })
  expect(shown.grade_distribution.data).toEqual({ A: 1, B: 0, C: 0, D: 0, F: 0, withheld: 0 })
})

test('the portfolio as CSV has a row for every vendor and runs nothing in a spreadsheet', async () => {
  const { read, addVendor, addScan } = await openTenant()
  await addScan(await addVendor('=cmd|calc', ago(3)), ago(2), { score: 71, grade: 'C', risk: 'medium' })
  await addVendor('Plain', ago(1))
  const { filename, content } = await read('/reports/export/csv')
  expect(filename).toBe(`assay-portfolio-${new Date().toISOString().slice(0, 10)}.csv`)
  const lines = content.trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(`"'=cmd|calc"`)
  expect(lines[1]).toContain(',71,"C","medium",')
})

test.each(['summary', 'trends', 'top_risks', 'concentration'])(
  'the report %s is a file also where nothing was scanned',
  async (report) => {
    const { read } = await openTenant()
    const { content } = await read(`/reports/export/csv?report=${report}&period_days=7`)
    expect(content.length).toBeGreaterThan(10)
  },
)

test('a viewer reads the analytics and may neither export nor change the costs', async () => {
  const { token, read } = await openTenant('starter', 'viewer')
  expect((await read('/analytics/dashboard')).abilities).toEqual({ export: false, edit_costs: false })
  expect((await call(product.app, 'GET', '/reports/export/csv', { token })).status).toBe(403)
})

test('a workbook holds every report on a sheet of its own, or the one that is named', async () => {
  const { read, addVendor, addScan } = await openTenant()
  await addScan(await addVendor('=cmd|calc', ago(3)), ago(2), { score: 71, grade: 'C', risk: 'medium' })
  const sheetsOf = async (query: string) => {
    const { base64 } = await read(`/reports/export/xlsx?time_zone=Europe/Berlin${query}`)
    return readSheets(Buffer.from(base64, 'base64'))
  }
  const all = await sheetsOf('')
  expect(all.map(({ sheet }) => sheet)).toEqual(['Portfolio', 'Summary', 'Trends', 'Top risks', 'Concentration'])
  const [portfolio] = await sheetsOf('&report=portfolio')
  expect(portfolio?.data[0]?.slice(2, 4)).toEqual(['Added (Europe/Berlin)', 'Scans'])
  expect(portfolio?.data[1]?.[0]).toBe('=cmd|calc')
  expect(portfolio?.data[1]?.slice(5, 8)).toEqual([71, 'C', 'medium'])
})

test('vendors below high risk whose verdict speaks against them are counted beside the high risks', async () => {
  const { tenantId, read, addVendor, addScan } = await openTenant()
  const verdictOf = (vendorId: string, verdict: string) =>
    owner
      .updateTable('scans')
      .set({ breakdown: JSON.stringify({ verdict }) })
      .where('tenant_id', '=', tenantId)
      .where('vendor_id', '=', vendorId)
      .execute()
  const [unmet, refused, high, fine] = [
    await addVendor('Unmet', ago(9)),
    await addVendor('Refused', ago(9)),
    await addVendor('High', ago(9)),
    await addVendor('Fine', ago(9)),
  ]
  await addScan(unmet, ago(2), { score: 71, grade: 'C', risk: 'medium' })
  await addScan(refused, ago(2), { score: null, grade: null, risk: null })
  await addScan(high, ago(2), { score: 20, grade: 'F', risk: 'high' })
  await addScan(fine, ago(2), { score: 90, grade: 'A', risk: 'low' })
  await verdictOf(unmet, 'conditions_not_met')
  await verdictOf(refused, 'refuse')
  await verdictOf(high, 'refuse')
  await verdictOf(fine, 'approve')
  const shown = await read('/analytics/dashboard')
  expect([shown.metrics.high_risk_vendors, shown.adverse_verdicts]).toEqual([1, 2])
})
