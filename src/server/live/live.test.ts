import type { Socket } from 'node:net'
import '@fastify/websocket'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { startTestNode } from '../../../tests/support/app.ts'
import { call } from '../../../tests/support/call.ts'
import { makeTenant, makeUser, newPassword, password, signIn } from '../../../tests/support/factories.ts'
import { makeInvitation } from '../../../tests/support/organizations.ts'
import { openOwner } from '../../../tests/support/owner.ts'
import { until } from '../../../tests/support/product.ts'
import type { WebNode } from '../compose-web.ts'

const owner = openOwner()
let node: WebNode

beforeAll(async () => {
  node = await startTestNode()
})

afterAll(async () => {
  await node.stop()
  await owner.destroy()
})

interface Heard {
  readonly messages: { type: string; data?: Record<string, unknown> }[]
  closed: number | null
  refused: string | null
  readonly socket: WebSocket
}

function connect(first: unknown, headers: Record<string, string> = {}, address = node.address): Heard {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/ws`, { headers })
  const heard: Heard = { messages: [], closed: null, refused: null, socket }
  socket.on('open', () => first !== undefined && socket.send(typeof first === 'string' ? first : JSON.stringify(first)))
  socket.on('message', (raw: Buffer) => heard.messages.push(JSON.parse(raw.toString())))
  socket.on('close', (code) => {
    heard.closed = code
  })
  socket.on('error', (error) => {
    heard.refused = error.message
  })
  return heard
}

interface Member {
  readonly token: string
  readonly tenantId: string
  readonly userId: string
  readonly sessionId: string
}

async function member(): Promise<Member> {
  const tenant = await makeTenant(owner)
  const user = await makeUser(owner, tenant.id, { role: 'admin' })
  const { access } = await signIn(node.app, user)
  const session = await owner
    .selectFrom('sessions')
    .where('user_id', '=', user.id)
    .select('id')
    .executeTakeFirstOrThrow()
  return { token: access, tenantId: tenant.id, userId: user.id, sessionId: session.id }
}

/** Whether somebody waits for a row that another transaction holds. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where wait_event_type = 'Lock' and query like '%app.open_session%'`.execute(owner)
  return rows.length > 0
}

// safe because ws keeps its connection there
const connectionOf = (socket: WebSocket): Socket => (socket as unknown as { _socket: Socket })._socket

const hello = (token: string): object => ({ type: 'auth', token })
const ready = (heard: Heard): Promise<boolean> =>
  until(async () => heard.messages.some((one) => one.type === 'ready'), 5_000, 'ready')

test('a change of one’s own organization is told within a second, of another’s never', async () => {
  const [mine, theirs] = [await member(), await member()]
  const [here, there] = [connect(hello(mine.token)), connect(hello(theirs.token))]
  await Promise.all([ready(here), ready(there)])
  const { body } = await call(node.app, 'POST', '/vendors', { token: mine.token, body: { name: 'Told' } })
  await until(
    async () => here.messages.some((one) => one.data?.['changed'] === 'vendor' && one.data['id'] === body.data.id),
    1_000,
    'the event',
  )
  expect(there.messages.filter((one) => one.type !== 'ready')).toEqual([])
  here.socket.close()
  there.socket.close()
})

test.each([
  ['a wrong token', { type: 'auth', token: 'a.b.c' }],
  ['another first message', { type: 'hello' }],
  ['no JSON', 'hello'],
])('%s closes the socket with 4401', async (_words, first) => {
  const heard = connect(first)
  await until(async () => heard.closed !== null, 5_000, 'the end')
  expect(heard.closed).toBe(4401)
})

test('silence for three seconds closes the socket with 4401', async () => {
  const heard = connect(undefined)
  await until(async () => heard.closed !== null, 5_000, 'the end')
  expect(heard.closed).toBe(4401)
})

