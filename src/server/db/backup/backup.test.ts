import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDocument, makeScan, makeTenant, makeUser, makeVendor } from '../../../../tests/support/factories.ts'
import { openDatabase } from '../connect.ts'
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../embedded/launcher.ts'
import { migrateDatabase } from '../migrate.ts'
import type { DB } from '../schema.ts'
import { readBackup, writeBackup } from './backup.ts'

const folders: string[] = []
const servers: EmbeddedDatabase[] = []
const pools: Kysely<DB>[] = []
let source: Kysely<DB>
const file = join(tmpdir(), `assay-backup-${process.pid}.gz`)

async function freshDatabase(): Promise<Kysely<DB>> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-backup-'))
  chmodSync(folder, 0o711)
  folders.push(folder)
  const server = await startEmbeddedDatabase(folder)
  servers.push(server)
  await migrateDatabase(server.url, {
    runtime: { name: 'backup_runtime', password: 'backup' },
    tenants: { name: 'backup_tenant', password: 'backup' },
  })
  const pool = openDatabase<DB>(server.url, { max: 2, longRunning: true })
  pools.push(pool)
  return pool
}

// safe because backup and restore read the catalogue for what tables there are
const bare = (db: Kysely<DB>): Kysely<unknown> => db as unknown as Kysely<unknown>

async function digest(db: Kysely<DB>): Promise<string> {
  const tables = [
    'tenants',
    'users',
    'vendors',
    'scans',
    'captures',
    'scan_documents',
    'findings',
    'finding_quotes',
    'usage_ledger',
    'packages',
    'package_versions',
  ]
  const sums: string[] = []
  for (const table of tables) {
    const { rows } = await sql<{
      sum: string
    }>`select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${sql.table(table)} t`.execute(
      db,
    )
    sums.push(`${table} ${rows[0]?.sum}`)
  }
  return sums.join('\n')
}

beforeAll(async () => {
  source = await freshDatabase()
  const tenant = await makeTenant(source)
  await makeUser(source, tenant.id)
  const scan = await makeScan(source, tenant.id, await makeVendor(source, tenant.id, 'Ünïcode "quoted" | \\ \n vendor'))
  const document = await makeDocument(source, tenant.id, scan, '🔒 Data is encrypted at rest.\nNew line.')
  const ids = { tenant_id: tenant.id, scan_id: scan, fact: 'enc.rest' }
  await source.transaction().execute(async (trx) => {
    await trx
      .insertInto('findings')
      .values({
        ...ids,
        value: 'yes',
        certainty: 'stated',
        tier: 'local',
        plans: '["Pro"]',
        params: '{"a":1}',
        agent: 'test',
      })
      .execute()
    await trx
      .insertInto('finding_quotes')
      .values({
        ...ids,
        position: 0,
        capture_id: document,
        quote: 'Data is',
        start_offset: 3,
        end_offset: 10,
        first_character: 2,
      })
      .execute()
  })
  for (let index = 0; index < 1_200; index += 1) await makeVendor(source, tenant.id, `Vendor ${index}`)
})

afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.destroy()))
  await Promise.all(servers.map((server) => server.stop()))
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  rmSync(file, { force: true })
})

test('a restored database equals the one that was backed up, and only its owner can read the file', async () => {
  const counts = await writeBackup(bare(source), file, new Date())
  expect(counts['vendors']).toBe(1_201)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const target = await freshDatabase()
  expect(await readBackup(bare(target), file)).toEqual(counts)
  expect(await digest(target)).toBe(await digest(source))
  await expect(readBackup(bare(target), file)).rejects.toThrow(/not empty/)
})

test('a backup that is cut short or altered restores nothing', async () => {
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
  const target = await freshDatabase()
  const broken = `${file}.broken`
  for (const [text, reason] of [
    [lines.slice(0, -1), /cut short/],
    [lines.filter((line) => !line.includes('"Vendor 7"')), /does not hold what it says of vendors/],
    [[lines[0]?.replace('0001_foundation', '9999_future') ?? '', ...lines.slice(1)], /newer version/],
  ] as const) {
    writeFileSync(broken, gzipSync(`${text.join('\n')}\n`))
    await expect(readBackup(bare(target), broken)).rejects.toThrow(reason)
    expect(await target.selectFrom('vendors').select('id').execute()).toEqual([])
  }
  rmSync(broken)
})
