import { flushCompileCache } from 'node:module'

/** What a child process and its parent say to each other. */
export interface TaskRequest {
  readonly name: string
  readonly input: unknown
}

export type TaskReport =
  | { readonly kind: 'ready' }
  /** The task has come to this place; its step begins anew. */
  | { readonly kind: 'at'; readonly place: string }
  /** A whole piece of the result, of use even when the rest never comes. */
  | { readonly kind: 'part'; readonly value: unknown }
  | { readonly kind: 'done'; readonly value: unknown; readonly cpuMilliseconds: number }
  | { readonly kind: 'failed'; readonly message: string }

export interface TaskProgress {
  at(place: string): void
  part(value: unknown): void
}

/** `input` was written by the parent, so a task may trust its shape. */
export type Task = (input: never, progress: TaskProgress) => unknown

const collectAboveBytes = 120 * 1024 * 1024

const report = (message: TaskReport): void => void process.send?.(message)

/** The child's side: works on one task at a time until the parent is gone. */
export function serveTasks(tasks: Readonly<Record<string, Task>>): void {
  const progress: TaskProgress = {
    at: (place) => report({ kind: 'at', place }),
    part: (value) => report({ kind: 'part', value }),
  }
  const called = new Set<string>()
  const work = async ({ name, input }: TaskRequest): Promise<void> => {
    try {
      const task = tasks[name]
      if (!task) throw new Error(`There is no task ${name}`)
      // safe because the parent calls each task with its own input
      const value = await task(input as never, progress)
      if (!called.has(name)) flushCompileCache()
      called.add(name)
      // What one document leaves behind must not count against the next.
      if (process.memoryUsage.rss() > collectAboveBytes) globalThis.gc?.()
      const { user, system } = process.cpuUsage()
      report({ kind: 'done', value, cpuMilliseconds: Math.round((user + system) / 1000) })
    } catch (error) {
      report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
    }
  }
  // safe because only the parent writes to this channel
  process.on('message', (message) => void work(message as TaskRequest))
  process.on('disconnect', () => process.exit(0))
  report({ kind: 'ready' })
}
