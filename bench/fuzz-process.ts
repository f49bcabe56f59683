import { runSeed } from './fuzz-steps.ts'

/** A process that runs the seeds it is sent, one after the other, and tells how each ended. */
process.on('message', (seed: number) => {
  runSeed(seed).then(
    (steps) => process.send?.({ seed, steps }),
    (error: unknown) => process.send?.({ seed, error: error instanceof Error ? error.message : String(error) }),
  )
})
