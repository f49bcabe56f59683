/** A call that did not succeed. `status` is 0 when no answer came. `message` is one sentence for people. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly requestId: string | null
  /** The vendor that is in the way. */
  readonly vendorId: string | null

  constructor(
    status: number,
    code: string,
    message: string,
    { requestId = null, vendorId = null }: { requestId?: string | null; vendorId?: string | null } = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.requestId = requestId
    this.vendorId = vendorId
  }
}

export const timedOut = (): ApiError =>
  new ApiError(
    0,
    'timeout',
    'Request timed out. The server may be busy processing scans. Please try again in a moment.',
  )

export const unreachable = (): ApiError =>
  new ApiError(0, 'network', 'Unable to connect to the server. Please check your connection and try again.')

/** Whether no answer came, as the network failed or took too long. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.status === 0

export const badToken = (): ApiError =>
  new ApiError(401, 'unauthenticated', 'Invalid authentication token. Please sign in again.')

const wordless = 'wordless'

/** Somebody else saved it since the caller looked. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'changed_meanwhile'

/**
 * What is shown of anything that was thrown. `otherwise` says what was not done: it stands before the bare status of an
 * answer without words, and in place of no words at all.
 */
export function messageOf(error: unknown, otherwise = ''): string {
  const text = error instanceof Error ? error.message : String(error)
  const isBare = error instanceof ApiError && error.code === wordless
  return otherwise !== '' && isBare ? `${otherwise}${otherwise.endsWith('.') ? ' ' : ': '}${text}` : text || otherwise
}

interface RefusalBody {
  readonly detail?: unknown
  readonly message?: unknown
  readonly code?: unknown
  readonly request_id?: unknown
  readonly vendor_id?: unknown
}

const textOr = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== '' ? value : otherwise

/** The server's own words where there are any, else its status line. */
export function refusalOf(response: { status: number; statusText: string }, body: unknown): ApiError {
  // safe because every member is looked at before it is used
  const { detail, message, code, request_id: requestId, vendor_id: vendorId } = (body ?? {}) as RefusalBody
  const words = textOr(detail, textOr(message, ''))
  const status = `HTTP ${response.status}${response.statusText === '' ? '' : `: ${response.statusText}`}`
  return new ApiError(response.status, words === '' ? wordless : textOr(code, 'unknown'), words || status, {
    requestId: textOr(requestId, '') || null,
    vendorId: textOr(vendorId, '') || null,
  })
}
