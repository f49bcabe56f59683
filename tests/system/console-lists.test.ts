import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/server/db/connect.ts'
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../../src/server/db/embedded/launcher.ts'
import { migrateDatabase } from '../../src/server/db/migrate.ts'
import type { DB } from '../../src/server/db/schema.ts'
import { consoleLists } from '../support/console-lists.ts'
import { fillInstallation } from '../support/large-installation.ts'

/** The plans by which the database reads the operator's lists, over a tenth of a large installation. */
const folder = mkdtempSync(join(tmpdir(), 'assay-lists-'))
chmodSync(folder, 0o711)
let database: EmbeddedDatabase
let client: pg.Client

beforeAll(async () => {
  database = await startEmbeddedDatabase(folder)
  await migrateDatabase(database.url, {
    runtime: { name: 'lists_runtime', password: 'lists' },
    tenants: { name: 'lists_tenant', password: 'lists' },
  })
  const db = openDatabase<DB>(database.url, { max: 1, longRunning: true })
  await fillInstallation(db, { tenants: 200, users: 10_000, vendors: 8_000, scans: 40_000, auditRows: 60_000 })
  await db.destroy()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  for (const setting of [
    "load 'auto_explain'",
    'set auto_explain.log_min_duration = 0',
    'set auto_explain.log_nested_statements = on',
    'set client_min_messages = log',
  ])
    await client.query(setting)
}, 180_000)

afterAll(async () => {
  await client.end()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** What the database says of every statement that a call runs inside. */
async function plansOf(call: string): Promise<string> {
  const said: string[] = []
  const hear = ({ message }: { message?: string | undefined }): void => void said.push(message ?? '')
  client.on('notice', hear)
  const { rows } = await client.query(`select * from ${call}`)
  client.off('notice', hear)
  expect(rows.length).toBeGreaterThan(0)
  return said.join('\n')
}

test.each(consoleLists)('the page of $name is read by its index', async ({ call, reads }) => {
  expect(await plansOf(call)).toMatch(reads)
})

test('reviews that failed are neither looked for in the whole table nor by further processes', async () => {
  expect(await plansOf("app.review_page(null, 'failed', null, null, null, 50, 0)")).not.toMatch(
    /Gather|Seq Scan on scans/,
  )
})

test('no list is counted past ten thousand', async () => {
  const { rows } = await client.query('select total from app.audit_page(null, null, null, null, null, 50, 0)')
  expect(rows[0]).toEqual({ total: 10_000 })
})
