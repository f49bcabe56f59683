import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestNode } from '../../../../tests/support/app.ts'
import { call } from '../../../../tests/support/call.ts'
import {
  makeScan,
  makeTenant,
  makeUser,
  makeVendor,
  password,
  signIn,
  type TestUser,
} from '../../../../tests/support/factories.ts'
import { openOwner } from '../../../../tests/support/owner.ts'
import type { WebNode } from '../../compose-web.ts'
import { newId } from '../../db/ids.ts'

/** What the operator does to organizations and users. */
const owner = openOwner()
let node: WebNode
let app: FastifyInstance
let operator: TestUser
let token = ''

beforeAll(async () => {
  node = await startTestNode()
  app = node.app
  operator = await makeUser(owner, null, { isSuper: true, role: 'admin' })
  token = (await signIn(app, operator)).access
})

afterAll(async () => {
  await node.stop()
  await owner.destroy()
})

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  call(app, method, `/super-admin${path}`, { token, ...(body ? { body } : {}) })
const said = ({ status, body }: { status: number; body: { detail?: string } }) => [status, body.detail]
const mark = (): string => crypto.randomUUID().slice(0, 12)
const found = async (query: string) => (await ask('GET', `/tenants?${query}`)).body.data
const names = async (query: string): Promise<string[]> =>
  (await found(query)).tenants.map(({ name }: { name: string }) => name)

async function makeNamed(name: string, more: Parameters<typeof makeTenant>[1] = {}): Promise<string> {
  const { id } = await makeTenant(owner, more)
  await owner.updateTable('tenants').set({ name }).where('id', '=', id).execute()
  return id
}

async function charge(tenantId: string, scans: number): Promise<void> {
  const charges = Array.from({ length: scans }, () => ({
    tenant_id: tenantId,
    id: newId(),
    scan_id: newId(),
    change: 1,
    reason: 'scan started',
  }))
  await owner.insertInto('usage_ledger').values(charges).execute()
}

test('organizations are found by name, slug and owner, and % and _ are characters like all others', async () => {
  const key = mark()
  const id = await makeNamed(`100%_${key}`)
  await makeNamed(`100xx${key}`)
  const { email } = await makeUser(owner, id, { role: 'admin' })
  expect(await names(`search=${encodeURIComponent(`100%_${key}`)}`)).toEqual([`100%_${key}`])
  expect(await names(`search=${key.toUpperCase()}`)).toHaveLength(2)
  expect(await names(`search=${email}`)).toEqual([`100%_${key}`])
  expect(await names(`search=tenant-${id.slice(-12)}`)).toEqual([`100%_${key}`])
  expect((await ask('GET', `/tenants?search=${'a'.repeat(5000)}`)).status).toBe(400)
})

test('organizations are filtered by status, plan and usage, sorted and paged', async () => {
  const key = mark()
  const over = await makeNamed(`${key} over`, { packageId: 'starter' })
  const near = await makeNamed(`${key} near`, { packageId: 'starter' })
  await makeNamed(`${key} suspended`, { status: 'suspended', packageId: 'pro' })
  await makeNamed(`${key} without`, { packageId: null })
  await charge(over, 5)
  await charge(near, 4)
  const of = (more: string) => names(`search=${key}&${more}`)
  expect(await of('usage=over')).toEqual([`${key} over`])
  expect(await of('usage=near')).toEqual([`${key} near`])
  expect(await of('status=suspended')).toEqual([`${key} suspended`])
  expect(await of('plan=professional')).toEqual([`${key} suspended`])
  expect(await of('plan=none')).toEqual([`${key} without`])
  expect(await of('sort=name')).toEqual(['near', 'over', 'suspended', 'without'].map((one) => `${key} ${one}`))
  expect(await of('sort=-created&limit=1&page=2')).toEqual([`${key} suspended`])
  expect(await found(`search=${key}&limit=2`)).toMatchObject({ total: 4, page: 1, limit: 2 })
  const { tenants } = await found(`search=${key}&usage=over`)
  expect(tenants[0]).toMatchObject({ monthly_scans_used: 5, monthly_scan_limit: 5, has_own_limit: false, members: 0 })
})

