import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestNode } from '../../../../tests/support/app.ts'
import { call, type Called } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, password, type TestUser } from '../../../../tests/support/factories.ts'
import { openOwner } from '../../../../tests/support/owner.ts'
import { openSignInLimits } from '../../access/sign-in-limits.ts'
import type { WebNode } from '../../compose-web.ts'
import { openPool } from '../../db/connect.ts'
import { suiteDatabase } from '../../../../tests/support/suite-database.ts'

/** Behind one proxy: the last address that it wrote is the caller. */
const owner = openOwner()
let node: WebNode
let bare: WebNode
let tenantId = ''
let places = 0

beforeAll(async () => {
  node = await startTestNode({ TRUST_PROXY: '1' })
  bare = await startTestNode()
  tenantId = (await makeTenant(owner)).id
})

afterAll(async () => {
  await node.stop()
  await bare.stop()
  await owner.destroy()
})

/** An address that nobody used before, of the block kept for tests. */
function newPlace(): string {
  places += 1
  return `2001:db8:${(process.pid % 0xffff).toString(16)}:${places.toString(16)}::1`
}

const attempt = (email: string, word: string, from: string, at: WebNode = node): Promise<Called> =>
  call(at.app, 'POST', '/auth/login', { body: { email, password: word }, headers: { 'x-forwarded-for': from } })

async function fail(email: string, from: string, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < times; index += 1) statuses.push((await attempt(email, 'Wrong-horse-9', from)).status)
  return statuses
}

/** Fifty failures from ten places: as many as an account has in a quarter of an hour. */
async function attack(email: string): Promise<void> {
  await Promise.all(Array.from({ length: 10 }, () => fail(email, newPlace(), 5)))
}

const newUser = (): Promise<TestUser> => makeUser(owner, tenantId)

test('behind a proxy each caller is counted and audited by an address of its own', async () => {
  const user = await newUser()
  const [stranger, home] = [newPlace(), '203.0.113.77']
  expect(await fail(user.email, stranger, 6)).toEqual([401, 401, 401, 401, 401, 429])
  expect((await attempt(user.email, password, home)).status).toBe(200)
  const audit = await owner
    .selectFrom('audit_log')
    .where('user_id', '=', user.id)
    .where('action', '=', 'login_success')
    .select('ip_address')
    .execute()
  expect(audit).toEqual([{ ip_address: home }])
})

