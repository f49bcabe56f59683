import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { PgBoss } from 'pg-boss'
import { ensureLogin, ensureRoles, grantRuntime, grantTenants } from './roles.ts'
import { openDatabase } from './connect.ts'
import { renameRecorded } from './migration-names.ts'
import { spellAddresses } from './email-spelling.ts'
import { keyPlans } from './plan-keys.ts'
import { allJobs } from '../jobs/job-list.ts'

const folder = join(import.meta.dirname, 'migrations')

async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const migrations: Record<string, Migration> = {}
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8')
    migrations[name.replace(/\.sql$/, '')] = {
      up: (db) =>
        sql
          .raw(text)
          .execute(db)
          .then(() => undefined),
    }
  }
  return migrations
}

async function runMigrations(db: Kysely<unknown>, upTo: string | undefined): Promise<void> {
  await sql`create schema if not exists assay_migrations`.execute(db)
  await renameRecorded(db)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: readMigrations },
    migrationTableSchema: 'assay_migrations',
  })
  const { error } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo)
  if (error) throw error
}

async function installQueue(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false, max: 2 })
  boss.on('error', () => {})
  await boss.start()
  for (const { name, queue } of allJobs) {
    const { policy, ...changeable } = { ...queue, notify: true }
    if (await boss.getQueue(name)) await boss.updateQueue(name, changeable)
    else await boss.createQueue(name, { policy, ...changeable })
  }
  await boss.stop({ graceful: false })
}

/** A login by its name; with a password it is made, without one it is there already. */
export interface Login {
  readonly name: string
  readonly password: string | null
}

/** `runtime` is the node's own login, `tenants` the one of tenants' transactions. */
export interface Logins {
  readonly runtime: Login
  readonly tenants: Login
}

/**
 * Brings schema, roles, queue and grants to this version, under a lock: several nodes may boot at once.
 * `ownerUrl` opens the database as its owner.
 * `upTo` stops at an older version's last migration: its backup is restored there, and the next start goes on.
 */
export async function migrateDatabase(ownerUrl: string, { runtime, tenants }: Logins, upTo?: string): Promise<void> {
  const db = openDatabase<unknown>(ownerUrl, { max: 2, longRunning: true })
  try {
    await db.connection().execute(async (locked) => {
      await sql`select pg_advisory_lock(7234001)`.execute(locked)
      await ensureRoles(locked)
      for (const { name, password } of [runtime, tenants])
        if (password !== null) await ensureLogin(locked, name, password)
      await runMigrations(db, upTo)
      await installQueue(ownerUrl)
      // Spellings, keys and grants are those of this version.
      if (upTo === undefined) {
        await spellAddresses(db)
        await keyPlans(db)
        await grantRuntime(locked, runtime.name)
        await grantTenants(locked, tenants.name)
      }
      await sql`select pg_advisory_unlock(7234001)`.execute(locked)
    })
  } finally {
    await db.destroy()
  }
}
