import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { briefingForm } from '../../../tests/support/briefings.ts'
import { call } from '../../../tests/support/call.ts'
import {
  makeTenant,
  makeUser,
  makeVendor,
  newPassword,
  password,
  signIn,
  signUpForm,
} from '../../../tests/support/factories.ts'
import {
  messageTo,
  startMailServer,
  startSendingProduct,
  tokenIn,
  type MailProduct,
  type MailServer,
} from '../../../tests/support/mail-product.ts'
import { until } from '../../../tests/support/product.ts'

/** From a request to a real mail server on loopback, and back by the link. */
let server: MailServer
let product: MailProduct
const publicUrl = 'https://assay.example'

beforeAll(async () => {
  server = await startMailServer()
  product = await startSendingProduct(server, publicUrl)
}, 60_000)

afterAll(async () => {
  await product.stop()
  await server.stop()
})

const post = (path: string, body: object) => call(product.web.app, 'POST', path, { body })
const newUser = async () => makeUser(product.owner, (await makeTenant(product.owner)).id)
const settled = (email: string) =>
  until(
    async () => {
      const rows = await product.owner.selectFrom('outgoing_mail').where('recipient', '=', email).selectAll().execute()
      return rows.length > 0 && rows.every(({ state }) => state !== 'waiting') && rows
    },
    15_000,
    `what became of the message to ${email}`,
  )

test('a forgotten password is set anew by a link that works once, which ends every session', async () => {
  const user = await newUser()
  const open = await signIn(product.web.app, user)
  expect((await post('/auth/forgot-password', { email: user.email.toUpperCase() })).status).toBe(202)
  const message = await messageTo(server, user.email)
  expect(message.raw).toContain('Subject: Reset your Assay password')
  expect(message.text).toContain(`${publicUrl}/reset-password?token=`)
  expect(message.html).toContain(`href="${publicUrl}/reset-password?token=${tokenIn(message)}"`)
  const reset = (word: string) =>
    post('/auth/reset-password', { token: tokenIn(message), new_password: word, confirm_password: word })
  expect((await reset('short')).body.detail).toBe('Password must be at least 8 characters long')
  expect((await reset(newPassword)).status).toBe(200)
  expect((await reset('Third-horse-9!')).body.detail).toBe('This link is not valid any more. Please ask for a new one.')
  expect((await call(product.web.app, 'GET', '/auth/me', { token: open.access })).status).toBe(401)
  expect((await post('/auth/login', { email: user.email, password })).status).toBe(401)
  expect((await post('/auth/login', { email: user.email, password: newPassword })).status).toBe(200)
  expect((await messageTo(server, user.email, 2)).raw).toContain('Subject: Your Assay account: Your password was reset')
})

test('a booked briefing goes to the visitor and to each operator, with an invitation for the calendar', async () => {
  const operator = await makeUser(product.owner, null, { isSuper: true })
  const form = await briefingForm(product.web.app)
  expect((await post('/briefings', form)).status).toBe(201)
  for (const [email, subject] of [
    [form.email, 'Your Assay briefing'],
    [operator.email, 'Briefing with Visitor Firm'],
  ] as const) {
    const { raw } = await messageTo(server, email)
    expect(raw).toContain(`Subject: ${subject}`)
    expect(raw).toContain('Content-Type: text/calendar')
    expect(raw).toContain('briefing.ics')
  }
})

test('an address without an account, and one that may not sign in, are answered alike and sent nothing', async () => {
  const user = await newUser()
  const inactive = await newUser()
  await product.owner.updateTable('users').set({ status: 'inactive' }).where('id', '=', inactive.id).execute()
  const nobody = `nobody-${user.email}`
  const answers = await Promise.all(
    [user.email, nobody, inactive.email, 'no address'].map((email) => post('/auth/forgot-password', { email })),
  )
  for (const { status, body } of answers) expect([status, body]).toEqual([202, { success: true, data: {} }])
  await messageTo(server, user.email)
  for (const email of [nobody, inactive.email])
    expect((await settled(email)).map(({ state }) => state)).toEqual(['dropped'])
  expect(server.delivered.flatMap(({ to }) => to)).not.toContain(nobody)
})

