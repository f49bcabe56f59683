import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { OwnEntry } from '../../../contract/audit.routes.ts'
import { call } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, makeVendor, password, signIn } from '../../../../tests/support/factories.ts'
import { useTestNode } from '../../../../tests/support/test-node.ts'

const product = useTestNode()
const { owner } = product
let operator = ''

beforeAll(async () => {
  operator = (await signIn(product.app, await makeUser(owner, null, { isSuper: true }))).access
})

/** An organization in which three vendors were added. */
async function makeBusy() {
  const tenantId = (await makeTenant(owner)).id
  const admin = await makeUser(owner, tenantId, { role: 'admin' })
  const { access: token } = await signIn(product.app, admin)
  for (const name of ['One', 'Two', 'Three']) await call(product.app, 'POST', '/vendors', { token, body: { name } })
  const verify = async () => (await call(product.app, 'GET', '/admin/audit-verification', { token })).body.data
  return { tenantId, admin, token, verify }
}

/** As somebody would who owns the database: past the trigger that refuses changes. */
async function tamper(statement: string, tenantId: string): Promise<void> {
  await owner.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql.raw(statement.replaceAll('TENANT', tenantId)).execute(trx)
  })
}

test('a chain that nobody touched is as it was written', async () => {
  const { verify } = await makeBusy()
  expect(await verify()).toEqual({ rows_checked: 4, unchained: 0, broken_at: null })
})

test.each([
  ['a changed row', "update assay.audit_log set details = '{\"x\": 1}' where tenant_id = 'TENANT' and position = 2", 2],
  [
    'a row of another time',
    "update assay.audit_log set at = at + interval '1 second' where tenant_id = 'TENANT' and position = 3",
    3,
  ],
  ['a row that was taken out', "delete from assay.audit_log where tenant_id = 'TENANT' and position = 2", 3],
  ['an end that was cut off', "delete from assay.audit_log where tenant_id = 'TENANT' and position = 4", 4],
  [
    'a row that was put in',
    "insert into assay.audit_log (id, tenant_id, action, resource_type, position, previous_hash, hash) values (gen_random_uuid(), 'TENANT', 'login_success', 'session', 5, 'x', 'y')",
    5,
  ],
])('%s is found where it is', async (_words, statement, position) => {
  const { tenantId, verify } = await makeBusy()
  await tamper(statement, tenantId)
  expect((await verify()).broken_at).toBe(position)
  const all = await call(product.app, 'GET', '/super-admin/audit-verification', { token: operator })
  expect(all.body.data.broken).toContainEqual({ tenant_id: tenantId, position })
  await tamper(
    "delete from assay.audit_log where tenant_id = 'TENANT'; delete from assay.audit_heads where chain = 'TENANT'",
    tenantId,
  )
})

test('rows that are written at once stand one after the other', async () => {
  const { token, verify } = await makeBusy()
  const names = Array.from({ length: 20 }, (_, index) => `Parallel ${index}`)
  await Promise.all(names.map((name) => call(product.app, 'POST', '/vendors', { token, body: { name } })))
  expect(await verify()).toEqual({ rows_checked: 24, unchained: 0, broken_at: null })
})

test('an organization reads its own log by action and resource, and nothing of another', async () => {
  const { token, admin } = await makeBusy()
  await makeBusy()
  const { body } = await call(
    product.app,
    'GET',
    '/admin/audit-logs?action=vendor_created&resource_type=vendor&limit=2',
    {
      token,
    },
  )
  expect(body.data).toMatchObject({ total: 3, page: 1, limit: 2 })
  expect(body.data.logs.map((one: { user_email: string }) => one.user_email)).toEqual([admin.email, admin.email])
})

test('the operator reads every log, and the counts of today, this week and this month', async () => {
  const { admin } = await makeBusy()
  const { body } = await call(product.app, 'GET', '/super-admin/audit-logs?action=vendor_created', { token: operator })
  expect(body.data.logs[0]).toMatchObject({
    action: 'vendor_created',
    resource_type: 'vendor',
    user_email: admin.email,
  })
  const { body: counted } = await call(product.app, 'GET', '/super-admin/audit-stats', { token: operator })
  const { stats } = counted.data
  expect(stats.total_actions_today).toBeGreaterThanOrEqual(4)
  expect(stats.total_actions_week).toBeGreaterThanOrEqual(stats.total_actions_today)
  expect(stats.total_actions_month).toBeGreaterThanOrEqual(stats.total_actions_week)
  expect(stats.top_actions.length).toBeLessThanOrEqual(5)
  expect(stats.most_active_users.length).toBeLessThanOrEqual(5)
})

test('the log calls somebody whose account is gone by a pseudonym, and the chain still holds', async () => {
  const { tenantId, token, verify } = await makeBusy()
  const leaver = await makeUser(owner, tenantId)
  const { access } = await signIn(product.app, leaver)
  await call(product.app, 'POST', '/auth/delete-account', { token: access, body: { password } })
  const { body } = await call(product.app, 'GET', '/admin/audit-logs?action=account_deleted', { token })
  expect(body.data.logs[0].user_email).toBe(`deleted-user-${leaver.id.slice(-8)}`)
  const { rows } = await sql<{ found: number }>`select count(*)::int as found from assay.audit_log l
    where l::text like ${`%${leaver.email}%`}`.execute(owner)
  expect(rows[0]?.found).toBe(0)
  expect((await verify()).broken_at).toBeNull()
})

