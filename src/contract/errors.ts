import { z } from 'zod'

/** Every refusal has a code; its HTTP status lives here alone. */
export const errorStatus = {
  invalid_input: 400,
  unauthenticated: 401,
  subscription_required: 402,
  forbidden: 403,
  not_found: 404,
  not_acceptable: 406,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const
export type ErrorCode = keyof typeof errorStatus

/** `message` repeats `detail`: clients read either. */
export const errorBody = z.object({
  success: z.literal(false),
  detail: z.string(),
  message: z.string(),
  code: z.string(),
  request_id: z.string(),
  /** The vendor that is in the way, of a 409. */
  vendor_id: z.string().optional(),
})
export type ErrorBody = z.infer<typeof errorBody>

/** A refusal that the caller is told. `message` is one sentence for people. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly retryAfterSeconds: number | null
  readonly vendorId: string | null

  constructor(code: ErrorCode, message: string, more: { retryAfterSeconds?: number | null; vendorId?: string } = {}) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.retryAfterSeconds = more.retryAfterSeconds ?? null
    this.vendorId = more.vendorId ?? null
  }
}
