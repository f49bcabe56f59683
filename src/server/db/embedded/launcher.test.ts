import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { until } from '../../../../tests/support/product.ts'
import { findEnginePackage, readyEngine } from './engine-files.ts'
import { startEmbeddedDatabase } from './launcher.ts'
import { findPostmaster, isAlive } from './server-process.ts'

/** The launcher as users meet it: first start, orphan, zombie, kill -9, other users, blocked install scripts. */
const stops: (() => Promise<void> | void)[] = []

afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'assay-launcher-'))
  chmodSync(folder, 0o711)
  stops.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function start(folder: string) {
  const database = await startEmbeddedDatabase(folder)
  stops.push(() => database.stop())
  return database
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

test('a first start gives UTF-8, checksums, scram and a server on loopback alone', async () => {
  const database = await start(newFolder())
  const [row] = await query(
    database.url,
    `select current_setting('server_encoding') as encoding, current_setting('data_checksums') as checksums,
      current_setting('listen_addresses') as addresses, current_setting('password_encryption') as passwords,
      (select datlocprovider::text || ':' || datlocale from pg_database where datname = 'postgres') as locale`,
  )
  expect(row).toEqual({
    encoding: 'UTF8',
    checksums: 'on',
    addresses: '127.0.0.1',
    passwords: 'scram-sha-256',
    locale: 'b:C.UTF-8',
  })
  const wrong = database.url.replace(/:[0-9a-f]+@/, ':wrong@')
  await expect(query(wrong, 'select 1')).rejects.toThrow(/password authentication failed/)
})

test('the password file is readable by its owner alone', async () => {
  const folder = newFolder()
  await start(folder)
  expect(statSync(join(folder, 'database-password')).mode & 0o777).toBe(0o600)
})

test('under root the server runs as another user', async () => {
  const database = await start(newFolder())
  const uid = Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${database.pid}/status`, 'utf8'))?.[1])
  if (process.getuid?.() === 0) expect(uid).not.toBe(0)
  else expect(uid).toBe(process.getuid?.())
})

test('a server that a killed process left running is adopted', async () => {
  const folder = newFolder()
  const first = await start(folder)
  await query(first.url, 'create table kept (n int); insert into kept values (7)')
  const second = await startEmbeddedDatabase(folder)
  expect(second.adopted).toBe(true)
  expect(second.pid).toBe(first.pid)
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }])
})

test('after kill -9 of the server everything acknowledged is there', async () => {
  const folder = newFolder()
  const first = await start(folder)
  await query(first.url, 'create table kept as select generate_series(1, 1000) as n')
  process.kill(first.pid, 'SIGKILL')
  while (isAlive(first.pid)) await new Promise((done) => setTimeout(done, 10))
  const second = await start(folder)
  expect(second.adopted).toBe(false)
  expect(await query(second.url, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }])
})

test('a start that does not get in stops the server that it started, and leaves one that ran already', async () => {
  const folder = newFolder()
  const first = await start(folder)
  const secret = join(folder, 'database-password')
  const password = readFileSync(secret, 'utf8')
  writeFileSync(secret, 'another')
  await expect(startEmbeddedDatabase(folder)).rejects.toThrow(/refuses the password/)
  expect(isAlive(first.pid)).toBe(true)
  await first.stop()
  await expect(startEmbeddedDatabase(folder)).rejects.toThrow(/refuses the password/)
  expect(findPostmaster(join(folder, 'postgres'))).toBeUndefined()
  writeFileSync(secret, password)
  expect((await start(folder)).adopted).toBe(false)
})

test.runIf(process.getuid?.() === 0)('a program that cannot be run is tried again at the next look', async () => {
  const folder = newFolder()
  const database = await start(folder)
  const engine = readdirSync(folder).find((name) => name.startsWith('engine-')) ?? ''
  const program = join(folder, engine, 'native', 'bin', 'postgres')
  const said: string[] = []
  database.guard((line) => said.push(line))
  chmodSync(program, 0o644)
  process.kill(database.pid, 'SIGKILL')
  const failures = () => said.filter((line) => line.includes('could not be started')).length
  await until(async () => failures() >= 2, 20_000, 'two failures')
  chmodSync(program, 0o755)
  expect(await until(() => query(database.url, 'select 1 as one'), 20_000, 'the database')).toEqual([{ one: 1 }])
})

test('a pid file that names another program’s process is not trusted', async () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'postgres'))
  const stranger = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])
  stops.push(() => void stranger.kill('SIGKILL'))
  writeFileSync(join(folder, 'postgres', 'postmaster.pid'), `${stranger.pid}\n${folder}\n0\n5432\n`)
  expect(findPostmaster(join(folder, 'postgres'))).toBeUndefined()
})

test('a zombie does not count as alive', async () => {
  // The shell never waits for its child, so the child stays a zombie while the shell sleeps.
  const parent = spawn('/bin/sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 30'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  stops.push(() => void parent.kill('SIGKILL'))
  const pid = await new Promise<number>((done) =>
    parent.stdout.once('data', (chunk: Buffer) => done(Number(chunk.toString()))),
  )
  const deadline = Date.now() + 5_000
  let state = ''
  while (state !== 'Z' && Date.now() < deadline) {
    state = /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? ''
    await new Promise((done) => setTimeout(done, 20))
  }
  expect(state).toBe('Z')
  expect(isAlive(pid)).toBe(false)
})

test('with install scripts blocked the library links are made by the launcher', async () => {
  const folder = newFolder()
  const engine = await readyEngine(folder, true)
  const links = JSON.parse(readFileSync(join(findEnginePackage().native, 'pg-symlinks.json'), 'utf8')) as {
    target: string
  }[]
  expect(links.length).toBeGreaterThan(5)
  for (const { target } of links) expect(lstatSync(join(engine.native, '..', target)).isSymbolicLink()).toBe(true)
  expect(spawnSync(join(engine.native, 'bin', 'postgres'), ['--version']).stdout.toString()).toContain('18.')
})

test('a first start that was killed halfway leaves nothing that stops the next', async () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'postgres.new'))
  writeFileSync(join(folder, 'postgres.new', 'PG_VERSION'), '18\n')
  const database = await start(folder)
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a platform without the embedded database is told to set DATABASE_URL', () => {
  expect(() => findEnginePackage('linux-s390x')).toThrow(/No embedded database exists for linux-s390x.*DATABASE_URL/)
})

test.runIf(process.getuid?.() === 0)(
  'a normal user starts it from a package folder that they cannot write',
  async () => {
    const folder = newFolder()
    const nobody = 65_534
    const home = join(folder, 'home')
    mkdirSync(home)
    chownSync(home, nobody, nobody)
    const script = `import(${JSON.stringify(join(import.meta.dirname, 'launcher.ts'))}).then(async (m) => {
    const d = await m.startEmbeddedDatabase(${JSON.stringify(join(home, 'data'))}); console.log('ready', d.adopted); await d.stop() })`
    const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      uid: nobody,
      gid: nobody,
      env: { HOME: home, PATH: '/usr/bin:/bin' },
      encoding: 'utf8',
    })
    expect(`${run.stdout}${run.stderr}`).toContain('ready false')
    expect(existsSync(join(home, 'data', 'postgres', 'PG_VERSION'))).toBe(true)
  },
)
