import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call, type Called } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, newPassword, signIn } from '../../../../tests/support/factories.ts'
import { makeApiKey, makeInvitation } from '../../../../tests/support/organizations.ts'
import { useTestNode } from '../../../../tests/support/test-node.ts'

const product = useTestNode()
const { owner } = product

async function makeFirm() {
  const tenantId = (await makeTenant(owner)).id
  const admin = await makeUser(owner, tenantId, { role: 'admin' })
  const { access: token } = await signIn(product.app, admin)
  const save = (body: object) => call(product.app, 'PUT', '/admin/security', { token, body })
  const read = async () => (await call(product.app, 'GET', '/admin/security', { token })).body.data
  return { tenantId, admin, token, save, read }
}
const said = ({ status, body }: Called) => [status, body.detail]
const readVendors = (token: string) => call(product.app, 'GET', '/vendors', { token })
const openedHoursAgo = (userId: string, hours: number) =>
  owner
    .updateTable('sessions')
    .set({ created_at: sql<Date>`now() - make_interval(hours => ${hours})` })
    .where('user_id', '=', userId)
    .execute()
const fresh = (domain: string) => `${crypto.randomUUID()}@${domain}`

test('a session that is older than the organization allows ends with its next request, and cannot be renewed', async () => {
  const { tenantId, save, read } = await makeFirm()
  const member = await makeUser(owner, tenantId)
  const { access, refresh } = await signIn(product.app, member)
  await openedHoursAgo(member.id, 9)
  expect((await readVendors(access)).status).toBe(200)
  expect((await save({ session_hours: 24 })).status).toBe(200)
  expect((await readVendors(access)).status).toBe(200)
  expect((await save({ session_hours: 8 })).body.data.session_hours).toBe(8)
  expect((await readVendors(access)).status).toBe(401)
  const renewed = await call(product.app, 'POST', '/auth/refresh-token', { body: { refresh_token: refresh } })
  expect([renewed.status, renewed.body.code]).toEqual([401, 'session_ended'])
  expect((await readVendors((await signIn(product.app, member)).access)).status).toBe(200)
  await openedHoursAgo(member.id, 9)
  await save({ session_hours: null })
  expect((await read()).session_hours).toBe(null)
  expect((await readVendors(access)).status).toBe(200)
})

test('a session that the rule ended is not listed to its owner either', async () => {
  const { tenantId, save } = await makeFirm()
  const member = await makeUser(owner, tenantId)
  await signIn(product.app, member)
  await openedHoursAgo(member.id, 9)
  await save({ session_hours: 8 })
  const { access } = await signIn(product.app, member)
  const { body } = await call(product.app, 'GET', '/auth/sessions', { token: access })
  expect(body.data.sessions).toHaveLength(1)
})

test('no organization lets a session last longer than the product does, and the rule is nobody else’s', async () => {
  const { save } = await makeFirm()
  for (const hours of [0, -1, 1.5, 721, '8', 1e9]) expect((await save({ session_hours: hours })).status).toBe(400)
  const { admin, token, save: saveOwn } = await makeFirm()
  await save({ session_hours: 1 })
  await openedHoursAgo(admin.id, 30)
  expect((await readVendors(token)).status).toBe(200)
  await saveOwn({ session_hours: 720 })
  await openedHoursAgo(admin.id, 721)
  expect((await readVendors(token)).status).toBe(401)
})

test('a key is no session: it goes on', async () => {
  const { tenantId, admin, save } = await makeFirm()
  const { key } = await makeApiKey(owner, tenantId, admin.id)
  await save({ session_hours: 1 })
  await openedHoursAgo(admin.id, 5)
  expect((await readVendors(key)).status).toBe(200)
})

