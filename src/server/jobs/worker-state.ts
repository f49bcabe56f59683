import { hostname } from 'node:os'
import type { PoolFigures, ProcessPool } from '../../adapters/isolation/process-pool.ts'

/** What a worker says of itself with every heartbeat. */
interface WorkerState {
  readonly host: string
  readonly process: number
  readonly started_at: string
  readonly resident_bytes: number
  /** What it works on now, the oldest first. */
  readonly jobs: readonly { readonly name: string; readonly since: string }[]
  readonly readers: PoolFigures
}

export interface WorkerActivity {
  /** Runs a job and shows it meanwhile. */
  during<T>(name: string, work: () => Promise<T>): Promise<T>
  read(): WorkerState
}

/** Keeps what this process works on. */
export function watchActivity(readers: ProcessPool): WorkerActivity {
  const started_at = new Date().toISOString()
  const running = new Set<{ readonly name: string; readonly since: string }>()
  return {
    async during(name, work) {
      const one = { name, since: new Date().toISOString() }
      running.add(one)
      try {
        return await work()
      } finally {
        running.delete(one)
      }
    },
    read: () => ({
      host: hostname(),
      process: process.pid,
      started_at,
      resident_bytes: process.memoryUsage.rss(),
      jobs: [...running],
      readers: readers.figures(),
    }),
  }
}
