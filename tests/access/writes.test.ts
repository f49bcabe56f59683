import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { costDefaults } from '../../src/contract/analytics.forms.ts'
import { routeList } from '../../src/contract/routes.ts'
import type { WebNode } from '../../src/server/compose-web.ts'
import { startTestNode, testSettings } from '../support/app.ts'
import { briefingForm } from '../support/briefings.ts'
import { call } from '../support/call.ts'
import {
  makeScan,
  makeTenant,
  makeUser,
  makeVendor,
  newPassword,
  password,
  signIn,
  signUpForm,
} from '../support/factories.ts'
import { nonceIn, startGoogle, type Google } from '../support/google.ts'
import { makeApiKey, makeCustomRole, makeDeletionRequest, makeInvitation } from '../support/organizations.ts'
import { makeLinkToken } from '../support/link-tokens.ts'
import {
  openRegistration,
  orderOf,
  pay,
  payAsYouGo,
  registerPaid,
  siteOf,
  starter,
  startPayments,
  type Payments,
  signUp,
} from '../support/payments.ts'
import { operatorDrives, type Drive } from '../support/operator-drives.ts'
import { makePlan } from '../support/plans.ts'
import { openOwner } from '../support/owner.ts'
import { makeReview } from '../support/review.ts'
import { Authenticator, beginSignIn, codeOf, enrollApp, enrollPasskey } from '../support/two-factor.ts'

/** What every write leaves behind, and what it can never touch. */
const owner = openOwner()
let google: Google
let payments: Payments
let node: WebNode
let app: FastifyInstance
let token = ''
let tenantId = ''
let userId = ''
let email = ''

beforeAll(async () => {
  google = await startGoogle()
  payments = await startPayments()
  node = await startTestNode({ ...google.settings, ...payments.settings })
  app = node.app
  tenantId = (await makeTenant(owner)).id
  const user = await makeUser(owner, tenantId, { role: 'admin' })
  userId = user.id
  email = user.email
  token = (await signIn(app, user)).access
})

afterAll(async () => {
  await node.stop()
  await google.stop()
  await payments.stop()
  await owner.destroy()
})

async function makeReviewed(): Promise<string> {
  const vendorId = await makeVendor(owner, tenantId)
  const text = 'All customer data is encrypted at rest with AES-256.'
  return makeReview(owner, testSettings(), { tenantId, vendorId }, [{ path: 'security', kind: 'security', text }])
}

/** A vendor with a scan, and a comment that can be made on it. */
async function commentable() {
  const vendorId = await makeVendor(owner, tenantId)
  const place = {
    section: 'executive',
    section_id: 'strong',
    sectionTitle: 'Strong points',
    startOffset: 0,
    endOffset: 9,
  }
  const scanId = await makeScan(owner, tenantId, vendorId, 'completed')
  return { vendorId, body: { scan_id: scanId, text: 'Which region?', selectedText: 'encrypted', ...place } }
}

async function makeComment(): Promise<string> {
  const { vendorId, body } = await commentable()
  const answer = await call(app, 'POST', `/vendors/${vendorId}/comments`, { token, body })
  return `/vendors/${vendorId}/comments/${answer.body.data.comment.id}`
}

/** Another member of the same organization, signed in. */
async function makeOther() {
  const user = await makeUser(owner, tenantId, { role: 'admin' })
  return { user, as: { userId: user.id, token: (await signIn(app, user)).access } }
}

async function makeEnrolled() {
  const { user } = await makeOther()
  const { access, secret } = await enrollApp(app, user)
  return { user, secret, as: { userId: user.id, token: access } }
}

/** The admin of an organization of their own. */
async function makeLeaving() {
  const { id, slug } = await makeTenant(owner)
  const admin = await makeUser(owner, id, { role: 'admin' })
  const as = { userId: admin.id, token: (await signIn(app, admin)).access, tenantId: id }
  return { name: `Tenant ${slug}`, as }
}

const origin = (): string => `http://localhost:${new URL(node.address).port}`

async function googleToken(subject: string): Promise<string> {
  const { body } = await call(app, 'GET', '/auth/google-start')
  return google.token({ sub: subject, email: `${subject}@firm.example`, nonce: nonceIn(body.data.authorization_url) })
}

