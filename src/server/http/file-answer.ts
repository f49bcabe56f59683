import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../contract/errors.ts'
import type { RouteSpec } from '../../contract/route.ts'
import { mostWanted } from './accept.ts'

/** What a route answers that declares `files`. In JSON text stays text, and bytes are in base64. */
export interface FileAnswer {
  readonly filename: string
  readonly content: string | Uint8Array
}

type Files = NonNullable<RouteSpec['files']>

const json = 'application/json'
/** Any file, to be stored and not read. */
export const anyFile = 'application/octet-stream'

const asHex = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

/** Tells a browser to store what comes under this name (RFC 6266): whole in `filename*`, in ASCII for those who do not read that. */
export function contentDisposition(filename: string): string {
  const name = filename
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\]/gu, '_')
    .replaceAll(/^\.+/g, '_')
    .slice(0, 200)
    .toWellFormed()
  const ascii = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ -~]|["%\\]/g, '_')
  const whole = encodeURIComponent(name).replaceAll(/['()*]/g, asHex)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${whole}`
}

function mediaTypeOf(files: Files, query: unknown): string {
  const types = Object.values(files)
  // safe because the query has passed the route's schema, and only its format is read
  const { format = '' } = (query ?? {}) as { format?: string }
  const type = types.length === 1 ? types[0] : files[format]
  if (type === undefined) throw new Error(`No media type is declared for the format ${format}`)
  return type
}

/** The format that Accept names where the query names none: a caller who takes CSV gets CSV. */
export function fillFormat(files: Files, request: FastifyRequest): void {
  // safe because a query is a record, or nothing
  const query = (request.query ?? {}) as Record<string, unknown>
  if (Object.keys(files).length === 1 || query['format'] !== undefined) return
  const wanted = mostWanted(request.headers.accept, [json, ...Object.values(files)])
  const format = Object.keys(files).find((name) => files[name] === wanted && wanted !== json)
  if (format !== undefined) query['format'] = format
}

/** The media type of the plain file that the caller wants; null for JSON. Throws when it wants neither. */
export function plainFileWanted(files: Files, request: FastifyRequest): string | null {
  const own = mediaTypeOf(files, request.query)
  const wanted = mostWanted(request.headers.accept, [json, own, anyFile])
  if (wanted === null)
    throw new AppError('not_acceptable', `This is answered as ${json}, ${own} or ${anyFile}: see the Accept header.`)
  return wanted === json ? null : wanted
}

/** The file as it is, or in JSON with its name and type. */
export function answerFile(
  { filename, content }: FileAnswer,
  { files, plainAs }: { readonly files: Files; readonly plainAs: string | null },
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
  void reply.header('vary', 'accept')
  if (plainAs !== null) {
    void reply.type(plainAs).header('content-disposition', contentDisposition(filename))
    return Buffer.from(content)
  }
  void reply.type('application/json; charset=utf-8')
  const body = typeof content === 'string' ? { content } : { base64: Buffer.from(content).toString('base64') }
  return { success: true, data: { filename, media_type: mediaTypeOf(files, request.query), ...body } }
}
