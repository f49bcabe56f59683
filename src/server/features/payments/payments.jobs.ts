import { z } from 'zod'
import { defineSystemJob } from '../../jobs/define-job.ts'

/** Repairs what a lost webhook left, gives back what bought nothing, cancels what is still owed, and tells of what is late: every five minutes. */
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

/** Cancels the subscription of an organization that is gone. A provider that does not is asked again for about a day. */
export const cancellationJob = defineSystemJob({
  name: 'cancellation',
  payload: z.object({ subscription_id: z.string() }),
  queue: {
    policy: 'standard',
    retryLimit: 13,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 120,
    heartbeatSeconds: 30,
    deleteAfterSeconds: 86_400,
  },
  atOnce: 2,
  everySeconds: null,
  load: async () => (await import('./cancellations.ts')).runCancellationJob,
})
