import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '../../src/server/db/embedded/launcher.ts'
import { migrateDatabase } from '../../src/server/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    ownerUrl: string
    runtimeUrl: string
    databaseFolder: string
  }
}

/** One real PostgreSQL for all system suites; each test makes its own tenant. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-system-'))
  chmodSync(folder, 0o711)
  const database = await startEmbeddedDatabase(folder)
  await migrateDatabase(database.url, { name: 'suite_runtime', password: 'suite' })
  const runtime = new URL(database.url)
  runtime.username = 'suite_runtime'
  runtime.password = 'suite'
  project.provide('ownerUrl', database.url)
  project.provide('runtimeUrl', runtime.href)
  project.provide('databaseFolder', folder)
  return async () => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