test('a link that is an hour old, or whose account has another address now, sets no password', async () => {
  const [late, moved] = [await newUser(), await newUser()]
  for (const { email } of [late, moved]) await post('/auth/forgot-password', { email })
  const tokens = [tokenIn(await messageTo(server, late.email)), tokenIn(await messageTo(server, moved.email))]
  await sql`update assay.email_tokens set expires_at = now() where email = ${late.email}`.execute(product.owner)
  await sql`update assay.users set email = ${`new-${moved.email}`} where id = ${moved.id}`.execute(product.owner)
  for (const token of tokens)
    expect(
      (await post('/auth/reset-password', { token, new_password: newPassword, confirm_password: newPassword })).status,
    ).toBe(400)
})

test('a sign-up proves its address by a link that works once', async () => {
  const form = signUpForm()
  const { body, status } = await post('/auth/register', form)
  expect(status).toBe(201)
  const message = await messageTo(server, form.email)
  expect(message.text).toContain('Hello Nora,')
  expect((await post('/auth/verify-email', { token: tokenIn(message) })).body.data).toEqual({ email: form.email })
  expect((await post('/auth/verify-email', { token: tokenIn(message) })).status).toBe(400)
  const row = await product.owner
    .selectFrom('pending_registrations')
    .where('id', '=', body.data.pending_registration_id)
    .select('email_verified_at')
    .executeTakeFirstOrThrow()
  expect(row.email_verified_at).not.toBeNull()
})

test('a sign-up with an address that has an account is answered alike, and its owner is told', async () => {
  const user = await newUser()
  const known = await post('/auth/register', { ...signUpForm(), email: user.email.replace('@firm', '@FIRM') })
  const unknown = await post('/auth/register', signUpForm())
  for (const { status, body } of [known, unknown])
    expect([status, Object.keys(body.data)]).toEqual([201, ['pending_registration_id', 'expires_at']])
  const message = await messageTo(server, user.email)
  expect(message.raw).toContain('Subject: You already have an Assay account')
  expect(message.text).not.toContain('token=')
})

test('a signed-in user has the link that proves their address sent again, until it is proven', async () => {
  const user = await newUser()
  const { access: token } = await signIn(product.web.app, user)
  const resend = () => call(product.web.app, 'POST', '/auth/resend-verification', { token, body: {} })
  const isVerified = async () =>
    (await call(product.web.app, 'GET', '/auth/me', { token })).body.data.user.email_verified
  expect((await resend()).status).toBe(202)
  expect(await isVerified()).toBe(false)
  expect((await post('/auth/verify-email', { token: tokenIn(await messageTo(server, user.email)) })).status).toBe(200)
  expect(await isVerified()).toBe(true)
  await resend()
  await until(
    async () => (await settled(user.email)).some(({ state }) => state === 'dropped'),
    15_000,
    'the second one',
  )
})

test('the host that a request names is in no message', async () => {
  const user = await newUser()
  await product.web.app.inject({
    method: 'POST',
    url: '/api/auth/forgot-password',
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    payload: { email: user.email },
  })
  expect((await messageTo(server, user.email)).raw).not.toContain('evil.example')
})

test.each([
  'dana@firm.example\r\nBcc: eve@evil.example',
  'dana@firm.example, eve@evil.example',
  '"eve@evil.example" <dana@firm.example>',
])('an address that would reach somebody else is sent nothing: %j', async (email) => {
  const before = server.delivered.length
  const { status } = await post('/auth/register', { ...signUpForm(), email })
  expect(status).toBe(400)
  expect((await post('/auth/forgot-password', { email })).status).toBe(202)
  const marker = await newUser()
  await post('/auth/forgot-password', { email: marker.email })
  await messageTo(server, marker.email)
  expect(server.delivered.slice(before).flatMap(({ to }) => to)).toEqual([marker.email])
})

