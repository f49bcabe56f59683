import { createServer } from 'node:net'
import readSheets from 'read-excel-file/node'
import { expect, test } from 'vitest'
import type { Vendor, VendorMatch } from '../../../contract/vendors.ts'
import { startTestNode, testSettings } from '../../../../tests/support/app.ts'
import { call } from '../../../../tests/support/call.ts'
import { makeScan, makeTenant, makeUser, makeVendor, signIn } from '../../../../tests/support/factories.ts'
import { makeReview, type TestPage } from '../../../../tests/support/review.ts'
import { useTestNode } from '../../../../tests/support/test-node.ts'

const product = useTestNode()
const { owner } = product
const settings = testSettings({ ROLE: 'worker' })

/** An organization of its own with one member. */
async function makeOffice(): Promise<{ tenantId: string; token: string }> {
  const tenantId = (await makeTenant(owner)).id
  const { access } = await signIn(product.app, await makeUser(owner, tenantId, { role: 'member' }))
  return { tenantId, token: access }
}

const security: TestPage = {
  path: 'security',
  kind: 'security',
  text: '# Security\n\nAll customer data is encrypted at rest with AES-256. Single sign-on is not supported.\n',
}

async function list(token: string, query = ''): Promise<Vendor[]> {
  return (await call(product.app, 'GET', `/vendors${query}`, { token })).body.data.vendors
}

test('a vendor of a site that is there already is refused with 409, under www. and in capitals too, unless allowed', async () => {
  const { token } = await makeOffice()
  const add = (body: object) => call(product.app, 'POST', '/vendors', { token, body: { unless_known: true, ...body } })
  expect((await add({ name: 'Larkfield', website: 'https://larkfield-cloud.com' })).status).toBe(201)
  for (const website of [
    'https://larkfield-cloud.com/',
    'www.larkfield-cloud.com',
    'HTTPS://WWW.Larkfield-Cloud.com/security',
  ]) {
    const { status, body } = await add({ name: 'Larkfield again', website })
    expect([status, body.code, body.detail]).toEqual([
      409,
      'vendor_duplicate',
      'Larkfield is already one of your vendors, with the same website.',
    ])
  }
  const dotted = await add({ name: 'Larkfield again', website: 'https://larkfield-cloud.com./' })
  expect([dotted.status, dotted.body.vendor_id]).toEqual([409, (await list(token))[0]?.id])
  expect((await add({ name: 'Larkfield EU', website: 'https://eu.larkfield-cloud.com' })).status).toBe(201)
  const again = { name: 'Larkfield Forms', website: 'https://larkfield-cloud.com', unless_known: false }
  expect((await add(again)).status).toBe(201)
  expect(await list(token)).toHaveLength(3)
})

test('an example name is kept as typed and without a domain, unless it carries a password or a port', async () => {
  const { token } = await makeOffice()
  const add = (website: string) => call(product.app, 'POST', '/vendors', { token, body: { name: 'Try-out', website } })
  expect((await add('https://try-out.example')).body.data.vendor).toMatchObject({
    website: 'https://try-out.example',
    domain: null,
  })
  for (const website of ['https://user:word@try-out.example', 'https://try-out.example:8443', 'https://example'])
    expect((await add(website)).status).toBe(400)
})

test('a name without a website stands for the directory’s vendor of that name', async () => {
  const { token } = await makeOffice()
  const add = (body: object) => call(product.app, 'POST', '/vendors', { token, body: { unless_known: true, ...body } })
  const [known] = (await call(product.app, 'GET', '/vendors/search?q=atlassian', { token })).body.data
    .results as VendorMatch[]
  expect((await add({ name: 'Ours', website: `https://www.${known?.domain}` })).status).toBe(201)
  expect((await add({ name: known?.name })).status).toBe(409)
})

test('two vendors of one name that were never scanned are duplicates', async () => {
  const { token } = await makeOffice()
  const add = (body: object) => call(product.app, 'POST', '/vendors', { token, body: { unless_known: true, ...body } })
  expect((await add({ name: 'Slack' })).status).toBe(201)
  expect((await add({ name: 'slack' })).status).toBe(409)
})

