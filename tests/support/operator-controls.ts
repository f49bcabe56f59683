import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { DB } from '../../src/server/db/schema.ts'
import { makeFailedJob } from './jobs.ts'
import { makeScan, makeTenant, makeUser, makeVendor } from './factories.ts'
import { makeDeletionRequest } from './organizations.ts'
import type { Control, Controls } from './route-controls.ts'

type Own = Omit<
  Pick<
    Controls,
    Extract<keyof Controls, `operator.${string}`> | 'health.monitoring' | 'health.retryJob' | 'health.discardJob'
  >,
  'operator.tenants' | 'operator.suspend' | 'operator.activate'
>

const address = () => `${crypto.randomUUID()}@firm.example`

/** Requests of the operator that succeed: of organizations, users, vendors and reviews. */
export async function makeOperatorControls(owner: Kysely<DB>, _app: FastifyInstance, token: string): Promise<Own> {
  const asked = async (control: Control = {}) => ({ token, ...control })
  const tenant = async () => (await makeTenant(owner)).id
  const ofTenant = async (control: Control = {}) => asked({ params: { tenant: await tenant() }, ...control })
  const ofUser = async (body: object = {}) =>
    asked({ params: { user: (await makeUser(owner, await tenant())).id }, body })
  const ofReview = async (control: Control = {}) => {
    const id = await tenant()
    return asked({ params: { review: await makeScan(owner, id, await makeVendor(owner, id)) }, ...control })
  }
  const ofJob = async () => asked({ params: { job: await makeFailedJob(owner) } })
  return {
    'health.monitoring': () => asked({ query: 'period=day' }),
    'health.retryJob': ofJob,
    'health.discardJob': ofJob,
    'operator.stats': () => asked(),
    'operator.createTenant': () => asked({ body: { name: 'Founded', owner_email: address() } }),
    'operator.bulk': async () => asked({ body: { action: 'suspend', tenant_ids: [await tenant()] } }),
    'operator.updateTenant': () => ofTenant({ body: { name: 'Renamed' } }),
    'operator.deleteTenant': () => ofTenant(),
    'operator.deletionRequests': () => asked(),
    'operator.declineDeletion': async () =>
      asked({
        params: { request: await makeDeletionRequest(owner, await tenant()) },
        body: { reason: 'Paid until June' },
      }),
    'operator.exportTenant': () => ofTenant(),
    'operator.tenantUsers': () => ofTenant(),
    'operator.searchUsers': () => asked({ query: 'query=firm' }),
    'operator.inviteUser': async () => asked({ body: { email: address(), tenant_id: await tenant() } }),
    'operator.inviteOperator': () => asked({ body: { email: address() } }),
    'operator.moveUser': async () => ofUser({ new_tenant_id: await tenant() }),
    'operator.resetUserPassword': () => ofUser(),
    'operator.forceLogout': () => ofUser(),
    'operator.vendors': () => asked({ query: 'search=acme' }),
    'operator.reviews': () => asked({ query: 'status=completed' }),
    'operator.showReview': () => ofReview(),
    'operator.updateReview': () => ofReview({ body: { status: 'failed', risk_level: 'high', score: 40 } }),
    'operator.deleteReview': () => ofReview(),
  }
}
