import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestNode } from '../../../../tests/support/app.ts'
import { call } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, signIn } from '../../../../tests/support/factories.ts'
import { openOwner } from '../../../../tests/support/owner.ts'
import type { WebNode } from '../../compose-web.ts'

/** The catalogue: what visitors read, and what the operator changes. */
const owner = openOwner()
let node: WebNode
let token = ''

beforeAll(async () => {
  node = await startTestNode()
  token = (await signIn(node.app, await makeUser(owner, null, { isSuper: true, role: 'admin' }))).access
})

afterAll(async () => {
  await node.stop()
  await owner.destroy()
})

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  call(node.app, method, `/super-admin/packages${path}`, { token, ...(body ? { body } : {}) })
const named = () => `Plan ${crypto.randomUUID()}`

test('visitors read the plans that are sold, in cents, with what a report comes to', async () => {
  const { body } = await call(node.app, 'GET', '/payments/packages')
  const prices = (id: string) => {
    const one = body.data.packages.find((each: { id: string }) => each.id === id)
    return [
      one.price_onetime,
      one.price_monthly,
      one.price_yearly,
      one.price_per_report,
      one.monthly_scan_limit,
      one.vendor_limit,
    ]
  }
  expect(prices('pay_as_you_go')).toEqual([59_900, null, null, 59_900, 1, null])
  expect(prices('starter')).toEqual([null, 199_900, 1_999_000, 40_000, 5, 10])
  expect(prices('pro')).toEqual([null, 349_900, 3_499_000, 35_000, 10, 50])
  expect(prices('custom')).toEqual([null, null, null, null, 999_999, null])
  const sold = body.data.packages.map(({ id }: { id: string }) => id)
  expect(sold).not.toContain('demo')
  expect(body.data.packages.filter((one: { is_most_popular: boolean }) => one.is_most_popular)).toMatchObject([
    { id: 'starter' },
  ])
})

test('a plan that was added can be changed, sold no more, and deleted while nobody has it', async () => {
  const made = await send('POST', '', {
    name: named(),
    description: 'Ours',
    price_monthly: 10_000,
    features: ['One', ' ', ''],
  })
  expect(made.status).toBe(201)
  const { id, version } = made.body.data.package
  expect(made.body.data.package).toMatchObject({
    features: ['One'],
    monthly_scan_limit: 1,
    is_active: true,
    version: 1,
  })
  const reworded = await send('PUT', `/${id}`, { description: 'Still ours' })
  expect(reworded.body.data.package).toMatchObject({ description: 'Still ours', price_monthly: 10_000, version })
  const dearer = await send('PUT', `/${id}`, { price_monthly: 20_000 })
  expect(dearer.body.data.package).toMatchObject({ price_monthly: 20_000, version: version + 1 })
  expect((await send('POST', `/${id}/toggle`, {})).body.data.package).toMatchObject({ is_active: false })
  const shown = await call(node.app, 'GET', '/payments/packages')
  expect(shown.body.data.packages.map((one: { id: string }) => one.id)).not.toContain(id)
  expect((await send('DELETE', `/${id}`)).status).toBe(200)
  expect((await send('DELETE', `/${id}`)).status).toBe(404)
})

test('a plan that somebody has cannot be deleted, and the answer says who has it', async () => {
  const { body } = await send('POST', '', { name: named(), description: 'Ours', is_active: false })
  const { id } = body.data.package
  const tenant = await makeTenant(owner, { packageId: id })
  const refused = await send('DELETE', `/${id}`)
  expect(refused.body).toMatchObject({ code: 'in_use' })
  expect(refused.body.detail).toContain(`Tenant ${tenant.slug}`)
})

test.each([
  ['without a name', { name: ' ', description: 'Ours' }, 400],
  ['without a description', { name: 'Plan', description: '' }, 400],
  ['with a limit below one', { name: 'Plan', description: 'Ours', monthly_scan_limit: 0 }, 400],
  ['with a price below nothing', { name: 'Plan', description: 'Ours', price_monthly: -1 }, 400],
  [
    'paid both once and every month',
    { name: 'Plan', description: 'Ours', price_onetime: 100, price_monthly: 100 },
    400,
  ],
  ['whose name is taken', { name: 'Starter', description: 'Ours' }, 409],
])('a plan %s is refused', async (_what, body, status) => {
  expect((await send('POST', '', body)).status).toBe(status)
})

test('an organization keeps the version that it has, whatever is sold later', async () => {
  const { body } = await send('POST', '', {
    name: named(),
    description: 'Ours',
    monthly_scan_limit: 7,
    is_active: false,
  })
  const { id } = body.data.package
  const tenant = await makeTenant(owner, { packageId: id })
  await owner.updateTable('tenants').set({ package_version: 1 }).where('id', '=', tenant.id).execute()
  await send('PUT', `/${id}`, { monthly_scan_limit: 3 })
  const { access } = await signIn(node.app, await makeUser(owner, tenant.id))
  const shown = await call(node.app, 'GET', '/admin/tenant', { token: access })
  expect(shown.body.data.tenant).toMatchObject({ subscription_plan: id, monthly_scan_limit: 7 })
})
