import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, openSync, closeSync, readFileSync, writeFileSync } from 'node:fs'
import { chmod, chown, mkdir, open, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { readyEngine, type EngineFiles } from './engine-files.ts'
import { findPostmaster, isAlive } from './server-process.ts'

/** A running embedded database. `url` opens it as its superuser. */
export interface EmbeddedDatabase {
  readonly url: string
  readonly pid: number
  readonly adopted: boolean
  /** Starts the server again, on the same port, whenever its process has ended; until `stop`. `say` hears of it. */
  guard(say: (line: string) => void): void
  /** Ends the server in the fast way: open transactions are rolled back, everything acknowledged is on disk. */
  stop(): Promise<void>
}

interface Owner {
  readonly uid?: number
  readonly gid?: number
}

const startDeadline = 60_000
/** PostgreSQL's code for a password that is not the login's. */
const wrongPassword = '28P01'

/** PostgreSQL refuses to run as root, so under root the server gets a user of its own. */
function databaseOwner(): Owner {
  if (process.getuid?.() !== 0) return {}
  const users = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => [line.split(':')[0], line.split(':')]),
  )
  for (const name of ['assay', 'postgres', 'nobody']) {
    const fields = users.get(name)
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) }
  }
  throw new Error('The database cannot run as root: add a user named assay, or set DATABASE_URL.')
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => done(port))
    })
  })
}

async function readyFolders(folder: string, owner: Owner): Promise<{ data: string; log: string; password: string }> {
  await mkdir(folder, { recursive: true })
  const data = join(folder, 'postgres')
  const log = join(folder, 'postgres.log')
  const secret = join(folder, 'database-password')
  if (!existsSync(secret)) writeFileSync(secret, randomBytes(24).toString('hex'), { mode: 0o600 })
  await (await open(log, 'a', 0o600)).close()
  if (owner.uid !== undefined && owner.gid !== undefined) {
    // Others may pass through the folder, not read it: the server's user must reach its data.
    await chmod(folder, 0o711)
    await chown(log, owner.uid, owner.gid)
  }
  return { data, log, password: readFileSync(secret, 'utf8').trim() }
}

function runToEnd(program: string, args: readonly string[], owner: Owner): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(program, args, { ...owner, cwd: '/', env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' } })
    let words = ''
    child.stdout.on('data', (chunk: Buffer) => (words += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()))
    child.on('error', failed)
    child.on('exit', (code) =>
      code === 0 ? done() : failed(new Error(`The database folder could not be made: ${words.trim()}`)),
    )
  })
}

async function initialise(engine: EngineFiles, data: string, password: string, owner: Owner): Promise<void> {
  if (existsSync(join(data, 'PG_VERSION'))) return
  // Made aside and renamed: an initdb that was killed halfway leaves nothing that looks whole.
  const fresh = `${data}.new`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { mode: 0o700 })
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(fresh, owner.uid, owner.gid)
  const passwordFile = `${data}.password`
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(passwordFile, owner.uid, owner.gid)
  const args = ['-D', fresh, '-U', 'postgres', '-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  args.push('--locale=C', '--auth=scram-sha-256', '--data-checksums', `--pwfile=${passwordFile}`)
  try {
    await runToEnd(join(engine.native, 'bin', 'initdb'), args, owner)
    await rename(fresh, data)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/** The server's process ended before it took a connection: its port was taken meanwhile, or what a killed one left was still held. */
class EndedWhileStarting extends Error {}

async function waitUntilReady(url: string, pid: number, log: string): Promise<void> {
  const deadline = Date.now() + startDeadline
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      await client.end().catch(() => {})
      if (error instanceof pg.DatabaseError && error.code === wrongPassword)
        throw new Error('The database refuses the password that DATA_DIR keeps in database-password', { cause: error })
      if (!isAlive(pid)) throw new EndedWhileStarting(`The database ended while starting: see ${log}`, { cause: error })
      if (Date.now() > deadline)
        throw new Error(`The database did not start within a minute: see ${log}`, { cause: error })
      await delay(15)
    }
  }
}

