import { z } from 'zod'
import { defineSystemJob } from '../jobs/define-job.ts'

const payload = z.object({ mail_id: z.uuid() })
export type MailJobPayload = z.infer<typeof payload>

/** Sends one stored message. A server that does not take it is asked again for about a day. */
export const mailJob = defineSystemJob({
  name: 'mail',
  payload,
  queue: {
    policy: 'standard',
    retryLimit: 11,
    retryDelay: 20,
    retryBackoff: true,
    expireInSeconds: 120,
    heartbeatSeconds: 30,
    deleteAfterSeconds: 86_400,
  },
  atOnce: 4,
  everySeconds: null,
  load: async () => (await import('./send-mail.ts')).sendMail,
})
