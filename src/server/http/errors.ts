import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError, errorStatus, type ErrorBody, type ErrorCode } from '../../contract/errors.ts'

const byStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_input',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
  503: 'unavailable',
}

/** Database trouble that passes: no room, shutting down, too slow, cannot be reached. */
function isPassing(error: Error & { code?: unknown }): boolean {
  const code = typeof error.code === 'string' ? error.code : ''
  if (/^(53|57P|08|57014|40001|40P01|25P03)/.test(code)) return true
  if (['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code)) return true
  return /timeout exceeded when trying to connect|Query read timeout|Connection terminated/.test(error.message)
}

function describe(error: FastifyError | AppError | Error): {
  code: ErrorCode
  detail: string
  retryAfter: number | null
} {
  if (error instanceof AppError) return { code: error.code, detail: error.message, retryAfter: error.retryAfterSeconds }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation
    const field = first?.instancePath.replace(/^\//, '').replaceAll('/', '.')
    const words = first?.message ?? 'The input is not valid'
    return {
      code: 'invalid_input',
      detail: field && !words.includes(' is required') ? `${field}: ${words}` : words,
      retryAfter: null,
    }
  }
  if (isPassing(error)) {
    return { code: 'unavailable', detail: 'The server is busy. Please try again in a moment.', retryAfter: 2 }
  }
  const status = 'statusCode' in error ? error.statusCode : undefined
  const code = status === undefined ? undefined : byStatus[status]
  if (code === 'unavailable')
    return { code, detail: 'The server is busy. Please try again in a moment.', retryAfter: 5 }
  if (code) return { code, detail: error.message, retryAfter: null }
  if (status !== undefined && status < 500) return { code: 'invalid_input', detail: error.message, retryAfter: null }
  return { code: 'internal', detail: 'Something went wrong on our side.', retryAfter: null }
}

function send(reply: FastifyReply, request: FastifyRequest, code: ErrorCode, detail: string): FastifyReply {
  const body: ErrorBody = { success: false, detail, message: detail, code, request_id: request.id }
  return reply.status(errorStatus[code]).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
}

/** One place makes every error body; what went wrong inside never leaves, its request id does. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { code, detail, retryAfter } = describe(error)
    if (code === 'internal')
      request.log.error({ err: { type: error.name, message: error.message, stack: error.stack } }, 'request failed')
    if (retryAfter !== null) void reply.header('retry-after', String(retryAfter))
    return send(reply, request, code, detail)
  })
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(reply, request, 'not_found', `Nothing answers ${request.method} ${request.url.split('?')[0] ?? ''}`)
}
