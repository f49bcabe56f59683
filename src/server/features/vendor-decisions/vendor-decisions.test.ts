import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ReviewPage } from '../../../contract/reviews.page.ts'
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