/** A super admin, whose rows belong to no organization. */
async function asOperator() {
  const user = await makeUser(owner, null, { isSuper: true, role: 'admin' })
  return { userId: user.id, token: (await signIn(app, user)).access }
}

/** A call of an organization that has registered and paid. */
async function ofPaid(path: string, body: object): Promise<Drive> {
  const paid = await registerPaid(app)
  const { body: me } = await call(app, 'GET', '/auth/me', { token: paid.token })
  return { path, body, as: { userId: me.data.user.id, token: paid.token, tenantId: paid.tenantId } }
}

const person = { first_name: 'Nora', last_name: 'Field', password: newPassword }
const roleForm = () => ({ name: `Auditor ${crypto.randomUUID()}`, permissions: ['view_reports'] })
const invited = async (rest: string): Promise<string> =>
  `/admin/invitations/${(await makeInvitation(owner, tenantId)).id}${rest}`
const drives: Readonly<Record<string, () => Promise<Drive>>> = {
  'analytics.saveCostSettings': async () => ({ path: '/analytics/cost-settings', body: costDefaults }),
  'vendors.create': async () => ({ path: '/vendors', body: { name: 'Audited' } }),
  'vendors.import': () =>
    Promise.resolve({
      path: '/vendors/import',
      body: { rows: [{ name: 'Audited Import', website: '', description: '' }], dry_run: false },
    }),
  'vendors.update': async () => ({
    path: `/vendors/${await makeVendor(owner, tenantId)}`,
    body: { description: 'Changed' },
  }),
  'vendors.remove': async () => ({ path: `/vendors/${await makeVendor(owner, tenantId)}` }),
  'vendors.confirmDomain': async () => ({
    path: `/vendors/${await makeVendor(owner, tenantId)}/domains`,
    body: { host: 'status.acme-cloud.com' },
  }),
  'vendors.removeDomain': async () => {
    const vendor = await makeVendor(owner, tenantId)
    await call(app, 'POST', `/vendors/${vendor}/domains`, { token, body: { host: 'help.acme-cloud.com' } })
    return { path: `/vendors/${vendor}/domains/help.acme-cloud.com` }
  },
  'vendors.scan': async () => ({ path: `/vendors/${await makeVendor(owner, tenantId)}/scan`, body: {} }),
  'scans.cancel': async () => ({
    path: `/scans/${await makeScan(owner, tenantId, await makeVendor(owner, tenantId), 'running')}/cancel`,
    body: {},
  }),
  'comments.add': async () => {
    const { vendorId, body } = await commentable()
    return { path: `/vendors/${vendorId}/comments`, body }
  },
  'comments.reply': async () => ({ path: `${await makeComment()}/replies`, body: { text: 'Agreed.' } }),
  'comments.resolve': async () => ({ path: `${await makeComment()}/resolution`, body: { resolved: true } }),
  'comments.remove': async () => ({ path: await makeComment() }),
  'comments.restore': async () => ({ path: `${await makeComment()}/restoration`, body: {} }),
  'decisions.decide': async () => ({
    path: `/scans/${await makeReviewed()}/findings/enc.rest/decision`,
    body: { kind: 'confirmed', reason: 'Read.' },
  }),
  'decisions.withdraw': async () => {
    const path = `/scans/${await makeReviewed()}/findings/enc.rest/decision`
    await call(app, 'POST', path, { token, body: { kind: 'rejected', reason: 'Read.' } })
    return { path }
  },
  'restrictions.track': async () => ({
    path: `/vendors/${await makeVendor(owner, tenantId)}/restrictions/iam.sso`,
    body: { status: 'next' },
  }),
  'restrictions.trackMany': async () => ({
    path: `/vendors/${await makeVendor(owner, tenantId)}/restrictions`,
    body: { facts: ['iam.sso'], status: 'next' },
  }),
  'decisions.confirmMany': async () => ({
    path: `/scans/${await makeReviewed()}/confirmations`,
    body: { facts: ['enc.rest'] },
  }),
  'vendorDecisions.decide': async () => ({
    path: `/scans/${await makeReviewed()}/vendor-decision`,
    body: { kind: 'approved', reason: 'The evidence is good.', seen: null },
  }),
  'restrictions.choosePlan': async () => ({
    path: `/vendors/${await makeVendor(owner, tenantId)}/plan`,
    body: { plan: 'Team' },
  }),
  'access.verify': async () => ({ path: '/access/verify', body: { password: 'anything' } }),
  'account.update': async () => ({ path: '/auth/me', body: { first_name: 'Nora' } }),
  'account.changePassword': async () => ({
    path: '/auth/change-password',
    body: { current_password: password, new_password: newPassword },
    as: (await makeOther()).as,
  }),
  'account.setPassword': async () => {
    const { user, as } = await makeOther()
    await owner.updateTable('users').set({ password_hash: null }).where('id', '=', user.id).execute()
    return { path: '/auth/set-password', body: { new_password: newPassword, confirm_password: newPassword }, as }
  },
  'account.endSession': async () => {
    const { as } = await makeOther()
    const { body } = await call(app, 'GET', '/auth/sessions', { token: as.token })
    return { path: `/auth/sessions/${body.data.sessions[0].id}`, as }
  },
  'account.endOtherSessions': async () => ({ path: '/auth/sessions/end-others', body: {}, as: (await makeOther()).as }),
  'account.beginAuthenticator': async () => ({ path: '/auth/two-factor/totp', body: { password } }),
  'account.confirmAuthenticator': async () => {
    const { as } = await makeOther()
    const { body } = await call(app, 'POST', '/auth/two-factor/totp', { token: as.token, body: { password } })
    return { path: '/auth/two-factor/totp/confirm', body: { code: await codeOf(body.data.secret) }, as }
  },
  'account.removeAuthenticator': async () => ({
    path: '/auth/two-factor/totp/remove',
    body: { password },
    as: (await makeEnrolled()).as,
  }),
  'account.replaceRecoveryCodes': async () => ({
    path: '/auth/two-factor/recovery-codes',
    body: { password },
    as: (await makeEnrolled()).as,
  }),
  'account.beginPasskey': async () => ({ path: '/auth/passkeys/options', body: { password } }),
  'account.addPasskey': async () => {
    const { as } = await makeOther()
    const { body } = await call(app, 'POST', '/auth/passkeys/options', { token: as.token, body: { password } })
    const passkey = new Authenticator(origin()).create(body.data.options.challenge)
    return { path: '/auth/passkeys', body: { name: 'Key', passkey }, as }
  },
  'account.removePasskey': async () => {
    const { as } = await makeOther()
    const { added } = await enrollPasskey(app, origin(), as.token)
    return { path: `/auth/passkeys/${added.body.data.id}/remove`, body: { password }, as }
  },
  'account.remove': async () => ({ path: '/auth/delete-account', body: { password }, as: (await makeOther()).as }),
  'auth.twoFactor': async () => {
    const { user, as, secret } = await makeEnrolled()
    const body = { two_factor_token: await beginSignIn(app, user), code: await codeOf(secret) }
    return { path: '/auth/two-factor', body, as }
  },
  'auth.twoFactorPasskey': async () => {
    const { user, as } = await makeEnrolled()
    return { path: '/auth/two-factor/passkey-options', body: { two_factor_token: await beginSignIn(app, user) }, as }
  },
  'auth.passkeyLogin': async () => {
    const { user, as } = await makeOther()
    const { authenticator } = await enrollPasskey(app, origin(), as.token)
    const { body } = await call(app, 'GET', '/auth/passkey-start')
    const passkey = authenticator.get(body.data.options.challenge, { userId: user.id })
    return { path: '/auth/passkey-login', body: { passkey }, as }
  },
  'auth.googleLogin': async () => {
    const { user, as } = await makeOther()
    await owner.updateTable('users').set({ google_id: user.id }).where('id', '=', user.id).execute()
    return { path: '/auth/google-login', body: { google_token: await googleToken(user.id) }, as }
  },
  'account.linkGoogle': async () => {
    const { as } = await makeOther()
    const body = { google_token: await googleToken(crypto.randomUUID()), password }
    return { path: '/auth/google-link', body, as }
  },
  'briefings.book': async () => ({
    path: '/briefings',
    body: await briefingForm(app),
  }),
  'auth.register': async () => ({ path: '/auth/register', body: signUpForm() }),
  'auth.forgotPassword': async () => ({ path: '/auth/forgot-password', body: { email } }),
  'auth.resetPassword': async () => {
    const { user, as } = await makeOther()
    const next = { new_password: newPassword, confirm_password: newPassword }
    return { path: '/auth/reset-password', body: { token: await makeLinkToken(owner, user, 'reset'), ...next }, as }
  },
  'auth.verifyEmail': async () => ({
    path: '/auth/verify-email',
    body: { token: await makeLinkToken(owner, { id: userId, email }, 'verify') },
  }),
  'auth.resendVerification': async () => ({ path: '/auth/resend-verification', body: {} }),
  'organizations.setUp': async () => {
    const user = await makeUser(owner, null)
    const as = { userId: user.id, token: (await signIn(app, user)).access }
    return { path: '/auth/setup-organization', body: { organization_name: 'Firm' }, as, tenant: 'new' }
  },
  'organizations.changeRole': async () => ({
    path: `/admin/users/${(await makeUser(owner, tenantId)).id}`,
    body: { role: 'viewer' },
  }),
  'organizations.remove': async () => ({ path: `/admin/users/${(await makeUser(owner, tenantId)).id}` }),
  'organizations.invite': async () => ({
    path: '/admin/invitations',
    body: { email: `${crypto.randomUUID()}@firm.example` },
  }),
  'organizations.importInvitations': async () => ({
    path: '/admin/invitations/import',
    body: { rows: [{ email: `${crypto.randomUUID()}@firm.example` }], dry_run: false },
  }),
  'organizations.activate': async () => ({ path: await invited('/activate'), body: person }),
  'organizations.resend': async () => ({ path: await invited('/resend'), body: {} }),
  'organizations.cancel': async () => ({ path: await invited('') }),
  'organizations.changeSignInRules': async () => ({ path: '/admin/security', body: { requires_two_factor: false } }),
  'organizations.changeProfile': async () => ({ path: '/admin/organization', body: { name: 'Firm' } }),
  'organizations.requestDeletion': async () => {
    const { name, as } = await makeLeaving()
    return { path: '/admin/organization/deletion', body: { name, password }, as }
  },
  'organizations.withdrawDeletion': async () => {
    const { as } = await makeLeaving()
    await makeDeletionRequest(owner, as.tenantId)
    return { path: '/admin/organization/deletion', as }
  },
  'organizations.changeReviewDefaults': async () => ({
    path: '/admin/review-defaults',
    body: { frameworks: ['soc2'], scan_pages: null, excluded_addresses: ['/careers'] },
  }),
  'audit.exportOwn': async () => ({ path: '/admin/audit-logs/export' }),
  'organizations.exportOrganization': async () => ({ path: '/admin/organization/export' }),
  'organizations.accept': async () => {
    const { token: link, email: newcomer } = await makeInvitation(owner, tenantId)
    return { path: '/auth/invitation/accept', body: { token: link, ...person }, newcomer }
  },
  'roles.create': async () => ({ path: '/admin/roles', body: roleForm() }),
  'roles.update': async () => ({ path: `/admin/roles/${await makeCustomRole(owner, tenantId)}`, body: roleForm() }),
  'roles.remove': async () => ({ path: `/admin/roles/${await makeCustomRole(owner, tenantId)}` }),
  'roles.assign': async () => ({
    path: `/admin/roles/${await makeCustomRole(owner, tenantId)}/assign`,
    body: { user_ids: [(await makeUser(owner, tenantId)).id] },
  }),
  'operator.suspend': async () => ({
    path: `/super-admin/tenants/${(await makeTenant(owner)).id}/suspend`,
    body: {},
    as: await asOperator(),
    tenant: 'none',
  }),
  'operator.activate': async () => ({
    path: `/super-admin/tenants/${(await makeTenant(owner)).id}/activate`,
    body: {},
    as: await asOperator(),
    tenant: 'none',
  }),
  ...operatorDrives(async () => ({ as: await asOperator(), tenant: 'none' }), owner),
  'apiKeys.create': async () => ({ path: '/admin/api-keys', body: { name: 'Ours', scopes: ['view_reports'] } }),
  'apiKeys.revoke': async () => ({ path: `/admin/api-keys/${(await makeApiKey(owner, tenantId, userId)).id}` }),
  'plans.create': async () => ({
    path: '/super-admin/packages',
    body: { name: `Plan ${crypto.randomUUID()}`, description: 'Ours', is_active: false },
    as: await asOperator(),
    tenant: 'none',
  }),
  'plans.update': async () => ({
    path: `/super-admin/packages/${await makePlan(owner)}`,
    body: { description: 'Other' },
    as: await asOperator(),
    tenant: 'none',
  }),
  'plans.remove': async () => ({
    path: `/super-admin/packages/${await makePlan(owner)}`,
    as: await asOperator(),
    tenant: 'none',
  }),
  'plans.toggle': async () => ({
    path: `/super-admin/packages/${await makePlan(owner)}/toggle`,
    body: {},
    as: await asOperator(),
    tenant: 'none',
  }),
  'payments.signUp': async () => {
    const { body: registered } = await signUp(app)
    const pending_registration_id = registered.data.pending_registration_id
    const body = { ...orderOf(app, starter), pending_registration_id }
    return { path: '/payments/create-signup-checkout-session', body }
  },
  'payments.completeRegistration': async () => {
    const { email: newcomer, pendingId, sessionId, url } = await openRegistration(app)
    await pay(url)
    const body = { pending_registration_id: pendingId, session_id: sessionId }
    return { path: '/auth/complete-registration', body, newcomer, tenant: 'own' }
  },
  'payments.checkout': async () => ({
    path: '/payments/create-checkout-session',
    body: orderOf(app, payAsYouGo),
  }),
  'payments.upgrade': async () => ({ path: '/payments/create-upgrade-session', body: orderOf(app, starter) }),
  'payments.portal': async () => ofPaid(`/payments/create-billing-portal-session?return_url=${siteOf(app)}/`, {}),
  'payments.change': async () =>
    ofPaid('/payments/change-subscription', { package_id: 'pro', billing_cycle: 'monthly' }),
  'payments.cancel': async () => ofPaid('/payments/cancel-subscription', {}),
  'payments.resume': async () => ofPaid('/payments/resume-subscription', {}),
  'payments.request': async () => ({
    path: '/payments/requests',
    body: { kind: 'contact_sales', package_id: 'custom' },
  }),
  'payments.answerRequest': async () => {
    const wish = { kind: 'contact_sales', package_id: 'custom' }
    const { body: asked } = await call(app, 'POST', '/payments/requests', { token, body: wish })
    return {
      path: `/super-admin/plan-requests/${asked.data.request.id}`,
      body: { status: 'contacted' },
      as: await asOperator(),
      tenant: 'none',
    }
  },
  'payments.resetUsage': async () => ({
    path: `/super-admin/tenants/${(await makeTenant(owner)).id}/reset-usage`,
    body: {},
    as: await asOperator(),
    tenant: 'none',
  }),
  'auth.login': async () => ({ path: '/auth/login', body: { email, password } }),
  'auth.logout': async () => ({ path: '/auth/logout', body: {} }),
}