test('a foreign origin is refused before the handshake, the own one is not', async () => {
  const { token } = await member()
  for (const origin of ['https://evil.example', 'null', `${node.address}.evil.example`]) {
    const heard = connect(hello(token), { origin })
    await until(async () => heard.refused !== null, 5_000, 'the refusal')
    expect(heard.refused).toContain('403')
  }
  const own = connect(hello(token), { origin: `http://localhost:${new URL(node.address).port}` })
  await ready(own)
  own.socket.close()
})

test('a logout closes the session’s socket within five seconds', async () => {
  const { token } = await member()
  const heard = connect(hello(token))
  await ready(heard)
  await call(node.app, 'POST', '/auth/logout', { token })
  await until(async () => heard.closed !== null, 5_000, 'the end')
  expect(heard.closed).toBe(4401)
})

test.each([
  [
    'a user who is made inactive',
    (one: Member) => owner.updateTable('users').set({ status: 'inactive' }).where('id', '=', one.userId).execute(),
  ],
  ['a user who is removed', (one: Member) => owner.deleteFrom('users').where('id', '=', one.userId).execute()],
  [
    'a suspended organization',
    (one: Member) => owner.updateTable('tenants').set({ status: 'suspended' }).where('id', '=', one.tenantId).execute(),
  ],
  [
    'a user who is moved',
    async (one: Member) => {
      const other = await member()
      await owner.updateTable('users').set({ tenant_id: other.tenantId }).where('id', '=', one.userId).execute()
    },
  ],
])('%s hears nothing and loses its socket within five seconds', async (_words, change) => {
  const [one, other] = [await member(), await member()]
  const [heard, beside] = [connect(hello(one.token)), connect(hello(other.token))]
  await Promise.all([ready(heard), ready(beside)])
  await change(one)
  await until(async () => heard.closed !== null, 5_000, 'the end')
  expect(heard.closed).toBe(4401)
  expect(beside.closed).toBeNull()
  beside.socket.close()
})

test('a client that does not answer the close is cut off within five seconds all the same', async () => {
  const one = await member()
  const heard = connect(hello(one.token))
  await ready(heard)
  const connection = connectionOf(heard.socket)
  // No answer leaves, and nothing is read.
  connection.removeAllListeners('data')
  connection.pause()
  const { localPort } = connection
  const held = () =>
    [...node.app.websocketServer.clients].filter((client) => connectionOf(client).remotePort === localPort)
  expect(held()).toHaveLength(1)
  await owner.updateTable('users').set({ status: 'inactive' }).where('id', '=', one.userId).execute()
  await until(async () => held().length === 0, 5_000, 'the end')
  heard.socket.terminate()
})

test('a user who is made active again has to sign in again', async () => {
  const one = await member()
  const status = async () => (await call(node.app, 'GET', '/auth/me', { token: one.token })).status
  expect(await status()).toBe(200)
  for (const next of ['inactive', 'active'])
    await owner.updateTable('users').set({ status: next }).where('id', '=', one.userId).execute()
  expect(await status()).toBe(401)
  const heard = connect(hello(one.token))
  await until(async () => heard.closed !== null, 5_000, 'the end')
  expect(heard.closed).toBe(4401)
})

test('no session opens while the account is being made inactive', async () => {
  const one = await member()
  const user = await owner.selectFrom('users').where('id', '=', one.userId).select('email').executeTakeFirstOrThrow()
  const signingIn = await owner.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ status: 'inactive' }).where('id', '=', one.userId).execute()
    const attempt = call(node.app, 'POST', '/auth/login', { body: { email: user.email, password } })
    // The attempt has read the account as active, and waits for this transaction where it would open the session.
    await until(async () => await isWaiting(), 3_000, 'an attempt that waits')
    return { attempt }
  })
  expect((await signingIn.attempt).status).toBe(401)
  const open = await owner
    .selectFrom('sessions')
    .where('user_id', '=', one.userId)
    .where('revoked_at', 'is', null)
    .select('id')
    .execute()
  expect(open).toEqual([])
})

