import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { currentName } from '../migration-names.ts'

/**
 * Backup and restore of the embedded database, whose kit has no pg_dump. A backup is gzipped JSON lines: a head with the
 * migrations, the rows of each table, and a foot with the counts. The queue is left out: scans that were under way are
 * failed as abandoned, and their charge goes back.
 */
const head = z.object({
  kind: z.literal('assay-backup'),
  format: z.literal(1),
  migrations: z.array(z.string()),
  at: z.string(),
})
const foot = z.object({ counts: z.record(z.string(), z.int()) })
const line = z.object({ table: z.string().regex(/^[a-z_]+$/), row: z.record(z.string(), z.unknown()) })

export type Counts = Readonly<Record<string, number>>

const rowsAtOnce = 500
/** Heartbeats (by their old name too) and limits speak of processes that are gone; what is counted is counted again. */
const ephemeral = new Set([
  'worker_beats',
  'worker_heartbeats',
  'rate_limits',
  'fetch_timings',
  'audit_hours',
  'audit_users',
  'audit_counted',
])

async function tableNames(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'assay'::regnamespace and relkind in ('r', 'p') order by relname`.execute(db)
  return rows.map((row) => row.name).filter((name) => !ephemeral.has(name))
}

async function migrationNames(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`select name from assay_migrations.kysely_migration order by name`.execute(db)
  return rows.map((row) => row.name)
}

async function* readRows(db: Kysely<unknown>, table: string): AsyncGenerator<string> {
  await sql
    .raw(`declare rows_of_table no scroll cursor for select to_jsonb(t)::text as text from assay.${table} t`)
    .execute(db)
  for (;;) {
    const { rows } = await sql.raw<{ text: string }>(`fetch ${rowsAtOnce} from rows_of_table`).execute(db)
    if (rows.length === 0) break
    for (const row of rows) yield row.text
  }
  await sql`close rows_of_table`.execute(db)
}

async function* writeLines(db: Kysely<unknown>, at: string, counts: Record<string, number>): AsyncGenerator<string> {
  yield `${JSON.stringify({ kind: 'assay-backup', format: 1, migrations: await migrationNames(db), at })}\n`
  for (const table of await tableNames(db)) {
    counts[table] = 0
    for await (const row of readRows(db, table)) {
      counts[table] += 1
      yield `{"table":"${table}","row":${row}}\n`
    }
  }
  yield `${JSON.stringify({ counts })}\n`
}

/** Writes one consistent moment of the database to a file that only its owner can read. `db` is the superuser. */
export async function writeBackup(db: Kysely<unknown>, path: string, now: Date): Promise<Counts> {
  const counts: Record<string, number> = {}
  const partial = `${path}.partial`
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) =>
        pipeline(
          Readable.from(writeLines(trx, now.toISOString(), counts)),
          createGzip(),
          createWriteStream(partial, { mode: 0o600 }),
        ),
      )
    renameSync(partial, path)
  } finally {
    rmSync(partial, { force: true })
  }
  return counts
}

/** Tells the operator's monitoring of a backup that was written. */
export async function recordBackup(
  db: Kysely<unknown>,
  made: { readonly at: Date; readonly bytes: number; readonly rows: number },
): Promise<void> {
  await sql`select app.record_backup(${made.at}, ${made.bytes}, ${made.rows})`.execute(db)
}

/** The version of the database that a backup was made of: a restore begins there, and the next start upgrades it. */
export async function lastMigrationOf(path: string): Promise<string> {
  for await (const text of createInterface({ input: createReadStream(path).pipe(createGunzip()) })) {
    const last = head.parse(JSON.parse(text)).migrations.at(-1)
    if (last !== undefined) return currentName(last)
  }
  throw new Error('The backup is empty')
}

/** Columns that hold what was stored; those that the database computes fill themselves. */
async function storedColumns(db: Kysely<unknown>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${`assay.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    db,
  )
  return rows.map((row) => row.name)
}

async function insertRows(db: Kysely<unknown>, table: string, rows: readonly unknown[]): Promise<void> {
  if (rows.length === 0) return
  const into = sql.table(`assay.${table}`)
  const columns = sql.join((await storedColumns(db, table)).map((name) => sql.ref(name)))
  await sql`insert into ${into} (${columns}) select ${columns}
    from jsonb_populate_recordset(null::${into}, ${JSON.stringify(rows)}::jsonb)`.execute(db)
}

async function checkTarget(db: Kysely<unknown>, migrations: readonly string[]): Promise<void> {
  const present = await migrationNames(db)
  const unknown = migrations.filter((name) => !present.includes(name))
  if (unknown.length > 0) throw new Error(`The backup was made by a newer version: it knows ${unknown.join(', ')}`)
  const missing = present.filter((name) => !migrations.includes(name))
  if (missing.length > 0)
    throw new Error(`The database is newer than the backup: restore into a fresh DATA_DIR (${missing.join(', ')})`)
  const { rows } = await sql<{
    filled: boolean
  }>`select exists (select 1 from assay.tenants) or exists (select 1 from assay.users) as filled`.execute(db)
  if (rows[0]?.filled) throw new Error('The database is not empty: restore into a fresh DATA_DIR')
}

async function fill(db: Kysely<unknown>, path: string): Promise<Counts> {
  // Rows come in the order of table names; constraints and triggers were passed when they were first stored.
  await sql`set local session_replication_role = replica`.execute(db)
  await sql`delete from assay.packages`.execute(db)
  // A backup of an older version is restored into its own tables, which may not know these yet.
  await sql`do $$ begin
    if to_regclass('assay.package_versions') is not null then delete from assay.package_versions; end if;
    if to_regclass('assay.audit_counted') is not null then delete from assay.audit_counted; end if;
  end $$`.execute(db)
  const counts: Record<string, number> = {}
  let [table, rows, expected]: [string, unknown[], Counts | null] = ['', [], null]
  let first = true
  for await (const text of createInterface({
    input: createReadStream(path).pipe(createGunzip()),
    crlfDelay: Infinity,
  })) {
    const value: unknown = JSON.parse(text)
    if (first) {
      await checkTarget(db, head.parse(value).migrations.map(currentName))
      first = false
      continue
    }
    const end = foot.safeParse(value)
    if (end.success) {
      expected = end.data.counts
      continue
    }
    const next = line.parse(value)
    if (next.table !== table || rows.length >= rowsAtOnce) {
      await insertRows(db, table, rows)
      ;[table, rows] = [next.table, []]
    }
    rows.push(next.row)
    counts[table] = (counts[table] ?? 0) + 1
  }
  await insertRows(db, table, rows)
  if (expected === null) throw new Error('The backup is cut short: nothing was restored')
  const differs = Object.entries(expected).filter(([name, count]) => (counts[name] ?? 0) !== count)
  if (differs.length > 0)
    throw new Error(
      `The backup does not hold what it says of ${differs.map(([name]) => name).join(', ')}: nothing was restored`,
    )
  await countTicketsOn(db)
  return expected
}

/** What is asked of the payment provider from now on comes after what is stored. */
async function countTicketsOn(db: Kysely<unknown>): Promise<void> {
  await sql`do $$ begin
    if to_regclass('assay.payment_tickets') is not null then
      perform setval('assay.payment_tickets', greatest(1, (select max(s.ticket) from assay.subscriptions s)));
    end if;
  end $$`.execute(db)
}

/** Fills an empty, migrated database from a backup, wholly or not at all. `db` is the superuser. */
export async function readBackup(db: Kysely<unknown>, path: string): Promise<Counts> {
  return db.transaction().execute((trx) => fill(trx, path))
}
