import { expect, test } from 'vitest'
import { call, type Called } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, newPassword, signIn } from '../../../../tests/support/factories.ts'
import { makeCustomRole, makeInvitation } from '../../../../tests/support/organizations.ts'
import { useTestNode } from '../../../../tests/support/test-node.ts'

const product = useTestNode()
const { owner } = product

async function makeTeam() {
  const tenantId = (await makeTenant(owner)).id
  const admin = await makeUser(owner, tenantId, { role: 'admin' })
  return { tenantId, admin, token: (await signIn(product.app, admin)).access }
}
const said = ({ status, body }: Called) => [status, body.detail]
const person = { first_name: 'Nora', last_name: 'Field', password: newPassword }
const fresh = () => `${crypto.randomUUID()}@firm.example`

test.each([
  ['', 'Organization name is required'],
  ['   ', 'Organization name is required'],
  [' A ', 'Organization name must be at least 2 characters long'],
])('an organization called "%s" is refused: %s', async (name, message) => {
  const { access: token } = await signIn(product.app, await makeUser(owner, null))
  const answer = await call(product.app, 'POST', '/auth/setup-organization', {
    token,
    body: { organization_name: name },
  })
  expect(said(answer)).toEqual([400, message])
})

test('whoever founds an organization is its admin, in the same session, and founds no second one', async () => {
  const { access: token } = await signIn(product.app, await makeUser(owner, null, { role: 'viewer' }))
  const found = () =>
    call(product.app, 'POST', '/auth/setup-organization', { token, body: { organization_name: ' Blå Co ' } })
  const { status, body } = await found()
  expect(status).toBe(201)
  expect(body.data.user).toMatchObject({ role: 'admin', organization_name: 'Blå Co', tenant_id: body.data.tenant.id })
  expect((await call(product.app, 'GET', '/admin/users', { token })).body.data.total).toBe(1)
  expect(said(await found())).toEqual([409, 'You belong to an organization already.'])
})

test('two organizations of one name have addresses of their own', async () => {
  const slugs = await Promise.all(
    [1, 2].map(async () => {
      const { access: token } = await signIn(product.app, await makeUser(owner, null))
      const { body } = await call(product.app, 'POST', '/auth/setup-organization', {
        token,
        body: { organization_name: 'Twin' },
      })
      return owner.selectFrom('tenants').where('id', '=', body.data.tenant.id).select('slug').executeTakeFirstOrThrow()
    }),
  )
  expect(new Set(slugs.map(({ slug }) => slug)).size).toBe(2)
})

test.each([
  ['', 400, 'Email is required'],
  ['nora', 400, 'Please enter a valid email address'],
  ['nora@gmail.com', 400, 'Personal email addresses are not allowed. Please use your corporate email address.'],
  ['nora+tag@firm.example', 400, 'This email format suggests personal use. Please use your corporate email address.'],
  ['12345@firm.example', 400, 'This email format suggests personal use. Please use your corporate email address.'],
  ['nora@a.b', 400, 'Please use a corporate email address from your organization.'],
  ['nora@a.b.c.firm.example', 400, 'Please use your primary corporate email address.'],
])('an invitation to "%s" is refused with %i: %s', async (email, status, message) => {
  const { token } = await makeTeam()
  expect(said(await call(product.app, 'POST', '/admin/invitations', { token, body: { email } }))).toEqual([
    status,
    message,
  ])
})

test.each([[''], [null], [undefined]])(
  'an invitation whose message is %j is sent, to a member by default',
  async (message) => {
    const { token } = await makeTeam()
    const email = fresh()
    const { status, body } = await call(product.app, 'POST', '/admin/invitations', { token, body: { email, message } })
    expect(status).toBe(201)
    expect(body.data.invitation).toMatchObject({
      email,
      role: 'member',
      status: 'pending',
      message: '',
      force_activate: false,
    })
    const listed = await call(product.app, 'GET', '/admin/invitations', { token })
    expect(listed.body.data.invitations.map((one: { email: string }) => one.email)).toEqual([email])
    const { kind } = await owner
      .selectFrom('outgoing_mail')
      .where('recipient', '=', email)
      .select('kind')
      .executeTakeFirstOrThrow()
    expect(kind).toBe('invitation')
  },
)

test('nobody is invited twice, and no member at all', async () => {
  const { token, admin } = await makeTeam()
  const email = fresh()
  const invite = (address: string) =>
    call(product.app, 'POST', '/admin/invitations', { token, body: { email: address } })
  await invite(email)
  expect(said(await invite(email.toUpperCase()))).toEqual([
    409,
    'This person has an invitation already. Send it again instead.',
  ])
  expect(said(await invite(admin.email))).toEqual([409, 'This person is a member of your organization already.'])
})