const audited = routeList
  .filter(([, spec]) => spec.audit !== null)
  .toSorted(([a], [b]) => Number(a === 'auth.logout') - Number(b === 'auth.logout'))

test.each(audited)('%s leaves one audit row that says who, what and from where', async (name, spec) => {
  const drive = drives[name]
  if (!drive) throw new Error(`Say in this test how to drive ${name}`)
  const { path, body, as = { userId, token }, newcomer, tenant } = await drive()
  const accountOf = async (address: string): Promise<string | undefined> =>
    (await owner.selectFrom('users').where('email', '=', address).select('id').executeTakeFirst())?.id
  const seen = async () =>
    owner
      .selectFrom('audit_log')
      .where('user_id', '=', (newcomer === undefined ? as.userId : await accountOf(newcomer)) ?? null)
      .where('action', '=', spec.audit?.action ?? '')
      .selectAll()
      .execute()
  const before = await seen()
  const answer = await call(app, spec.method, path, { token: as.token, ...(body ? { body } : {}) })
  expect(answer.status).toBe(spec.status)
  const added = (await seen()).slice(before.length)
  expect(added).toHaveLength(1)
  const founded = tenant === 'new' ? answer.body.data.tenant.id : null
  const ownTenant = tenant === 'own' ? answer.body.data.user.tenant_id : founded
  const belongsTo = tenant === undefined ? (as.tenantId ?? tenantId) : ownTenant
  expect(added[0]).toMatchObject({ tenant_id: belongsTo, resource_type: spec.audit?.resource, ip_address: '127.0.0.1' })
})

