import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestNode, testSettings } from '../../../../tests/support/app.ts'
import { call } from '../../../../tests/support/call.ts'
import { makeScan, makeTenant, makeUser, makeVendor, signIn } from '../../../../tests/support/factories.ts'
import { openOwner } from '../../../../tests/support/owner.ts'
import { makeReview } from '../../../../tests/support/review.ts'
import type { WebNode } from '../../compose-web.ts'

/** What the operator sees and says of vendors and reviews. */
const owner = openOwner()
let node: WebNode
let app: FastifyInstance
let token = ''
let tenantId = ''
let vendorId = ''
let reviewId = ''
let admin = ''
const vendorName = `Larch ${crypto.randomUUID().slice(0, 8)}`

beforeAll(async () => {
  node = await startTestNode()
  app = node.app
  token = (await signIn(app, await makeUser(owner, null, { isSuper: true, role: 'admin' }))).access
  tenantId = (await makeTenant(owner)).id
  admin = (await signIn(app, await makeUser(owner, tenantId, { role: 'admin' }))).access
  vendorId = await makeVendor(owner, tenantId, vendorName)
  reviewId = await makeReview(owner, testSettings(), { tenantId, vendorId }, [
    { path: 'security', kind: 'security', text: 'All customer data is encrypted at rest with AES-256.' },
  ])
})

afterAll(async () => {
  await node.stop()
  await owner.destroy()
})

const ask = (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: object) =>
  call(app, method, `/super-admin${path}`, { token, ...(body ? { body } : {}) })
const reviews = async (query: string) => (await ask('GET', `/security-reviews?${query}`)).body.data.reviews
const ofOrganization = async () => (await call(app, 'GET', `/scans/${reviewId}/review`, { token: admin })).body.data

test('vendors of all organizations are found by name and domain, with whose they are', async () => {
  const of = async (search: string) =>
    (await ask('GET', `/vendors?search=${encodeURIComponent(search)}`)).body.data.vendors
  const [vendor] = await of(vendorName.toUpperCase())
  expect(vendor).toMatchObject({ id: vendorId, tenant_id: tenantId, domain: 'acme.example', scan_count: 1 })
  expect(vendor.last_scan_date).not.toBeNull()
  expect(await of(`${vendorName}%`)).toEqual([])
})

test('reviews are filtered by what the operator says of them', async () => {
  const own = encodeURIComponent(vendorName)
  const other = await makeVendor(owner, tenantId, `${vendorName} other`)
  const running = await makeScan(owner, tenantId, other, 'running')
  const ids = async (query: string) => (await reviews(`search=${own}&${query}`)).map(({ id }: { id: string }) => id)
  expect(await ids('status=pending')).toEqual([running])
  expect(await ids('status=completed')).toEqual([reviewId])
  await ask('PUT', `/security-reviews/${running}`, { status: 'failed', risk_level: 'critical' })
  expect(await ids('status=failed')).toEqual([running])
  expect(await ids('risk_level=critical')).toEqual([running])
  expect(await ids('status=pending')).toEqual([])
  expect((await ids(`vendor=${vendorId}`)).length).toBe(1)
})

test('what the operator says stands beside what the program computed, and both logs tell of it', async () => {
  const before = await ofOrganization()
  expect(before.operator_edit).toBeNull()
  const edit = { status: 'completed', risk_level: 'high', score: 12, results: { note: 'Seen on site' } }
  const { body } = await ask('PUT', `/security-reviews/${reviewId}`, edit)
  expect(body.data.review).toMatchObject({ ...edit, is_edited: true, found: { score: before.scan.score } })
  const after = await ofOrganization()
  expect(after.operator_edit).toMatchObject(edit)
  expect(after.scan.score).toBe(before.scan.score)
  const { body: log } = await call(app, 'GET', '/admin/audit-logs?action=review_edited', { token: admin })
  const row = log.data.logs.find((one: { resource_id: string }) => one.resource_id === reviewId)
  expect(row).toMatchObject({ user_email: 'Operator', ip_address: null, details: { after: { score: 12 } } })
})

test('of two operators who edit one review at once the later is told', async () => {
  const [{ updated_at: seen }] = await reviews(`vendor=${vendorId}`)
  const edit = (score: number) => ask('PUT', `/security-reviews/${reviewId}`, { score, updated_at: seen })
  const [first, second] = [await edit(20), await edit(30)]
  expect([first.status, second.status, second.body.code]).toEqual([200, 409, 'changed_meanwhile'])
})

test.each([
  ['a score over 100', { score: 101 }],
  ['a score that is no whole number', { score: 1.5 }],
  ['an unknown status', { status: 'running' }],
  ['an unknown risk', { risk_level: 'terrible' }],
  ['results that are a list', { results: [] }],
  ['results with a NUL', { results: { note: 'a\u0000b' } }],
  ['results with half a character', { results: { note: '\ud800' } }],
  ['results that are too long', { results: { note: 'x'.repeat(200_001) } }],
  ['results that are nested too deep', { results: JSON.parse('{"a":'.repeat(1000) + '1' + '}'.repeat(1000)) }],
])('%s is refused', async (_what, body) => {
  expect((await ask('PUT', `/security-reviews/${reviewId}`, body)).status).toBe(400)
})

test('results of five megabytes are refused before they are read', async () => {
  const { status } = await ask('PUT', `/security-reviews/${reviewId}`, { results: { note: 'x'.repeat(5_000_000) } })
  expect(status).toBe(413)
})

test('the operator reads a review with nothing to change in it, and its organization’s log says so', async () => {
  const { body } = await ask('GET', `/security-reviews/${reviewId}`)
  expect(body.data.page.vendor.name).toBe(vendorName)
  expect(body.data.page.abilities).toEqual({ edit_vendor: false, export: false })
  expect(body.data.page.scan.abilities).toEqual({ rescan: false, cancel: false })
  const { body: log } = await call(app, 'GET', '/admin/audit-logs?action=review_read', { token: admin })
  expect(log.data.logs[0]).toMatchObject({ user_email: 'Operator', resource_id: reviewId })
  expect((await call(app, 'GET', `/super-admin/security-reviews/${reviewId}`, { token: admin })).status).toBe(403)
})

test('a review that the operator deletes is gone, and what it cost stays charged', async () => {
  const doomed = await makeScan(owner, tenantId, await makeVendor(owner, tenantId, 'Doomed'), 'completed')
  const charges = () => owner.selectFrom('usage_ledger').where('tenant_id', '=', tenantId).select('id').execute()
  const before = await charges()
  expect((await ask('DELETE', `/security-reviews/${doomed}`)).body.data.message).toBe(
    'The review of Doomed is deleted.',
  )
  expect((await ask('GET', `/security-reviews/${doomed}`)).status).toBe(404)
  expect(await charges()).toEqual(before)
})
