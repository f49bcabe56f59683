import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { call } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, newPassword, password, signIn } from '../../../../tests/support/factories.ts'
import { useTestNode } from '../../../../tests/support/test-node.ts'

const product = useTestNode()
const { owner } = product
let tenantId = ''

beforeAll(async () => {
  tenantId = (await makeTenant(owner)).id
})

async function newMember(more: Parameters<typeof makeUser>[2] = {}) {
  const user = await makeUser(owner, tenantId, more)
  return { user, ...(await signIn(product.app, user)) }
}
const post = (token: string, path: string, body: object) => call(product.app, 'POST', path, { token, body })
const get = (token: string, path: string) => call(product.app, 'GET', path, { token })
const change = (token: string, current: string, next: string) =>
  post(token, '/auth/change-password', { current_password: current, new_password: next })

test('a change of password says one thing at a time, in its order', async () => {
  const { access } = await newMember()
  const steps = [
    ['', newPassword, 'All fields are required'],
    [password, '', 'All fields are required'],
    [password, 'short', 'Password must be at least 8 characters long'],
    [password, 'lowercase-only', 'Password must contain at least one uppercase letter'],
    [password, 'UPPERCASE-ONLY', 'Password must contain at least one lowercase letter'],
    [password, 'No-digits-here', 'Password must contain at least one number'],
    [password, 'NoSpecial99', 'Password must contain at least one special character (!@#$%^&*)'],
    [password, 'Password1!', 'This password is among the most common ones. Please choose another.'],
    ['Wrong-horse-9!', newPassword, 'The current password is not right.'],
  ] as const
  for (const [current, next, message] of steps) {
    const { status, body } = await change(access, current, next)
    expect([status, body.detail]).toEqual([400, message])
  }
})

test('a new password opens, the old one does not, and every other session ends', async () => {
  const { user, access } = await newMember()
  const elsewhere = await signIn(product.app, user)
  expect((await change(access, password, newPassword)).status).toBe(200)
  expect((await get(access, '/auth/me')).status).toBe(200)
  expect((await get(elsewhere.access, '/auth/me')).status).toBe(401)
  const logIn = (word: string) =>
    call(product.app, 'POST', '/auth/login', { body: { email: user.email, password: word } })
  expect((await logIn(password)).status).toBe(401)
  expect((await logIn(newPassword)).status).toBe(200)
})

test.each(['a'.repeat(60), 'ü'.repeat(120), 'a '.repeat(120)])(
  'a password of many letters is kept whole: %s',
  async (text) => {
    const { user, access } = await newMember()
    const long = `${text}Aa1!`
    expect((await change(access, password, long)).status).toBe(200)
    const logIn = (word: string) =>
      call(product.app, 'POST', '/auth/login', { body: { email: user.email, password: word } })
    expect((await logIn(long.slice(0, -1))).status).toBe(401)
    expect((await logIn(long)).status).toBe(200)
  },
)

test('guessing the current password is stopped as at the sign-in', async () => {
  const { access } = await newMember()
  const statuses: number[] = []
  for (let index = 0; index < 6; index += 1) statuses.push((await change(access, 'Wrong-horse-9!', newPassword)).status)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
})

test('an account without a password sets one once, and changes it from then on', async () => {
  const { user, access } = await newMember()
  await owner.updateTable('users').set({ password_hash: null }).where('id', '=', user.id).execute()
  const has = async () => (await get(access, '/auth/has-password')).body.data.has_password
  const set = (next: string, confirm: string) =>
    post(access, '/auth/set-password', { new_password: next, confirm_password: confirm })
  expect(await has()).toBe(false)
  expect((await set('', '')).body.detail).toBe('New password and confirmation are required')
  expect((await set(newPassword, 'other')).body.detail).toBe('New passwords do not match')
  expect((await change(access, 'anything', newPassword)).body.detail).toBe(
    'This account has no password yet. Set one instead.',
  )
  expect((await set(newPassword, newPassword)).status).toBe(200)
  expect(await has()).toBe(true)
  expect((await set('Third-horse-9!', 'Third-horse-9!')).body.detail).toBe(
    'This account has a password already. Change it instead.',
  )
})

test('a profile changes what was sent, and nothing that is not the user’s to write', async () => {
  const { user, access } = await newMember()
  const patch = (body: object) => call(product.app, 'PATCH', '/auth/me', { token: access, body })
  const preferences = { auto_refresh: true, timezone: 'est' }
  expect((await patch({ first_name: ' Nora ', theme_preference: 'light', preferences })).status).toBe(200)
  await patch({ preferences: { compact_mode: true } })
  const me = (await get(access, '/auth/me')).body.data.user
  expect(me).toMatchObject({
    first_name: 'Nora',
    last_name: 'User',
    theme_preference: 'light',
    email_notifications: true,
    preferences: { ...preferences, compact_mode: true },
  })
  expect((await patch({ first_name: ' ' })).body.detail).toBe('First name is required')
  const forbidden = {
    email: 'other@firm.example',
    role: 'admin',
    is_super_admin: true,
    status: 'inactive',
    google_id: 'x',
  }
  await patch({ last_name: 'Field', tenant_id: null, ...forbidden })
  const { last_name, ...after } = (await get(access, '/auth/me')).body.data.user
  expect(last_name).toBe('Field')
  expect(after).toMatchObject({ email: user.email, role: 'member', is_super_admin: false, google_id: null })
})

