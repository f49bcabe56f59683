import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { DB } from '../../src/server/db/schema.ts'
import { makeTenant, makeUser, newPassword, password, signIn } from './factories.ts'
import { makeOperatorControls } from './operator-controls.ts'
import { makeApiKey, makeCustomRole, makeDeletionRequest, makeInvitation } from './organizations.ts'
import type { Controls } from './route-controls.ts'

/** The admin of an organization of their own, which has asked to be deleted or not. */
async function makeLeaving(owner: Kysely<DB>, app: FastifyInstance, hasAsked: boolean) {
  const { id, slug } = await makeTenant(owner)
  const { access: token } = await signIn(app, await makeUser(owner, id, { role: 'admin' }))
  if (hasAsked) await makeDeletionRequest(owner, id)
  return { token, name: `Tenant ${slug}` }
}

type Own = Pick<
  Controls,
  Extract<
    keyof Controls,
    | 'health.monitoring'
    | 'health.retryJob'
    | 'health.discardJob'
    | `organizations.${string}`
    | `roles.${string}`
    | `audit.${string}`
    | `operator.${string}`
    | `apiKeys.${string}`
  >
>

/** Requests that succeed, of the routes about organizations, their roles and keys, the audit log and the operator. */
export async function makeOrganizationControls(owner: Kysely<DB>, app: FastifyInstance): Promise<Own> {
  const tenantId = (await makeTenant(owner)).id
  const admin = await makeUser(owner, tenantId, { role: 'admin' })
  const { access: token } = await signIn(app, admin)
  const { access: operator } = await signIn(app, await makeUser(owner, null, { isSuper: true, role: 'admin' }))
  const asked = async (control: object = {}) => ({ token, ...control })
  const operated = async (control: object = {}) => ({ token: operator, ...control })
  const ofMember = async (body?: object) =>
    asked({ params: { id: (await makeUser(owner, tenantId)).id }, ...(body ? { body } : {}) })
  const ofInvitation = async (body?: object) =>
    asked({ params: { id: (await makeInvitation(owner, tenantId)).id }, ...(body ? { body } : {}) })
  const person = { first_name: 'Nora', last_name: 'Field', password: newPassword }
  const form = () => ({ name: `Auditor ${crypto.randomUUID()}`, permissions: ['view_reports'] })
  const ofRole = async (body?: object) =>
    asked({ params: { id: await makeCustomRole(owner, tenantId) }, ...(body ? { body } : {}) })
  const ofTenant = async () => operated({ params: { tenant: (await makeTenant(owner)).id } })
  return {
    'organizations.setUp': async () => ({
      token: (await signIn(app, await makeUser(owner, null))).access,
      body: { organization_name: 'Firm' },
    }),
    'organizations.members': () => asked(),
    'organizations.profile': () => asked(),
    'organizations.changeProfile': () => asked({ body: { name: 'Firm' } }),
    'organizations.exportOrganization': () => asked(),
    'organizations.analytics': () => asked({ query: 'period_days=30' }),
    'organizations.changeRole': () => ofMember({ role: 'viewer' }),
    'organizations.remove': () => ofMember(),
    'organizations.invitations': () => asked(),
    'organizations.invite': () => asked({ body: { email: `${crypto.randomUUID()}@firm.example`, message: '' } }),
    'organizations.importInvitations': () =>
      asked({ body: { rows: [{ email: `${crypto.randomUUID()}@firm.example` }], dry_run: false } }),
    'organizations.activate': () => ofInvitation(person),
    'organizations.resend': () => ofInvitation(),
    'organizations.cancel': () => ofInvitation(),
    'organizations.invitation': async () => ({ params: { token: (await makeInvitation(owner, tenantId)).token } }),
    'organizations.accept': async () => ({ body: { token: (await makeInvitation(owner, tenantId)).token, ...person } }),
    'organizations.signInRules': () => asked(),
    'organizations.changeSignInRules': () => asked({ body: { requires_two_factor: false } }),
    'organizations.deletion': () => asked(),
    'organizations.requestDeletion': async () => {
      const { token: own, name } = await makeLeaving(owner, app, false)
      return { token: own, body: { name, password } }
    },
    'organizations.withdrawDeletion': async () => ({ token: (await makeLeaving(owner, app, true)).token }),
    'organizations.reviewDefaults': () => asked(),
    'organizations.changeReviewDefaults': () =>
      asked({ body: { frameworks: ['soc2'], scan_pages: null, excluded_addresses: [] } }),
    'roles.list': () => asked(),
    'roles.create': () => asked({ body: form() }),
    'roles.update': () => ofRole(form()),
    'roles.remove': () => ofRole(),
    'roles.assign': async () => ofRole({ user_ids: [(await makeUser(owner, tenantId)).id] }),
    'roles.audit': () => asked(),
    'audit.list': () => operated(),
    'audit.exportAll': () => operated({ query: 'action=tenant_created' }),
    'audit.stats': () => operated(),
    'audit.verify': () => operated(),
    'audit.ofOrganization': () => asked(),
    'audit.exportOwn': () => asked({ query: 'action=vendor_created' }),
    'audit.verifyOwn': () => asked(),
    'operator.tenants': () => operated(),
    ...(await makeOperatorControls(owner, app, operator)),
    'operator.suspend': ofTenant,
    'operator.activate': ofTenant,
    'apiKeys.list': () => asked(),
    'apiKeys.create': () => asked({ body: { name: 'Ticket system', scopes: ['view_reports'] } }),
    'apiKeys.revoke': async () => asked({ params: { id: (await makeApiKey(owner, tenantId, admin.id)).id } }),
  }
}
