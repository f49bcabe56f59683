import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestNode } from '../../../../tests/support/app.ts'
import { call } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, newPassword, signUpForm } from '../../../../tests/support/factories.ts'
import { openOwner } from '../../../../tests/support/owner.ts'
import type { WebNode } from '../../compose-web.ts'

/** The catalogue of a sign-up's refusals, line by line, as the server says them. */
const owner = openOwner()
let node: WebNode
let app: FastifyInstance

beforeAll(async () => {
  node = await startTestNode({ TRUST_PROXY: '1' })
  app = node.app
})

afterAll(async () => {
  await node.stop()
  await owner.destroy()
})

let places = 0
/** From an address of its own, so that no limit is met. */
const from = () => ({ 'x-forwarded-for': `2001:db8:51fa:${(places += 1).toString(16)}::1` })
const register = (form: object) => call(app, 'POST', '/auth/register', { body: form, headers: from() })
const personal = 'Personal email addresses are not allowed. Please use your corporate email address.'

test('the server says one thing at a time, in the order of the form, until nothing is wrong', async () => {
  const good = signUpForm()
  const steps: readonly (readonly [object, string])[] = [
    [{}, 'First name is required'],
    [{ first_name: 'Nora' }, 'Last name is required'],
    [{ last_name: 'Field' }, 'Organization name is required'],
    [{ organization_name: 'Firm' }, 'Email is required'],
    [{ email: 'nora' }, 'Password is required'],
    [{ password: 'short', confirmPassword: '' }, 'Please confirm your password'],
    [{ confirmPassword: 'other' }, 'Please enter a valid email address'],
    [{ email: 'nora@gmail.com' }, personal],
    [
      { email: 'nora+tag@firm.example' },
      'This email format suggests personal use. Please use your corporate email address.',
    ],
    [
      { email: '123@firm.example' },
      'This email format suggests personal use. Please use your corporate email address.',
    ],
    [{ email: 'nora@f.x' }, 'Please use a corporate email address from your organization.'],
    [{ email: 'nora@a.b.c.firm.example' }, 'Please use your primary corporate email address.'],
    [{ email: good.email }, 'Passwords do not match'],
    [{ confirmPassword: 'short' }, 'Password must be at least 8 characters long'],
    [
      { password: 'longer-than-8', confirmPassword: 'longer-than-8' },
      'Password must contain uppercase, lowercase, number, and special character',
    ],
    [
      { password: 'Password1!', confirmPassword: 'Password1!' },
      'This password is among the most common ones. Please choose another.',
    ],
  ]
  const form = {}
  for (const [change, message] of steps) {
    Object.assign(form, change)
    const { status, body } = await register(form)
    expect([status, body.detail, body.message]).toEqual([400, message, message])
  }
  expect((await register({ ...form, password: newPassword, confirmPassword: newPassword })).status).toBe(201)
})

test.each(['nora@trashmail.com', 'nora@yopmail.com', 'nora@sharklasers.com', 'nora@web.de', 'nora@sub.mailinator.com'])(
  '%s is on a list of personal or throw-away domains',
  async (email) => {
    expect((await register({ ...signUpForm(), email })).body.detail).toBe(personal)
  },
)

test('a client that sends no confirmation is not asked for one', async () => {
  const { confirmPassword: _confirm, ...form } = signUpForm()
  expect((await register(form)).status).toBe(201)
})

test.each(['Qwertyuiop1!', 'Iloveyou2024!', 'Assay2026!', 'NORTHWINd99!'])('%s is too common', async (password) => {
  const { status, body } = await register({ ...signUpForm(), password, confirmPassword: password })
  expect([status, body.detail]).toEqual([400, 'This password is among the most common ones. Please choose another.'])
})

test('what is kept holds for an hour, has the password as argon2id alone, and never the confirmation', async () => {
  const form = signUpForm()
  const { body } = await register(form)
  const row = await owner
    .selectFrom('pending_registrations')
    .where('id', '=', body.data.pending_registration_id)
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(JSON.stringify(row)).not.toContain(form.password)
  expect(row).toMatchObject({
    first_name: 'Nora',
    email: form.email,
    organization_name: 'Firm',
    email_verified_at: null,
  })
  const left = Date.parse(body.data.expires_at) - Date.now()
  expect(left).toBeGreaterThan(59 * 60_000)
  expect(left).toBeLessThanOrEqual(60 * 60_000)
})

test('a sign-up makes no account: the address does not open anything yet', async () => {
  const form = signUpForm()
  await register(form)
  const { status } = await call(app, 'POST', '/auth/login', { body: { email: form.email, password: form.password } })
  expect(status).toBe(401)
})

test('neither text, status nor time tells an address that has an account from one that has none', async () => {
  const tenantId = (await makeTenant(owner)).id
  // The work itself shows in the fastest calls; the others waited for something else.
  const fastest = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 6)] ?? 0
  for (const path of ['/auth/register', '/auth/forgot-password']) {
    const times: { has: number[]; none: number[] } = { has: [], none: [] }
    const answers = new Set<string>()
    for (let index = 0; index < 30; index += 1) {
      const user = await makeUser(owner, tenantId)
      const pairs = [
        ['has', user.email],
        ['none', `no-${user.email}`],
      ] as const
      for (const [kind, email] of index % 2 === 0 ? pairs : pairs.toReversed()) {
        const headers = from()
        const begin = performance.now()
        const { status, body } = await call(app, 'POST', path, { body: { ...signUpForm(), email }, headers })
        times[kind].push(performance.now() - begin)
        answers.add(`${status} ${Object.keys(body.data ?? {}).join()}`)
      }
    }
    expect(answers.size).toBe(1)
    const [has, none] = [fastest(times.has), fastest(times.none)]
    // A look-up that differs costs a hash, thirty milliseconds; what takes two is told apart by noise alone.
    expect(Math.abs(has - none)).toBeLessThan(Math.max(2, 0.25 * Math.min(has, none)))
  }
})