test('an invitation does not tell whether an address has an account elsewhere', async () => {
  const { token } = await makeTeam()
  const elsewhere = await makeUser(owner, (await makeTenant(owner)).id)
  const known = await call(product.app, 'POST', '/admin/invitations', { token, body: { email: elsewhere.email } })
  const unknown = await call(product.app, 'POST', '/admin/invitations', { token, body: { email: fresh() } })
  const shape = ({ status, body }: Called) => [status, Object.keys(body.data.invitation), body.data.invitation.status]
  expect(shape(known)).toEqual(shape(unknown))
})

test('immediate access makes the account at once, and its message brings the password', async () => {
  const { token, tenantId } = await makeTeam()
  const email = fresh()
  const body = { email, role: 'viewer', force_activate: true }
  const answer = await call(product.app, 'POST', '/admin/invitations', { token, body })
  expect(answer.body.data.invitation).toMatchObject({ status: 'activated', role: 'viewer' })
  expect(JSON.stringify(answer.body)).not.toMatch(/argon2|password/)
  const user = await owner.selectFrom('users').where('email', '=', email).selectAll().executeTakeFirstOrThrow()
  expect(user).toMatchObject({ tenant_id: tenantId, role: 'viewer', status: 'active', password_hash: null })
  expect((await call(product.app, 'GET', '/admin/invitations', { token })).body.data.invitations).toEqual([])
})

test.each([
  [{ first_name: '' }, 'First name is required'],
  [{ last_name: ' ' }, 'Last name is required'],
  [{ password: '' }, 'Password is required'],
  [
    { password: 'short1!' },
    'Password must be at least 8 characters with uppercase, lowercase, number, and special character',
  ],
  [
    { password: 'nouppercase1!' },
    'Password must be at least 8 characters with uppercase, lowercase, number, and special character',
  ],
])('accepting with %j is refused: %s, and the link stays good', async (wrong, message) => {
  const { tenantId } = await makeTeam()
  const { token } = await makeInvitation(owner, tenantId)
  const accept = (more: object) =>
    call(product.app, 'POST', '/auth/invitation/accept', { body: { token, ...person, ...more } })
  expect(said(await accept(wrong))).toEqual([400, message])
  expect((await accept({})).status).toBe(201)
})

test('an accepted invitation opens a session with its role, and its link is spent', async () => {
  const { tenantId } = await makeTeam()
  const { token, email } = await makeInvitation(owner, tenantId, { role: 'viewer' })
  const shown = await call(product.app, 'GET', `/auth/invitation/${token}`)
  expect(shown.body.data).toMatchObject({ email, role: 'viewer', inviter_name: null })
  const { body } = await call(product.app, 'POST', '/auth/invitation/accept', { body: { token, ...person } })
  expect(body.data.user).toMatchObject({ email, role: 'viewer', tenant_id: tenantId, email_verified: true })
  expect((await call(product.app, 'GET', '/vendors', { token: body.data.access_token })).status).toBe(200)
  expect(said(await call(product.app, 'GET', `/auth/invitation/${token}`))).toEqual([404, 'Invalid invitation'])
  const again = await call(product.app, 'POST', '/auth/invitation/accept', { body: { token, ...person } })
  expect(said(again)).toEqual([404, 'Invalid invitation'])
})

test('an invitation that is over, cancelled or of a suspended organization leads nowhere', async () => {
  const { tenantId, token } = await makeTeam()
  const over = await makeInvitation(owner, tenantId, { expiresAt: new Date(Date.now() - 1000) })
  const cancelled = await makeInvitation(owner, tenantId)
  await call(product.app, 'DELETE', `/admin/invitations/${cancelled.id}`, { token })
  const closed = await makeInvitation(owner, (await makeTenant(owner, { status: 'suspended' })).id)
  for (const one of [over, cancelled, closed, { token: 'unknown' }]) {
    expect(said(await call(product.app, 'GET', `/auth/invitation/${one.token}`))).toEqual([404, 'Invalid invitation'])
    const answer = await call(product.app, 'POST', '/auth/invitation/accept', { body: { token: one.token, ...person } })
    expect(said(answer)).toEqual([404, 'Invalid invitation'])
  }
})

