import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReviewPage } from '../../../contract/reviews.page.ts'
import { startTestNode, testSettings } from '../../../../tests/support/app.ts'
import { call } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, makeVendor, signIn } from '../../../../tests/support/factories.ts'
import { openOwner } from '../../../../tests/support/owner.ts'
import { makeReview, type TestPage } from '../../../../tests/support/review.ts'
import type { WebNode } from '../../compose-web.ts'

const owner = openOwner()
const settings = testSettings({ ROLE: 'worker' })
let node: WebNode
let app: FastifyInstance
let token = ''
let colleague = ''
let tenantId = ''
let vendorId = ''

const pages: readonly TestPage[] = [
  {
    path: 'pricing',
    kind: 'pricing',
    text: [
      '# Pricing',
      '',
      '| | Team | Business | Enterprise |',
      '| --- | --- | --- | --- |',
      '| Price | $8 per user per month | $15 per user per month | Custom |',
      '| SAML single sign-on | ✗ | ✓ | ✓ |',
      '| SCIM provisioning | ✗ | ✗ | ✓ |',
      '',
    ].join('\n'),
  },
  { path: 'security', kind: 'security', text: '# Security\n\nAll customer data is encrypted at rest with AES-256.\n' },
]

beforeAll(async () => {
  node = await startTestNode()
  app = node.app
  tenantId = (await makeTenant(owner)).id
  token = (await signIn(app, await makeUser(owner, tenantId, { role: 'member' }))).access
  colleague = (await signIn(app, await makeUser(owner, tenantId, { role: 'viewer' }))).access
  vendorId = await makeVendor(owner, tenantId)
})

afterAll(async () => {
  await node.stop()
  await owner.destroy()
})

async function readReview(id: string, reader = token): Promise<ReviewPage> {
  return (await call(app, 'GET', `/scans/${id}/review`, { token: reader })).body.data
}

test('a status is shared with the organization, may go from any value to any other, and survives a rescan', async () => {
  const scanId = await makeReview(owner, settings, { tenantId, vendorId }, pages)
  expect((await readReview(scanId)).tracked).toEqual([])
  for (const status of ['done', 'todo', 'wont_implement', 'in_progress']) {
    const answer = await call(app, 'PUT', `/vendors/${vendorId}/restrictions/iam.sso`, { token, body: { status } })
    expect([answer.status, answer.body.data.restriction.status]).toEqual([200, status])
  }
  const seen = (await readReview(scanId, colleague)).tracked
  expect(seen).toMatchObject([{ fact: 'iam.sso', status: 'in_progress', updated_by: 'Test User' }])
  const rescanned = await makeReview(owner, settings, { tenantId, vendorId }, pages)
  expect((await readReview(rescanned)).tracked).toEqual(seen)
})

test('an unknown status, restriction or vendor is refused', async () => {
  const put = (path: string, body: object) => call(app, 'PUT', path, { token, body })
  expect((await put(`/vendors/${vendorId}/restrictions/iam.sso`, { status: 'later' })).status).toBe(400)
  expect((await put(`/vendors/${vendorId}/restrictions/no.such`, { status: 'done' })).status).toBe(404)
  const nowhere = '00000000-0000-7000-8000-000000000000'
  expect((await put(`/vendors/${nowhere}/restrictions/iam.sso`, { status: 'done' })).status).toBe(404)
})

test('the plan that we have is kept, and each plan says what it lifts and what the next one costs more', async () => {
  const scanId = await makeReview(owner, settings, { tenantId, vendorId }, pages)
  const { body } = await call(app, 'PUT', `/vendors/${vendorId}/plan`, { token, body: { plan: ' Team ' } })
  expect(body.data).toEqual({ plan: 'Team' })
  const page = await readReview(scanId, colleague)
  expect(page.our_plan).toBe('Team')
  const choice = Object.fromEntries(page.plan_choices.map((one) => [one.plan, one]))
  expect(choice['Team']?.lifted).toEqual([])
  expect(choice['Business']?.lifted).toEqual(['restriction:iam.sso'])
  expect([...(choice['Enterprise']?.lifted ?? [])].sort()).toEqual(['restriction:iam.scim', 'restriction:iam.sso'])
  const upgrade = choice['Team']?.upgrades.find((one) => one.plan === 'Business')
  expect(upgrade?.lifts).toEqual(['restriction:iam.sso'])
  expect(upgrade?.difference).toMatchObject({ amount: 7, currency: 'USD' })
  expect(choice['Business']?.upgrades.find((one) => one.plan === 'Enterprise')?.difference).toBeNull()
  const cleared = await call(app, 'PUT', `/vendors/${vendorId}/plan`, { token, body: { plan: null } })
  expect(cleared.body.data).toEqual({ plan: null })
})

test('what is handed on follows the plan that is asked for, else the one that we have', async () => {
  const scanId = await makeReview(owner, settings, { tenantId, vendorId }, pages)
  const exported = async (query: string): Promise<string> => {
    const answer = await call(app, 'GET', `/scans/${scanId}/export?format=markdown${query}`, { token })
    return answer.body.data.content
  }
  expect(await exported('')).toContain('Single sign-on: named for some plans only')
  const asked = await exported('&plan=business')
  expect(asked).toContain('Written for the Business plan.')
  expect(asked).not.toContain('Single sign-on: named for some plans only')
  expect(asked).toContain('User provisioning: named for some plans only')
  await call(app, 'PUT', `/vendors/${vendorId}/plan`, { token, body: { plan: 'Team' } })
  const stored = await exported('')
  expect(stored).toContain('Written for the Team plan.')
  expect(stored).toContain('Buy the Business plan (USD 7 more per user and month) for single sign-on')
  expect(await exported('&plan=')).not.toContain('Written for')
  const unknown = await call(app, 'GET', `/scans/${scanId}/export?plan=Nonesuch`, { token })
  expect([unknown.status, unknown.body.detail]).toEqual([400, 'The vendor has no plan with this name'])
  await call(app, 'PUT', `/vendors/${vendorId}/plan`, { token, body: { plan: null } })
})
