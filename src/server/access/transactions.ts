import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.ts'
import type { Database, NoTables } from './database.ts'
import { assertScope, type TenantScope } from './scope.ts'

declare const ofTenant: unique symbol
declare const ofSystem: unique symbol

/** A transaction in which row-level security shows the scope's tenant only. */
export type TenantTransaction = Transaction<DB> & { readonly [ofTenant]: true }

/** A transaction of the node's own login: it may read no table, and asks the definer functions that it was granted. */
export type SystemTransaction = Transaction<NoTables> & { readonly [ofSystem]: true }

/** Runs short transactions of one tenant, and of no other. */
export type InTenantTransaction = <T>(work: (trx: TenantTransaction) => Promise<T>) => Promise<T>

/** Throws on a scope that was not made by authorising somebody. */
export async function inTenant<T>(
  db: Database,
  scope: TenantScope,
  work: (trx: TenantTransaction) => Promise<T>,
): Promise<T> {
  assertScope(scope)
  const proof = await db.proofOf(scope.tenantId)
  return db.tenants.transaction().execute(async (trx) => {
    await sql`select set_config('role', 'assay_app', true), set_config('app.tenant_id', ${scope.tenantId}, true),
      set_config('app.tenant_proof', ${proof}, true)`.execute(trx)
    // safe because the statement above has made it this tenant's
    return work(trx as TenantTransaction)
  })
}

export function inSystem<T>(db: Database, work: (trx: SystemTransaction) => Promise<T>): Promise<T> {
  // safe because this is the node's own login
  return db.transaction().execute((trx) => work(trx as SystemTransaction))
}

/**
 * The node's own login where nothing is written: a single statement sees as much of the others' work without a transaction
 * around it, and spares two trips to the database. The connection lets nothing be written.
 */
export function readInSystem<T>(db: Database, work: (trx: SystemTransaction) => Promise<T>): Promise<T> {
  // safe because what a transaction has beyond a connection is undoing writes, and there are none
  return db.reading.connection().execute((own) => work(own as unknown as SystemTransaction))
}
