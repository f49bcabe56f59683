import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

// PostgreSQL's bigint would come as text: counts here stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// A date is a day, not a moment in somebody's zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value: string) => value)

export interface DatabaseOptions {
  readonly max: number
  /** Migrations and backups may take as long as they need; requests may not. */
  readonly longRunning?: boolean
  /** The database refuses whatever would write. */
  readonly readOnly?: boolean
}

/** A pool whose waits all end: a black hole, a slow statement or an idle transaction frees its connection. */
export function openPool(url: string, { max, longRunning = false, readOnly = false }: DatabaseOptions): pg.Pool {
  const limits = longRunning
    ? {}
    : { query_timeout: 3_000, statement_timeout: 2_500, idle_in_transaction_session_timeout: 5_000 }
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 2_000,
    keepAlive: true,
    application_name: 'assay',
    options: `-c search_path=assay${readOnly ? ' -c default_transaction_read_only=on' : ''}`,
    ...limits,
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  // One that breaks while it is lent tells its borrower by the query that fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export function openDatabase<Tables>(url: string, options: DatabaseOptions): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool(url, options) }) })
}
