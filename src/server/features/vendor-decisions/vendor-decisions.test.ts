import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ReviewPage } from '../../../contract/reviews.page.ts'
import type { Vendor } from '../../../contract/vendors.ts'
import { startTestNode, testSettings } from '../../../../tests/support/app.ts'
import { call } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, makeVendor, signIn } from '../../../../tests/support/factories.ts'
import { openOwner } from '../../../../tests/support/owner.ts'
import { makeReview } from '../../../../tests/support/review.ts'
import type { WebNode } from '../../compose-web.ts'

const owner = openOwner()
const settings = testSettings({ ROLE: 'worker' })
const pageOf = (text: string) => [{ path: 'security', kind: 'security', text: `# Security\n\n${text}\n` }]
const encrypted = pageOf('All customer data is encrypted at rest with AES-256.')
let node: WebNode
let app: FastifyInstance
let tenantId = ''
let token = ''
let vendorId = ''
let scanId = ''

beforeAll(async () => {
  node = await startTestNode()
  app = node.app
  tenantId = (await makeTenant(owner)).id
  token = (await signIn(app, await makeUser(owner, tenantId, { role: 'member' }))).access
})

beforeEach(async () => {
  vendorId = await makeVendor(owner, tenantId)
  scanId = await makeReview(owner, settings, { tenantId, vendorId }, encrypted)
})

afterAll(async () => {
  await node.stop()
  await owner.destroy()
})

const decide = (body: object, id = scanId) =>
  call(app, 'POST', `/scans/${id}/vendor-decision`, { token, body: { reason: 'Good evidence.', seen: null, ...body } })

const read = async (id = scanId): Promise<ReviewPage> =>
  (await call(app, 'GET', `/scans/${id}/review`, { token })).body.data

test('a decision says who, why and until when, and stands in the review and its files', async () => {
  const { status } = await decide({ kind: 'approved_with_conditions', plan: 'Business', expires_on: '2099-12-31' })
  expect(status).toBe(201)
  expect((await read()).vendor_decision).toMatchObject({
    kind: 'approved_with_conditions',
    reason: 'Good evidence.',
    plan: 'Business',
    expires_on: '2099-12-31',
    decided_by: 'Test User',
    standing: 'holds',
  })
  const { body } = await call(app, 'GET', `/scans/${scanId}/export?format=markdown`, { token })
  expect(body.data.content).toContain('Decision: Approved with conditions for the Business plan by Test User on')
  expect(body.data.content).toContain('until 2099-12-31')
})

test('a rescan that answers otherwise opens the decision again and names the answers; one that does not leaves it', async () => {
  await decide({ kind: 'approved' })
  const same = await makeReview(owner, settings, { tenantId, vendorId }, encrypted)
  expect((await read(same)).vendor_decision?.standing).toBe('holds')
  const silent = await makeReview(owner, settings, { tenantId, vendorId }, pageOf('We make forms.'))
  expect((await read(silent)).vendor_decision).toMatchObject({ standing: 'reopened', changed: ['enc.rest'] })
})

test('the list of vendors says how many answers opened a decision again, as the review does, until it is made anew', async () => {
  const changed = async () =>
    (await call(app, 'GET', `/vendors/${vendorId}`, { token })).body.data.vendor.decision?.changed_answers
  const first = await decide({ kind: 'approved' })
  expect(await changed()).toBe(0)
  const finding = `/scans/${scanId}/findings/enc.rest/decision`
  await call(app, 'POST', finding, { token, body: { kind: 'rejected', reason: 'Of another product.' } })
  expect([await changed(), (await read()).vendor_decision?.changed]).toEqual([1, ['enc.rest']])
  await call(app, 'DELETE', finding, { token })
  expect([await changed(), (await read()).vendor_decision?.changed]).toEqual([0, []])
  const silent = await makeReview(owner, settings, { tenantId, vendorId }, pageOf('We make forms.'))
  expect([await changed(), (await read(silent)).vendor_decision?.changed]).toEqual([1, ['enc.rest']])
  const { content } = (await call(app, 'GET', '/vendors/export', { token })).body.data
  expect(content).toContain('"Approved, open again"')
  await decide({ kind: 'approved', seen: first.body.data.decision.id }, silent)
  expect(await changed()).toBe(0)
})

test('a review of an earlier version, whose answers nobody kept, says no number of those that changed', async () => {
  await decide({ kind: 'approved' })
  const scan = owner.updateTable('scans').where('id', '=', scanId)
  // Whatever is written of a review's score counts for its vendor anew.
  await scan.set({ answers: null, score: sql`score` }).execute()
  const { body } = await call(app, 'GET', `/vendors/${vendorId}`, { token })
  expect(body.data.vendor.decision).toMatchObject({ kind: 'approved', changed_answers: null })
})

