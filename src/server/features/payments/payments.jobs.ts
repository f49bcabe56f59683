import { z } from 'zod'
import { defineSystemJob } from '../../jobs/define-job.ts'

/** Repairs what a lost webhook left, gives back what bought nothing, and tells of what is late: every five minutes. */
export const paymentsJob = defineSystemJob({
  name: 'payments',
  payload: z.strictObject({}),
  queue: {
    policy: 'exclusive',
    retryLimit: 0,
    retryDelay: 0,
    retryBackoff: false,
    expireInSeconds: 900,
    heartbeatSeconds: 60,
    deleteAfterSeconds: 86_400,
  },
  atOnce: 1,
  everySeconds: 300,
  load: async () => (await import('./reconcile.ts')).runPaymentsJob,
})
