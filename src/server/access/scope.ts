import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import type pg from 'pg'
import type { DB } from '../db/schema.ts'

declare const brand: unique symbol

/** Proof that this tenant was authorised. Only this file makes one; every query of tenant data takes one. */
export interface TenantScope {
  readonly tenantId: string
  readonly [brand]: true
}

/** A transaction in which row-level security shows the scope's tenant only. */
export type TenantTransaction = Transaction<DB>
/** A transaction of the node's own login: it may read no table, and asks the definer functions that it was granted. */
export type SystemTransaction = Transaction<DB>

const proofsKept = 10_000

/**
 * The two logins of a node. This one asks the narrow functions that come before a tenant is known; `tenants` is a login
 * that can do nothing but work on the tenant whose proof a transaction shows. SQL that is injected there finds no role to
 * take, no function to call and no proof of another tenant.
 */
export class Database extends Kysely<DB> {
  readonly tenants: Kysely<DB>
  readonly #proofs = new Map<string, string>()

  constructor(own: pg.Pool, tenants: pg.Pool) {
    super({ dialect: new PostgresDialect({ pool: own }) })
    this.tenants = new Kysely<DB>({ dialect: new PostgresDialect({ pool: tenants }) })
  }

  /** What makes the database believe that a transaction is this tenant's. Asked once a tenant, then kept. */
  async proofOf(scope: TenantScope): Promise<string> {
    const kept = this.#proofs.get(scope.tenantId)
    if (kept !== undefined) return kept
    const { rows } = await sql<{ proof: string }>`select app.proof_of(${scope.tenantId}::uuid) as proof`.execute(this)
    const proof = rows[0]?.proof ?? ''
    if (this.#proofs.size >= proofsKept) this.#proofs.clear()
    this.#proofs.set(scope.tenantId, proof)
    return proof
  }

  override async destroy(): Promise<void> {
    await Promise.all([super.destroy(), this.tenants.destroy()])
  }
}

function scopeOf(tenantId: string): TenantScope {
  // safe because the brand exists for the type checker alone
  return { tenantId } as TenantScope
}

/** A signed-in member of the tenant: the caller has checked session, status and permission. */
export const scopeOfMember = (actor: { readonly tenantId: string }): TenantScope => scopeOf(actor.tenantId)

/** A job of the tenant: the payload was written by our own definer function from the scan's row. */
export const scopeOfJob = (payload: { readonly tenant_id: string }): TenantScope => scopeOf(payload.tenant_id)

export async function inTenant<T>(
  db: Database,
  scope: TenantScope,
  work: (trx: TenantTransaction) => Promise<T>,
): Promise<T> {
  const proof = await db.proofOf(scope)
  return db.tenants.transaction().execute(async (trx) => {
    await sql`select set_config('role', 'assay_app', true), set_config('app.tenant_id', ${scope.tenantId}, true),
      set_config('app.tenant_proof', ${proof}, true)`.execute(trx)
    return work(trx)
  })
}

export function inSystem<T>(db: Database, work: (trx: SystemTransaction) => Promise<T>): Promise<T> {
  return db.transaction().execute(work)
}
