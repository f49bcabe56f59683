import { z } from 'zod'
import { defineSystemJob } from './define-job.ts'

/** Removes what nothing needs any more, once an hour. */
export const cleanupJob = defineSystemJob({
  name: 'cleanup',
  payload: z.strictObject({}),
  queue: {
    policy: 'exclusive',
    retryLimit: 0,
    retryDelay: 0,
    retryBackoff: false,
    expireInSeconds: 3_600,
    heartbeatSeconds: 60,
    deleteAfterSeconds: 86_400,
  },
  atOnce: 1,
  everySeconds: 3_600,
  load: async () => (await import('./remove-expired.ts')).removeExpired,
})
