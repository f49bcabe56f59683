import { z } from 'zod'

/** The client's first message, within three seconds. */
export const liveHello = z.strictObject({ type: z.literal('auth'), token: z.string().max(4096) })

/** Types and ids only: a client fetches what it needs. */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('resync') }),
  z.object({
    type: z.literal('scan_progress'),
    data: z.object({
      scan_id: z.string(),
      vendor_id: z.string(),
      scan_status: z.enum(['pending', 'running', 'completed', 'failed']),
      percentage: z.int(),
      current_step: z.string(),
    }),
  }),
  z.object({ type: z.literal('vendors_changed'), data: z.object({ vendor_id: z.string() }) }),
  z.object({ type: z.literal('tracker_changed'), data: z.object({ vendor_id: z.string() }) }),
])
export type LiveEvent = z.infer<typeof liveEvent>
