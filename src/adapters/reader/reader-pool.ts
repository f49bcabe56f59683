import { join } from 'node:path'
import { createProcessPool, type ProcessPool } from '../isolation/process-pool.ts'
import type { TaskLimits } from '../isolation/task-process.ts'

const megabyte = 1024 * 1024

/** A process is looked at forty times a second: what it takes in between stays below 300 MB. */
const memoryBytes = 260 * megabyte

/** One document may take so long to read; the whole of an analysis has limits of its own. */
const readLimits: TaskLimits = {
  memoryBytes,
  taskMilliseconds: 12_000,
  stepMilliseconds: 12_000,
}

/** Beyond the length of a document's text: the time that one of them may take, and all of them. */
const analysisLimits: TaskLimits = {
  memoryBytes,
  taskMilliseconds: 45_000,
  stepMilliseconds: 12_000,
}

/** Processes that read what comes from outside. `atOnce` of them at most; each serves one owner at a time. */
export function createReaderPool(atOnce: number): ProcessPool {
  return createProcessPool({
    entry: join(import.meta.dirname, 'reader-child.ts'),
    heapBytes: 180 * megabyte,
    // The rules leave much behind that is soon dead: a small nursery is cleared often, and takes eighty megabytes less.
    flags: ['--max-semi-space-size=2'],
    limitsOf: (task) => (task === 'analyse' ? analysisLimits : readLimits),
    atOnce,
    waiting: 64,
    waitingOfOne: 16,
    idleMilliseconds: 15_000,
  })
}