test('one’s own user carries every field of the wire contract', async () => {
  const { access } = await newMember()
  const me = (await get(access, '/auth/me')).body.data.user
  const fields =
    'id first_name last_name email organization_name google_id auth_provider role status tenant_id is_super_admin last_login created_at'
  for (const field of fields.split(' ')) expect(me).toHaveProperty(field)
  expect(Date.parse(me.last_login)).toBeGreaterThan(Date.now() - 60_000)
})

test('own sessions are listed and ended one by one; nobody ends another’s', async () => {
  const { user, access } = await newMember()
  const raw = await product.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'user-agent': 'Phone 7' },
    payload: { email: user.email, password },
  })
  const phone: string = raw.json().data.access_token
  const listed = (await get(access, '/auth/sessions')).body.data.sessions
  expect(listed).toHaveLength(2)
  const other = listed.find((one: { is_current: boolean }) => !one.is_current)
  expect(other).toMatchObject({ user_agent: 'Phone 7', ip_address: '127.0.0.1', method: 'password' })
  const stranger = await newMember()
  const end = (token: string) => call(product.app, 'DELETE', `/auth/sessions/${other.id}`, { token })
  expect((await end(stranger.access)).status).toBe(404)
  expect((await get(phone, '/auth/me')).status).toBe(200)
  expect((await end(access)).status).toBe(200)
  expect((await get(phone, '/auth/me')).status).toBe(401)
  expect((await end(access)).status).toBe(404)
})

test('all other sessions end at once, and this one goes on', async () => {
  const { user, access } = await newMember()
  const others = [await signIn(product.app, user), await signIn(product.app, user)]
  expect((await post(access, '/auth/sessions/end-others', {})).body.data).toEqual({ ended: 2 })
  for (const { access: token, refresh } of others) {
    expect((await get(token, '/auth/me')).status).toBe(401)
    expect((await call(product.app, 'POST', '/auth/refresh-token', { body: { refresh_token: refresh } })).status).toBe(
      401,
    )
  }
  expect((await get(access, '/auth/me')).status).toBe(200)
})

test('an export has all that is kept of the person, and no secret', async () => {
  const { user, access } = await newMember()
  const { body, raw } = await get(access, '/auth/me/export')
  expect(body.data.account.user).toMatchObject({ id: user.id, email: user.email, first_name: 'Test' })
  expect(body.data.account.sessions).toHaveLength(1)
  expect(body.data.account.audit_log[0]).toMatchObject({ action: 'login_success' })
  expect(raw.body).not.toMatch(/argon2|refresh_hash|password_hash|secret/)
})

test('a deleted account leaves no row of the person, and its sessions end', async () => {
  const { user, access } = await newMember()
  expect((await post(access, '/auth/delete-account', { password: 'Wrong-horse-9!' })).body.detail).toBe(
    'The password is not right.',
  )
  expect((await post(access, '/auth/delete-account', { password })).status).toBe(200)
  expect((await get(access, '/auth/me')).status).toBe(401)
  const { rows } = await sql<{ left: number }>`select
    (select count(*)::int from users where id = ${user.id}) + (select count(*)::int from sessions where user_id = ${user.id})
    + (select count(*)::int from known_networks where user_id = ${user.id})
    + (select count(*)::int from outgoing_mail where recipient = ${user.email}) as left`.execute(owner)
  expect(rows[0]?.left).toBe(0)
})

test('the last admin among others does not delete their account; of two at once one stays', async () => {
  const own = (await makeTenant(owner)).id
  await makeUser(owner, own)
  const admins = await Promise.all([0, 1].map(() => makeUser(owner, own, { role: 'admin' })))
  const tokens = await Promise.all(admins.map(async (admin) => (await signIn(product.app, admin)).access))
  const answers = await Promise.all(tokens.map((token) => post(token, '/auth/delete-account', { password })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  expect(answers.find(({ status }) => status === 400)?.body.detail).toBe(
    'You are the last admin of your organization. Make somebody else an admin first.',
  )
})

test('who is the only one of an organization deletes it as well, and another’s stays', async () => {
  const own = (await makeTenant(owner)).id
  const { access } = await signIn(product.app, await makeUser(owner, own, { role: 'admin' }))
  expect((await post(access, '/auth/delete-account', { password })).status).toBe(200)
  const left = await owner.selectFrom('tenants').where('id', 'in', [own, tenantId]).select('id').execute()
  expect(left).toEqual([{ id: tenantId }])
})

test('without a password a change of the sign-in wants a recent one', async () => {
  const { user, access } = await newMember()
  await owner.updateTable('users').set({ password_hash: null }).where('id', '=', user.id).execute()
  const begin = () => post(access, '/auth/two-factor/totp', { password: null })
  expect((await begin()).status).toBe(200)
  await sql`update sessions set created_at = now() - interval '16 minutes' where user_id = ${user.id}`.execute(owner)
  const { status, body } = await begin()
  expect([status, body.code]).toEqual([403, 'recent_sign_in_required'])
})