test.each(['no json', '', '{', '[1]', '{"type":"session_closed"}', '{"tenant":5}'])(
  'a notice that is %j is not heard, and what comes after it is',
  async (payload) => {
    const { token } = await member()
    const heard = connect(hello(token))
    await ready(heard)
    await sql`select pg_notify('assay_live', ${payload})`.execute(owner)
    const { body } = await call(node.app, 'POST', '/vendors', { token, body: { name: 'After a strange notice' } })
    await until(
      async () => heard.messages.some((one) => one.data?.['id'] === body.data.id),
      2_000,
      'the event after it',
    )
    heard.socket.close()
  },
)

test('an end that is not in the database closes no socket, whoever says it', async () => {
  const one = await member()
  const heard = connect(hello(one.token))
  await ready(heard)
  for (const notice of [
    { type: 'tenant_closed', tenant: one.tenantId },
    { type: 'session_closed', session: one.sessionId },
  ])
    await sql`select pg_notify('assay_live', ${JSON.stringify(notice)})`.execute(owner)
  const { body } = await call(node.app, 'POST', '/vendors', { token: one.token, body: { name: 'After a forged end' } })
  await until(async () => heard.messages.some((told) => told.data?.['id'] === body.data.id), 2_000, 'the event')
  expect(await call(node.app, 'GET', '/auth/me', { token: one.token })).toMatchObject({ status: 200 })
  expect(heard.socket.readyState).toBe(WebSocket.OPEN)
  heard.socket.close()
})

test('a scan that the database itself ends is told like every other change of a scan', async () => {
  const one = await member()
  const heard = connect(hello(one.token))
  await ready(heard)
  const { body } = await call(node.app, 'POST', '/vendors', {
    token: one.token,
    body: { name: 'Abandoned', website: 'https://abandoned.example/' },
  })
  const { body: started } = await call(node.app, 'POST', `/vendors/${body.data.id}/scan`, { token: one.token })
  const scanId = String(started.data.scan_id)
  await sql`delete from pgboss.job where data ->> 'scan_id' = ${scanId}`.execute(owner)
  await sql`update scans set progress_at = now() - interval '2 minutes' where id = ${scanId}`.execute(owner)
  await sql`select app.fail_abandoned()`.execute(owner)
  const isEnd = ({ data }: Heard['messages'][number]): boolean =>
    data?.['changed'] === 'scan' && JSON.stringify(data['progress']).includes('"failed"')
  await until(async () => heard.messages.some(isEnd), 2_000, 'the end of the scan')
  expect(heard.messages.find(isEnd)).toEqual({
    type: 'changed',
    data: {
      changed: 'scan',
      id: scanId,
      vendor_id: body.data.id,
      progress: { scan_status: 'failed', percentage: 0, current_step: 'Failed' },
    },
  })
  heard.socket.close()
})

test('what one does to a vendor is told by the name of what changed', async () => {
  const one = await member()
  const heard = connect(hello(one.token))
  await ready(heard)
  const { body } = await call(node.app, 'POST', '/vendors', { token: one.token, body: { name: 'Followed' } })
  const id = String(body.data.id)
  await call(node.app, 'PUT', `/vendors/${id}/restrictions/enc.rest`, { token: one.token, body: { status: 'done' } })
  await call(node.app, 'PUT', `/vendors/${id}/plan`, { token: one.token, body: { plan: 'Business' } })
  await until(async () => heard.messages.length === 4, 2_000, 'three changes')
  expect(heard.messages.slice(1).map(({ data }) => data)).toEqual([
    { changed: 'vendor', id },
    { changed: 'restriction', id: 'enc.rest', vendor_id: id },
    { changed: 'vendor', id },
  ])
  heard.socket.close()
})