test('every route that changes something is audited', () => {
  const silent = routeList.filter(
    // The webhook's rows say what each event changed: see payments.test.ts.
    ([name, spec]) =>
      spec.method !== 'GET' && spec.audit === null && name !== 'auth.refreshToken' && name !== 'payments.webhook',
  )
  expect(silent.map(([name]) => name)).toEqual([])
})

test('a sign-in, a sign-out and the reuse of a token are committed together with their audit rows', async () => {
  const { access, refresh } = await signIn(app, await makeUser(owner, tenantId))
  const together = async (action: string): Promise<boolean[]> => {
    const { rows } = await sql<{ same: boolean }>`select a.xmin = s.xmin as same from assay.audit_log a
      join assay.sessions s on s.id::text = a.resource_id where a.action = ${action} and a.at > now() - interval '1 minute'
      order by a.id desc limit 1`.execute(owner)
    return rows.map((row) => row.same)
  }
  expect(await together('login_success')).toEqual([true])
  await call(app, 'POST', '/auth/logout', { token: access, body: {} })
  expect(await together('logout')).toEqual([true])
  const other = await signIn(app, await makeUser(owner, tenantId))
  expect(other.refresh).not.toBe(refresh)
  let next = other.refresh
  for (const _turn of [1, 2]) {
    const { body } = await call(app, 'POST', '/auth/refresh-token', { body: { refresh_token: next } })
    next = body.data.refresh_token
  }
  const reused = await call(app, 'POST', '/auth/refresh-token', { body: { refresh_token: other.refresh } })
  expect(reused.status).toBe(401)
  expect(await together('refresh_token_reused')).toEqual([true])
})

