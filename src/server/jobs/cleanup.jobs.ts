import { z } from 'zod'
import { defineSystemJob } from './define-job.ts'

/** Removes what nothing needs any more and counts the audit log's hours that are over, once an hour. */
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
  load: async () => {
    const [{ removeExpired }, { countAudit }] = await Promise.all([
      import('./remove-expired.ts'),
      import('./count-audit.ts'),
    ])
    return async (context) => {
      await removeExpired(context)
      await countAudit(context)
    }
  },
})
