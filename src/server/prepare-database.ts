import { Kysely, sql } from 'kysely'
import { openDatabase } from './db/connect.ts'
import { startEmbeddedDatabase } from './db/embedded/launcher.ts'
import { migrateDatabase } from './db/migrate.ts'
import { runtimeLogin, tenantsLogin, withLogin } from './logins.ts'
import { lockSampleAccounts } from './sample-organization.ts'
import type { Settings } from './settings.ts'

export interface ReadyDatabase {
  /** Opens the database as the runtime login. */
  readonly url: string
  /** Opens it as its owner; null where only the runtime login is known. */
  readonly ownerUrl: string | null
  /** True for an embedded server that was running already. */
  readonly adopted: boolean
  /** Keeps an embedded server running; does nothing for any other. */
  guard(say: (line: string) => void): void
  stop(): Promise<void>
}

/** An owner may make roles; a login that may not is a runtime login already. */
async function mayMakeRoles(url: string): Promise<boolean> {
  const db: Kysely<unknown> = openDatabase(url, { max: 1, longRunning: true })
  try {
    const { rows } = await sql<{
      may: boolean
    }>`select rolsuper or rolcreaterole as may from pg_roles where rolname = current_user`.execute(db)
    return rows[0]?.may ?? false
  } finally {
    await db.destroy()
  }
}

async function migrateAs(ownerUrl: string, settings: Settings, upTo?: string): Promise<string> {
  const runtime = runtimeLogin(settings, ownerUrl)
  await migrateDatabase(ownerUrl, { runtime, tenants: tenantsLogin(settings, ownerUrl) }, upTo)
  return withLogin(ownerUrl, runtime)
}

async function openPrepared(settings: Settings, upTo: string | undefined): Promise<ReadyDatabase> {
  if (settings.databaseUrl === null) {
    const embedded = await startEmbeddedDatabase(settings.dataDir)
    try {
      const url = await migrateAs(embedded.url, settings, upTo)
      return { ...embedded, url, ownerUrl: embedded.url }
    } catch (error) {
      await embedded.stop()
      throw error
    }
  }
  const others = { adopted: true, guard: () => {}, stop: async () => {} }
  if (settings.migrateUrl !== null) {
    const runtime = { name: decodeURIComponent(new URL(settings.databaseUrl).username), password: null }
    await migrateDatabase(settings.migrateUrl, { runtime, tenants: tenantsLogin(settings, settings.databaseUrl) })
    return { url: settings.databaseUrl, ownerUrl: settings.migrateUrl, ...others }
  }
  if (!(await mayMakeRoles(settings.databaseUrl))) return { url: settings.databaseUrl, ownerUrl: null, ...others }
  return { url: await migrateAs(settings.databaseUrl, settings), ownerUrl: settings.databaseUrl, ...others }
}

/**
 * The database, migrated, and the address under which the product runs on it. Without DATABASE_URL the embedded one is
 * started. A DATABASE_URL that is an owner migrates and then drops to a login of its own. In production the accounts of a
 * sample organization are locked. `upTo` is for a restore into the embedded database alone.
 */
export async function prepareDatabase(settings: Settings, upTo?: string): Promise<ReadyDatabase> {
  const database = await openPrepared(settings, upTo)
  if (!settings.production || database.ownerUrl === null || upTo !== undefined) return database
  try {
    const locked = await lockSampleAccounts(database.ownerUrl)
    if (locked > 0) process.stderr.write(`Locked ${locked} accounts of the sample organization: production has none.\n`)
    return database
  } catch (error) {
    await database.stop()
    throw error
  }
}
