import { Kysely, sql } from 'kysely'
import { openDatabase } from './db/connect.ts'
import { startEmbeddedDatabase } from './db/embedded/launcher.ts'
import { migrateDatabase } from './db/migrate.ts'
import { runtimeLogin, tenantsLogin, withLogin } from './logins.ts'
import { lockSampleAccounts } from './sample-organization.ts'
import type { Settings } from './settings.ts'

/** A migrated database, and how it is ended where it was started here. */
export interface ReadyDatabase extends ReadySchema {
  /** True for a server that was running already. */
  readonly adopted: boolean
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

/** The addresses of a migrated database. */
export interface ReadySchema {
  /** Opens the database as the runtime login. */
  readonly url: string
  /** Opens it as its owner; null where only the runtime login is known. */
  readonly ownerUrl: string | null
}

async function migrateWhatIsThere(settings: Settings, embeddedUrl: string | null, upTo?: string): Promise<ReadySchema> {
  if (embeddedUrl !== null) return { url: await migrateAs(embeddedUrl, settings, upTo), ownerUrl: embeddedUrl }
  const own = settings.databaseUrl
  if (own === null) throw new Error('There is no database')
  if (settings.migrateUrl !== null) {
    const runtime = { name: decodeURIComponent(new URL(own).username), password: null }
    await migrateDatabase(settings.migrateUrl, { runtime, tenants: tenantsLogin(settings, own) })
    return { url: own, ownerUrl: settings.migrateUrl }
  }
  if (!(await mayMakeRoles(own))) return { url: own, ownerUrl: null }
  return { url: await migrateAs(own, settings), ownerUrl: own }
}

/**
 * Migrates the embedded database (`embeddedUrl` opens it as its owner) or the one of the settings. A DATABASE_URL that is an
 * owner migrates and then drops to a login of its own. In production the accounts of a sample organization are locked.
 */
export async function prepareSchema(
  settings: Settings,
  embeddedUrl: string | null,
  upTo?: string,
): Promise<ReadySchema> {
  const schema = await migrateWhatIsThere(settings, embeddedUrl, upTo)
  if (!settings.production || schema.ownerUrl === null || upTo !== undefined) return schema
  const locked = await lockSampleAccounts(schema.ownerUrl)
  if (locked > 0) process.stderr.write(`Locked ${locked} accounts of the sample organization: production has none.\n`)
  return schema
}

/** The database, migrated. Without DATABASE_URL the embedded one is started. `upTo` is for a restore into that one alone. */
export async function prepareDatabase(settings: Settings, upTo?: string): Promise<ReadyDatabase> {
  const embedded = settings.databaseUrl === null ? await startEmbeddedDatabase(settings.dataDir) : null
  try {
    const schema = await prepareSchema(settings, embedded?.url ?? null, upTo)
    return { ...schema, adopted: embedded?.adopted ?? true, stop: async () => await embedded?.stop() }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}