async function startServer(
  engine: EngineFiles,
  data: string,
  log: string,
  owner: Owner,
  port: number,
): Promise<{ pid: number; port: number }> {
  // Left by a server that was killed: the process is gone, or the number now belongs to another program.
  await rm(join(data, 'postmaster.pid'), { force: true })
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100']
  settings.push('shared_buffers=64MB', 'log_min_messages=warning', 'timezone=UTC', 'log_timezone=UTC')
  const output = openSync(log, 'a')
  try {
    const child = spawn(
      join(engine.native, 'bin', 'postgres'),
      ['-D', data, ...settings.flatMap((value) => ['-c', value])],
      {
        ...owner,
        cwd: '/',
        detached: true,
        stdio: ['ignore', output, output],
        env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
      },
    )
    child.unref()
    await new Promise<void>((done, failed) => {
      child.once('spawn', done)
      child.on('error', (cause) => failed(new Error(`The database could not be started: ${cause.message}`, { cause })))
    })
    return { pid: child.pid ?? 0, port }
  } finally {
    closeSync(output)
  }
}

async function stopServer(pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    return
  }
  const deadline = Date.now() + 20_000
  while (isAlive(pid) && Date.now() < deadline) await delay(20)
  if (isAlive(pid)) process.kill(pid, 'SIGQUIT')
}

const lookEvery = 500
/** Starts after a first one that ended before it was ready. */
const furtherStarts = 2

/** Restarts a server whose process has ended. A start that fails, on a full disk say, is tried again at the next look. */
function watchServer(firstPid: number, restart: () => Promise<number>) {
  let pid = firstPid
  let timer: NodeJS.Timeout | undefined
  let starting = Promise.resolve()
  const look = async (say: (line: string) => void): Promise<void> => {
    if (isAlive(pid)) return
    say('The database ended; starting it again.')
    pid = await restart()
    await delay(lookEvery)
  }
  return {
    begin(say: (line: string) => void): void {
      const again = (): void => {
        timer = setTimeout(() => {
          starting = look(say)
            .catch((error: unknown) => say(error instanceof Error ? error.message : String(error)))
            .finally(() => {
              if (timer) again()
            })
        }, lookEvery)
      }
      again()
    },
    /** Ends the watch; answers the process that runs now. */
    async end(): Promise<number> {
      clearTimeout(timer)
      timer = undefined
      await starting
      return pid
    },
  }
}

/**
 * Starts PostgreSQL on `folder`, or adopts the server that an earlier, killed process left running there. Works as root,
 * with install scripts blocked, and after kill -9 of everything. Throws with the place of the log when it cannot start.
 */
export async function startEmbeddedDatabase(folder: string): Promise<EmbeddedDatabase> {
  const owner = databaseOwner()
  const { data, log, password } = await readyFolders(resolve(folder), owner)
  const left = findPostmaster(data)
  const start = async (port: number): Promise<{ pid: number; port: number }> => {
    const engine = await readyEngine(resolve(folder), owner.uid !== undefined)
    await initialise(engine, data, password, owner)
    return await startServer(engine, data, log, owner, port)
  }
  const addressOf = (port: number): string => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  const startReady = async (triesLeft: number): Promise<{ pid: number; port: number }> => {
    const server = await start(await freePort())
    try {
      await waitUntilReady(addressOf(server.port), server.pid, log)
      return server
    } catch (error) {
      await stopServer(server.pid)
      if (!(error instanceof EndedWhileStarting) || triesLeft === 0) throw error
      await delay(lookEvery)
      return startReady(triesLeft - 1)
    }
  }
  if (left !== undefined) await waitUntilReady(addressOf(left.port), left.pid, log)
  const first = left ?? (await startReady(furtherStarts))
  const { port } = first
  const url = addressOf(port)
  const watch = watchServer(first.pid, async () => (await start(port)).pid)
  return {
    url,
    pid: first.pid,
    adopted: left !== undefined,
    guard: (say) => watch.begin(say),
    stop: async () => stopServer(await watch.end()),
  }
}
