import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  residentBytes,
  startTaskProcess,
  type TaskCall,
  type TaskEnd,
  type TaskLimits,
  type TaskProcess,
} from './task-process.ts'
import { createTurns } from './turns.ts'

/** Nobody can take the call now: too many wait. */
export class PoolBusyError extends Error {
  override readonly name = 'PoolBusyError'
}

export interface ProcessPoolOptions {
  /** A module that calls `serveTasks`. */
  readonly entry: string
  readonly heapBytes: number
  readonly flags?: readonly string[]
  /** What a task of this name may spend. */
  readonly limitsOf: (task: string) => TaskLimits
  /** Children that run at a time. */
  readonly atOnce: number
  /** Calls that may wait; more are refused. */
  readonly waiting: number
  /** Of them, calls of one owner: nobody keeps the others from being admitted. */
  readonly waitingOfOne: number
  /** A child that has had nothing to do for so long ends. */
  readonly idleMilliseconds: number
}

export interface PoolCall extends Omit<TaskCall, 'limits'> {
  /** Calls of one owner follow each other; owners take turns. */
  readonly owner: string
  readonly signal?: AbortSignal | undefined
}

/** What a pool has done since it was made, and what it holds now. */
export interface PoolFigures {
  readonly alive: number
  /** Tasks that ended by themselves, whatever they came to. */
  readonly tasks: number
  /** Tasks whose child ended first: it crashed, or was killed for its time or memory. */
  readonly killed: number
  /** Resident bytes of the children that live now. */
  readonly resident_bytes: number
}

export interface ProcessPool {
  /** Rejects with the signal's reason, or a `PoolBusyError` when too many wait. An aborted call frees its child at once. */
  run(call: PoolCall): Promise<TaskEnd>
  /** Process ids of the children that live now. */
  pids(): number[]
  figures(): PoolFigures
  close(): void
}

/** Children with nothing to do, each for a while. */
function createRest(idleMilliseconds: number) {
  const idle = new Map<TaskProcess, NodeJS.Timeout>()
  const wake = (child: TaskProcess): void => {
    clearTimeout(idle.get(child))
    idle.delete(child)
  }
  return {
    children: () => [...idle.keys()],
    add(child: TaskProcess): void {
      if (!child.isUsable()) return
      const timer = setTimeout(() => {
        wake(child)
        child.kill()
      }, idleMilliseconds)
      timer.unref()
      idle.set(child, timer)
    },
    take(): TaskProcess | undefined {
      for (const child of idle.keys()) {
        wake(child)
        if (child.isUsable()) return child
      }
      return undefined
    },
    end(): void {
      for (const child of idle.keys()) {
        wake(child)
        child.kill()
      }
    },
  }
}

/** Counts how tasks ended. */
function createTally() {
  let [tasks, killed] = [0, 0]
  return {
    count(end: TaskEnd): TaskEnd {
      if (end.kind === 'stopped') killed += 1
      else tasks += 1
      return end
    },
    read: (pids: readonly number[]): PoolFigures => ({
      alive: pids.length,
      tasks,
      killed,
      resident_bytes: pids.reduce((sum, pid) => sum + (residentBytes(pid) ?? 0), 0),
    }),
  }
}

interface Waiting {
  readonly owner: string
  begin(child: TaskProcess): Promise<void>
  refuse(reason: unknown): void
}

function waitingFor(
  call: PoolCall,
  limits: TaskLimits,
  leave: (waiting: Waiting) => void,
): { readonly waiting: Waiting; readonly end: Promise<TaskEnd> } {
  const { promise, resolve, reject } = Promise.withResolvers<TaskEnd>()
  let child: TaskProcess | undefined
  const abort = (): void => {
    leave(waiting)
    child?.kill()
    reject(call.signal?.reason)
  }
  const waiting: Waiting = {
    owner: call.owner,
    begin: async (process) => {
      child = process
      const end = await process.run({ ...call, limits })
      call.signal?.removeEventListener('abort', abort)
      resolve(end)
    },
    refuse: reject,
  }
  call.signal?.addEventListener('abort', abort, { once: true })
  return { waiting, end: promise }
}

const cachePrefix = 'assay-processes-'

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // safe because process.kill throws only system errors
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Those of this user's processes that were killed. A running one of another container may lose its cache, and does without. */
function removeLeftFolders(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(cachePrefix) ? Number(name.slice(cachePrefix.length).split('-')[0]) : Number.NaN
    const folder = join(tmpdir(), name)
    if (!Number.isInteger(pid) || isRunning(pid) || statSync(folder).uid !== process.getuid?.()) continue
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A folder named after this process. */
function makeCacheFolder(): string {
  try {
    removeLeftFolders()
  } catch {
    // Somebody else was faster.
  }
  return mkdtempSync(join(tmpdir(), `${cachePrefix}${process.pid}-`))
}

/** Children that share one kind of work, each killed and replaced when a task passes its limits. */
export function createProcessPool(options: ProcessPoolOptions): ProcessPool {
  const rest = createRest(options.idleMilliseconds)
  const busy = new Map<TaskProcess, string>()
  const turns = createTurns<Waiting>()
  const tally = createTally()
  let closed = false
  // Made when first needed, gone with the pool: what a child leaves there reaches no later start of the product.
  let cacheFolder: string | undefined

  const startChild = (): TaskProcess => {
    cacheFolder ??= makeCacheFolder()
    return startTaskProcess({ ...options, cacheFolder })
  }

  const dispatch = (): void => {
    while (busy.size < options.atOnce) {
      const next = turns.take(new Set(busy.values()))
      if (!next) return
      let child: TaskProcess
      try {
        child = rest.take() ?? startChild()
      } catch (error) {
        // No room for a folder or a process: this call is refused, and the next one tries again.
        next.refuse(error)
        continue
      }
      busy.set(child, next.owner)
      void next.begin(child).finally(() => {
        busy.delete(child)
        if (closed) child.kill()
        else rest.add(child)
        dispatch()
      })
    }
  }

  const pids = (): number[] =>
    [...busy.keys(), ...rest.children()].flatMap((child) => (child.pid === null ? [] : [child.pid]))

  return {
    run: async (call) => {
      call.signal?.throwIfAborted()
      if (closed) throw new PoolBusyError('The pool is closed')
      if (turns.size >= options.waiting || turns.sizeOf(call.owner) >= options.waitingOfOne)
        throw new PoolBusyError('Too many calls wait')
      const { waiting, end } = waitingFor(call, options.limitsOf(call.name), (one) => turns.remove(one))
      turns.add(waiting)
      dispatch()
      return tally.count(await end)
    },
    pids,
    figures: () => tally.read(pids()),
    close() {
      closed = true
      for (const waiting of turns.clear()) waiting.refuse(new PoolBusyError('The pool is closed'))
      rest.end()
      for (const child of busy.keys()) child.kill()
      if (cacheFolder !== undefined) rmSync(cacheFolder, { recursive: true, force: true })
    },
  }
}
