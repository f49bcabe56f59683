import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { costDefaults } from '../../src/contract/analytics.forms.ts'
import type { Routes } from '../../src/contract/routes.ts'
import type { DB } from '../../src/server/db/schema.ts'
import type { Settings } from '../../src/server/settings.ts'
import { call } from './call.ts'
import { briefingForm } from './briefings.ts'
import { makeScan, makeTenant, makeUser, makeVendor, newPassword, password, signIn, signUpForm } from './factories.ts'
import { nonceIn, type Google } from './google.ts'
import { makePaymentControls } from './payment-controls.ts'
import type { Payments } from './payments.ts'
import { makeOrganizationControls } from './organization-controls.ts'
import { makeLinkToken } from './link-tokens.ts'
import { makeReview } from './review.ts'
import { Authenticator, beginSignIn, codeOf, enrollApp, enrollPasskey } from './two-factor.ts'

export type RouteName = {
  [Feature in keyof Routes]: `${Feature}.${keyof Routes[Feature] & string}`
}[keyof Routes]

/** A request that its route must answer with success. */
export interface Control {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: string
  /** A text is sent as it stands. */
  readonly body?: object | string
  readonly headers?: Readonly<Record<string, string>>
  /** Undefined for a caller without a session. */
  readonly token?: string
}

/** For each route a request that must succeed. Each makes what it needs, so that they may run in any order, and again. */
export type Controls = Readonly<Record<RouteName, () => Promise<Control>>>

const fact = 'enc.rest'
const host = 'status.vendor.com'

