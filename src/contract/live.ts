import { z } from 'zod'

/** The client's first message, within three seconds; the grant where the product is behind an access gate. */
export const liveHello = z.strictObject({
  type: z.literal('auth'),
  token: z.string().max(4096),
  grant: z.string().max(200).optional(),
})

/** How far a scan is: enough to show it without asking again. */
export const scanProgress = z.object({
  scan_status: z.enum(['pending', 'running', 'completed', 'failed']),
  percentage: z.int(),
  current_step: z.string(),
})

/** A resource that changed, and the one above it where clients look for it there. */
export const liveChange = z.discriminatedUnion('changed', [
  /** Its team: members, invitations, roles and how they sign in; `id` is the organization's. */
  z.object({ changed: z.literal('organization'), id: z.string() }),
  z.object({ changed: z.literal('vendor'), id: z.string() }),
  z.object({ changed: z.literal('scan'), id: z.string(), vendor_id: z.string(), progress: scanProgress }),
  /** `id` is the scan's that it was written for. */
  z.object({ changed: z.literal('review'), id: z.string(), vendor_id: z.string() }),
  z.object({ changed: z.literal('decision'), id: z.string(), vendor_id: z.string() }),
  /** `id` is the comment's, or that of the one that it replies to. */
  z.object({ changed: z.literal('comment'), id: z.string(), vendor_id: z.string() }),
  /** `id` is the fact's that it is about. */
  z.object({ changed: z.literal('restriction'), id: z.string(), vendor_id: z.string() }),
])
export type LiveChange = z.infer<typeof liveChange>

/** Types and ids: a client fetches what it shows. */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  /** Something may have been missed: all that is shown has to be read again. */
  z.object({ type: z.literal('resync') }),
  z.object({ type: z.literal('changed'), data: liveChange }),
])
export type LiveEvent = z.infer<typeof liveEvent>