test('an invitation that is sent again lives another week, once a minute at most', async () => {
  const { tenantId, token } = await makeTeam()
  const { id } = await makeInvitation(owner, tenantId, { expiresAt: new Date(Date.now() - 1000) })
  const resend = () => call(product.app, 'POST', `/admin/invitations/${id}/resend`, { token, body: {} })
  const { status, body } = await resend()
  expect(status).toBe(202)
  expect(Date.parse(body.data.expires_at) - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
  expect((await resend()).status).toBe(429)
})

async function activateOne() {
  const { tenantId, token } = await makeTeam()
  const { id, email } = await makeInvitation(owner, tenantId)
  const { status } = await call(product.app, 'POST', `/admin/invitations/${id}/activate`, { token, body: person })
  expect(status).toBe(200)
  const signInWith = (chosen: string) => call(product.app, 'POST', '/auth/login', { body: { email, password: chosen } })
  return { email, signInWith }
}

test('an activated account may do nothing but replace its temporary password, and all that its role grants afterwards', async () => {
  const { signInWith } = await activateOne()
  const token = (await signInWith(newPassword)).body.data.access_token
  const refused = await call(product.app, 'GET', '/vendors', { token })
  expect([refused.status, refused.body.code]).toEqual([403, 'password_change_required'])
  const me = async () => (await call(product.app, 'GET', '/auth/me', { token })).body.data.user.must_renew_credentials
  expect(await me()).toBe(true)
  const body = { current_password: newPassword, new_password: 'Own-horse-staple-7!' }
  expect((await call(product.app, 'POST', '/auth/change-password', { token, body })).status).toBe(200)
  expect(await me()).toBe(false)
  expect((await call(product.app, 'GET', '/vendors', { token })).status).toBe(200)
})

test('a temporary password opens nothing after a day', async () => {
  const { email, signInWith } = await activateOne()
  expect((await signInWith(newPassword)).status).toBe(200)
  const over = new Date(Date.now() - 1000)
  await owner.updateTable('users').set({ credentials_expire_at: over }).where('email', '=', email).execute()
  expect((await signInWith(newPassword)).status).toBe(401)
})

test('an admin changes neither their own role nor removes themselves', async () => {
  const { admin, token } = await makeTeam()
  const change = await call(product.app, 'PUT', `/admin/users/${admin.id}`, { token, body: { role: 'member' } })
  expect(said(change)).toEqual([403, 'You cannot change your own role.'])
  expect(said(await call(product.app, 'DELETE', `/admin/users/${admin.id}`, { token }))).toEqual([
    403,
    'You cannot remove yourself.',
  ])
})

test.each(['demote', 'remove'])('of two admins who %s each other at once one stays', async (what) => {
  for (const _turn of [1, 2, 3, 4, 5]) {
    const { tenantId, admin, token } = await makeTeam()
    const other = await makeUser(owner, tenantId, { role: 'admin' })
    const { access } = await signIn(product.app, other)
    const act = (by: string, at: string) =>
      what === 'demote'
        ? call(product.app, 'PUT', `/admin/users/${at}`, { token: by, body: { role: 'member' } })
        : call(product.app, 'DELETE', `/admin/users/${at}`, { token: by })
    await Promise.all([act(token, other.id), act(access, admin.id)])
    const left = await owner
      .selectFrom('users')
      .where('tenant_id', '=', tenantId)
      .where('role', '=', 'admin')
      .select('id')
      .execute()
    expect(left).toHaveLength(1)
  }
})

test('a removed member’s session ends at once', async () => {
  const { tenantId, token } = await makeTeam()
  const member = await makeUser(owner, tenantId)
  const { access, refresh } = await signIn(product.app, member)
  expect((await call(product.app, 'DELETE', `/admin/users/${member.id}`, { token })).status).toBe(200)
  expect((await call(product.app, 'GET', '/auth/me', { token: access })).status).toBe(401)
  expect((await call(product.app, 'POST', '/auth/refresh-token', { body: { refresh_token: refresh } })).status).toBe(
    401,
  )
})

test('a suspended organization’s members are refused on the next request and told why, until it is active again', async () => {
  const { tenantId, token } = await makeTeam()
  const { access: operator } = await signIn(product.app, await makeUser(owner, null, { isSuper: true }))
  const change = (to: string) =>
    call(product.app, 'POST', `/super-admin/tenants/${tenantId}/${to}`, { token: operator, body: {} })
  expect((await change('suspend')).status).toBe(200)
  const refused = await call(product.app, 'GET', '/vendors', { token })
  expect(said(refused)).toEqual([403, 'Your organization is suspended. Contact your administrator.'])
  expect((await call(product.app, 'GET', '/auth/me', { token })).body.data.user.organization_status).toBe('suspended')
  expect((await change('activate')).status).toBe(200)
  expect((await call(product.app, 'GET', '/vendors', { token })).status).toBe(200)
})

test('a role of the organization’s own is what the server goes by, from the next request on', async () => {
  const { tenantId, token } = await makeTeam()
  const member = await makeUser(owner, tenantId)
  const { access } = await signIn(product.app, member)
  const form = { name: 'Scanner', description: 'Runs scans', permissions: ['view_reports', 'run_scans'] }
  const { body } = await call(product.app, 'POST', '/admin/roles', { token, body: form })
  const assigned = await call(product.app, 'POST', `/admin/roles/${body.data.id}/assign`, {
    token,
    body: { user_ids: [member.id] },
  })
  expect(assigned.body.data).toEqual({ assigned: 1 })
  const create = () => call(product.app, 'POST', '/vendors', { token: access, body: { name: 'New' } })
  expect(said(await create())).toEqual([403, 'Your role does not include create_vendors.'])
  const { body: me } = await call(product.app, 'GET', '/auth/me', { token: access })
  expect(me.data.user).toMatchObject({
    role: 'member',
    role_name: 'Scanner',
    permissions: ['run_scans', 'view_reports'],
  })
  const wider = { ...form, permissions: [...form.permissions, 'create_vendors'] }
  expect((await call(product.app, 'PUT', `/admin/roles/${body.data.id}`, { token, body: wider })).status).toBe(200)
  expect((await create()).status).toBe(201)
  const removed = await call(product.app, 'DELETE', `/admin/roles/${body.data.id}`, { token })
  expect(said(removed)).toEqual([409, 'Somebody has this role or is invited to it. Give them another first.'])
  const { body: trail } = await call(product.app, 'GET', '/admin/roles/audit', { token })
  const actions = trail.data.logs.map((one: { action: string }) => one.action)
  expect(actions).toEqual(['role_updated', 'roles_assigned', 'role_created'])
})

test('nobody gives, invites to, or makes a role that may do more than theirs', async () => {
  const { tenantId } = await makeTeam()
  const helper = await makeUser(owner, tenantId)
  const custom = await makeCustomRole(owner, tenantId, ['manage_users', 'manage_roles', 'view_reports'])
  await owner.updateTable('users').set({ custom_role_id: custom }).where('id', '=', helper.id).execute()
  const { access: token } = await signIn(product.app, helper)
  const victim = await makeUser(owner, tenantId, { role: 'viewer' })
  const attempts = [
    call(product.app, 'PUT', `/admin/users/${victim.id}`, { token, body: { role: 'admin' } }),
    call(product.app, 'POST', '/admin/invitations', { token, body: { email: fresh(), role: 'admin' } }),
    call(product.app, 'POST', '/admin/roles', { token, body: { name: 'All', permissions: ['manage_subscription'] } }),
    call(product.app, 'POST', '/admin/roles/admin/assign', { token, body: { user_ids: [victim.id] } }),
    call(product.app, 'PUT', `/admin/roles/${custom}`, {
      token,
      body: { name: 'Mine', permissions: ['view_reports'] },
    }),
  ]
  expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  expect((await call(product.app, 'PUT', `/admin/users/${victim.id}`, { token, body: { role: custom } })).status).toBe(
    200,
  )
})

test('the matrix lists eleven permissions in seven categories, and says which roles can be deleted', async () => {
  const { token } = await makeTeam()
  const { body } = await call(product.app, 'GET', '/admin/roles', { token })
  expect(body.data.categories.map((one: { name: string }) => one.name)).toEqual([
    'User Management',
    'Analytics',
    'Organization',
    'Billing',
    'Vendors',
    'Security',
    'Data',
  ])
  const rows = body.data.roles.map(
    (one: { id: string; is_default: boolean; can_be_deleted: boolean; permissions: { is_granted: boolean }[] }) => [
      one.id,
      one.is_default,
      one.can_be_deleted,
      one.permissions.filter(({ is_granted }) => is_granted).length,
      one.permissions.length,
    ],
  )
  expect(rows).toEqual([
    ['admin', false, false, 11, 11],
    ['member', true, false, 5, 11],
    ['viewer', false, true, 1, 11],
  ])
})

test('viewer can be deleted and is given to nobody then; admin and member stay', async () => {
  const { token } = await makeTeam()
  for (const role of ['admin', 'member'])
    expect(said(await call(product.app, 'DELETE', `/admin/roles/${role}`, { token }))).toEqual([
      403,
      'System roles cannot be deleted.',
    ])
  expect((await call(product.app, 'DELETE', '/admin/roles/viewer', { token })).status).toBe(200)
  const invited = await call(product.app, 'POST', '/admin/invitations', {
    token,
    body: { email: fresh(), role: 'viewer' },
  })
  expect(said(invited)).toEqual([400, 'There is no such role in your organization.'])
})

test('the operator’s list is searched by name, address and owner, and says how much there is', async () => {
  const { admin, tenantId } = await makeTeam()
  const { access: token } = await signIn(product.app, await makeUser(owner, null, { isSuper: true }))
  const { body } = await call(product.app, 'GET', `/super-admin/tenants?search=${admin.email.slice(0, 36)}&limit=5`, {
    token,
  })
  expect(body.data).toMatchObject({ total: 1, page: 1, limit: 5 })
  expect(body.data.tenants[0]).toMatchObject({
    id: tenantId,
    owner_email: admin.email,
    status: 'active',
    subscription_plan: 'demo',
  })
})
