import type { Kysely } from 'kysely'
import type { Database } from '../../src/server/access/database.ts'
import { authorizeTenant, findSession, type TenantScope } from '../../src/server/access/scope.ts'
import { inTenant, type InTenantTransaction } from '../../src/server/access/transactions.ts'
import { newId } from '../../src/server/db/ids.ts'
import type { DB } from '../../src/server/db/schema.ts'
import { makeUser } from './factories.ts'

/** A scope as a request gets it: of a stored session of the tenant's admin. */
export async function makeTenantScope(owner: Kysely<DB>, db: Database, tenantId: string): Promise<TenantScope> {
  const { id } = await makeUser(owner, tenantId, { role: 'admin' })
  const now = new Date()
  const times = { rotated_at: now, created_at: now, last_used_at: now }
  const sessionId = newId()
  await owner
    .insertInto('sessions')
    .values({ id: sessionId, user_id: id, refresh_hash: newId(), ...times })
    .execute()
  const session = await findSession(db, sessionId, now)
  if (!session) throw new Error('The session that was just stored is not there')
  return authorizeTenant(session, 'view_reports')
}

/** Transactions of any tenant, each authorised once. */
export function openTenants(owner: Kysely<DB>, db: Database): (tenantId: string) => InTenantTransaction {
  const scopes = new Map<string, Promise<TenantScope>>()
  return (tenantId) => async (work) => {
    const scope = scopes.get(tenantId) ?? makeTenantScope(owner, db, tenantId)
    scopes.set(tenantId, scope)
    return inTenant(db, await scope, work)
  }
}