test('a user holds at most twenty sockets; one that ends makes room', async () => {
  const one = await member()
  const other = await member()
  const held = Array.from({ length: 20 }, () => connect(hello(one.token)))
  await Promise.all(held.map(ready))
  const over = connect(hello(one.token))
  await until(async () => over.closed !== null, 5_000, 'the refusal')
  expect(over.closed).toBe(1013)
  const beside = connect(hello(other.token))
  await ready(beside)
  const [first] = held
  first?.socket.close()
  await until(async () => first?.closed !== null, 5_000, 'the end of the first')
  await until(
    async () => {
      const next = connect(hello(one.token))
      held.push(next)
      await until(async () => next.closed !== null || next.messages.length > 0, 5_000, 'an answer')
      return next.closed === null
    },
    5_000,
    'room for another',
  )
  for (const heard of [...held, beside]) heard.socket.close()
})

test('a network holds at most two hundred sockets, signed in or not; another network has its own', async () => {
  const proxied = await startTestNode({ TRUST_PROXY: '1' })
  const from = (place: string): Heard => connect(undefined, { 'x-forwarded-for': place }, proxied.address)
  const held = Array.from({ length: 200 }, () => from('203.0.113.9'))
  await until(async () => proxied.app.websocketServer.clients.size === 200, 2_500, 'two hundred sockets')
  const over = from('203.0.113.9')
  await until(async () => over.refused !== null, 2_500, 'the refusal')
  expect(over.refused).toContain('429')
  const beside = from('203.0.113.10')
  await until(async () => beside.socket.readyState === WebSocket.OPEN, 2_500, 'the other network')
  for (const heard of [...held, beside]) heard.socket.terminate()
  await proxied.stop()
})

test('after the listener lost its connection clients are told to fetch again', async () => {
  const { token } = await member()
  const heard = connect(hello(token))
  await ready(heard)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'assay-live'`.execute(owner)
  await until(async () => heard.messages.some((one) => one.type === 'resync'), 10_000, 'resync')
  const { body } = await call(node.app, 'POST', '/vendors', { token, body: { name: 'After' } })
  await until(
    async () => heard.messages.some((one) => one.data?.['id'] === body.data.id),
    2_000,
    'an event after resync',
  )
  heard.socket.close()
})

test('a message over 64 kB ends the connection', async () => {
  const { token } = await member()
  const heard = connect(hello(token))
  await ready(heard)
  heard.socket.send('x'.repeat(70_000))
  await until(async () => heard.closed !== null, 5_000, 'the end')
  expect(heard.closed).toBe(1009)
})

test('who opens a team hears of a role that changed and of an invitation that was accepted, and nobody else does', async () => {
  const [admin, stranger] = [await member(), await member()]
  const heard = connect({ type: 'auth', token: admin.token })
  const elsewhere = connect({ type: 'auth', token: stranger.token })
  await until(async () => heard.messages.length > 0 && elsewhere.messages.length > 0, 5_000, 'both are welcomed')
  const changed = { type: 'changed', data: { changed: 'organization', id: admin.tenantId } }
  const colleague = await makeUser(owner, admin.tenantId)
  const body = { role: 'viewer' }
  expect((await call(node.app, 'PUT', `/admin/users/${colleague.id}`, { token: admin.token, body })).status).toBe(200)
  await until(async () => heard.messages.length === 2, 5_000, 'the role is told of')
  const { token } = await makeInvitation(owner, admin.tenantId)
  const person = { token, first_name: 'Nora', last_name: 'Field', password: newPassword }
  expect((await call(node.app, 'POST', '/auth/invitation/accept', { body: person })).status).toBe(201)
  await until(async () => heard.messages.length === 3, 5_000, 'the new member is told of')
  expect(heard.messages.slice(1)).toEqual([changed, changed])
  expect(elsewhere.messages).toEqual([{ type: 'ready' }])
  for (const one of [heard, elsewhere]) one.socket.close()
})

test('whoever has to set a second factor up hears nothing until they did', async () => {
  const one = await member()
  await owner
    .updateTable('tenants')
    .set({ second_factor_since: new Date(0) })
    .where('id', '=', one.tenantId)
    .execute()
  const heard = connect({ type: 'auth', token: one.token })
  await until(async () => heard.closed !== null, 5_000, 'the connection is refused')
  expect(heard.closed).toBe(4401)
  expect(heard.messages).toEqual([])
})