test('the overview counts organizations by plan, and names who is over and near the limit', async () => {
  const id = await makeNamed(`Over ${mark()}`, { packageId: 'starter' })
  await charge(id, 50)
  const { stats } = (await ask('GET', '/system/stats')).body.data
  const starter = stats.plan_distribution.find((one: { plan: string }) => one.plan === 'starter')
  expect(starter.count).toBeGreaterThanOrEqual(1)
  expect(starter.used).toBeGreaterThanOrEqual(50)
  const counted = stats.plan_distribution.reduce((sum: number, one: { count: number }) => sum + one.count, 0)
  expect(counted).toBe(stats.total_tenants)
  expect(stats.over_limit.tenants[0]).toEqual({ id, name: expect.stringMatching(/^Over /), used: 50, limit: 5 })
  expect(stats.over_limit.count).toBe((await found('usage=over')).total)
  expect(stats.near_limit.count).toBe((await found('usage=near')).total)
  expect(['healthy', 'degraded']).toContain(stats.system_health)
})

test('an organization that the operator founds invites its owner as admin', async () => {
  const email = `${mark()}@firm.example`
  const created = await ask('POST', '/tenants', { name: 'Fresh', owner_email: email, subscription_plan: 'starter' })
  expect(created.status).toBe(201)
  expect(created.body.data.tenant).toMatchObject({
    name: 'Fresh',
    owner_email: email,
    subscription_plan: 'starter',
    monthly_scan_limit: 5,
    has_own_limit: false,
  })
  const again = await ask('POST', '/tenants', { name: 'Other', owner_email: operator.email })
  expect(said(again)).toEqual([409, 'This email address has an account already.'])
})

test.each([
  [{ name: '', owner_email: 'a@firm.example' }, 'Organization name and owner email are required'],
  [{ name: 'Firm', owner_email: '' }, 'Organization name and owner email are required'],
  [{ name: 'Firm', owner_email: 'a@gmail.com' }, /Personal email addresses are not allowed/],
  [
    { name: 'Firm', owner_email: 'a@firm.example', subscription_plan: 'free' },
    'There is no such plan in the catalogue.',
  ],
  [{ name: 'Firm', owner_email: 'a@firm.example', monthly_scan_limit: 0 }, /monthly_scan_limit/],
  [{ name: 'Firm', owner_email: 'a@firm.example', monthly_scan_limit: 1e9 }, /monthly_scan_limit/],
  [{ name: 'Firm', owner_email: 'a@firm.example', monthly_scan_limit: 'NaN' }, /monthly_scan_limit/],
])('an organization made of %j is refused', async (body, reason) => {
  const { status, body: refused } = await ask('POST', '/tenants', body)
  expect(status).toBe(400)
  expect(refused.detail).toEqual(typeof reason === 'string' ? reason : expect.stringMatching(reason))
})

test('a change of plan brings the plan’s limit, and another limit is the organization’s own', async () => {
  const id = await makeNamed(`Changing ${mark()}`, { packageId: 'starter' })
  const change = async (body: object) => (await ask('PUT', `/tenants/${id}`, body)).body.data.tenant
  expect(await change({ subscription_plan: 'pro' })).toMatchObject({ monthly_scan_limit: 10, has_own_limit: false })
  const own = await change({ monthly_scan_limit: 77 })
  expect(own).toMatchObject({ subscription_plan: 'pro', monthly_scan_limit: 77, has_own_limit: true })
  expect(await change({ monthly_scan_limit: 10 })).toMatchObject({ monthly_scan_limit: 10, has_own_limit: false })
  const { access } = await signIn(app, await makeUser(owner, id, { role: 'admin' }))
  const { body } = await call(app, 'GET', '/admin/tenant', { token: access })
  expect(body.data.tenant).toMatchObject({ subscription_plan: 'pro' })
  expect(said(await ask('PUT', `/tenants/${id}`, { name: '  ' }))).toEqual([400, 'Organization name is required'])
})

