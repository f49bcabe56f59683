import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '../src/server/db/embedded/launcher.ts'
import { migrateDatabase } from '../src/server/db/migrate.ts'
import { root } from './run-step.ts'

/** Migrates a fresh database and writes the types of its tables; with --check, says whether they are as committed. */
const folder = mkdtempSync(join(tmpdir(), 'assay-schema-'))
chmodSync(folder, 0o711)
const database = await startEmbeddedDatabase(folder)
try {
  await migrateDatabase(database.url, {
    runtime: { name: 'schema_runtime', password: 'schema' },
    tenants: { name: 'schema_tenant', password: 'schema' },
  })
  const args = [
    '--url',
    database.url,
    '--dialect',
    'postgres',
    '--default-schema',
    'assay',
    '--include-pattern',
    'assay.*',
  ]
  const output = ['--date-parser', 'string', '--out-file', join(root, 'src/server/db/schema.ts')]
  const verify = process.argv.includes('--check') ? ['--verify'] : []
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/kysely-codegen/dist/cli/bin.js'), ...args, ...output, ...verify],
    { stdio: 'inherit' },
  )
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