test('markup and line breaks in a name stay words', async () => {
  const form = { ...signUpForm(), first_name: '<img src=x>\r\nBcc: eve@evil.example' }
  await post('/auth/register', form)
  const message = await messageTo(server, form.email)
  expect(message.to).toEqual([form.email])
  expect(message.html).toContain('&lt;img src=x&gt; Bcc:')
  expect(message.html).not.toContain('<img')
  expect(message.text).toContain('Hello <img src=x> Bcc: eve@evil.example,')
})

test('a server that refuses for now is asked again', async () => {
  const user = await newUser()
  server.refuse(true)
  await post('/auth/forgot-password', { email: user.email })
  await until(
    async () => {
      const { rows } = await sql<{
        state: string
      }>`select state from pgboss.job where name = 'mail' and state = 'retry'`.execute(product.owner)
      return rows.length > 0
    },
    15_000,
    'the retry',
  )
  server.refuse(false)
  await sql`update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'`.execute(product.owner)
  expect(tokenIn(await messageTo(server, user.email))).not.toBe('')
})

test('neither a link nor what a message is made of lies in the database in clear', async () => {
  const form = signUpForm()
  await post('/auth/register', form)
  const token = tokenIn(await messageTo(server, form.email))
  await settled(form.email)
  const { rows } = await sql<{
    dump: string
  }>`select coalesce((select string_agg(m::text, '') from assay.outgoing_mail m), '')
    || (select string_agg(t::text, '') from assay.email_tokens t)
    || (select string_agg(p::text, '') from assay.pending_registrations p)
    || (select string_agg(j.data::text || coalesce(j.output::text, ''), '') from pgboss.job j) as dump`.execute(
    product.owner,
  )
  expect(rows[0]?.dump).toContain(form.email)
  for (const secret of [token, form.password]) expect(rows[0]?.dump).not.toContain(secret)
})

test('the sixth message to one address from one place within an hour is refused with Retry-After, whoever has it', async () => {
  for (const email of [(await newUser()).email, `nobody-${crypto.randomUUID()}@firm.example`]) {
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1) statuses.push((await post('/auth/forgot-password', { email })).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  }
})

test('whoever starts a scan hears by e-mail that it failed, and nobody does who turned such messages off', async () => {
  const tenantId = (await makeTenant(product.owner)).id
  const users = [await makeUser(product.owner, tenantId), await makeUser(product.owner, tenantId)] as const
  for (const user of users) {
    const { access } = await signIn(product.web.app, user)
    const asked = { token: access }
    if (user === users[1])
      await call(product.web.app, 'PATCH', '/auth/me', { ...asked, body: { email_notifications: false } })
    const vendor = await makeVendor(product.owner, tenantId, 'Nowhere Cloud')
    await product.owner
      .updateTable('vendors')
      .set({ website: 'https://no-such-name.invalid/' })
      .where('id', '=', vendor)
      .execute()
    expect((await call(product.web.app, 'POST', `/vendors/${vendor}/scan`, { ...asked, body: {} })).status).toBe(202)
    await until(
      async () =>
        (
          await product.owner
            .selectFrom('vendors')
            .where('id', '=', vendor)
            .select('last_scan_status')
            .executeTakeFirst()
        )?.last_scan_status === 'failed',
      30_000,
      'the end of the scan',
    )
  }
  const message = await messageTo(server, users[0].email)
  expect(message.raw).toContain('Subject: The scan of Nowhere Cloud failed')
  expect(message.text).toContain(`${publicUrl}/vendor/`)
  const sent = await product.owner
    .selectFrom('outgoing_mail')
    .where('recipient', '=', users[1].email)
    .selectAll()
    .execute()
  expect(sent).toEqual([])
  const used = await product.owner
    .selectFrom('usage_ledger')
    .where('tenant_id', '=', tenantId)
    .select('change')
    .execute()
  expect(used.reduce((sum, { change }) => sum + change, 0)).toBe(0)
}, 90_000)