test('of two operators who change one organization at once the later is told', async () => {
  const id = await makeNamed(`Twice ${mark()}`)
  const { updated_at: seen } = (await found(`search=tenant-${id.slice(-12)}`)).tenants[0]
  const first = await ask('PUT', `/tenants/${id}`, { description: 'First', updated_at: seen })
  const second = await ask('PUT', `/tenants/${id}`, { description: 'Second', updated_at: seen })
  expect([first.status, second.status, second.body.code]).toEqual([200, 409, 'changed_meanwhile'])
  expect((await found(`search=tenant-${id.slice(-12)}`)).tenants[0].description).toBe('First')
})

test('a suspended organization is refused on the next request and told why, and its data stay', async () => {
  const id = await makeNamed(`Closing ${mark()}`)
  await makeVendor(owner, id)
  const { access } = await signIn(app, await makeUser(owner, id, { role: 'admin' }))
  const vendors = () => call(app, 'GET', '/vendors', { token: access })
  await ask('POST', `/tenants/${id}/suspend`, {})
  expect(said(await vendors())).toEqual([403, 'Your organization is suspended. Contact your administrator.'])
  await ask('POST', `/tenants/${id}/activate`, {})
  expect((await vendors()).body.data.vendors).toHaveLength(1)
})

test('one thing done to many organizations tells of each, and stops at none', async () => {
  const [first, second, missing] = [await makeNamed('One'), await makeNamed('Two'), newId()]
  const { body } = await ask('POST', '/tenants/bulk', {
    action: 'suspend',
    tenant_ids: [first, missing, second, first],
  })
  expect(body.data.results).toEqual([
    { tenant_id: first, name: 'One', success: true, message: 'One is suspended.' },
    { tenant_id: missing, name: null, success: false, message: 'There is no such organization.' },
    { tenant_id: second, name: 'Two', success: true, message: 'Two is suspended.' },
  ])
  const statuses = await owner.selectFrom('tenants').where('id', 'in', [first, second]).select('status').execute()
  expect(statuses.map(({ status }) => status)).toEqual(['suspended', 'suspended'])
  const audited = await owner
    .selectFrom('audit_log')
    .where('action', '=', 'tenant_suspended')
    .where('resource_id', 'in', [first, second])
    .where('tenant_id', 'is', null)
    .select('user_id')
    .execute()
  expect(audited.map((one) => one.user_id)).toEqual([operator.id, operator.id])
  for (const wrong of [
    { action: 'explode', tenant_ids: [first] },
    { action: 'suspend', tenant_ids: [] },
  ])
    expect((await ask('POST', '/tenants/bulk', wrong)).status).toBe(400)
})

test('five hundred organizations are suspended and activated in one call each, and each has its own result', async () => {
  const key = mark()
  await sql`insert into assay.tenants (id, name, slug) select gen_random_uuid(), ${key} || ' ' || n, ${key} || '-' || n
    from generate_series(1, 500) n`.execute(owner)
  const made = await owner.selectFrom('tenants').where('slug', 'like', `${key}-%`).select('id').execute()
  const ids = made.map(({ id }) => id)
  for (const [action, status, words] of [
    ['suspend', 'suspended', 'is suspended.'],
    ['activate', 'active', 'is active.'],
  ]) {
    const { body } = await ask('POST', '/tenants/bulk', { action, tenant_ids: ids })
    expect(body.data.results.map(({ tenant_id: id }: { tenant_id: string }) => id)).toEqual(ids)
    expect(
      body.data.results.every(
        ({ name, success, message }: { name: string; success: boolean; message: string }) =>
          success && message === `${name} ${words}`,
      ),
    ).toBe(true)
    expect((await found(`search=${key}&status=${status}`)).total).toBe(500)
  }
  expect((await ask('POST', '/tenants/bulk', { action: 'suspend', tenant_ids: [...ids, newId()] })).status).toBe(400)
}, 60_000)