/** `app` is a healthy one: what must be there before a request is made through it. */
export async function makeControls(
  owner: Kysely<DB>,
  settings: Settings,
  app: FastifyInstance,
  google: Google,
  payments: Payments,
): Promise<Controls> {
  const tenantId = (await makeTenant(owner)).id
  const user = await makeUser(owner, tenantId, { role: 'admin' })
  const { access: token } = await signIn(app, user)
  const reviewed = await makeVendor(owner, tenantId, 'Reviewed Cloud')
  const text = '# Security\n\nAll customer data is encrypted at rest with AES-256.\n'
  const review = await makeReview(owner, settings, { tenantId, vendorId: reviewed }, [
    { path: 'security', kind: 'security', text },
  ])
  const { capture_id: document } = await owner
    .selectFrom('scan_documents')
    .where('scan_id', '=', review)
    .select('capture_id')
    .executeTakeFirstOrThrow()
  const asked = (control: Control = {}) => Promise.resolve({ token, ...control })
  const ofReview = (control: Control = {}) => asked({ params: { id: review }, ...control })
  const vendor = () => makeVendor(owner, tenantId, 'Fresh Cloud')
  const ofVendor = async (control: Control = {}) => asked({ params: { id: await vendor() }, ...control })
  const sentTo = async (path: string, body: object): Promise<void> => {
    const { status } = await call(app, 'POST', path, { token, body })
    if (status !== 201) throw new Error(`POST ${path} answered ${status} while a control was made`)
  }
  const googleToken = async (subject: string): Promise<string> => {
    const { body } = await call(app, 'GET', '/auth/google-start')
    return google.token({ sub: subject, email: `${subject}@firm.example`, nonce: nonceIn(body.data.authorization_url) })
  }
  const operatorToken = async (): Promise<string> =>
    (await signIn(app, await makeUser(owner, null, { isSuper: true, role: 'admin' }))).access
  const newToken = async (): Promise<string> => (await signIn(app, await makeUser(owner, tenantId))).access
  const enrolled = async () => {
    const other = await makeUser(owner, tenantId)
    return { user: other, ...(await enrollApp(app, other)) }
  }
  const origin = (): string => new URL(app.listeningOrigin).origin.replace('127.0.0.1', 'localhost')
  const decision = { kind: 'confirmed', reason: 'It says so.' }
  const comment = {
    scan_id: review,
    text: 'Which region?',
    selectedText: 'encrypted at rest',
    section: 'executive',
    section_id: 'strong',
    sectionTitle: 'Strong points',
    startOffset: 4,
    endOffset: 21,
  }
  const commented = async () => {
    const { body } = await call(app, 'POST', `/vendors/${reviewed}/comments`, { token, body: comment })
    return { id: reviewed, comment: body.data.comment.id }
  }
  const ofFact = { params: { id: review, fact } }
  return {
    ...(await makeOrganizationControls(owner, app)),
    ...(await makePaymentControls(owner, app, payments)),
    'access.status': async () => ({}),
    'access.verify': async () => ({ body: { password: 'anything' } }),
    'account.update': () => asked({ body: { first_name: 'Nora' } }),
    'account.hasPassword': () => asked(),
    'account.changePassword': async () => ({
      token: await newToken(),
      body: { current_password: password, new_password: newPassword },
    }),
    'account.setPassword': async () => {
      const other = await makeUser(owner, tenantId)
      const { access } = await signIn(app, other)
      await owner.updateTable('users').set({ password_hash: null }).where('id', '=', other.id).execute()
      return { token: access, body: { new_password: newPassword, confirm_password: newPassword } }
    },
    'account.sessions': () => asked(),
    'account.endSession': async () => {
      const other = await makeUser(owner, tenantId)
      const { access } = await signIn(app, other)
      const { body } = await call(app, 'GET', '/auth/sessions', { token: access })
      return { token: access, params: { session: body.data.sessions[0].id } }
    },
    'account.endOtherSessions': async () => ({ token: await newToken(), body: {} }),
    'account.secondFactors': () => asked(),
    'account.beginAuthenticator': async () => ({ token: await newToken(), body: { password } }),
    'account.confirmAuthenticator': async () => {
      const access = await newToken()
      const { body } = await call(app, 'POST', '/auth/two-factor/totp', { token: access, body: { password } })
      return { token: access, body: { code: await codeOf(body.data.secret) } }
    },
    'account.removeAuthenticator': async () => ({ token: (await enrolled()).access, body: { password } }),
    'account.replaceRecoveryCodes': async () => ({ token: (await enrolled()).access, body: { password } }),
    'account.beginPasskey': async () => ({ token: await newToken(), body: { password } }),
    'account.addPasskey': async () => {
      const access = await newToken()
      const { body } = await call(app, 'POST', '/auth/passkeys/options', { token: access, body: { password } })
      const passkey = new Authenticator(origin()).create(body.data.options.challenge)
      return { token: access, body: { name: 'Key', passkey } }
    },
    'account.removePasskey': async () => {
      const access = await newToken()
      const { added } = await enrollPasskey(app, origin(), access)
      return { token: access, params: { passkey: added.body.data.id }, body: { password } }
    },
    'account.export': () => asked(),
    'account.remove': async () => ({ token: await newToken(), body: { password } }),
    'analytics.dashboard': () => asked({ query: 'period_days=90&_t=1' }),
    'analytics.trends': () => asked({ query: 'period=quarterly&months=4' }),
    'analytics.riskAnalysis': () => asked(),
    'analytics.costSettings': () => asked(),
    'analytics.saveCostSettings': () => asked({ body: costDefaults }),
    'analytics.plans': () => asked(),
    'auth.twoFactor': async () => {
      const { user: other, secret } = await enrolled()
      return { body: { two_factor_token: await beginSignIn(app, other), code: await codeOf(secret) } }
    },
    'auth.twoFactorPasskey': async () => ({
      body: { two_factor_token: await beginSignIn(app, (await enrolled()).user) },
    }),
    'auth.passkeyStart': async () => ({}),
    'auth.passkeyLogin': async () => {
      const other = await makeUser(owner, tenantId)
      const { authenticator } = await enrollPasskey(app, origin(), (await signIn(app, other)).access)
      const { body } = await call(app, 'GET', '/auth/passkey-start')
      return { body: { passkey: authenticator.get(body.data.options.challenge, { userId: other.id }) } }
    },
    'auth.googleStart': async () => ({}),
    'auth.googleLogin': async () => {
      const other = await makeUser(owner, tenantId)
      await owner.updateTable('users').set({ google_id: other.id }).where('id', '=', other.id).execute()
      return { body: { google_token: await googleToken(other.id) } }
    },
    'account.linkGoogle': async () => ({
      token: await newToken(),
      body: { google_token: await googleToken(crypto.randomUUID()), password },
    }),
    'auth.login': async () => ({ body: { email: user.email, password } }),
    'auth.refreshToken': async () => ({ body: { refresh_token: (await signIn(app, user)).refresh } }),
    'auth.logout': async () => ({ token: (await signIn(app, user)).access }),
    'auth.me': () => asked(),
    'auth.options': async () => ({}),
    'briefings.slots': () => asked(),
    'briefings.book': async () => ({ body: await briefingForm(app) }),
    'briefings.list': async () => ({ token: await operatorToken() }),
    'auth.register': async () => ({ body: signUpForm() }),
    'auth.forgotPassword': async () => ({ body: { email: `${crypto.randomUUID()}@firm.example` } }),
    'auth.resetPassword': async () => {
      const link = await makeLinkToken(owner, await makeUser(owner, tenantId), 'reset')
      return { body: { token: link, new_password: newPassword, confirm_password: newPassword } }
    },
    'auth.verifyEmail': async () => ({
      body: { token: await makeLinkToken(owner, await makeUser(owner, tenantId), 'verify') },
    }),
    'auth.resendVerification': async () => ({ token: (await signIn(app, await makeUser(owner, tenantId))).access }),
    'comments.list': () => asked({ params: { id: reviewed } }),
    'comments.add': () => asked({ params: { id: reviewed }, body: comment }),
    'comments.reply': async () => asked({ params: await commented(), body: { text: 'Agreed.' } }),
    'comments.resolve': async () => asked({ params: await commented(), body: { resolved: true } }),
    'comments.remove': async () => asked({ params: await commented() }),
    'comments.restore': async () => asked({ params: await commented(), body: {} }),
    'decisions.list': () => asked({ params: { id: reviewed } }),
    'decisions.decide': () => asked({ ...ofFact, body: decision }),
    'decisions.confirmMany': () => ofReview({ body: { facts: [fact] } }),
    'decisions.withdraw': async () => {
      await sentTo(`/scans/${review}/findings/${fact}/decision`, decision)
      return asked(ofFact)
    },
    'documents.show': () => asked({ params: { id: document } }),
    'health.status': async () => ({}),
    'health.errors': async () => ({ token: await operatorToken() }),
    'mailbox.list': async () => ({ token: await operatorToken() }),
    'mailbox.listInDevelopment': async () => ({}),
    'reports.dashboardStats': () => asked(),
    'reports.riskDistribution': () => asked(),
    'reports.scanTrends': () => asked(),
    'reports.exportCsv': () => asked({ query: 'report=concentration' }),
    'reports.exportXlsx': () => asked({ query: 'report=concentration' }),
    'restrictions.track': async () => asked({ params: { id: await vendor(), fact }, body: { status: 'done' } }),
    'restrictions.trackMany': async () =>
      asked({ params: { id: await vendor() }, body: { facts: [fact], status: 'done' } }),
    'restrictions.choosePlan': () => ofVendor({ body: { plan: 'Enterprise' } }),
    'scans.list': () => asked(),
    'scans.show': () => ofReview(),
    'scans.pages': () => ofReview(),
    'scans.status': () => ofReview(),
    'scans.findings': () => ofReview(),
    'scans.review': () => ofReview(),
    'scans.ledger': () => ofReview(),
    'scans.changes': () => ofReview(),
    'scans.export': () => ofReview({ query: 'format=csv' }),
    'scans.pdf': () => ofReview(),
    'scans.tracker': () => ofReview(),
    'scans.cancel': async () =>
      asked({ params: { id: await makeScan(owner, tenantId, await vendor(), 'running') }, body: {} }),
    'tenant.show': () => asked(),
    'vendorDecisions.history': () => asked({ params: { id: reviewed } }),
    'vendorDecisions.decide': async () => {
      const { body } = await call(app, 'GET', `/vendors/${reviewed}/decision`, { token })
      const seen = body.data.decisions[0]?.id ?? null
      return ofReview({ body: { kind: 'approved', reason: 'The evidence is good.', seen } })
    },
    'vendors.list': () => asked(),
    'vendors.search': () => asked({ query: 'q=cloud' }),
    'vendors.import': () =>
      asked({
        body: { rows: [{ name: `Imported ${crypto.randomUUID()}`, website: '', description: '' }], dry_run: false },
      }),
    'vendors.export': () => asked(),
    'vendors.owners': () => asked(),
    'vendors.checkWebsite': () => asked({ query: 'website=10.0.0.1' }),
    'vendors.create': () => asked({ body: { name: 'New Cloud', website: 'https://new-cloud.com/' } }),
    'vendors.show': () => ofVendor(),
    'vendors.update': () => ofVendor({ body: { description: 'Stores files' } }),
    'vendors.remove': () => ofVendor(),
    'vendors.confirmDomain': () => ofVendor({ body: { host } }),
    'vendors.removeDomain': async () => {
      const id = await vendor()
      await sentTo(`/vendors/${id}/domains`, { host })
      return asked({ params: { id, host } })
    },
    'vendors.scan': () => ofVendor({ body: {} }),
  }
}
