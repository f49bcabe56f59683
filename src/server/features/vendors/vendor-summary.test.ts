import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { vendorOrders, type Vendor } from '../../../contract/vendors.ts'
import { call } from '../../../../tests/support/call.ts'
import { makeScan, makeTenant, makeUser, makeVendor, signIn } from '../../../../tests/support/factories.ts'
import { useTestNode } from '../../../../tests/support/test-node.ts'

const product = useTestNode()
const { owner } = product

const reviewOf = (...risks: readonly string[]): string =>
  JSON.stringify({ restrictions: risks.map((fact) => ({ fact, severity: 'high' })) })

const complete = (id: string, score: number | null, written: string) =>
  owner
    .updateTable('scans')
    .set({ status: 'completed', score, written, breakdown: '{"verdict":"approve"}', completed_at: new Date() })
    .where('id', '=', id)
    .execute()

const setStatus = (tenantId: string, vendorId: string, fact: string, status: string) =>
  owner
    .insertInto('restriction_statuses')
    .values({ tenant_id: tenantId, vendor_id: vendorId, fact, status })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'vendor_id', 'fact']).doUpdateSet({ status }))
    .execute()

async function summaryOf(vendorId: string) {
  return owner
    .selectFrom('vendors')
    .where('id', '=', vendorId)
    .select(['scan_count', 'last_scan_id', 'last_scan_status', 'last_review_id', 'last_review_score'])
    .select(['last_review_verdict', 'open_high_risks', 'accepted_high_risks'])
    .executeTakeFirstOrThrow()
}

test('a vendor’s summary follows its scans, its finished reviews and what is done about its risks', async () => {
  const tenantId = (await makeTenant(owner)).id
  const vendorId = await makeVendor(owner, tenantId)
  const none = {
    last_review_id: null,
    last_review_score: null,
    last_review_verdict: null,
    open_high_risks: null,
    accepted_high_risks: null,
  }
  expect(await summaryOf(vendorId)).toEqual({ ...none, scan_count: 0, last_scan_id: null, last_scan_status: null })

  const first = await makeScan(owner, tenantId, vendorId, 'running')
  expect(await summaryOf(vendorId)).toEqual({
    ...none,
    scan_count: 1,
    last_scan_id: first,
    last_scan_status: 'running',
  })
  await complete(first, 61, reviewOf('a', 'b', 'c'))
  const reviewed = { last_review_id: first, last_review_score: 61, last_review_verdict: 'approve' }
  expect(await summaryOf(vendorId)).toMatchObject({ ...reviewed, last_scan_status: 'completed', open_high_risks: 3 })

  await setStatus(tenantId, vendorId, 'a', 'done')
  await setStatus(tenantId, vendorId, 'b', 'next')
  expect(await summaryOf(vendorId)).toMatchObject({ open_high_risks: 2 })
  expect(await summaryOf(vendorId)).toMatchObject({ accepted_high_risks: 0 })
  await setStatus(tenantId, vendorId, 'c', 'wont_implement')
  await setStatus(tenantId, vendorId, 'of no high risk', 'wont_implement')
  expect(await summaryOf(vendorId)).toMatchObject({ open_high_risks: 1, accepted_high_risks: 1 })
  await setStatus(tenantId, vendorId, 'c', 'todo')
  await setStatus(tenantId, vendorId, 'a', 'todo')
  expect(await summaryOf(vendorId)).toMatchObject({ open_high_risks: 3, accepted_high_risks: 0 })

  const second = await makeScan(owner, tenantId, vendorId, 'pending')
  await owner.updateTable('scans').set({ status: 'failed' }).where('id', '=', second).execute()
  expect(await summaryOf(vendorId)).toMatchObject({
    ...reviewed,
    scan_count: 2,
    last_scan_id: second,
    last_scan_status: 'failed',
    open_high_risks: 3,
  })
  // A decision writes the review anew.
  await complete(first, 70, reviewOf('b'))
  expect(await summaryOf(vendorId)).toMatchObject({ last_review_score: 70, open_high_risks: 1 })
  await owner.deleteFrom('scans').where('id', '=', first).execute()
  expect(await summaryOf(vendorId)).toMatchObject({ ...none, scan_count: 1, last_scan_id: second })
})

test('in every order, the page after a vendor is the page with the next number', async () => {
  const tenantId = (await makeTenant(owner)).id
  const { access: token } = await signIn(product.app, await makeUser(owner, tenantId))
  for (const [index, score] of [50, null, 70, 50, null, 90, 70].entries()) {
    const vendorId = await makeVendor(
      owner,
      tenantId,
      ['Birch', 'alder', 'Cedar', 'birch', 'Elm', 'Date', 'Fir'][index],
    )
    if (index === 4) continue
    const scan = await makeScan(owner, tenantId, vendorId, 'pending')
    await complete(scan, score, reviewOf(...['a', 'b', 'c'].slice(0, index % 3)))
  }
  const read = async (query: string): Promise<string[]> => {
    const { body } = await call(product.app, 'GET', `/vendors?limit=2&${query}`, { token })
    expect(body.data.total).toBe(7)
    return body.data.vendors.map((vendor: Vendor) => vendor.id)
  }
  for (const order of vendorOrders.flatMap((each) => [each, `-${each}`])) {
    const byNumber: string[] = []
    const byVendor: string[] = []
    for (const page of [1, 2, 3, 4]) {
      byNumber.push(...(await read(`sort=${order}&page=${page}`)))
      const last = byVendor.at(-1)
      byVendor.push(...(await read(`sort=${order}&page=1${last === undefined ? '' : `&after=${last}`}`)))
    }
    expect(new Set(byNumber).size, order).toBe(7)
    expect(byVendor, order).toEqual(byNumber)
  }
})

test('where the vendor of the page before is gone, or is another organization’s, the number of the page decides', async () => {
  const tenantId = (await makeTenant(owner)).id
  const { access: token } = await signIn(product.app, await makeUser(owner, tenantId))
  for (const name of ['One', 'Two', 'Three']) await makeVendor(owner, tenantId, name)
  const elsewhere = await makeVendor(owner, (await makeTenant(owner)).id)
  const page = await call(product.app, 'GET', '/vendors?limit=2&page=2', { token })
  for (const after of [elsewhere, '00000000-0000-4000-8000-000000000000']) {
    const { body } = await call(product.app, 'GET', `/vendors?limit=2&page=2&after=${after}`, { token })
    expect(body.data).toEqual(page.body.data)
  }
})

test('the most open risks first, and the reviews beside every page, are orders of an index under row-level security', async () => {
  const tenantId = (await makeTenant(owner)).id
  await sql`insert into vendors (id, tenant_id, name, open_high_risks)
    select gen_random_uuid(), ${tenantId}, 'Vendor ' || n, n % 9 from generate_series(1, 2000) as n`.execute(owner)
  await sql`analyze vendors`.execute(owner)
  for (const [column, index] of [
    ['open_high_risks', 'vendors_open_risks'],
    ['last_review_at', 'vendors_reviewed'],
  ] as const) {
    const plan = await owner.transaction().execute(async (trx) => {
      await sql`set local role assay_app`.execute(trx)
      return sql<{ 'QUERY PLAN': string }>`explain select id from vendors where tenant_id = ${tenantId}
        order by ${sql.ref(column)} desc nulls last, created_at desc, id desc limit 50`.execute(trx)
    })
    const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(lines).toContain(index)
    expect(lines).not.toContain('Sort')
  }
})