test('a deleted organization is gone with all that it had while a scan runs, and the audit log keeps a note of it', async () => {
  const id = await makeNamed(`Going ${mark()}`)
  const member = await makeUser(owner, id, { role: 'admin' })
  const { access } = await signIn(app, member)
  for (let vendors = 0; vendors < 25; vendors += 1) {
    const vendor = await makeVendor(owner, id)
    await makeScan(owner, id, vendor, 'running')
  }
  const exported = await ask('GET', `/tenants/${id}/export`)
  const content = JSON.parse(exported.body.data.content)
  expect(content.organization.id).toBe(id)
  expect([content.vendors.length, content.scans.length, content.users.length]).toEqual([25, 25, 1])
  expect(exported.body.data.content).not.toMatch(/password|argon2|token_hash/)
  const { body } = await ask('DELETE', `/tenants/${id}`)
  expect(body.data.message).toMatch(/^Going .* was permanently deleted\.$/)
  for (const table of ['vendors', 'scans', 'users'] as const)
    expect(await owner.selectFrom(table).where('tenant_id', '=', id).select('id').execute()).toEqual([])
  expect((await call(app, 'GET', '/auth/me', { token: access })).status).toBe(401)
  expect((await ask('DELETE', `/tenants/${id}`)).status).toBe(404)
  const tombstone = await owner
    .selectFrom('audit_log')
    .where('action', '=', 'tenant_deleted')
    .where('resource_id', '=', id)
    .select('details')
    .executeTakeFirstOrThrow()
  expect(tombstone.details).toMatchObject({ owner_email: member.email, users: 1, vendors: 25, scans: 25 })
  expect((await ask('GET', '/audit-verification')).body.data.broken).toEqual([])
})

test('users are found by name and address in all organizations, and by organization and status', async () => {
  const key = mark()
  const tenantId = await makeNamed(`Home ${key}`)
  const person = await makeUser(owner, tenantId, { role: 'viewer' })
  const idle = await makeUser(owner, tenantId, { status: 'inactive' })
  await owner.updateTable('users').set({ first_name: 'Ann_', last_name: key }).where('id', '=', person.id).execute()
  const search = async (query: string) =>
    (await ask('GET', `/users/search?${query}`)).body.data.users.map(({ id }: { id: string }) => id)
  expect(await search(`query=${encodeURIComponent(`ann_ ${key}`)}`)).toEqual([person.id])
  expect(await search(`query=${encodeURIComponent(`annx ${key}`)}`)).toEqual([])
  expect(await search(`query=${person.email.slice(0, 20)}&tenant_filter=${tenantId}`)).toContain(person.id)
  expect(await search(`tenant_filter=${tenantId}&status_filter=inactive`)).toEqual([idle.id])
  const { users, total } = (await ask('GET', `/tenants/${tenantId}/users`)).body.data
  expect([total, users[0].tenant_name, users[0].last_login]).toEqual([2, `Home ${key}`, null])
})

test('a moved user signs in anew as a member, their keys end, and what they made stays', async () => {
  const [from, to] = [await makeNamed('From'), await makeNamed('To')]
  await makeUser(owner, from, { role: 'admin' })
  await makeUser(owner, to, { role: 'admin' })
  const user = await makeUser(owner, from, { role: 'admin' })
  const { access } = await signIn(app, user)
  const made = await call(app, 'POST', '/vendors', { token: access, body: { name: 'Theirs' } })
  const key = await call(app, 'POST', '/admin/api-keys', {
    token: access,
    body: { name: 'Key', scopes: ['view_reports'] },
  })
  expect((await call(app, 'GET', '/vendors', { token: key.body.data.key })).status).toBe(200)
  const { body } = await ask('POST', `/users/${user.id}/move-tenant`, { new_tenant_id: to })
  expect(body.data.role).toBe('member')
  expect((await call(app, 'GET', '/vendors', { token: access })).status).toBe(401)
  expect((await call(app, 'GET', '/vendors', { token: key.body.data.key })).status).toBe(401)
  const vendor = await owner.selectFrom('vendors').where('id', '=', made.body.data.id).select('tenant_id').execute()
  expect(vendor).toEqual([{ tenant_id: from }])
  const { access: later } = await signIn(app, user)
  expect((await call(app, 'GET', '/vendors', { token: later })).body.data.vendors).toEqual([])
})

