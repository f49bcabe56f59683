import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../engine/ports.ts'

/** The machine's clock. `sleep` rejects when the signal aborts. */
export function createClock(): Clock {
  return {
    now: () => Date.now(),
    sleep: async (milliseconds, signal) => {
      await wait(Math.max(0, milliseconds), undefined, signal ? { signal } : {})
    },
  }
}
