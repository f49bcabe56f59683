import { expect, test } from 'vitest'
import { call } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, makeVendor, signIn } from '../../../../tests/support/factories.ts'
import { useTestNode } from '../../../../tests/support/test-node.ts'

const product = useTestNode()
const { owner } = product

async function makeAdmin() {
  const { id } = await makeTenant(owner)
  const admin = await makeUser(owner, id, { role: 'admin' })
  return { id, admin, token: (await signIn(product.app, admin)).access }
}

test('an admin renames the organization, and of two who do so at once the later is told', async () => {
  const { id, token } = await makeAdmin()
  const read = async () => (await call(product.app, 'GET', '/admin/organization', { token })).body.data.organization
  const save = (body: object) => call(product.app, 'PUT', '/admin/organization', { token, body })
  const { updated_at } = await read()
  expect((await save({ name: ' Harbour ', description: 'Ships', updated_at })).status).toBe(200)
  expect(await read()).toMatchObject({ name: 'Harbour', description: 'Ships' })
  const late = await save({ name: 'Quay', updated_at })
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])
  expect((await save({ name: ' ' })).body.detail).toBe('Organization name is required')
  expect((await save({ name: 'A' })).body.detail).toBe('Organization name must be at least 2 characters long')
  const { body: log } = await call(product.app, 'GET', '/admin/audit-logs?action=tenant_updated', { token })
  expect(log.data.logs[0]).toMatchObject({ resource_id: id, details: { after: { name: 'Harbour' } } })
})

test('an admin takes the organization’s own data along, without secrets and without anybody else’s', async () => {
  const { id, admin, token } = await makeAdmin()
  const other = await makeAdmin()
  await makeVendor(owner, id, 'Ours')
  await makeVendor(owner, other.id, 'Canary-8c1d')
  const { body } = await call(product.app, 'GET', '/admin/organization/export', { token })
  const content = JSON.parse(body.data.content)
  expect(content.organization.id).toBe(id)
  expect(content.users.map(({ email }: { email: string }) => email)).toEqual([admin.email])
  expect(content.vendors.map(({ name }: { name: string }) => name)).toEqual(['Ours'])
  expect(body.data.content).not.toMatch(/Canary|argon2|password_hash|token_hash/)
})