test('a refused write leaves no audit row', async () => {
  const { access } = await signIn(app, await makeUser(owner, tenantId, { role: 'admin' }))
  const rows = () =>
    owner
      .selectFrom('audit_log')
      .where('tenant_id', '=', tenantId)
      .where('action', '=', 'vendor_updated')
      .select('id')
      .execute()
  const before = await rows()
  await call(app, 'PUT', '/vendors/00000000-0000-7000-8000-000000000000', { token: access, body: { description: 'x' } })
  expect(await rows()).toEqual(before)
})

test('columns that are not the caller’s to write are never written', async () => {
  const { access } = await signIn(app, await makeUser(owner, tenantId, { role: 'admin' }))
  const other = await makeTenant(owner)
  const forbidden = {
    id: '00000000-0000-7000-8000-000000000001',
    tenant_id: other.id,
    created_by: userId,
    domain: 'evil.example',
    created_at: '2001-01-01T00:00:00Z',
    role: 'admin',
    is_super_admin: true,
    status: 'completed',
    score: 100,
  }
  const { body } = await call(app, 'POST', '/vendors', { token: access, body: { name: 'Plain', ...forbidden } })
  const row = await owner.selectFrom('vendors').where('id', '=', body.data.id).selectAll().executeTakeFirstOrThrow()
  expect(row.tenant_id).toBe(tenantId)
  expect(row.domain).toBeNull()
  expect(row.id).not.toBe(forbidden.id)
  await call(app, 'PUT', `/vendors/${row.id}`, { token: access, body: { description: 'Mine', ...forbidden } })
  const { updated_at: _changed, ...after } = await owner
    .selectFrom('vendors')
    .where('id', '=', row.id)
    .selectAll()
    .executeTakeFirstOrThrow()
  const { updated_at: _before, ...expected } = row
  expect(after).toEqual({ ...expected, description: 'Mine' })
})

test('no answer carries a secret column', async () => {
  const { access } = await signIn(app, await makeUser(owner, tenantId, { role: 'admin' }))
  const bodies = await Promise.all(
    routeList
      .filter(([, spec]) => spec.method === 'GET' && !spec.path.includes('{'))
      .map(async ([, spec]) => (await call(app, 'GET', spec.path, { token: access })).raw.body),
  )
  for (const body of bodies) {
    expect(body).not.toContain('argon2id')
    // Whether there is a password is no secret; every other name with one would be a column.
    expect(body).not.toMatch(/"(?!has_password")\w*(?:password|refresh_hash)\w*":/)
  }
})