test('what a caller writes before the proxy’s entry makes no new caller', async () => {
  const user = await newUser()
  const place = newPlace()
  const statuses: number[] = []
  for (let index = 0; index < 6; index += 1)
    statuses.push((await attempt(user.email, 'Wrong-horse-9', `${newPlace()}, 198.51.100.${index}, ${place}`)).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test('without a trusted proxy the header makes no new caller', async () => {
  const user = await newUser()
  const statuses: number[] = []
  for (let index = 0; index < 6; index += 1)
    statuses.push((await attempt(user.email, 'Wrong-horse-9', newPlace(), bare)).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test('addresses of one IPv6 network count as one caller', async () => {
  const user = await newUser()
  const network = newPlace().replace(/::1$/, '')
  const statuses: number[] = []
  for (let index = 1; index <= 6; index += 1)
    statuses.push((await attempt(user.email, 'Wrong-horse-9', `${network}::${index}`)).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test('no spelling of a stored address makes a new key', async () => {
  const user = await makeUser(owner, tenantId)
  const email = `ikibi-${user.id}@firm.example`
  await owner.updateTable('users').set({ email }).where('id', '=', user.id).execute()
  const place = newPlace()
  const spellings = [
    email,
    email.toUpperCase(),
    ` ${email} `,
    email.replace('firm', 'ｆirm'),
    `Ikibi-${user.id}@Firm.Example`,
  ]
  for (const one of spellings) expect((await attempt(one, 'Wrong-horse-9', place)).status).toBe(401)
  expect((await attempt(email, 'Wrong-horse-9', place)).status).toBe(429)
})

test.each(['\u0130', '\u0131', '\u212a', '\uff49'])(
  'a local part with %j is no spelling of one without: the right password does not open',
  async (letter) => {
    const user = await newUser()
    const email = `k-i-${user.id}@firm.example`
    await owner.updateTable('users').set({ email }).where('id', '=', user.id).execute()
    const place = newPlace()
    for (const typed of [email.replace('i', letter), email.replace('k', letter)]) {
      const answer = await attempt(typed, password, place)
      expect(answer.status).toBe(401)
      expect(answer.body.detail).toBe('Invalid email or password')
    }
    expect((await attempt(email, password, place)).status).toBe(200)
  },
)

test('an account’s address is stored in ASCII', async () => {
  const user = await newUser()
  const store = owner
    .updateTable('users')
    .set({ email: `${user.id}\u0130@firm.example` })
    .where('id', '=', user.id)
  await expect(store.execute()).rejects.toMatchObject({ code: '23514' })
})

test('however many strangers fail, the right password opens from an address of the owner’s own', async () => {
  const user = await newUser()
  await attack(user.email)
  expect((await attempt(user.email, password, newPlace())).status).toBe(200)
})

test('while many places guess at an account, a new place has two failures and not five, in an hour', async () => {
  const user = await newUser()
  await attack(user.email)
  const place = newPlace()
  expect(await fail(user.email, place, 3)).toEqual([401, 401, 429])
  const { raw } = await attempt(user.email, password, place)
  expect(raw.statusCode).toBe(429)
  expect(Number(raw.headers['retry-after'])).toBeGreaterThan(15 * 60)
})

test('while many places guess at an account, a network that it signed in from keeps its five', async () => {
  const user = await newUser()
  const home = newPlace()
  expect((await attempt(user.email, password, home)).status).toBe(200)
  await attack(user.email)
  expect(await fail(user.email, home, 4)).toEqual([401, 401, 401, 401])
  expect((await attempt(user.email, password, home)).status).toBe(200)
})

test('a network is forgotten when nobody signed in from it for ninety days', async () => {
  const user = await newUser()
  const home = newPlace()
  expect((await attempt(user.email, password, home)).status).toBe(200)
  await sql`update known_networks set last_used_at = now() - interval '91 days' where user_id = ${user.id}`.execute(
    owner,
  )
  await attack(user.email)
  expect(await fail(user.email, home, 3)).toEqual([401, 401, 429])
  expect((await attempt(user.email, password, '203.0.113.80')).status).toBe(200)
  const kept = await owner.selectFrom('known_networks').where('user_id', '=', user.id).select('network').execute()
  expect(kept).toEqual([{ network: '203.0.113.80' }])
})

test('an address that no account has is counted as one that has', async () => {
  const unknown = `nobody-${crypto.randomUUID()}@firm.example`
  expect(await fail(unknown, newPlace(), 6)).toEqual([401, 401, 401, 401, 401, 429])
  await attack(unknown)
  expect(await fail(unknown, newPlace(), 3)).toEqual([401, 401, 429])
})

test('neither text nor time tells an address that has an account from one that has none', async () => {
  // The work itself shows in the fastest calls; the others waited for something else.
  const fastest = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 6)] ?? 0
  const times: { has: number[]; none: number[] } = { has: [], none: [] }
  const bodies = new Set<string>()
  for (let index = 0; index < 40; index += 1) {
    const user = await newUser()
    const pairs = [
      ['has', user.email],
      ['none', `no-${user.email}`],
    ] as const
    for (const [kind, email] of index % 2 === 0 ? pairs : pairs.toReversed()) {
      const begin = performance.now()
      const { body, raw } = await attempt(email, 'Wrong-horse-9', newPlace())
      times[kind].push(performance.now() - begin)
      const headers = Object.keys(raw.headers).toSorted()
      bodies.add(JSON.stringify([raw.statusCode, { ...body, request_id: '' }, headers]))
    }
  }
  expect(bodies.size).toBe(1)
  const ratio = fastest(times.has) / fastest(times.none)
  expect(Math.max(ratio, 1 / ratio)).toBeLessThan(1.25)
})

test('counters that have run out are removed at once, however many; the others stay', async () => {
  const pool = openPool(suiteDatabase().runtimeUrl, { max: 1 })
  const word = crypto.randomUUID()
  await sql`insert into rate_limits (key, points, expire)
    select ${word} || n, 1, case when n = 0 then 9000000000000 else 1000 end from generate_series(0, 45000) n`.execute(
    owner,
  )
  await openSignInLimits(pool).removeExpired(new Date())
  const left = await owner.selectFrom('rate_limits').where('key', 'like', `${word}%`).select('key').execute()
  expect(left).toEqual([{ key: `${word}0` }])
  await sql`delete from rate_limits where key = ${`${word}0`}`.execute(owner)
  await pool.end()
})

test('counters hold nobody’s address', async () => {
  const user = await newUser()
  await fail(user.email, '198.51.100.23', 1)
  const { rows } = await sql<{ keys: string }>`select string_agg(key, ' ') as keys from rate_limits`.execute(owner)
  expect(rows[0]?.keys).not.toContain(user.email)
  expect(rows[0]?.keys).not.toContain('198.51.100.23')
})

test('a lockout holds on every node, and on one that starts afterwards', async () => {
  const user = await makeUser(owner, tenantId)
  const place = newPlace()
  const other = await startTestNode({ TRUST_PROXY: '1' })
  const statuses: number[] = []
  for (const at of [node, other, node, other, node, other])
    statuses.push((await attempt(user.email, 'Wrong-horse-9', place, at)).status)
  await other.stop()
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  const later = await startTestNode({ TRUST_PROXY: '1' })
  expect((await attempt(user.email, password, place, later)).status).toBe(429)
  expect((await attempt(user.email, password, newPlace(), later)).status).toBe(200)
  await later.stop()
})
