import type { Kysely } from 'kysely'
import type { DB } from '../../src/server/db/schema.ts'
import { makeFailedJob } from './jobs.ts'
import { makeScan, makeTenant, makeUser, makeVendor } from './factories.ts'
import { makeDeletionRequest } from './organizations.ts'

/** How to drive each audited route to a success. A new audited route without a line here fails the test below. */
export interface Drive {
  readonly path: string
  readonly body?: object
  /** Who does it, where that is not the suite's own user: a route that ends what the others need. */
  readonly as?: { readonly userId: string; readonly token: string; readonly tenantId?: string }
  /** Whose account the call makes: the row is theirs. */
  readonly newcomer?: string
  /** The organization that the row belongs to, where that is not the suite's. */
  readonly tenant?: 'none' | 'new' | 'own'
}

type Asked = Pick<Drive, 'as' | 'tenant'>

/** How to drive the operator's routes about organizations, users and reviews. */
export function operatorDrives(
  operated: () => Promise<Asked>,
  owner: Kysely<DB>,
): Readonly<Record<string, () => Promise<Drive>>> {
  const drive = (path: () => Promise<string>, body?: () => Promise<object>) => async (): Promise<Drive> => ({
    path: await path(),
    ...(body ? { body: await body() } : {}),
    ...(await operated()),
  })
  const tenant = async () => (await makeTenant(owner)).id
  const ofTenant = (rest: string) => async () => `/super-admin/tenants/${await tenant()}${rest}`
  const ofUser = (rest: string) => async () => `/super-admin/users/${(await makeUser(owner, await tenant())).id}${rest}`
  const ofReview = async () => {
    const id = await tenant()
    return `/super-admin/security-reviews/${await makeScan(owner, id, await makeVendor(owner, id))}`
  }
  const at = (path: string) => async () => path
  const nothing = async () => ({})
  const email = () => `${crypto.randomUUID()}@firm.example`
  return {
    'operator.createTenant': drive(at('/super-admin/tenants'), async () => ({ name: 'Founded', owner_email: email() })),
    'operator.bulk': drive(at('/super-admin/tenants/bulk'), async () => ({
      action: 'reset_usage',
      tenant_ids: [await tenant()],
    })),
    'operator.updateTenant': drive(ofTenant(''), async () => ({ name: 'Renamed' })),
    'operator.deleteTenant': drive(ofTenant('')),
    'operator.declineDeletion': drive(
      async () => `/super-admin/deletion-requests/${await makeDeletionRequest(owner, await tenant())}/decline`,
      nothing,
    ),
    'operator.exportTenant': drive(ofTenant('/export')),
    'operator.inviteUser': drive(at('/super-admin/users/invite'), async () => ({
      email: email(),
      tenant_id: await tenant(),
    })),
    'operator.inviteOperator': drive(at('/super-admin/users/invite-super-admin'), async () => ({ email: email() })),
    'operator.moveUser': drive(ofUser('/move-tenant'), async () => ({ new_tenant_id: await tenant() })),
    'operator.resetUserPassword': drive(ofUser('/reset-password'), nothing),
    'operator.forceLogout': drive(ofUser('/force-logout'), nothing),
    'health.retryJob': drive(async () => `/super-admin/jobs/${await makeFailedJob(owner)}/retry`, nothing),
    'health.discardJob': drive(async () => `/super-admin/jobs/${await makeFailedJob(owner)}`),
    'audit.exportAll': drive(at('/super-admin/audit-logs/export')),
    'operator.showReview': drive(ofReview),
    'operator.updateReview': drive(ofReview, async () => ({ status: 'failed' })),
    'operator.deleteReview': drive(ofReview),
  }
}