test('another organization’s vendor of the same site is no duplicate', async () => {
  const [one, other] = [await makeOffice(), await makeOffice()]
  for (const { token } of [one, other]) {
    const body = { name: 'Larkfield', website: 'https://larkfield-cloud.com' }
    expect((await call(product.app, 'POST', '/vendors', { token, body })).status).toBe(201)
  }
})

test('suggestions name the organization’s own vendors first, by name or by domain, and a site once', async () => {
  const { token } = await makeOffice()
  const found = async (q: string) =>
    (await call(product.app, 'GET', `/vendors/search?q=${q}`, { token })).body.data.results as VendorMatch[]
  const before = await found('atlassian')
  expect(before[0]).toMatchObject({ vendor_id: null })
  const body = { name: 'Our wiki', website: `https://www.${before[0]?.domain}` }
  const { id } = (await call(product.app, 'POST', '/vendors', { token, body })).body.data
  const after = await found('atlassian')
  expect(after[0]).toMatchObject({ name: 'Our wiki', vendor_id: id })
  expect(after.filter((match) => match.domain === before[0]?.domain)).toEqual([])
  expect((await found('OUR W')).map((match) => match.vendor_id)).toEqual([id])
  const stranger = await makeOffice()
  expect(
    (await call(product.app, 'GET', '/vendors/search?q=our%20wiki', { token: stranger.token })).body.data.results,
  ).toEqual([])
})

test('the last review stays with its score, verdict and open high risks while a rescan runs and after one fails', async () => {
  const { tenantId, token } = await makeOffice()
  const vendorId = await makeVendor(owner, tenantId)
  expect((await list(token))[0]?.last_review).toBeNull()
  const scanId = await makeReview(owner, settings, { tenantId, vendorId }, [security])
  const { scan, restrictions } = (await call(product.app, 'GET', `/scans/${scanId}/review`, { token })).body.data
  const grave = restrictions.filter((row: { severity: string }) => ['critical', 'high'].includes(row.severity))
  expect(grave.length).toBeGreaterThan(0)
  const expected = {
    scan_id: scanId,
    score: scan.score,
    grade: scan.grade,
    verdict: scan.breakdown.verdict,
    open_high_risks: grave.length,
  }
  for (const status of ['running', 'failed']) {
    await makeScan(owner, tenantId, vendorId, status)
    const [vendor] = await list(token)
    expect(vendor?.latest_scan?.scan_status).toBe(status)
    expect(vendor?.last_review).toMatchObject(expected)
    const stats = (await call(product.app, 'GET', '/reports/dashboard/stats', { token })).body.data
    expect([stats.completed_scans, stats.running_scans]).toEqual([1, status === 'running' ? 1 : 0])
    await owner
      .updateTable('scans')
      .set({ status: 'failed' })
      .where('status', '=', 'running')
      .where('vendor_id', '=', vendorId)
      .execute()
  }
  const path = `/vendors/${vendorId}/restrictions/${grave[0].fact}`
  await call(product.app, 'PUT', path, { token, body: { status: 'done' } })
  expect((await list(token))[0]?.last_review?.open_high_risks).toBe(grave.length - 1)
  await call(product.app, 'PUT', path, { token, body: { status: 'wont_implement' } })
  expect((await list(token))[0]?.last_review).toMatchObject({
    open_high_risks: grave.length - 1,
    accepted_high_risks: 1,
  })
  const { content } = (await call(product.app, 'GET', '/vendors/export', { token })).body.data
  expect(content).toContain('"Open high risks","Accepted high risks"')
  expect(content).toContain(`,"${grave.length - 1}","1",`)
})

