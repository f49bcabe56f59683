import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { sql } from 'kysely'
import { openDatabase } from '../../src/server/db/connect.ts'
import { startEmbeddedDatabase } from '../../src/server/db/embedded/launcher.ts'
import { migrateDatabase } from '../../src/server/db/migrate.ts'
import { withLogin } from '../../src/server/logins.ts'
import type { SuiteDatabase } from './suite-database.ts'

const workers = 2

/** One real PostgreSQL for the system suites, with a database for each worker; each test makes its own tenant. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-system-'))
  chmodSync(folder, 0o711)
  const server = await startEmbeddedDatabase(folder)
  const databases: SuiteDatabase[] = []
  for (let worker = 1; worker <= workers; worker += 1) {
    const login = (name: string) => ({ name: `suite_${name}`, password: 'suite' })
    const [runtime, tenants] = [login('runtime'), login('tenant')]
    const owner = openDatabase<unknown>(server.url, { max: 1 })
    await sql.raw(`create database suite_${worker}`).execute(owner)
    await owner.destroy()
    const ownerUrl = Object.assign(new URL(server.url), { pathname: `/suite_${worker}` }).href
    await migrateDatabase(ownerUrl, { runtime, tenants })
    databases.push({
      folder,
      ownerUrl,
      runtimeUrl: withLogin(ownerUrl, runtime),
      tenantUrl: withLogin(ownerUrl, tenants),
    })
  }
  project.provide('databases', databases)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
