import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TaskReport } from './serve-tasks.ts'

/** What a child may spend. It is killed beyond. Milliseconds are of the processor; of the clock it may take three times as long. */
export interface TaskLimits {
  /** Resident bytes of the child. */
  readonly memoryBytes: number
  /** For the whole task. */
  readonly taskMilliseconds: number
  /** Between two places that the task reports. */
  readonly stepMilliseconds: number
}

/** How a task ended. `at` is the place that was reported last. */
export type TaskEnd =
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly message: string; readonly at: string | null }
  | { readonly kind: 'stopped'; readonly why: 'time' | 'memory' | 'crash'; readonly at: string | null }

export interface TaskCall {
  readonly name: string
  readonly input: unknown
  readonly limits: TaskLimits
  readonly onPart?: (value: unknown) => void
}

export interface TaskProcess {
  readonly pid: number | null
  /** One call at a time. Never rejects. */
  run(call: TaskCall): Promise<TaskEnd>
  /** False once it was killed, ended, or is too worn to be used again. */
  isUsable(): boolean
  kill(): void
}

export interface TaskProcessOptions {
  /** A module that calls `serveTasks`. */
  readonly entry: string
  readonly heapBytes: number
  /** A folder of the children's own, where compiled code is kept: the only place that they may write to. */
  readonly cacheFolder: string
  readonly flags?: readonly string[]
}

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')
const startMilliseconds = 20_000
/** A child that has used this much, as processor time or memory, makes room for a fresh one. */
const wornCpuMilliseconds = 60_000
const wornBytes = 180 * 1024 * 1024
/** Beyond what a child may use before it is retired: ends one whose parent died while it was at work. */
const cpuSeconds = 120
const watchEvery = 25

/** Resident bytes of a process, or null where the system does not tell. */
export function residentBytes(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) * 1024
  } catch {
    return null
  }
}

function lowerPriority(pid: number | undefined, priority: number): void {
  try {
    if (pid !== undefined) setPriority(pid, priority)
  } catch {
    // A system that forbids it runs the child as any other.
  }
}

