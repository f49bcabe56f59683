import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call, type Called } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, makeVendor, password, signIn } from '../../../../tests/support/factories.ts'
import { makeApiKey, makeCustomRole } from '../../../../tests/support/organizations.ts'
import { useTestNode } from '../../../../tests/support/test-node.ts'

const product = useTestNode()
const { owner } = product
const path = '/admin/organization/deletion'

async function makeFirm() {
  const { id: tenantId, slug } = await makeTenant(owner)
  const admin = await makeUser(owner, tenantId, { role: 'admin' })
  const { access: token } = await signIn(product.app, admin)
  const name = `Tenant ${slug}`
  const ask = (body: object = {}, as = token) =>
    call(product.app, 'POST', path, { token: as, body: { name, password, ...body } })
  const read = async () => (await call(product.app, 'GET', path, { token })).body.data
  return { tenantId, name, admin, token, ask, read }
}
const said = ({ status, body }: Called) => [status, body.detail]
const messagesTo = async (email: string) =>
  (await owner.selectFrom('outgoing_mail').where('recipient', '=', email).select('kind').execute()).map(
    ({ kind }) => kind,
  )

/** Of the super admins the twenty oldest are told, whom other suites have made. */
async function countToOperators(): Promise<number> {
  const { count } = await owner
    .selectFrom('outgoing_mail')
    .innerJoin('users', 'users.email', 'outgoing_mail.recipient')
    .where('users.is_super_admin', '=', true)
    .where('outgoing_mail.kind', '=', 'deletion_request')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function makeOperator() {
  const operator = await makeUser(owner, null, { isSuper: true, role: 'admin' })
  const { access: token } = await signIn(product.app, operator)
  const waiting = async (): Promise<readonly { id: string; tenant_id: string; reason: string }[]> =>
    (await call(product.app, 'GET', '/super-admin/deletion-requests', { token })).body.data.requests
  return { token, waiting }
}

test('an admin asks by name and password, every admin and the operator hear of it, and nothing is deleted', async () => {
  const { waiting } = await makeOperator()
  const told = await countToOperators()
  const { tenantId, admin, token, ask, read } = await makeFirm()
  const second = await makeUser(owner, tenantId, { role: 'admin' })
  const member = await makeUser(owner, tenantId)
  await makeVendor(owner, tenantId)
  expect(await read()).toMatchObject({ request: null, members: 3, vendors: 1, scans: 0, abilities: { request: true } })
  const { status, body } = await ask({ reason: ' We merge ' })
  expect(status).toBe(201)
  expect(body.data).toMatchObject({ request: { reason: 'We merge' }, abilities: { request: false, withdraw: true } })
  for (const { email } of [admin, second]) expect(await messagesTo(email)).toEqual(['deletion_request'])
  expect(await countToOperators()).toBeGreaterThan(told)
  expect(await messagesTo(member.email)).toEqual([])
  expect((await waiting()).find((one) => one.tenant_id === tenantId)).toMatchObject({ reason: 'We merge', vendors: 1 })
  expect((await call(product.app, 'GET', '/vendors', { token })).body.data.total).toBe(1)
  expect(said(await ask())).toEqual([409, 'Your organization has asked to be deleted already.'])
  const { body: log } = await call(product.app, 'GET', '/admin/audit-logs?action=deletion_requested', { token })
  expect(log.data.logs[0]).toMatchObject({ resource_id: tenantId, details: { reason: 'We merge' } })
})

test('another name, a wrong password and none are refused, and nothing is asked for', async () => {
  const { name, ask, read } = await makeFirm()
  const wrongName = 'Type the name of your organization exactly as it stands. Nothing was asked for.'
  expect(said(await ask({ name: name.toUpperCase() }))).toEqual([400, wrongName])
  expect(said(await ask({ name: '' }))).toEqual([400, wrongName])
  expect(said(await ask({ password: 'wrong' }))).toEqual([400, 'The password is not right.'])
  expect(said(await ask({ password: null }))).toEqual([400, 'Password is required'])
  expect((await read()).request).toBe(null)
})

test('an account without a password asks soon after it has signed in', async () => {
  const { admin, ask } = await makeFirm()
  await owner.updateTable('users').set({ password_hash: null }).where('id', '=', admin.id).execute()
  await owner
    .updateTable('sessions')
    .set({ created_at: sql<Date>`now() - interval '16 minutes'` })
    .where('user_id', '=', admin.id)
    .execute()
  expect((await ask({ password: null })).body.code).toBe('recent_sign_in_required')
  await owner
    .updateTable('sessions')
    .set({ created_at: sql<Date>`now()` })
    .where('user_id', '=', admin.id)
    .execute()
  expect((await ask({ password: null })).status).toBe(201)
})

test('neither a role of the organization’s own nor a key asks for it, and both may read of it', async () => {
  const { tenantId, admin, ask } = await makeFirm()
  const roleId = await makeCustomRole(owner, tenantId, ['manage_settings', 'view_reports'])
  const keeper = await makeUser(owner, tenantId)
  await owner.updateTable('users').set({ custom_role_id: roleId }).where('id', '=', keeper.id).execute()
  const { access } = await signIn(product.app, keeper)
  const { key } = await makeApiKey(owner, tenantId, admin.id, { scopes: ['manage_settings'] })
  const refusal = [403, 'Only an admin may ask for the organization to be deleted.']
  for (const as of [access, key]) {
    expect(said(await ask({}, as))).toEqual(refusal)
    expect((await call(product.app, 'GET', path, { token: as })).body.data.abilities).toEqual({
      request: false,
      withdraw: false,
    })
  }
  await ask()
  expect(said(await call(product.app, 'DELETE', path, { token: access }))).toEqual(refusal)
})

test('any admin withdraws it, and it can be asked for again', async () => {
  const { tenantId, ask, read } = await makeFirm()
  const { waiting } = await makeOperator()
  const second = await makeUser(owner, tenantId, { role: 'admin' })
  const { access } = await signIn(product.app, second)
  const withdraw = () => call(product.app, 'DELETE', path, { token: access })
  expect((await withdraw()).status).toBe(404)
  await ask()
  expect((await withdraw()).body.data.request).toBe(null)
  expect((await waiting()).some((one) => one.tenant_id === tenantId)).toBe(false)
  expect((await messagesTo(second.email)).filter((kind) => kind === 'deletion_request')).toHaveLength(2)
  expect((await ask()).status).toBe(201)
  expect((await read()).request).not.toBe(null)
})

test('the operator declines with a reason, which the organization’s admins and log are told', async () => {
  const { tenantId, admin, token, ask, read } = await makeFirm()
  const operated = await makeOperator()
  await ask()
  const request = (await operated.waiting()).find((one) => one.tenant_id === tenantId)
  const decline = () =>
    call(product.app, 'POST', `/super-admin/deletion-requests/${request?.id ?? ''}/decline`, {
      token: operated.token,
      body: { reason: 'An invoice is open' },
    })
  expect((await decline()).status).toBe(200)
  expect((await decline()).status).toBe(404)
  expect(await read()).toMatchObject({ request: null, declined_at: expect.any(String), abilities: { request: true } })
  expect(await messagesTo(admin.email)).toEqual(['deletion_request', 'deletion_request'])
  const { body: log } = await call(product.app, 'GET', '/admin/audit-logs?action=deletion_declined', { token })
  expect(log.data.logs[0]).toMatchObject({ user_email: 'Operator', details: { reason: 'An invoice is open' } })
})

test('deleting the organization that asked tells its admins, and the request is gone with it', async () => {
  const { tenantId, admin, ask } = await makeFirm()
  const { token, waiting } = await makeOperator()
  await ask()
  expect((await call(product.app, 'DELETE', `/super-admin/tenants/${tenantId}`, { token })).status).toBe(200)
  expect((await waiting()).some((one) => one.tenant_id === tenantId)).toBe(false)
  expect(await messagesTo(admin.email)).toEqual(['deletion_request'])
})

test('the request of one organization is nobody else’s', async () => {
  const { ask } = await makeFirm()
  await ask()
  expect((await (await makeFirm()).read()).request).toBe(null)
})
