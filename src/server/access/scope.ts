import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../db/schema.ts'

declare const brand: unique symbol

/** Proof that this tenant was authorised. Only this file makes one; every query of tenant data takes one. */
export interface TenantScope {
  readonly tenantId: string
  readonly [brand]: true
}

export type Database = Kysely<DB>
/** A transaction in which row-level security shows the scope's tenant only. */
export type TenantTransaction = Transaction<DB>
/** A transaction that sees all tenants: super admins, the scheduler, webhooks. */
export type SystemTransaction = Transaction<DB>

function scopeOf(tenantId: string): TenantScope {
  // safe because the brand exists for the type checker alone
  return { tenantId } as TenantScope
}

/** A signed-in member of the tenant: the caller has checked session, status and permission. */
export const scopeOfMember = (actor: { readonly tenantId: string }): TenantScope => scopeOf(actor.tenantId)

/** A job of the tenant: the payload was written by our own definer function from the scan's row. */
export const scopeOfJob = (payload: { readonly tenant_id: string }): TenantScope => scopeOf(payload.tenant_id)

export function inTenant<T>(
  db: Database,
  scope: TenantScope,
  work: (trx: TenantTransaction) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('role', 'assay_app', true), set_config('app.tenant_id', ${scope.tenantId}, true)`.execute(
      trx,
    )
    return work(trx)
  })
}

export function inSystem<T>(db: Database, work: (trx: SystemTransaction) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('role', 'assay_system', true)`.execute(trx)
    return work(trx)
  })
}
