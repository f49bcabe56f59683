import { fork, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from './db/embedded/server-process.ts'

/** The processes of one machine, each restarted when it dies. */
export interface Supervisor {
  readonly address: Promise<string>
  stop(): Promise<void>
}

const restartAfter = 500
/** How often a process says that it answers, in milliseconds, and how long it may say nothing. */
export const aliveEvery = 500
const silence = 4_000
const startLimit = 60_000
const stopWithin = 12_000

/** One product on one data folder. Throws and names the process when another holds it. */
export function holdFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'assay.pid')
  const held = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0
  if (held > 0 && held !== process.pid && isAlive(held) && isOurs(held)) {
    throw new Error(`Assay is already running on ${folder} (process ${held}).`)
  }
  writeFileSync(path, String(process.pid))
  return () => rmSync(path, { force: true })
}

/** A number left by a killed process may belong to another program by now. */
function isOurs(pid: number): boolean {
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('src/server/main.ts')
  } catch {
    return false
  }
}

function waitForExit(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((done) => {
    const late = setTimeout(() => child.kill('SIGKILL'), stopWithin)
    child.once('exit', () => {
      clearTimeout(late)
      done()
    })
    child.kill('SIGTERM')
  })
}

type Role = 'web' | 'worker'

interface Node {
  readonly child: ChildProcess
  /** When it was last heard of, on the supervisor's own clock, in milliseconds. */
  heard: number
  /** What it may be silent for: longer until it has said something. */
  silenceLimit: number
}

/** Kills each process that has been silent for too long. A supervisor that was itself held gives all of them new time. */
function killSilent(nodes: ReadonlyMap<Role, Node>): NodeJS.Timeout {
  let looked = performance.now()
  return setInterval(() => {
    const now = performance.now()
    const wasHeld = now - looked > 3 * aliveEvery
    looked = now
    for (const [role, node] of nodes) {
      if (wasHeld) node.heard = now
      if (now - node.heard <= node.silenceLimit) continue
      process.stderr.write(
        `The ${role} process has not answered for ${Math.round(node.silenceLimit / 1000)} seconds.\n`,
      )
      // Killed once; its end starts another.
      node.heard = Number.POSITIVE_INFINITY
      node.child.kill('SIGKILL')
    }
  }, aliveEvery)
}

/** What many answers at once leave behind is given back sooner: the web process stays under 400 MB. */
const smallNursery = ['--max-semi-space-size=4']

/** Starts one web and one worker process with these settings, and keeps both running and answering until stopped. */
export function superviseNodes(entry: string, environment: NodeJS.ProcessEnv): Supervisor {
  const nodes = new Map<Role, Node>()
  let stopped = false
  const { promise: address, resolve: announce } = Promise.withResolvers<string>()
  const begin = (role: Role): void => {
    const child = fork(entry, [], {
      env: { ...environment, ROLE: role },
      execArgv: [...process.execArgv, ...(role === 'web' ? smallNursery : [])],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const node: Node = { child, heard: performance.now(), silenceLimit: startLimit }
    nodes.set(role, node)
    child.on('message', (message) => {
      if (Number.isFinite(node.heard)) node.heard = performance.now()
      if (typeof message !== 'object' || message === null) return
      if ('alive' in message) node.silenceLimit = silence
      if ('address' in message) announce(String(message.address))
    })
    child.once('exit', (code, signal) => again(role, `ended (${signal ?? code})`))
    // Also said of a signal that did not arrive: only a process that never began has ended by it.
    child.on('error', (error) => child.pid === undefined && again(role, `did not start (${error.message})`))
  }
  const start = (role: Role): void => {
    try {
      begin(role)
    } catch (error) {
      again(role, `did not start (${String(error)})`)
    }
  }
  const again = (role: Role, what: string): void => {
    if (stopped) return
    process.stderr.write(`The ${role} process ${what}; starting it again.\n`)
    setTimeout(() => stopped || start(role), restartAfter)
  }
  start('web')
  start('worker')
  const watching = killSilent(nodes)
  return {
    address,
    async stop() {
      stopped = true
      clearInterval(watching)
      await Promise.all([...nodes.values()].map(({ child }) => waitForExit(child)))
    },
  }
}
