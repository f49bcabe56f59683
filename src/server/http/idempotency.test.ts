import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestNode } from '../../../tests/support/app.ts'
import { call } from '../../../tests/support/call.ts'
import { makeTenant, makeUser, makeVendor, signIn } from '../../../tests/support/factories.ts'
import { openOwner } from '../../../tests/support/owner.ts'
import type { WebNode } from '../compose-web.ts'

const owner = openOwner()
let node: WebNode
let app: FastifyInstance
let token = ''
let tenantId = ''

beforeAll(async () => {
  node = await startTestNode()
  app = node.app
  tenantId = (await makeTenant(owner, { packageId: 'starter' })).id
  token = (await signIn(app, await makeUser(owner, tenantId, { role: 'admin' }))).access
})

afterAll(async () => {
  await node.stop()
  await owner.destroy()
})

const post = (path: string, key: string, body?: object, as = token) =>
  call(app, 'POST', path, { token: as, headers: { 'idempotency-key': key }, ...(body ? { body } : {}) })

const vendorsNamed = (name: string) => owner.selectFrom('vendors').where('name', '=', name).select('id').execute()

test('a POST that is repeated with its key is answered as the first time and does nothing more', async () => {
  const body = { name: 'Said once', website: 'https://said-once.com' }
  const first = await post('/vendors', 'key-one', body)
  const second = await post('/vendors', 'key-one', body)
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body).toEqual(first.body)
  expect([first.raw.headers['idempotent-replayed'], second.raw.headers['idempotent-replayed']]).toEqual([
    undefined,
    'true',
  ])
  expect(await vendorsNamed('Said once')).toHaveLength(1)
})

test('another body or another address under the same key is refused, and a key of somebody else is another key', async () => {
  await post('/vendors', 'key-two', { name: 'Second' })
  for (const [path, body] of [
    ['/vendors', { name: 'Second, changed' }],
    ['/vendors/import', { name: 'Second' }],
  ] as const) {
    const refused = await post(path, 'key-two', body)
    expect([refused.status, refused.body.code]).toEqual(
      path === '/vendors' ? [422, 'key_reused'] : [400, 'invalid_input'],
    )
  }
  const other = (await signIn(app, await makeUser(owner, tenantId, { role: 'admin' }))).access
  expect((await post('/vendors', 'key-two', { name: 'Second, of a colleague' }, other)).status).toBe(201)
})

test('twenty starts of a scan at once under one key are one scan and one charge', async () => {
  const vendorId = await makeVendor(owner, tenantId, 'Scanned once')
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(`/vendors/${vendorId}/scan`, 'key-scan')))
  const statuses = new Set(answers.map(({ status, body }) => `${status} ${body.code ?? ''}`.trim()))
  expect(statuses).toContain('202')
  for (const status of statuses) expect(['202', '409 request_in_flight']).toContain(status)
  const ids = answers.flatMap(({ status, body }) => (status === 202 ? [body.data.scan_id] : []))
  expect(new Set(ids).size).toBe(1)
  const { rows } = await sql<{ scans: number; charges: number }>`select
    (select count(*)::int from assay.scans where vendor_id = ${vendorId}) as scans,
    (select count(*)::int from assay.usage_ledger where scan_id = ${ids[0]}) as charges`.execute(owner)
  expect(rows[0]).toEqual({ scans: 1, charges: 1 })
})

test('a refusal keeps nothing: the same key may be tried again', async () => {
  const refused = await post('/vendors', 'key-three', { name: '' })
  expect(refused.status).toBe(400)
  const body = { name: 'Larkfield of key three', website: 'https://10.0.0.1' }
  expect((await post('/vendors', 'key-four', body)).status).toBe(400)
  expect((await post('/vendors', 'key-four', { ...body, website: 'https://key-four.com' })).status).toBe(201)
})

test('work that a node gave up is done by the next request, and until then the key is busy', async () => {
  const body = { name: 'Given up' }
  await post('/vendors', 'key-five', body)
  const forget = (seconds: number) =>
    sql`update assay.idempotent_answers set answer = null, asked_at = now() - ${`${seconds} seconds`}::interval
      where tenant_id = ${tenantId} and key = 'key-five'`.execute(owner)
  await forget(5)
  const busy = await post('/vendors', 'key-five', body)
  expect([busy.status, busy.body.code]).toEqual([409, 'request_in_flight'])
  await forget(600)
  expect((await post('/vendors', 'key-five', body)).status).toBe(201)
})

test('an answer with a secret is kept sealed, and goes after a day', async () => {
  const body = { name: 'Robot', scopes: ['view_reports'], expires_in_days: 30 }
  const first = await post('/admin/api-keys', 'key-secret', body)
  const kept = await owner
    .selectFrom('idempotent_answers')
    .where('key', '=', 'key-secret')
    .select('answer')
    .executeTakeFirst()
  expect([first.status, kept?.answer?.startsWith('v1.')]).toEqual([201, true])
  expect((await post('/admin/api-keys', 'key-secret', body)).body).toEqual(first.body)
  await sql`update assay.idempotent_answers set asked_at = now() - interval '25 hours' where key = 'key-secret'`.execute(
    owner,
  )
  await sql`select app.remove_expired_answers()`.execute(owner)
  expect(await owner.selectFrom('idempotent_answers').where('key', '=', 'key-secret').select('key').execute()).toEqual(
    [],
  )
})

test.each(['', 'x'.repeat(256), 'a b', 'ä'])('the key “%s” is none', async (key) => {
  const { status, body } = await post('/vendors', key, { name: 'Keyless' })
  expect([status, body.code]).toEqual([400, 'invalid_input'])
  expect(await vendorsNamed('Keyless')).toEqual([])
})