test('nobody is moved where they are, into nothing, as the last admin, or as a super admin', async () => {
  const [from, to] = [await makeNamed('From'), await makeNamed('Empty')]
  const admin = await makeUser(owner, from, { role: 'admin' })
  const member = await makeUser(owner, from)
  const move = (user: string, new_tenant_id: string) => ask('POST', `/users/${user}/move-tenant`, { new_tenant_id })
  expect(said(await move(member.id, from))).toEqual([400, 'The user is in this organization already.'])
  expect(said(await move(member.id, newId()))).toEqual([404, 'There is no such organization.'])
  expect((await move(admin.id, to)).body.code).toBe('last_admin')
  expect((await move(operator.id, to)).status).toBe(403)
  expect((await move(newId(), to)).status).toBe(404)
  // Who comes to an organization without an admin becomes one.
  expect((await move(member.id, to)).body.data.role).toBe('admin')
  expect((await move(admin.id, to)).body.data.role).toBe('member')
})

test('a temporary password is shown once, ends every session and opens nothing but a password of one’s own', async () => {
  const tenantId = await makeNamed(`Reset ${mark()}`)
  const user = await makeUser(owner, tenantId, { role: 'admin' })
  const { access, refresh } = await signIn(app, user)
  const { body } = await ask('POST', `/users/${user.id}/reset-password`, {})
  const temporary = body.data.temporary_password
  expect((await call(app, 'GET', '/auth/me', { token: access })).status).toBe(401)
  expect((await call(app, 'POST', '/auth/refresh-token', { body: { refresh_token: refresh } })).status).toBe(401)
  const old = await call(app, 'POST', '/auth/login', { body: { email: user.email, password } })
  expect(old.status).toBe(401)
  const login = await call(app, 'POST', '/auth/login', { body: { email: user.email, password: temporary } })
  expect(login.status).toBe(200)
  const next = { token: login.body.data.access_token }
  expect((await call(app, 'GET', '/vendors', next)).body.code).toBe('password_change_required')
  const changed = { current_password: temporary, new_password: 'Quite-another-9!' }
  expect((await call(app, 'POST', '/auth/change-password', { ...next, body: changed })).status).toBe(200)
  expect((await call(app, 'GET', '/vendors', next)).status).toBe(200)
  const kept = await owner.selectFrom('audit_log').where('resource_id', '=', user.id).select('details').execute()
  expect(JSON.stringify(kept)).not.toContain(temporary)
  expect((await ask('POST', `/users/${operator.id}/reset-password`, {})).status).toBe(403)
})

test('a forced logout ends every session of the user', async () => {
  const user = await makeUser(owner, await makeNamed(`Out ${mark()}`))
  const opened = [await signIn(app, user), await signIn(app, user)]
  expect((await ask('POST', `/users/${user.id}/force-logout`, {})).body.data.sessions).toBe(2)
  for (const { access } of opened) expect((await call(app, 'GET', '/auth/me', { token: access })).status).toBe(401)
})

test('the operator invites into an organization, once, and nobody who has an account', async () => {
  const tenantId = await makeNamed(`Inviting ${mark()}`)
  const email = `${mark()}@firm.example`
  const invite = (body: object) => ask('POST', '/users/invite', { tenant_id: tenantId, ...body })
  expect((await invite({ email, role: 'viewer' })).status).toBe(201)
  expect(said(await invite({ email }))).toEqual([409, 'This person has an invitation already.'])
  expect((await invite({ email: operator.email })).status).toBe(409)
  expect(said(await invite({ email: ' ' }))).toEqual([400, 'Email is required'])
  expect((await invite({ email, tenant_id: newId() })).status).toBe(404)
})
