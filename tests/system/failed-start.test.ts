import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/server/db/connect.ts'
import { findPostmaster } from '../../src/server/db/embedded/server-process.ts'
import { prepareDatabase } from '../../src/server/prepare-database.ts'
import { seedSampleOrganization } from '../../src/server/sample-organization.ts'
import { readSettings } from '../../src/server/settings.ts'
import type { DB } from '../../src/server/db/schema.ts'

/** A start that fails says why, ends by itself, and leaves no process behind. */
const main = join(import.meta.dirname, '..', '..', 'src', 'server', 'main.ts')
const folders: string[] = []
let taken: Server
let port = 0

beforeAll(async () => {
  taken = createServer()
  await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done))
  const address = taken.address()
  port = typeof address === 'object' && address ? address.port : 0
})

afterAll(() => {
  taken.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'assay-start-'))
  chmodSync(folder, 0o711)
  folders.push(folder)
  return folder
}

function start(environment: Readonly<Record<string, string>>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return new Promise((done) => child.once('exit', (code) => done({ code, said })))
}

const isRunning = (folder: string): boolean => findPostmaster(join(folder, 'postgres')) !== undefined

test('a port that is taken fails the start, and no database runs', async () => {
  const folder = newFolder()
  const { code, said } = await start({ DATA_DIR: folder, PORT: String(port) })
  expect(code).toBe(1)
  expect(said).toContain(`Port ${port} on 127.0.0.1 is taken by another program: set PORT.`)
  expect(isRunning(folder)).toBe(false)
})

test('a wrong setting fails the start, and no database runs', async () => {
  const folder = newFolder()
  const { code, said } = await start({ DATA_DIR: folder, TRUST_PROXY: 'true' })
  expect(code).toBe(1)
  expect(said).toContain('TRUST_PROXY')
  expect(isRunning(folder)).toBe(false)
})

test('a login for tenants that is not there fails the start, and no database runs', async () => {
  const folder = newFolder()
  const url = `postgres://absent:x@127.0.0.1:${port}/postgres`
  const { code, said } = await start({ DATA_DIR: folder, DATABASE_URL_TENANT: url })
  expect(code).toBe(1)
  expect(said).toContain('"absent" does not exist')
  expect(isRunning(folder)).toBe(false)
}, 120_000)

test('a migration that fails, and a list of hosts that is none, fail the start, and no database runs', async () => {
  const folder = newFolder()
  const bad = join(folder, 'hosts.json')
  const wrongHosts = await start({ DATA_DIR: folder, LAB_HOSTS_FILE: bad })
  expect(wrongHosts.code).toBe(1)
  expect(wrongHosts.said).toContain('hosts.json')
  expect(isRunning(folder)).toBe(false)
  expect(existsSync(join(folder, 'assay.pid'))).toBe(false)

  const database = await prepareDatabase(readSettings({ PORT: '0', ROLE: 'all', DATA_DIR: folder }))
  const owner = openDatabase<{ 'assay_migrations.kysely_migration': { name: string } }>(database.ownerUrl ?? '', {
    max: 1,
    longRunning: true,
  })
  await owner
    .updateTable('assay_migrations.kysely_migration')
    .set({ name: '0000_other' })
    .where('name', 'like', '0003%')
    .execute()
  await owner.destroy()
  await database.stop()
  const wrongMigration = await start({ DATA_DIR: folder })
  expect(wrongMigration.code).toBe(1)
  expect(wrongMigration.said).toContain('migration')
  expect(isRunning(folder)).toBe(false)
}, 120_000)

test('a stop that comes while the product starts ends all of it', async () => {
  const folder = newFolder()
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', DATA_DIR: folder },
    stdio: 'ignore',
  })
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  for (let turn = 0; turn < 600 && !isRunning(folder); turn += 1) await new Promise((go) => setTimeout(go, 20))
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(isRunning(folder)).toBe(false)
}, 120_000)

test('production locks the accounts of a sample organization that it finds', async () => {
  const folder = newFolder()
  const keys = join(folder, 'secret-keys.json')
  const trial = readSettings({ DATA_DIR: folder })
  const first = await prepareDatabase(trial)
  await seedSampleOrganization(first.ownerUrl ?? '', trial.samplePassword, [])
  await first.stop()
  expect(readFileSync(keys, 'utf8')).toContain('hmac')
  const second = await prepareDatabase(
    readSettings({ DATA_DIR: folder, NODE_ENV: 'production', SECRET_KEYS_FILE: keys }),
  )
  const owner = openDatabase<DB>(second.ownerUrl ?? '', { max: 1, longRunning: true })
  const statuses = await owner.selectFrom('users').select('status').execute()
  await owner.destroy()
  await second.stop()
  expect(statuses.map(({ status }) => status)).toEqual(['inactive', 'inactive', 'inactive', 'inactive'])
}, 120_000)
