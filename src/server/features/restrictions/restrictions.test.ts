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

test('an owner, a day and a note are kept beside the status, one by one or for several rows', async () => {
  const scanId = await makeReview(owner, settings, { tenantId, vendorId }, pages)
  const member = await makeUser(owner, tenantId, { role: 'member' })
  const put = (fact: string, body: object) =>
    call(app, 'PUT', `/vendors/${vendorId}/restrictions/${fact}`, { token, body })
  await put('iam.scim', { owner: member.id, due: '2026-12-24', note: 'Ask for a quote.' })
  const many = { facts: ['iam.scim', 'enc.keys'], status: 'next' }
  expect((await call(app, 'PUT', `/vendors/${vendorId}/restrictions`, { token, body: many })).status).toBe(200)
  const kept = (await readReview(scanId, colleague)).tracked
  expect(kept.find(({ fact }) => fact === 'iam.scim')).toMatchObject({
    status: 'next',
    owner: { id: member.id, name: 'Test User' },
    due: '2026-12-24',
    note: 'Ask for a quote.',
  })
  expect(kept.find(({ fact }) => fact === 'enc.keys')).toMatchObject({
    status: 'next',
    owner: null,
    due: null,
    note: '',
  })
  const stranger = await makeUser(owner, (await makeTenant(owner)).id)
  expect((await put('iam.scim', { owner: stranger.id })).status).toBe(400)
  expect((await put('iam.scim', { due: 'soon' })).status).toBe(400)
})

test('who changes a row that somebody changed meanwhile is told, and nothing is overwritten', async () => {
  const scanId = await makeReview(owner, settings, { tenantId, vendorId }, pages)
  const put = (body: object) => call(app, 'PUT', `/vendors/${vendorId}/restrictions/iam.sso`, { token, body })
  const first = await put({ note: 'First.' })
  const seen = first.body.data.restriction.updated_at
  expect((await put({ note: 'Second.', seen })).status).toBe(200)
  const late = await put({ note: 'Third.', seen })
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])
  expect((await readReview(scanId)).tracked.find(({ fact }) => fact === 'iam.sso')?.note).toBe('Second.')
})

test('a review is read for a plan without saving it: what that plan fulfils is no restriction there', async () => {
  const scanId = await makeReview(owner, settings, { tenantId, vendorId }, pages)
  const read = async (query: string): Promise<ReviewPage> =>
    (await call(app, 'GET', `/scans/${scanId}/review${query}`, { token })).body.data
  const [none, business] = [await read(''), await read('?plan=Business')]
  expect([none.written_for, business.written_for, business.our_plan]).toEqual([null, 'Business', null])
  expect(none.restrictions.map(({ fact }) => fact)).toContain('iam.sso')
  expect(business.restrictions.map(({ fact }) => fact)).not.toContain('iam.sso')
  expect((await read('?plan=Nonesuch')).written_for).toBeNull()
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
