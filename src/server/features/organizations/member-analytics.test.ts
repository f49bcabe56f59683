import { expect, test } from 'vitest'
import { call } from '../../../../tests/support/call.ts'
import { makeScan, makeTenant, makeUser, makeVendor, signIn } from '../../../../tests/support/factories.ts'
import { makeInvitation } from '../../../../tests/support/organizations.ts'
import { useTestNode } from '../../../../tests/support/test-node.ts'

const product = useTestNode()
const { owner } = product

test('the members are counted by role, status and activity, with what each did and scanned', async () => {
  const { id: tenantId } = await makeTenant(owner)
  const admin = await makeUser(owner, tenantId, { role: 'admin' })
  const idle = await makeUser(owner, tenantId, { role: 'viewer', status: 'inactive' })
  await makeUser(owner, tenantId, { role: 'viewer' })
  await makeInvitation(owner, tenantId)
  const { access: token } = await signIn(product.app, admin)
  await call(product.app, 'POST', '/vendors', { token, body: { name: 'Counted' } })
  const scan = await makeScan(owner, tenantId, await makeVendor(owner, tenantId))
  await owner.updateTable('scans').set({ created_by: admin.id }).where('id', '=', scan).execute()
  const { body } = await call(product.app, 'GET', '/admin/analytics/users?period_days=30', { token })
  const { users, days, ...figures } = body.data
  expect(figures).toEqual({
    total_users: 3,
    active_users: 1,
    activity_rate: 33.3,
    pending_invitations: 1,
    role_breakdown: { Admin: 1, Viewer: 2 },
    status_breakdown: { active: 2, inactive: 1 },
  })
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toEqual({ day: new Date().toISOString().slice(0, 10), users: 1, actions: 2 })
  expect(users.find(({ id }: { id: string }) => id === admin.id)).toMatchObject({ actions: 2, scans: 1 })
  expect(users.find(({ id }: { id: string }) => id === idle.id)).toMatchObject({
    actions: 0,
    scans: 0,
    last_login: null,
  })
})
