import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '../../src/server/db/embedded/launcher.ts'
import { migrateDatabase } from '../../src/server/db/migrate.ts'
import { withLogin } from '../../src/server/logins.ts'

declare module 'vitest' {
  interface ProvidedContext {
    ownerUrl: string
    runtimeUrl: string
    tenantUrl: string
    databaseFolder: string
  }
}

/** One real PostgreSQL for all system suites; each test makes its own tenant. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-system-'))
  chmodSync(folder, 0o711)
  const database = await startEmbeddedDatabase(folder)
  const login = (name: string) => ({ name, password: 'suite' })
  const [runtime, tenants] = [login('suite_runtime'), login('suite_tenant')]
  await migrateDatabase(database.url, { runtime, tenants })
  project.provide('ownerUrl', database.url)
  project.provide('runtimeUrl', withLogin(database.url, runtime))
  project.provide('tenantUrl', withLogin(database.url, tenants))
  project.provide('databaseFolder', folder)
  return async () => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
