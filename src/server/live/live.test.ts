import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { startTestNode } from '../../../tests/support/app.ts'
import { call } from '../../../tests/support/call.ts'
import { makeTenant, makeUser, signIn } from '../../../tests/support/factories.ts'
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

function connect(first: unknown, headers: Record<string, string> = {}): Heard {
  const socket = new WebSocket(`${node.address.replace('http', 'ws')}/api/ws`, { headers })
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

async function member(): Promise<{ token: string; tenantId: string; sessionId: string }> {
  const tenant = await makeTenant(owner)
  const user = await makeUser(owner, tenant.id, { role: 'admin' })
  const { access } = await signIn(node.app, user)
  const session = await owner
    .selectFrom('sessions')
    .where('user_id', '=', user.id)
    .select('id')
    .executeTakeFirstOrThrow()
  return { token: access, tenantId: tenant.id, sessionId: session.id }
}

const hello = (token: string): object => ({ type: 'auth', token })
const ready = (heard: Heard): Promise<boolean> =>
  until(async () => heard.messages.some((one) => one.type === 'ready'), 5_000, 'ready')

test('a change of one’s own organization is told within a second, of another’s never', async () => {
  const [mine, theirs] = [await member(), await member()]
  const [here, there] = [connect(hello(mine.token)), connect(hello(theirs.token))]
  await Promise.all([ready(here), ready(there)])
  const { body } = await call(node.app, 'POST', '/vendors', { token: mine.token, body: { name: 'Told' } })
  await until(
    async () => here.messages.some((one) => one.type === 'vendors_changed' && one.data?.['vendor_id'] === body.data.id),
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

test('after the listener lost its connection clients are told to fetch again', async () => {
  const { token } = await member()
  const heard = connect(hello(token))
  await ready(heard)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'assay-live'`.execute(owner)
  await until(async () => heard.messages.some((one) => one.type === 'resync'), 10_000, 'resync')
  const { body } = await call(node.app, 'POST', '/vendors', { token, body: { name: 'After' } })
  await until(
    async () => heard.messages.some((one) => one.data?.['vendor_id'] === body.data.id),
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