test('only addresses of the allowed domains are invited, by whatever way, and the refusal says which they are', async () => {
  const { tenantId, token, save } = await makeFirm()
  const open = await makeInvitation(owner, tenantId, { email: fresh('elsewhere.example') })
  await save({ allowed_email_domains: [' @Firm.Example', 'firm.example', 'bücher.example'] })
  const post = (path: string, body: object) => call(product.app, 'POST', `/admin/invitations${path}`, { token, body })
  const refusal = 'Your organization invites only addresses at firm.example or xn--bcher-kva.example.'
  const email = fresh('elsewhere.example')
  const person = { first_name: 'Nora', last_name: 'Field', password: newPassword }
  expect(said(await post('', { email }))).toEqual([400, refusal])
  expect(said(await post('', { email, force_activate: true }))).toEqual([400, refusal])
  expect(said(await post(`/${open.id}/resend`, {}))).toEqual([400, refusal])
  expect(said(await post(`/${open.id}/activate`, person))).toEqual([400, refusal])
  const imported = await post('/import', { rows: [{ email }, { email: fresh('firm.example') }], dry_run: true })
  expect(imported.body.data.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['other_domain', 'ready'])
  expect((await post('', { email: fresh('FIRM.example') })).status).toBe(201)
  expect((await post('', { email: fresh('mail.firm.example') })).status).toBe(400)
  await save({ allowed_email_domains: [] })
  expect((await post('', { email })).status).toBe(201)
})

test('the operator’s invitation to an organization follows its domains as well', async () => {
  const { tenantId, save } = await makeFirm()
  await save({ allowed_email_domains: ['firm.example'] })
  const { access } = await signIn(product.app, await makeUser(owner, null, { isSuper: true, role: 'admin' }))
  const invite = (email: string) =>
    call(product.app, 'POST', '/super-admin/users/invite', {
      token: access,
      body: { email, tenant_id: tenantId, role: 'member' },
    })
  expect((await invite(fresh('elsewhere.example'))).status).toBe(400)
  expect((await invite(fresh('firm.example'))).status).toBe(201)
})

test('whoever is here already stays and is listed, and an open invitation may still be accepted', async () => {
  const { tenantId, admin, save } = await makeFirm()
  const open = await makeInvitation(owner, tenantId, { email: fresh('elsewhere.example') })
  const { body } = await save({ allowed_email_domains: ['partner.example'] })
  expect(body.data.members_outside.map(({ email }: { email: string }) => email)).toEqual([admin.email])
  expect(body.data.invitations_outside).toEqual([open.email])
  expect((await readVendors((await signIn(product.app, admin)).access)).status).toBe(200)
  const person = { token: open.token, first_name: 'Nora', last_name: 'Field', password: newPassword }
  expect((await call(product.app, 'POST', '/auth/invitation/accept', { body: person })).status).toBe(201)
})

test.each([
  ['not a domain', '“not a domain” is not a domain, such as yourcompany.com.'],
  ['localhost', '“localhost” is not a domain, such as yourcompany.com.'],
  ['-firm.example', '“-firm.example” is not a domain, such as yourcompany.com.'],
  ['gmail.com', 'gmail.com gives addresses to everybody: nobody is invited there.'],
])('“%s” is refused as a domain: %s', async (domain, message) => {
  const { save, read } = await makeFirm()
  expect(said(await save({ allowed_email_domains: ['firm.example', domain] }))).toEqual([400, message])
  expect((await read()).allowed_email_domains).toEqual([])
})

test('of two who change the rules at once the later is told, and what each did is in the log', async () => {
  const { token, save, read } = await makeFirm()
  const { updated_at: seen } = await read()
  expect(seen).toBe(null)
  const first = await save({ session_hours: 8, updated_at: seen })
  const late = await save({ allowed_email_domains: ['firm.example'], updated_at: seen })
  expect([first.status, late.status, late.body.code]).toEqual([200, 409, 'changed_meanwhile'])
  expect(await read()).toMatchObject({ session_hours: 8, allowed_email_domains: [] })
  const again = await save({ allowed_email_domains: ['firm.example'], updated_at: first.body.data.updated_at })
  expect([again.status, again.body.data.session_hours]).toEqual([200, 8])
  const { body: log } = await call(product.app, 'GET', '/admin/audit-logs?action=tenant_updated', { token })
  expect(log.data.logs[0].details).toMatchObject({
    session_hours: 8,
    allowed_email_domains: ['firm.example'],
    before: { session_hours: 8, allowed_email_domains: [] },
  })
})
