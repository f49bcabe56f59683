import { Kysely, PostgresDialect, sql, type KyselyConfig } from 'kysely'
import type pg from 'pg'
import type { Queried } from '../../adapters/telemetry/telemetry.ts'
import type { DB } from '../db/schema.ts'
import { queryName } from './query-name.ts'

/** A node's own login may read no table: a statement that names one does not compile. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- no tables is what is meant
export type NoTables = Record<never, never>

const proofsKept = 10_000

export type OnQuery = ((query: Queried) => void) | null

const logTo = (onQuery: OnQuery): Pick<KyselyConfig, 'log'> =>
  onQuery
    ? {
        log: ({ query, queryDurationMillis: milliseconds, level }) =>
          onQuery({ name: queryName(query.sql), milliseconds, isFailed: level === 'error' }),
      }
    : {}

/**
 * The two logins of a node. This one asks the definer functions that come before a tenant is known; `tenants` is a login
 * that can do nothing but work on the tenant whose proof a transaction shows. SQL that is injected there finds no role to
 * take, no function to call and no proof of another tenant. The composition makes one; no handler ever sees it.
 */
export class Database extends Kysely<NoTables> {
  readonly tenants: Kysely<DB>
  /** The node's own login on connections that write nothing. */
  readonly reading: Kysely<NoTables>
  readonly #proofs = new Map<string, string>()

  /** `onQuery` is told of every statement by name. */
  constructor(own: pg.Pool, tenants: pg.Pool, reading: pg.Pool, onQuery: OnQuery = null) {
    super({ dialect: new PostgresDialect({ pool: own }), ...logTo(onQuery) })
    this.reading = new Kysely<NoTables>({ dialect: new PostgresDialect({ pool: reading }), ...logTo(onQuery) })
    this.tenants = new Kysely<DB>({ dialect: new PostgresDialect({ pool: tenants }), ...logTo(onQuery) })
  }

  /** What makes the database believe that a transaction is this tenant's. Asked once a tenant, then kept. */
  async proofOf(tenantId: string): Promise<string> {
    const kept = this.#proofs.get(tenantId)
    if (kept !== undefined) return kept
    const { rows } = await sql<{ proof: string }>`select app.proof_of(${tenantId}::uuid) as proof`.execute(this)
    const proof = rows[0]?.proof ?? ''
    if (this.#proofs.size >= proofsKept) this.#proofs.clear()
    this.#proofs.set(tenantId, proof)
    return proof
  }

  override async destroy(): Promise<void> {
    await Promise.all([super.destroy(), this.tenants.destroy(), this.reading.destroy()])
  }
}
