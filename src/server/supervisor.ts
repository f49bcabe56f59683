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
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((done) => {
    const late = setTimeout(() => child.kill('SIGKILL'), stopWithin)
    child.once('exit', () => {
      clearTimeout(late)
      done()
    })
    child.kill('SIGTERM')
  })
}

/** Starts one web and one worker process with these settings, and keeps both running until stopped. */
export function superviseNodes(entry: string, environment: NodeJS.ProcessEnv): Supervisor {
  const running = new Map<string, ChildProcess>()
  let stopped = false
  let announce: (address: string) => void
  const address = new Promise<string>((done) => {
    announce = done
  })
  const start = (role: 'web' | 'worker'): void => {
    const child = fork(entry, [], {
      env: { ...environment, ROLE: role },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    running.set(role, child)
    child.on('message', (message) => {
      if (typeof message === 'object' && message !== null && 'address' in message) announce(String(message.address))
    })
    child.once('exit', (code, signal) => {
      if (stopped) return
      process.stderr.write(`The ${role} process ended (${signal ?? code}); starting it again.\n`)
      setTimeout(() => stopped || start(role), restartAfter)
    })
  }
  start('web')
  start('worker')
  return {
    address,
    async stop() {
      stopped = true
      await Promise.all([...running.values()].map(waitForExit))
    },
  }
}
