import { z } from 'zod'

/** Every refusal has a code that says what is in the way; its HTTP status lives here alone. */
export const errorStatus = {
  invalid_input: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  recent_sign_in_required: 403,
  corporate_email_required: 403,
  google_not_linked: 409,
  session_ended: 401,
  subscription_required: 402,
  limit_reached: 402,
  payment_incomplete: 402,
  payment_overdue: 402,
  forbidden: 403,
  access_required: 403,
  two_factor_required: 403,
  /** The organization asks for a second factor that the caller does not have yet. */
  two_factor_setup_required: 403,
  password_change_required: 403,
  organization_closed: 403,
  last_admin: 409,
  already_exists: 409,
  in_use: 409,
  payments_not_set_up: 409,
  not_for_sale: 409,
  address_taken: 409,
  no_subscription: 409,
  not_found: 404,
  not_acceptable: 406,
  scan_active: 409,
  scan_not_active: 409,
  review_incomplete: 409,
  review_outdated: 409,
  /** Somebody else changed it since the caller looked. */
  changed_meanwhile: 409,
  vendor_duplicate: 409,
  /** Another request with the same Idempotency-Key has not been answered yet. */
  request_in_flight: 409,
  /** The same Idempotency-Key came with something else. */
  key_reused: 422,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const
export type ErrorCode = keyof typeof errorStatus

/** What the body of a refusal names besides its words, by code. */
interface ErrorFields {
  vendor_duplicate: { readonly vendor_id: string }
}

/** `message` repeats `detail`: clients read either. */
export const errorBody = z.object({
  success: z.literal(false),
  detail: z.string(),
  message: z.string(),
  code: z.string(),
  request_id: z.string(),
  /** The vendor that is there already, of `vendor_duplicate`. */
  vendor_id: z.string().optional(),
})
export type ErrorBody = z.infer<typeof errorBody>

interface Retry {
  readonly retryAfterSeconds?: number | null
}
type More<Code extends ErrorCode> = Code extends keyof ErrorFields
  ? [more: Retry & { readonly fields: ErrorFields[Code] }]
  : [more?: Retry]

/** A refusal that the caller is told. `message` is one sentence for people. */
export class AppError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code
  readonly retryAfterSeconds: number | null
  readonly fields: Readonly<Record<string, string>>

  constructor(code: Code, message: string, ...[more]: More<Code>) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.retryAfterSeconds = more?.retryAfterSeconds ?? null
    this.fields = more && 'fields' in more ? more.fields : {}
  }
}