function start({ entry, heapBytes, cacheFolder, flags = [] }: TaskProcessOptions): ChildProcess {
  // Packages may stand elsewhere, behind a link: the right to read is checked at both ends.
  const places = ['node_modules', 'src', 'package.json'].map((name) => join(root, name))
  const readable = [...new Set([...places, ...places.map((place) => realpathSync(place))])]
  const command = [
    process.execPath,
    '--permission',
    ...[...readable, cacheFolder].map((place) => `--allow-fs-read=${place}`),
    `--allow-fs-write=${cacheFolder}`,
    `--max-old-space-size=${Math.floor(heapBytes / (1024 * 1024))}`,
    '--no-warnings',
    '--expose-gc',
    '--disallow-code-generation-from-strings',
    ...flags,
    entry,
  ]
  const limited = existsSync('/bin/sh')
    ? ['/bin/sh', '-c', `ulimit -t ${cpuSeconds}; exec "$0" "$@"`, ...command]
    : command
  const [program = '', ...rest] = limited
  const child = spawn(program, rest, {
    cwd: root,
    env: { NODE_COMPILE_CACHE: cacheFolder },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  // What waits for nobody gives way to what somebody waits for.
  lowerPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  return child
}

/** Milliseconds of the processor that a process has used, or null where the system does not tell. */
function processorTime(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // Linux counts in hundredths of a second.
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return null
  }
}

/** A task that has used so much of the processor, in milliseconds, goes behind all shorter ones. */
const longTask = 2_000

/** A machine that is busy with others makes a task slow, not guilty. */
const clockFactor = 3

interface Spent {
  readonly clock: number
  readonly processor: number
}

/** Looks at a task while it runs: calls `stop` when it passes a limit. */
function watch(pid: number | undefined, limits: TaskLimits, stop: (why: 'time' | 'memory') => void) {
  const spent = (): Spent => {
    const clock = performance.now()
    return { clock: clock / clockFactor, processor: (pid === undefined ? null : processorTime(pid)) ?? clock }
  }
  const isOver = (since: Spent, now: Spent, limit: number): boolean =>
    now.clock - since.clock > limit || now.processor - since.processor > limit
  const begun = spent()
  let step = begun
  let isLong = false
  const timer = setInterval(() => {
    const now = spent()
    if (!isLong && now.processor - begun.processor > longTask) {
      isLong = true
      lowerPriority(pid, constants.priority.PRIORITY_LOW)
    }
    if (isOver(step, now, limits.stepMilliseconds) || isOver(begun, now, limits.taskMilliseconds)) stop('time')
    const resident = pid === undefined ? null : residentBytes(pid)
    if (resident !== null && resident > limits.memoryBytes) stop('memory')
  }, watchEvery)
  return {
    progress: (): void => {
      step = spent()
    },
    end: (): void => clearInterval(timer),
    /** Its process cannot be raised again. */
    isLong: () => isLong,
  }
}

/** The call that a child works on: who hears its reports, and its end. */
interface Conversation {
  hear(report: TaskReport): void
  /** The child is gone. */
  end(): void
}

/** One call on a child that is ready. `begin` sets whose turn it is, or that it is nobody's. */
function converse(
  child: ChildProcess,
  call: TaskCall,
  begin: (conversation: Conversation | null) => void,
  kill: () => void,
): Promise<TaskEnd> {
  const { promise, resolve } = Promise.withResolvers<TaskEnd>()
  let at: string | null = null
  let stopped: 'time' | 'memory' | null = null
  const watched = watch(child.pid, call.limits, (why) => {
    stopped ??= why
    kill()
  })
  const finish = (end: TaskEnd): void => {
    watched.end()
    begin(null)
    resolve(end)
  }
  const hear = (report: TaskReport): void => {
    if (report.kind === 'at' || report.kind === 'part') watched.progress()
    if (report.kind === 'at') at = report.place
    if (report.kind === 'part') call.onPart?.(report.value)
    if (report.kind === 'failed') finish({ kind: 'failed', message: report.message, at })
    if (report.kind === 'done') {
      const resident = child.pid === undefined ? null : residentBytes(child.pid)
      const isWorn = report.cpuMilliseconds > wornCpuMilliseconds || (resident ?? 0) > wornBytes
      if (isWorn || watched.isLong()) kill()
      finish({ kind: 'done', value: report.value })
    }
  }
  begin({
    hear: (report) => {
      try {
        hear(report)
      } catch (error) {
        // What a child says is foreign too: rubbish ends the child and its call, never the process that listens.
        kill()
        finish({ kind: 'failed', message: error instanceof Error ? error.message : String(error), at })
      }
    },
    end: () => finish({ kind: 'stopped', why: stopped ?? 'crash', at }),
  })
  child.send({ name: call.name, input: call.input }, (error) => {
    if (error) kill()
  })
  return promise
}

/**
 * A child process without rights to write, to start others or to load native code, without secrets, that works on one task
 * at a time. It could open a socket if hostile text ever ran in it: Node 24 knows no right for that.
 */
export function startTaskProcess(options: TaskProcessOptions): TaskProcess {
  const child = start(options)
  let isUsable = true
  let isReady = false
  let conversation: Conversation | null = null
  const { promise: started, resolve: announce } = Promise.withResolvers<void>()
  const over = (): void => {
    isUsable = false
    announce()
    conversation?.end()
  }
  child.once('error', over)
  child.once('exit', over)
  child.on('message', (message) => {
    // safe because a report that is none has no kind that anybody hears
    const report = message as TaskReport
    if (report.kind !== 'ready') return conversation?.hear(report)
    isReady = true
    announce()
  })
  const kill = (): void => {
    isUsable = false
    child.kill('SIGKILL')
  }
  const begin = (next: Conversation | null): void => {
    conversation = next
  }
  return {
    pid: child.pid ?? null,
    isUsable: () => isUsable,
    kill,
    run: async (call) => {
      if (!isReady) {
        const late = setTimeout(kill, startMilliseconds)
        await started
        clearTimeout(late)
      }
      if (!isUsable) return { kind: 'stopped', why: 'crash', at: null }
      return await converse(child, call, begin, kill)
    },
  }
}
