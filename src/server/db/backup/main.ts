import { statSync } from 'node:fs'
import type { Kysely } from 'kysely'
import { settingsFromEnvironment } from '../../environment.ts'
import { prepareDatabase } from '../../prepare-database.ts'
import { openDatabase } from '../connect.ts'
import { lastMigrationOf, readBackup, recordBackup, writeBackup, type Counts } from './backup.ts'

/** `npm run backup -- FILE` and `npm run restore -- FILE`: the embedded database of DATA_DIR. Backup works beside a running product. */
const [command = '', path] = process.argv.slice(2)

async function run(): Promise<void> {
  if ((command !== 'backup' && command !== 'restore') || path === undefined) {
    throw new Error('Name the file: npm run backup -- FILE, or npm run restore -- FILE')
  }
  const settings = settingsFromEnvironment()
  if (settings.databaseUrl !== null)
    throw new Error('DATABASE_URL is set: use pg_dump and pg_restore for a database of your own')
  const upTo = command === 'restore' ? await lastMigrationOf(path) : undefined
  const database = await prepareDatabase(settings, upTo)
  const db: Kysely<unknown> = openDatabase(database.ownerUrl ?? database.url, { max: 1, longRunning: true })
  try {
    const now = new Date()
    const counts: Counts = command === 'backup' ? await writeBackup(db, path, now) : await readBackup(db, path)
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
    if (command === 'backup') await recordBackup(db, { at: now, bytes: statSync(path).size, rows })
    process.stdout.write(
      `${command === 'backup' ? 'Wrote' : 'Restored'} ${rows} rows of ${Object.keys(counts).length} tables.\n`,
    )
  } finally {
    await db.destroy()
    // A server that ran before goes on running: it belongs to the product.
    if (!database.adopted) await database.stop()
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