test('a decision whose last day is over has expired', async () => {
  await decide({ kind: 'approved', expires_on: '2099-12-31' })
  await owner
    .updateTable('vendor_decisions')
    .set({ expires_on: '2020-01-01' })
    .where('vendor_id', '=', vendorId)
    .execute()
  expect((await read()).vendor_decision?.standing).toBe('expired')
})

test('a decision needs a reason, a day to come and the latest review', async () => {
  expect((await decide({ kind: 'approved', reason: ' ' })).status).toBe(400)
  expect((await decide({ kind: 'approved', expires_on: '2020-01-01' })).status).toBe(400)
  const newer = await makeReview(owner, settings, { tenantId, vendorId }, encrypted)
  expect((await decide({ kind: 'approved' })).body.code).toBe('review_outdated')
  expect((await decide({ kind: 'approved' }, newer)).status).toBe(201)
})

test('of two people who decide the later one is told what the first decided; the history keeps every decision', async () => {
  const first = await decide({ kind: 'approved' })
  const late = await decide({ kind: 'rejected' })
  expect([late.status, late.body.detail]).toEqual([
    409,
    'Test User approved this vendor meanwhile. Look at it before you decide.',
  ])
  await decide({ kind: 'rejected', seen: first.body.data.decision.id })
  const { body } = await call(app, 'GET', `/vendors/${vendorId}/decision`, { token })
  expect(body.data.decisions.map(({ kind }: { kind: string }) => kind)).toEqual(['rejected', 'approved'])
})

test('the list of vendors tells the newest decision, finds who is decided, sorts by it and exports it', async () => {
  const ownTenant = (await makeTenant(owner)).id
  const { access } = await signIn(app, await makeUser(owner, ownTenant, { role: 'member' }))
  const ids: string[] = []
  for (const name of ['Rejected', 'Expired', 'Open']) ids.push(await makeVendor(owner, ownTenant, name))
  const [rejected = '', expired = ''] = ids
  const judge = async (id: string, body: object) => {
    const scan = await makeReview(owner, settings, { tenantId: ownTenant, vendorId: id }, encrypted)
    const answer = { reason: 'As it stands.', seen: null, ...body }
    const { status } = await call(app, 'POST', `/scans/${scan}/vendor-decision`, { token: access, body: answer })
    expect(status).toBe(201)
  }
  await judge(rejected, { kind: 'rejected', plan: 'Business' })
  await judge(expired, { kind: 'approved', expires_on: '2099-12-31' })
  await owner
    .updateTable('vendor_decisions')
    .set({ expires_on: '2020-01-01' })
    .where('vendor_id', '=', expired)
    .execute()
  const list = async (query: string): Promise<Vendor[]> =>
    (await call(app, 'GET', `/vendors?${query}`, { token: access })).body.data.vendors
  const names = async (query: string) => (await list(query)).map(({ name }) => name)
  expect((await list('standing=decided&sort=-name')).map(({ name, decision }) => [name, decision])).toEqual([
    [
      'Rejected',
      {
        kind: 'rejected',
        plan: 'Business',
        expires_on: null,
        is_expired: false,
        is_of_earlier_review: false,
        changed_answers: 0,
      },
    ],
    [
      'Expired',
      {
        kind: 'approved',
        plan: null,
        expires_on: '2020-01-01',
        is_expired: true,
        is_of_earlier_review: false,
        changed_answers: 0,
      },
    ],
  ])
  expect(await names('standing=not_decided')).toEqual(['Open'])
  expect(await names('sort=decision')).toEqual(['Expired', 'Rejected', 'Open'])
  expect(await names('sort=-decision')).toEqual(['Rejected', 'Expired', 'Open'])
  const { content } = (await call(app, 'GET', '/vendors/export?sort=name', { token: access })).body.data
  expect(content).toContain('"Approved, expired","","2020-01-01"')
  expect(content).toContain('"Rejected","Business",""')
  await makeReview(owner, settings, { tenantId: ownTenant, vendorId: rejected }, encrypted)
  // The same pages again: older than the last review, and nothing that it rests on is another.
  expect((await list('sort=-decision'))[0]?.decision).toMatchObject({ is_of_earlier_review: true, changed_answers: 0 })
})

test('a decision that goes with its review leaves the one before it standing', async () => {
  const first = await decide({ kind: 'approved' })
  const newer = await makeReview(owner, settings, { tenantId, vendorId }, encrypted)
  await decide({ kind: 'rejected', seen: first.body.data.decision.id }, newer)
  const kind = async () => (await call(app, 'GET', `/vendors/${vendorId}`, { token })).body.data.vendor.decision?.kind
  expect(await kind()).toBe('rejected')
  await owner.deleteFrom('scans').where('id', '=', newer).execute()
  expect(await kind()).toBe('approved')
})
