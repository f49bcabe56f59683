import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestNode } from '../../../tests/support/app.ts'
import { openOwner } from '../../../tests/support/owner.ts'
import type { WebNode } from '../compose-web.ts'

/** Asked over real sockets: several of these answers are made before any route, and some before Fastify. */
const owner = openOwner()
let node: WebNode
const wanted = {
  'content-security-policy': /^default-src 'none';script-src 'self';.*frame-ancestors 'none';require-trusted-types-for/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^same-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cache-control': /^no-store$/,
}

beforeAll(async () => {
  node = await startTestNode({ PUBLIC_URL: 'https://assay.example', SEED: 'none' })
})

afterAll(async () => {
  await node.stop()
  await owner.destroy()
})

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

function read(said: string): Answer {
  const [head = '', ...rest] = said.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const pairs = lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)])
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(pairs), body: rest.join('\r\n\r\n') }
}

function ask(text: string, at: WebNode = node): Promise<string> {
  return new Promise((done, failed) => {
    let said = ''
    const socket = connect(Number(new URL(at.address).port), '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk: Buffer) => (said += chunk.toString()))
    socket.on('close', () => done(said))
    socket.on('error', failed)
  })
}

const host = 'Host: localhost\r\nConnection: close\r\n'
const json = 'Content-Type: application/json\r\n'
/** A handshake of a websocket in which this header stands instead of the right one. */
function handshakeWith(line: string): string {
  const right = ['Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==']
  const name = line.split(':')[0] ?? ''
  const lines = [...right.filter((one) => !one.startsWith(`${name}:`)), line]
  return `GET /api/ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n${lines.join('\r\n')}\r\n\r\n`
}

const large = 'x'.repeat(1_100_000)

test.each([
  ['a path of the API spelled with an escape', `GET /%61pi/vendors HTTP/1.1\r\n${host}\r\n`, 401],
  ['an unknown one spelled so', `GET /%61pi/nothing HTTP/1.1\r\n${host}Accept: text/html\r\n\r\n`, 404],
  ['an escape that is none', `GET /api/vendors/%zz HTTP/1.1\r\n${host}\r\n`, 400],
  ['an escape that is no text', `GET /%ff HTTP/1.1\r\n${host}\r\n`, 400],
  ['a parameter that is too long', `GET /api/vendors/${'a'.repeat(300)} HTTP/1.1\r\n${host}\r\n`, 400],
  ['no such route', `GET /api/nothing HTTP/1.1\r\n${host}\r\n`, 404],
  ['another method', `DELETE /api/health/status HTTP/1.1\r\n${host}\r\n`, 404],
  ['TRACE', `TRACE / HTTP/1.1\r\n${host}\r\n`, 404],
  ['PROPFIND', `PROPFIND /api/vendors HTTP/1.1\r\n${host}\r\n`, 404],
  ['an unknown method', `NONSENSE / HTTP/1.1\r\n${host}\r\n`, 400],
  ['broken JSON', `POST /api/auth/login HTTP/1.1\r\n${host}${json}Content-Length: 1\r\n\r\n{`, 400],
  [
    'a body that is too large',
    `POST /api/auth/login HTTP/1.1\r\n${host}${json}Content-Length: ${large.length}\r\n\r\n`,
    413,
  ],
  [
    'another type',
    `POST /api/auth/login HTTP/1.1\r\n${host}Content-Type: text/plain\r\nContent-Length: 1\r\n\r\nx`,
    415,
  ],
  ['headers without end', `GET / HTTP/1.1\r\n${host}X: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
  ['two lengths', `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400],
  ['two hosts', `GET /api/health/status HTTP/1.1\r\n${host}Host: other\r\n\r\n`, 400],
  ['two hosts and no route', `GET /api/nothing HTTP/1.1\r\n${host}Host: other\r\n\r\n`, 400],
  ['no host', 'GET /api/health/status HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an expectation', `POST /api/auth/login HTTP/1.1\r\n${host}Expect: wonders\r\nContent-Length: 1\r\n\r\nx`, 417],
  ['no HTTP', 'nonsense\r\n\r\n', 400],
  ['a handshake with a key that is none', handshakeWith('Sec-WebSocket-Key: short'), 400],
  ['a handshake with another version', handshakeWith('Sec-WebSocket-Version: 7'), 400],
  ['a handshake with another protocol', handshakeWith('Upgrade: h2c'), 400],
  ['a handshake with subprotocols that are none', handshakeWith('Sec-WebSocket-Protocol: a,,b'), 400],
  [
    'a socket of a foreign origin',
    'GET /api/ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nOrigin: https://evil.example\r\n\r\n',
    403,
  ],
])('%s is refused in our words, with every header', async (_words, text, status) => {
  const answer = read(await ask(text))
  expect(answer.status).toBe(status)
  expect(JSON.parse(answer.body)).toMatchObject({ success: false, request_id: expect.any(String) })
  for (const [name, pattern] of Object.entries(wanted)) expect(answer.headers[name], name).toMatch(pattern)
  expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
})

test('a request that reaches a stopping node on an open connection is refused with every header', async () => {
  const stopping = await startTestNode()
  const body = JSON.stringify({ email: 'nobody@firm.example', password: 'Wrong-horse-9' })
  const first = `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\n${json}Content-Length: ${body.length}\r\n\r\n`
  let said = ''
  const socket = connect(Number(new URL(stopping.address).port), '127.0.0.1', () => socket.write(first))
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise((done) => socket.once('close', done))
  await delay(300)
  const stopped = stopping.stop()
  await delay(300)
  socket.write(`${body}GET /api/health/status HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  await ended
  await stopped
  const second = read(said.slice(said.lastIndexOf('HTTP/1.1')))
  expect(second.status).toBe(503)
  for (const [name, pattern] of Object.entries(wanted)) expect(second.headers[name], name).toMatch(pattern)
})

test.each([
  ['headers', 'GET /api/health/status HTTP/1.1\r\nHost: localhost\r\nX: '],
  ['a body', `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\n${json}Content-Length: 1000\r\n\r\n{`],
])('%s that drip are cut when their time is over, and not for each drop anew', async (_words, start) => {
  const impatient = await startTestNode({ REQUEST_SECONDS: '2' })
  const began = performance.now()
  let said = ''
  const socket = connect(
    { port: Number(new URL(impatient.address).port), host: '127.0.0.1', allowHalfOpen: true },
    () => socket.write(start),
  )
  const drip = setInterval(() => socket.writable && socket.write('a'), 100)
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()))
  socket.on('error', () => undefined)
  await new Promise((done) => socket.once('close', done))
  clearInterval(drip)
  const seconds = (performance.now() - began) / 1000
  expect(seconds).toBeGreaterThan(1)
  expect(seconds).toBeLessThan(4)
  expect(read(said).status).toBe(408)
  for (const [name, pattern] of Object.entries(wanted)) expect(read(said).headers[name], name).toMatch(pattern)
  await impatient.stop()
})

test('a request has thirty seconds to arrive unless the operator says otherwise', () => {
  const { requestTimeout, headersTimeout } = node.app.server
  expect([requestTimeout, headersTimeout]).toEqual([29_500, 29_500])
})

test('security.txt says where to report, and expires in half a year', async () => {
  const answer = read(await ask(`GET /.well-known/security.txt HTTP/1.1\r\n${host}\r\n`))
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  const fields = Object.fromEntries(
    answer.body
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  expect(fields).toMatchObject({
    Contact: 'mailto:security@assay.example',
    Canonical: 'https://assay.example/.well-known/security.txt',
  })
  const days = (Date.parse(fields['Expires'] ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(178)
  expect(days).toBeLessThanOrEqual(180)
})

test('the operator names the contact of security.txt', async () => {
  const named = await startTestNode({ SECURITY_CONTACT: 'https://firm.example/report' })
  const { body } = await named.app.inject({ url: '/.well-known/security.txt' })
  expect(body).toMatch(/^Contact: https:\/\/firm\.example\/report\n/)
  expect(body).toMatch(/\nCanonical: http:\/\/localhost:\d+\/\.well-known\/security\.txt\n/)
  await named.stop()
})
