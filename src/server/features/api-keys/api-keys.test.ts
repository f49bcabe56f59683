import { expect, test } from 'vitest'
import { call, type Called } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, makeVendor, signIn } from '../../../../tests/support/factories.ts'
import { makeApiKey } from '../../../../tests/support/organizations.ts'
import { useTestNode } from '../../../../tests/support/test-node.ts'

const product = useTestNode()
const { owner } = product

async function makeOrganization() {
  const tenantId = (await makeTenant(owner)).id
  const admin = await makeUser(owner, tenantId, { role: 'admin' })
  return { tenantId, admin, token: (await signIn(product.app, admin)).access }
}
const said = ({ status, body }: Called) => [status, body.detail]

test('a key does what its scopes say on the same routes, in its own organization alone', async () => {
  const { tenantId, token } = await makeOrganization()
  const foreign = await makeVendor(owner, (await makeTenant(owner)).id)
  const own = await makeVendor(owner, tenantId, 'Ours')
  const made = await call(product.app, 'POST', '/admin/api-keys', {
    token,
    body: { name: 'Reader', scopes: ['view_reports'] },
  })
  expect(made.status).toBe(201)
  const { key } = made.body.data
  expect(key).toMatch(/^assay_[\w-]{43}$/)
  const listed = await call(product.app, 'GET', '/vendors', { token: key })
  expect(listed.body.data.vendors.map((one: { name: string }) => one.name)).toEqual(['Ours'])
  expect(listed.body.data.vendors[0].abilities).toEqual({ edit: false, delete: false, scan: false })
  expect((await call(product.app, 'GET', `/vendors/${foreign}`, { token: key })).status).toBe(404)
  expect(said(await call(product.app, 'DELETE', `/vendors/${own}`, { token: key }))).toEqual([
    403,
    'Your API key does not include delete_vendors.',
  ])
})

test('a key is kept as a hash, and shown once', async () => {
  const { token } = await makeOrganization()
  const made = await call(product.app, 'POST', '/admin/api-keys', {
    token,
    body: { name: 'Once', scopes: ['run_scans'] },
  })
  const { key, id } = made.body.data
  const row = await owner.selectFrom('api_keys').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(key.slice(12))
  const listed = await call(product.app, 'GET', '/admin/api-keys', { token })
  expect(listed.raw.body).not.toContain(key.slice(12))
  expect(listed.body.data.api_keys[0]).toMatchObject({ name: 'Once', scopes: ['run_scans'], status: 'active' })
  const audited = await owner.selectFrom('audit_log').where('resource_id', '=', id).select('details').execute()
  expect(JSON.stringify(audited)).not.toContain(key.slice(12))
})

test.each([
  [{ name: ' ', scopes: ['view_reports'] }, 'Key name is required'],
  [{ name: 'A', scopes: [] }, 'Choose at least one permission for the key'],
])('a key made of %j is refused: %s', async (body, message) => {
  const { token } = await makeOrganization()
  expect(said(await call(product.app, 'POST', '/admin/api-keys', { token, body }))).toEqual([400, message])
})

test('no key lets people in, changes roles or makes keys', async () => {
  const { token, tenantId, admin } = await makeOrganization()
  for (const scope of ['manage_users', 'manage_roles', 'manage_settings', 'manage_subscription'])
    expect(
      (await call(product.app, 'POST', '/admin/api-keys', { token, body: { name: 'A', scopes: [scope] } })).status,
    ).toBe(400)
  const { key } = await makeApiKey(owner, tenantId, admin.id)
  expect((await call(product.app, 'GET', '/admin/api-keys', { token: key })).status).toBe(403)
  expect(said(await call(product.app, 'GET', '/auth/me', { token: key }))).toEqual([
    403,
    'An API key has no account. Sign in to do this.',
  ])
})

test('a key that is over, revoked, forged or of somebody who may not sign in opens nothing', async () => {
  const { token, tenantId, admin } = await makeOrganization()
  const over = await makeApiKey(owner, tenantId, admin.id, { expiresAt: new Date(Date.now() - 1000) })
  const revoked = await makeApiKey(owner, tenantId, admin.id)
  expect((await call(product.app, 'GET', '/vendors', { token: revoked.key })).status).toBe(200)
  expect((await call(product.app, 'DELETE', `/admin/api-keys/${revoked.id}`, { token })).status).toBe(200)
  const leaver = await makeUser(owner, tenantId)
  const theirs = await makeApiKey(owner, tenantId, leaver.id)
  expect((await call(product.app, 'GET', '/vendors', { token: theirs.key })).status).toBe(200)
  await call(product.app, 'DELETE', `/admin/users/${leaver.id}`, { token })
  for (const key of [over.key, revoked.key, theirs.key, `assay_${'A'.repeat(43)}`])
    expect((await call(product.app, 'GET', '/vendors', { token: key })).status).toBe(401)
})

test('a key does no more than its maker may, and nothing for a suspended organization', async () => {
  const { tenantId, admin, token } = await makeOrganization()
  const maker = await makeUser(owner, tenantId)
  const { key } = await makeApiKey(owner, tenantId, maker.id, { scopes: ['create_vendors', 'view_reports'] })
  const create = () => call(product.app, 'POST', '/vendors', { token: key, body: { name: crypto.randomUUID() } })
  expect((await create()).status).toBe(201)
  await call(product.app, 'PUT', `/admin/users/${maker.id}`, { token, body: { role: 'viewer' } })
  expect((await create()).status).toBe(403)
  const ofAdmin = await makeApiKey(owner, tenantId, admin.id)
  await owner.updateTable('tenants').set({ status: 'suspended' }).where('id', '=', tenantId).execute()
  expect(said(await call(product.app, 'GET', '/vendors', { token: ofAdmin.key }))).toEqual([
    403,
    'Your organization is suspended. Contact your administrator.',
  ])
})