test('an organization reads in its own log that the operator suspended it, and not who that is or where they sit', async () => {
  const { tenantId, token } = await makeBusy()
  for (const verb of ['suspend', 'activate'])
    await call(product.app, 'POST', `/super-admin/tenants/${tenantId}/${verb}`, { token: operator, body: {} })
  const { body } = await call(product.app, 'GET', '/admin/audit-logs?resource_type=tenant', { token })
  expect(body.data.logs).toMatchObject([
    { action: 'tenant_activated', user_email: 'Operator', ip_address: null, details: { status: 'active' } },
    { action: 'tenant_suspended', user_email: 'Operator', ip_address: null, details: { status: 'suspended' } },
  ])
  const { body: all } = await call(product.app, 'GET', '/super-admin/audit-logs?action=tenant_activated', {
    token: operator,
  })
  const named = all.data.logs.filter((one: { resource_id: string }) => one.resource_id === tenantId)
  expect(named.map((one: { user_email: string }) => one.user_email)).toEqual(
    expect.arrayContaining(['Operator', expect.stringContaining('@firm.example')]),
  )
})

test('a failed sign-in names the account that there is, and of any other address keeps no more than a keyed hash', async () => {
  const { admin, token } = await makeBusy()
  const strangers = [`Nobody-${crypto.randomUUID()}@firm.example`, `my password ${crypto.randomUUID()}`]
  for (const email of [admin.email, ...strangers, strangers[0]?.toLowerCase()])
    expect(
      (await call(product.app, 'POST', '/auth/login', { body: { email, password: 'Wrong-horse-9!' } })).status,
    ).toBe(401)
  const { body } = await call(product.app, 'GET', '/admin/audit-logs?action=login_failed', { token })
  expect(body.data.logs).toMatchObject([{ user_email: admin.email, details: {} }])
  const { rows } = await sql<{ text: string; details: { address_hash: string } }>`select l::text as text, l.details
    from assay.audit_log l where l.action = 'login_failed' and l.tenant_id is null order by l.at desc limit 3`.execute(
    owner,
  )
  expect(rows.map(({ text }) => strangers.some((one) => text.toLowerCase().includes(one.toLowerCase())))).toEqual([
    false,
    false,
    false,
  ])
  const hashes = rows.map(({ details }) => details.address_hash)
  expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(hashes[0]).toBe(hashes[2])
  expect(hashes[1]).not.toBe(hashes[0])
})

test('an organization’s log names what its rows are about, links what is still there, and says details in words', async () => {
  const { tenantId, token } = await makeBusy()
  const kept = await makeVendor(owner, tenantId, 'Kept')
  const gone = await makeVendor(owner, tenantId, 'Gone')
  await call(product.app, 'PUT', `/vendors/${kept}`, { token, body: { description: 'Changed', next_review: null } })
  await call(product.app, 'DELETE', `/vendors/${gone}`, { token })
  const read = async (query: string): Promise<OwnEntry[]> =>
    (await call(product.app, 'GET', `/admin/audit-logs?${query}`, { token })).body.data.logs
  expect(await read('action=vendor_updated')).toMatchObject([
    { subject: { name: 'Kept', vendor_id: kept }, words: 'Changed: description, next review' },
  ])
  expect(await read('action=vendor_deleted')).toMatchObject([{ subject: { name: 'Gone', vendor_id: null }, words: '' }])
})

test('the operator reads the details of a row in the same words as the organization', async () => {
  const { tenantId, token } = await makeBusy()
  const vendorId = await makeVendor(owner, tenantId)
  await call(product.app, 'PUT', `/vendors/${vendorId}`, { token, body: { description: 'Changed', next_review: null } })
  const wordsOf = async (path: string, reader: string): Promise<string[]> =>
    (await call(product.app, 'GET', path, { token: reader })).body.data.logs.map(({ words }: OwnEntry) => words)
  const own = await wordsOf('/admin/audit-logs?action=vendor_updated', token)
  expect(own).toEqual(['Changed: description, next review'])
  expect(await wordsOf(`/super-admin/audit-logs?action=vendor_updated&tenant=${tenantId}`, operator)).toEqual(own)
})

test('an organization’s log is narrowed by person, period and text, and so is its file', async () => {
  const { tenantId, token, admin } = await makeBusy()
  const other = await makeUser(owner, tenantId, { role: 'admin' })
  const { access } = await signIn(product.app, other)
  await call(product.app, 'POST', '/vendors', { token: access, body: { name: 'Harbour' } })
  const read = async (query: string): Promise<string[]> =>
    (await call(product.app, 'GET', `/admin/audit-logs?action=vendor_created&${query}`, { token })).body.data.logs.map(
      ({ subject }: OwnEntry) => subject?.name ?? '',
    )
  expect(await read(`user=${other.id}`)).toEqual(['Harbour'])
  expect(await read(`user=${admin.id}&search=tWo`)).toEqual(['Two'])
  expect(await read(`search=${encodeURIComponent(other.email)}`)).toEqual(['Harbour'])
  expect(await read('since=2000-01-01T00:00:00.000Z&until=2000-01-02T00:00:00.000Z')).toEqual([])
  expect(await read('since=2000-01-01T00:00:00.000Z')).toHaveLength(4)
  const { body } = await call(product.app, 'GET', '/admin/audit-logs/export?search=harbour', { token })
  const lines = body.data.content.trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`"vendor_created","vendor","Harbour","${other.email}"`)
  expect(
    (await makeBusy().then((elsewhere) => call(product.app, 'GET', `/admin/audit-logs?user=${other.id}`, elsewhere)))
      .body.data.logs,
  ).toEqual([])
})
