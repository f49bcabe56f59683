import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isAlive } from '../../src/server/db/embedded/server-process.ts'

/** The product as a process of its own, started as a user starts it. */
export interface Product {
  readonly address: string
  readonly child: ChildProcess
  /** Ctrl-C. */
  stop(): Promise<number | null>
  /** kill -9 of every process: supervisor, web, worker and database. */
  killAll(): Promise<void>
}

const main = join(import.meta.dirname, '..', '..', 'src', 'server', 'main.ts')

function waitForLine(child: ChildProcess, pattern: RegExp, within: number): Promise<string> {
  return new Promise((done, failed) => {
    let said = ''
    const late = setTimeout(() => failed(new Error(`Not said within ${within} ms: ${pattern}. Said: ${said}`)), within)
    const read = (chunk: Buffer): void => {
      said += chunk.toString()
      const found = pattern.exec(said)
      if (!found) return
      clearTimeout(late)
      done(found[1] ?? '')
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => {
      clearTimeout(late)
      failed(new Error(`The product ended with ${code}. Said: ${said}`))
    })
  })
}

/** The embedded database of a data folder, opened as its superuser. */
export function databaseUrlOf(folder: string): string {
  const password = readFileSync(join(folder, 'database-password'), 'utf8').trim()
  const port = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3]
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
}

/** Starts one process of the product and waits until it says where it is. */
export async function startProduct(
  environment: Readonly<Record<string, string>>,
  ready = /(?:ready:|web node on) (\S+)/,
): Promise<Product> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const address = await waitForLine(child, ready, 60_000)
  const folder = environment['DATA_DIR'] ?? ''
  const ended = (): Promise<number | null> =>
    child.exitCode !== null || child.signalCode !== null
      ? Promise.resolve(child.exitCode)
      : new Promise((done) => child.once('exit', (code) => done(code)))
  return {
    address,
    child,
    stop() {
      child.kill('SIGINT')
      return ended()
    },
    async killAll() {
      const pid = child.pid ?? 0
      let postmaster = 0
      try {
        postmaster = Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
      } catch {
        // No embedded database on this folder.
      }
      process.kill(-pid, 'SIGKILL')
      if (postmaster > 0) process.kill(postmaster, 'SIGKILL')
      await ended()
      if (postmaster > 0) await until(async () => !isAlive(postmaster), 20_000, 'the end of the database')
    },
  }
}

/** A client of the product's API over real HTTP. */
export async function signInTo(address: string, email = 'analyst@northwind.example', password = 'Assay-sample-1!') {
  const post = async (path: string, body: unknown, token?: string) => request('POST', path, body, token)
  const request = async (method: string, path: string, body?: unknown, token?: string) => {
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    // oxlint-disable-next-line typescript/no-explicit-any -- each test asserts what it reads
    const answer: any = await response.json()
    return { status: response.status, body: answer }
  }
  const { body } = await post('/auth/login', { email, password })
  const token: string = body.data.access_token
  return {
    token,
    get: (path: string) => request('GET', path, undefined, token),
    post: (path: string, sent: unknown = {}) => request('POST', path, sent, token),
  }
}

/** Polls until `read` answers something, or throws after `within` milliseconds. */
export async function until<T>(read: () => Promise<T | undefined | false>, within: number, what: string): Promise<T> {
  const deadline = Date.now() + within
  for (;;) {
    const answer = await read().catch(() => undefined)
    if (answer !== undefined && answer !== false) return answer
    if (Date.now() > deadline) throw new Error(`Not within ${within} ms: ${what}`)
    await delay(25)
  }
}