test('the list sorts and filters in the database; vendors without a value come last either way', async () => {
  const { tenantId, token } = await makeOffice()
  const [plain, strong, bare] = [
    await makeVendor(owner, tenantId, 'beta'),
    await makeVendor(owner, tenantId, 'Alpha'),
    await makeVendor(owner, tenantId, 'Gamma'),
  ]
  await makeReview(owner, settings, { tenantId, vendorId: plain ?? '' }, [security])
  await owner
    .updateTable('scans')
    .set({ score: 40 })
    .where('vendor_id', '=', plain ?? '')
    .execute()
  await makeReview(owner, settings, { tenantId, vendorId: strong ?? '' }, [security])
  await owner
    .updateTable('scans')
    .set({ score: 90 })
    .where('vendor_id', '=', strong ?? '')
    .execute()
  const names = async (query: string) => (await list(token, query)).map((vendor) => vendor.name)
  expect(await names('?sort=name')).toEqual(['Alpha', 'beta', 'Gamma'])
  expect(await names('?sort=-name')).toEqual(['Gamma', 'beta', 'Alpha'])
  expect(await names('?sort=-score')).toEqual(['Alpha', 'beta', 'Gamma'])
  expect(await names('?sort=score')).toEqual(['beta', 'Alpha', 'Gamma'])
  expect((await names('?sort=reviewed')).at(-1)).toBe('Gamma')
  expect((await names('?sort=-risks')).at(-1)).toBe('Gamma')
  expect(await names('?standing=not_reviewed')).toEqual(['Gamma'])
  expect((await names('?standing=high_risks')).toSorted()).toEqual(['Alpha', 'beta'])
  await makeScan(owner, tenantId, bare ?? '', 'running')
  const { vendors, total } = (await call(product.app, 'GET', '/vendors?standing=in_progress&limit=1', { token })).body
    .data
  expect([vendors[0].name, total]).toEqual(['Gamma', 1])
  expect((await call(product.app, 'GET', '/vendors?sort=colour', { token })).status).toBe(400)
})

test('a brand service that never answers costs its suggestions and no connection', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((ready) => {
    silent.listen(0, '127.0.0.1', ready)
  })
  const address = silent.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const own = await startTestNode({ BRAND_SEARCH_KEY: 'key', BRAND_SEARCH_URL: `http://127.0.0.1:${port}/` })
  const tenantId = (await makeTenant(owner)).id
  const { access: token } = await signIn(own.app, await makeUser(owner, tenantId, { role: 'member' }))
  await call(own.app, 'POST', '/vendors', { token, body: { name: 'Quillmark', website: 'https://quillmark.com' } })
  const { status, body } = await call(own.app, 'GET', '/vendors/search?q=quillmark', { token })
  expect([status, (body.data.results as VendorMatch[])[0]?.name]).toEqual([200, 'Quillmark'])
  await own.stop()
  silent.close()
}, 20_000)

test('an owner is an active member of the organization, and the days of the next review are an order', async () => {
  const { tenantId, token } = await makeOffice()
  const [first, second, none] = [
    await makeVendor(owner, tenantId, 'First'),
    await makeVendor(owner, tenantId, 'Second'),
    await makeVendor(owner, tenantId, 'None'),
  ]
  const stranger = await makeOffice()
  const owners = async (as: string) =>
    (await call(product.app, 'GET', '/vendors/owners', { token: as })).body.data.owners as {
      id: string
      name: string
    }[]
  const [mine] = await owners(token)
  const [theirs] = await owners(stranger.token)
  const put = (id: string, body: object) => call(product.app, 'PUT', `/vendors/${id}`, { token, body })
  const kept = await put(first, { owner_id: mine?.id, next_review: '2027-03-01' })
  expect(kept.body.data.vendor).toMatchObject({ owner: mine, next_review: '2027-03-01' })
  const refused = await put(second, { owner_id: theirs?.id, next_review: '2026-12-01' })
  expect([refused.status, refused.body.detail]).toEqual([400, 'The owner is no active member of your organization.'])
  expect((await put(second, { next_review: '2026-12-01' })).status).toBe(200)
  const names = async (sort: string) => (await list(token, `?sort=${sort}`)).map(({ name }) => name)
  expect(await names('next_review')).toEqual(['Second', 'First', 'None'])
  expect(await names('-next_review')).toEqual(['First', 'Second', 'None'])
  expect((await put(none, { owner_id: null, next_review: null })).body.data.vendor).toMatchObject({
    owner: null,
    next_review: null,
  })
})

