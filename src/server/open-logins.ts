import type { Kysely } from 'kysely'
import { Database, type OnQuery } from './access/database.ts'
import { openPool } from './db/connect.ts'
import { refusePowerfulLogin, refuseWayOut } from './db/roles.ts'
import { tenantsUrl } from './logins.ts'
import type { Settings } from './settings.ts'

/** The pools of a node's two logins. Throws when one of them may do more than it must. */
export async function openLogins(
  settings: Settings,
  databaseUrl: string,
  onQuery: OnQuery = null,
): Promise<{ db: Database; pool: ReturnType<typeof openPool> }> {
  const pool = openPool(databaseUrl, { max: 6 })
  const tenants = openPool(tenantsUrl(settings, databaseUrl), { max: 10 })
  const db = new Database(pool, tenants, openPool(databaseUrl, { max: 4, readOnly: true }), onQuery)
  try {
    // safe because the checks read only the catalogue of roles
    await refusePowerfulLogin(db as unknown as Kysely<unknown>)
    await refuseWayOut(db.tenants as unknown as Kysely<unknown>)
    return { db, pool }
  } catch (error) {
    await db.destroy()
    throw error
  }
}
