import { readFileSync, readdirSync } from 'node:fs'

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Milliseconds of the processor that a process has used so far, all threads that live together. */
export function processorMilliseconds(pid: number): number {
  const threads = ((): string[] => {
    try {
      return readdirSync(`/proc/${pid}/task`)
    } catch {
      return []
    }
  })()
  const nanoseconds = threads.map((thread) => Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]) || 0)
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6
}

export interface ChildProcess {
  readonly pid: number
  /** What it was started as, where it is a process of the product. */
  readonly role: string | undefined
}

/** The processes that a process has started and that live now. */
export function childrenOf(parent: number): ChildProcess[] {
  return readdirSync('/proc')
    .filter(
      (name) => /^\d+$/.test(name) && Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${name}/status`))?.[1]) === parent,
    )
    .map((name) => ({ pid: Number(name), role: /ROLE=(web|worker)/.exec(read(`/proc/${name}/environ`))?.[1] }))
}

/** Of a changing set of processes together: answers what they used since it was called. One that has ended meanwhile is missed. */
export function watchProcessor(pids: () => readonly number[]): () => number {
  const before = new Map(pids().map((pid) => [pid, processorMilliseconds(pid)]))
  return () => pids().reduce((sum, pid) => sum + processorMilliseconds(pid) - (before.get(pid) ?? 0), 0)
}
