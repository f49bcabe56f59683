import { serveTasks } from '../../src/adapters/isolation/serve-tasks.ts'

/** Tasks that go wrong in each way in which a reader can. */

const hoard: unknown[] = []

serveTasks({
  echo: (input: unknown) => input,
  size: (input: Uint8Array) => input.length,
  spin: (place: string, progress) => {
    progress.at(place)
    for (;;);
  },
  steps: async ({ count, each }: { count: number; each: number }, progress) => {
    for (let step = 0; step < count; step += 1) {
      progress.at(`step ${step}`)
      progress.part(step)
      await new Promise((resolve) => setTimeout(resolve, each))
    }
    return 'all'
  },
  heap: () => {
    for (;;) hoard.push(Array.from({ length: 10_000 }, (_, index) => ({ index })))
  },
  buffers: () => {
    for (;;) hoard.push(Buffer.alloc(4 * 1024 * 1024, 1))
  },
  crash: () => process.abort(),
  refuse: () => {
    throw new Error('Not this')
  },
  write: async (path: string) => {
    const { writeFile } = await import('node:fs/promises')
    await writeFile(path, 'x')
  },
  environment: () => Object.keys(process.env),
})
