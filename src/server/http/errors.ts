import type { Duplex } from 'node:stream'
import '@fastify/websocket'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { newId } from '../db/ids.ts'
import { AppError, errorStatus, type ErrorBody, type ErrorCode } from '../../contract/errors.ts'

const byStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_input',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  406: 'not_acceptable',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
  503: 'unavailable',
}

/** Trouble of the database that ends by itself: no room, shutting down, too slow, cannot be reached. */
function isTransient(error: Error & { code?: unknown }): boolean {
  const code = typeof error.code === 'string' ? error.code : ''
  if (/^(53|57P|08|57014|40001|40P01|25P03)/.test(code)) return true
  if (['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code)) return true
  return /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable/.test(
    error.message,
  )
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
  if (isTransient(error)) {
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

function send(
  reply: FastifyReply,
  request: FastifyRequest,
  { code, detail, fields = {} }: { code: ErrorCode; detail: string; fields?: AppError['fields'] },
): FastifyReply {
  const body: ErrorBody = { ...fields, success: false, detail, message: detail, code, request_id: request.id }
  return reply.status(errorStatus[code]).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
}

const rawStatus: Readonly<Record<string, readonly [number, string, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The headers of the request are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to arrive'],
}

type Headers = Readonly<Record<string, string>>

const ownBody = (detail: string): string => {
  const body: ErrorBody = { success: false, detail, message: detail, code: 'invalid_input', request_id: newId() }
  return JSON.stringify(body)
}
const jsonType = 'application/json; charset=utf-8'

function endRaw(socket: Duplex, [status, phrase, detail]: readonly [number, string, string], headers: Headers): void {
  const text = ownBody(detail)
  const all = {
    'content-type': jsonType,
    connection: 'close',
    'content-length': String(Buffer.byteLength(text)),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status} ${phrase}\r\n${lines.join('\r\n')}\r\n\r\n${text}`)
  // Who does not close its own side is not waited for.
  setTimeout(() => socket.destroy(), 1_000).unref()
}

/** What is no HTTP request reaches no route, and is answered in the same words and with the same headers. */
export function clientErrorAnswer(headers: Headers): NonNullable<FastifyServerOptions['clientErrorHandler']> {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const known = error.code === undefined ? undefined : rawStatus[error.code]
    endRaw(socket, known ?? [400, 'Bad Request', 'This is no HTTP request'], headers)
  }
}

/** Handshakes that the server of websockets would refuse by itself. */
export function answerHandshakes(app: FastifyInstance, headers: Headers): void {
  app.websocketServer.on('wsClientError', (error: Error, socket: Duplex) => {
    endRaw(socket, [400, 'Bad Request', error.message], { ...headers, 'sec-websocket-version': '13' })
  })
}

/** `Expect` with anything but 100-continue, which Node would refuse by itself. */
export function answerExpectations(app: FastifyInstance, headers: Headers): void {
  app.server.on('checkExpectation', (_request, response) => {
    const text = ownBody('What the request expects is not offered')
    const length = Buffer.byteLength(text)
    response.writeHead(417, { ...headers, 'content-type': jsonType, 'content-length': length, connection: 'close' })
    response.end(text)
  })
}

/** One place makes every error body; what went wrong inside never leaves, its request id does. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { code, detail, retryAfter } = describe(error)
    if (code === 'internal')
      request.log.error({ err: { type: error.name, message: error.message, stack: error.stack } }, 'request failed')
    if (retryAfter !== null) void reply.header('retry-after', String(retryAfter))
    return send(reply, request, { code, detail, fields: error instanceof AppError ? error.fields : {} })
  })
}

/** What the router refuses before any route: a path that cannot be decoded, a parameter that is too long. */
export function routerErrorAnswer(headers: Headers): NonNullable<FastifyServerOptions['frameworkErrors']> {
  return (error, request, reply) => {
    // safe because the app serves HTTP/1, whose types these are
    const answer = reply as unknown as FastifyReply
    void send(answer.headers(headers), request, {
      code: 'invalid_input',
      detail: error.message,
    })
  }
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const detail = `Nothing answers ${request.method} ${request.url.split('?')[0] ?? ''}`
  return send(reply, request, { code: 'not_found', detail })
}