test('a website is checked without anything being stored', async () => {
  const { token } = await makeOffice()
  const check = async (website: string) =>
    (await call(product.app, 'GET', `/vendors/check-website?website=${encodeURIComponent(website)}`, { token })).body
      .data
  expect(await check('10.0.0.1')).toMatchObject({ website: null, problem: expect.stringContaining('is a number') })
  expect(await check('https://wiki.internal')).toMatchObject({ website: null, host: null })
  expect(await list(token)).toEqual([])
})

test('a name loses the characters that turn the text beside it around', async () => {
  const { token } = await makeOffice()
  const { body } = await call(product.app, 'POST', '/vendors', {
    token,
    body: { name: ' Quay \u202e\u2066fdp.exe\u200f ' },
  })
  expect(body.data.vendor.name).toBe('Quay fdp.exe')
})

test('an import stores nothing on a dry run, adds what is new, and comes out as a CSV that runs no formula', async () => {
  const { tenantId, token } = await makeOffice()
  const rows = [
    { name: 'Acme', website: 'acme-forms.com', description: '=1+1' },
    { name: 'acme', website: '', description: '' },
    { name: '', website: '', description: '' },
  ]
  const send = (dry: boolean) => call(product.app, 'POST', '/vendors/import', { token, body: { rows, dry_run: dry } })
  const dry = (await send(true)).body.data
  expect(dry.rows.map((row: { outcome: string }) => row.outcome)).toEqual(['ready', 'duplicate', 'invalid'])
  expect([dry.created, (await list(token)).length]).toEqual([0, 0])
  const logged = await owner.selectFrom('audit_log').where('tenant_id', '=', tenantId).select('action').execute()
  expect(logged.map(({ action }) => action).filter((action) => action.startsWith('vendors_'))).toEqual([
    'vendors_checked_for_import',
  ])
  expect((await send(false)).body.data.created).toBe(1)
  expect((await send(false)).body.data.created).toBe(0)
  expect((await list(token)).map(({ name, domain }) => [name, domain])).toEqual([['Acme', 'acme-forms.com']])
  const { access } = await signIn(product.app, await makeUser(owner, tenantId, { role: 'viewer' }))
  expect((await call(product.app, 'GET', '/vendors/export', { token: access })).status).toBe(403)
  const file = (await call(product.app, 'GET', '/vendors/export', { token })).body.data
  expect(file.content).toContain(`"Acme","https://acme-forms.com/","'=1+1","no scans"`)
})

test('a workbook of vendors holds those that are named, on the reader’s clock, and no other organization’s', async () => {
  const tenantId = (await makeTenant(owner)).id
  const { access: token } = await signIn(product.app, await makeUser(owner, tenantId))
  const [first, second] = [await makeVendor(owner, tenantId, '=1+1'), await makeVendor(owner, tenantId, 'Second')]
  const elsewhere = await makeVendor(owner, (await makeTenant(owner)).id)
  const read = async (query: string) => {
    const { body } = await call(product.app, 'GET', `/vendors/export?format=xlsx&time_zone=Asia/Tokyo&${query}`, {
      token,
    })
    const [sheet] = await readSheets(Buffer.from(body.data.base64, 'base64'))
    return [body.data.filename, sheet?.data.map((row) => row[0])]
  }
  expect(await read('')).toEqual(['vendors.xlsx', ['Name', 'Second', '=1+1']])
  expect(await read(`ids=${first},${elsewhere}`)).toEqual(['vendors.xlsx', ['Name', '=1+1']])
  const csv = (await call(product.app, 'GET', `/vendors/export?ids=${second}`, { token })).body.data.content
  expect(csv.trim().split('\r\n')).toHaveLength(2)
  for (const wrong of ['ids=nobody', 'format=xls', 'time_zone=Mars/Base'])
    expect((await call(product.app, 'GET', `/vendors/export?${wrong}`, { token })).status, wrong).toBe(400)
})
