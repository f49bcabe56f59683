import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call, type Called } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, password, signIn, type TestUser } from '../../../../tests/support/factories.ts'
import { makeApiKey } from '../../../../tests/support/organizations.ts'
import { useTestNode } from '../../../../tests/support/test-node.ts'
import { codeOf, enrollApp, enrollPasskey } from '../../../../tests/support/two-factor.ts'

const product = useTestNode()
const { owner } = product

const said = ({ status, body }: Called) => [status, body.code]
const readVendors = (token: string) => call(product.app, 'GET', '/vendors', { token })
const me = async (token: string) => (await call(product.app, 'GET', '/auth/me', { token })).body.data.user
const setRule = (token: string, isRequired: boolean) =>
  call(product.app, 'PUT', '/admin/security', { token, body: { requires_two_factor: isRequired } })

/** An organization whose admin has an authenticator app, and a member without a second factor. */
async function makeFirm() {
  const tenantId = (await makeTenant(owner)).id
  const admin = await makeUser(owner, tenantId, { role: 'admin' })
  const { access: token } = await enrollApp(product.app, admin)
  return { tenantId, admin, token, member: await makeUser(owner, tenantId) }
}

async function makeStrictFirm() {
  const firm = await makeFirm()
  expect((await setRule(firm.token, true)).status).toBe(200)
  return firm
}

const accessOf = async (user: TestUser): Promise<string> => (await signIn(product.app, user)).access

test('an admin without a second factor cannot ask others for one', async () => {
  const tenantId = (await makeTenant(owner)).id
  const token = await accessOf(await makeUser(owner, tenantId, { role: 'admin' }))
  const refused = await setRule(token, true)
  expect(said(refused)).toEqual([403, 'two_factor_required'])
  expect(refused.body.detail).toContain('your own account first')
  expect((await call(product.app, 'GET', '/admin/security', { token })).body.data.requires_two_factor).toBe(false)
})

test('the rule says since when it holds and how many it waits for, and is in the audit log', async () => {
  const { token, tenantId } = await makeFirm()
  const { body } = await setRule(token, true)
  expect(body.data).toMatchObject({ requires_two_factor: true, members: 2, members_without_second_factor: 1 })
  expect(Date.now() - Date.parse(body.data.required_since)).toBeLessThan(60_000)
  const again = await setRule(token, true)
  expect(again.body.data.required_since).toBe(body.data.required_since)
  const { body: logged } = await call(product.app, 'GET', '/admin/audit-logs?action=tenant_updated', { token })
  expect(logged.data.logs[0]).toMatchObject({ resource_id: tenantId, details: { requires_two_factor: true } })
  const { body: team } = await call(product.app, 'GET', '/admin/users', { token })
  expect(team.data.users.map((one: { has_second_factor: boolean }) => one.has_second_factor)).toEqual([true, false])
})

test('whoever signs in without a second factor can do nothing but set one up, and then everything', async () => {
  const { member } = await makeStrictFirm()
  const token = await accessOf(member)
  expect((await me(token)).must_add_second_factor).toBe(true)
  const refused = await readVendors(token)
  expect(said(refused)).toEqual([403, 'two_factor_setup_required'])
  expect(refused.body.detail).toBe(
    'Your organization asks for two-factor authentication. Set it up in your security settings first.',
  )
  const begun = await call(product.app, 'POST', '/auth/two-factor/totp', { token, body: { password } })
  const code = await codeOf(begun.body.data.secret)
  const confirmed = await call(product.app, 'POST', '/auth/two-factor/totp/confirm', { token, body: { code } })
  expect(confirmed.status).toBe(200)
  expect((await me(token)).must_add_second_factor).toBe(false)
  expect((await readVendors(token)).status).toBe(200)
})

test('a passkey is a second factor for the rule as an app is', async () => {
  const { member } = await makeStrictFirm()
  const token = await accessOf(member)
  await enrollPasskey(product.app, product.origin, token)
  expect((await readVendors(token)).status).toBe(200)
})

test('who was signed in when the rule came goes on for a day, and not longer', async () => {
  const { tenantId, member, token: admin } = await makeFirm()
  const open = await accessOf(member)
  await setRule(admin, true)
  expect((await readVendors(open)).status).toBe(200)
  const later = await accessOf(member)
  expect(said(await readVendors(later))).toEqual([403, 'two_factor_setup_required'])
  const hoursAgo = (hours: number) => sql<Date>`now() - make_interval(hours => ${hours})`
  await owner
    .updateTable('sessions')
    .set({ created_at: hoursAgo(48) })
    .where('user_id', '=', member.id)
    .execute()
  for (const [hours, want] of [
    [23, 200],
    [25, 403],
  ] as const) {
    await owner
      .updateTable('tenants')
      .set({ second_factor_since: hoursAgo(hours) })
      .where('id', '=', tenantId)
      .execute()
    expect((await readVendors(open)).status).toBe(want)
  }
})

test('the last second factor stays as long as the rule holds', async () => {
  const { token: admin, member } = await makeStrictFirm()
  const token = await accessOf(member)
  const { added } = await enrollPasskey(product.app, product.origin, token)
  const remove = () =>
    call(product.app, 'POST', `/auth/passkeys/${added.body.data.id}/remove`, { token, body: { password } })
  expect(said(await remove())).toEqual([403, 'two_factor_required'])
  const removeApp = await call(product.app, 'POST', '/auth/two-factor/totp/remove', {
    token: admin,
    body: { password },
  })
  expect(said(removeApp)).toEqual([403, 'two_factor_required'])
  expect((await setRule(admin, false)).status).toBe(200)
  expect((await remove()).status).toBe(200)
})

test('without the rule whoever has no second factor works as before', async () => {
  const { member, token: admin } = await makeStrictFirm()
  const token = await accessOf(member)
  expect((await readVendors(token)).status).toBe(403)
  await setRule(admin, false)
  expect((await me(token)).must_add_second_factor).toBe(false)
  expect((await readVendors(token)).status).toBe(200)
})

test('a key goes on, and a suspended organization hears that it is suspended', async () => {
  const { tenantId, member } = await makeStrictFirm()
  const { key } = await makeApiKey(owner, tenantId, member.id)
  expect((await readVendors(key)).status).toBe(200)
  const token = await accessOf(member)
  await owner.updateTable('tenants').set({ status: 'suspended' }).where('id', '=', tenantId).execute()
  expect(said(await readVendors(token))).toEqual([403, 'organization_closed'])
})

test('the rule of one organization is nobody else’s', async () => {
  await makeStrictFirm()
  const { member, token } = await makeFirm()
  expect((await readVendors(await accessOf(member))).status).toBe(200)
  expect((await call(product.app, 'GET', '/admin/security', { token })).body.data.members).toBe(2)
})
