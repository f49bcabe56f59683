import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../../tests/support/call.ts'
import { makeTenant, makeUser, newPassword, signIn } from '../../../tests/support/factories.ts'
import {
  messageTo,
  startMailServer,
  startSendingProduct,
  tokenIn,
  type MailProduct,
  type MailServer,
} from '../../../tests/support/mail-product.ts'
import { codeOf } from '../../../tests/support/two-factor.ts'

/** Invitations and temporary passwords, through a real mail server on loopback. */
let server: MailServer
let product: MailProduct
let token = ''

beforeAll(async () => {
  server = await startMailServer()
  product = await startSendingProduct(server)
  const admin = await makeUser(product.owner, (await makeTenant(product.owner)).id, { role: 'admin' })
  token = (await signIn(product.web.app, admin)).access
}, 60_000)

afterAll(async () => {
  await product.stop()
  await server.stop()
})

const post = (path: string, body: object, as?: string) =>
  call(product.web.app, 'POST', path, { body, ...(as === undefined ? {} : { token: as }) })
const fresh = () => `${crypto.randomUUID()}@firm.example`
const person = { first_name: 'Nora', last_name: 'Field', password: newPassword }

test('an invitation says who asks and what they wrote, and its link makes the account; a link that was replaced makes none', async () => {
  const email = fresh()
  const message = 'Welcome <b>aboard</b>'
  const { body } = await post('/admin/invitations', { email, role: 'viewer', message }, token)
  const first = await messageTo(server, email)
  expect(first.text).toContain('Test User invites you to')
  expect(first.text).toContain('https://assay.example/accept-invitation?token=')
  expect(first.html).toContain('Welcome &lt;b&gt;aboard&lt;/b&gt;')
  const { id } = body.data.invitation
  const past = new Date(Date.now() - 120_000)
  await product.owner.updateTable('invitations').set({ sent_at: past }).where('id', '=', id).execute()
  expect((await post(`/admin/invitations/${id}/resend`, {}, token)).status).toBe(202)
  const second = await messageTo(server, email, 2)
  const accept = (link: string) => post('/auth/invitation/accept', { token: link, ...person })
  expect((await accept(tokenIn(first))).status).toBe(404)
  expect((await accept(tokenIn(second))).body.data.user).toMatchObject({ email, role: 'viewer' })
})

test('a temporary password is random, opens the account it was sent to, and is neither stored nor audited in clear', async () => {
  const sent: string[] = []
  for (const email of [fresh(), fresh()]) {
    const { status } = await post('/admin/invitations', { email, force_activate: true }, token)
    expect(status).toBe(201)
    const { text } = await messageTo(server, email)
    const chosen = /Temporary password: (\S+)/.exec(text)?.[1] ?? ''
    expect(Buffer.from(chosen, 'base64url')).toHaveLength(16)
    const { body } = await post('/auth/login', { email, password: chosen })
    expect(body.data.user.must_renew_credentials).toBe(true)
    sent.push(chosen)
  }
  expect(new Set(sent).size).toBe(2)
  const kept = await Promise.all(
    (['users', 'audit_log', 'outgoing_mail', 'invitations'] as const).map((table) =>
      product.owner.selectFrom(table).selectAll().execute(),
    ),
  )
  for (const chosen of sent) expect(JSON.stringify(kept)).not.toContain(chosen)
})

test('an invited super admin may do nothing before a second factor is set up', async () => {
  const operator = await makeUser(product.owner, null, { isSuper: true, role: 'admin' })
  const { access } = await signIn(product.web.app, operator)
  const email = fresh()
  const invite = () => post('/super-admin/users/invite-super-admin', { email }, access)
  expect((await invite()).status).toBe(201)
  expect((await invite()).status).toBe(409)
  const letter = await messageTo(server, email)
  expect(letter.text).toContain('Test User invites you to run this installation of Assay')
  const { body } = await post('/auth/invitation/accept', { token: tokenIn(letter), ...person })
  expect(body.data.user).toMatchObject({ is_super_admin: true, tenant_id: null, must_add_second_factor: true })
  const own = body.data.access_token
  const list = () => call(product.web.app, 'GET', '/super-admin/tenants', { token: own })
  expect((await list()).body.code).toBe('two_factor_setup_required')
  const { body: begun } = await post('/auth/two-factor/totp', { password: newPassword }, own)
  await post('/auth/two-factor/totp/confirm', { code: await codeOf(begun.data.secret) }, own)
  expect((await list()).status).toBe(200)
})
