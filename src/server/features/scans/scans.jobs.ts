import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

const payload = z.object({ scan_id: z.uuid(), vendor_id: z.uuid() })
export type ScanJobPayload = z.infer<typeof payload>

/** One attempt at a scan. Its singleton key is the vendor: one scan of a vendor waits or runs at a time. */
export const scanJob = defineJob({
  name: 'scan',
  payload,
  queue: {
    policy: 'exclusive',
    retryLimit: 10,
    retryDelay: 0,
    retryBackoff: false,
    expireInSeconds: 3_600,
    heartbeatSeconds: 10,
    deleteAfterSeconds: 86_400,
  },
  // Each scan that runs may have a reader at work: a page that holds one keeps no other scan waiting.
  atOnce: 4,
  load: async () => (await import('./run-scan.ts')).runScan,
})
