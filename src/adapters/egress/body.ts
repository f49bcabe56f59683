import {
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
  constants,
} from 'node:zlib'
import { pipeline } from 'node:stream/promises'
import type { Readable, Transform } from 'node:stream'
import { cutText } from '../../contract/text.forms.ts'
import type { Limits } from './limits.ts'

/** The body passed one of the caps. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError'
}

/** The body cannot be decoded: encodings stacked or unknown. */
export class BodyEncodingError extends Error {
  override readonly name = 'BodyEncodingError'
}

export interface ReadBody {
  readonly body: Uint8Array
  readonly bytes: number
}

function inflaterFor(encoding: string, firstByte: number): Transform {
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip({ finishFlush: constants.Z_SYNC_FLUSH })
    case 'deflate':
      return (firstByte & 0x0f) === 8 ? createInflate() : createInflateRaw()
    case 'br':
      return createBrotliDecompress()
    case 'zstd':
      return createZstdDecompress()
    default:
      throw new BodyEncodingError(`The content encoding ${cutText(encoding, 40)} is not read`)
  }
}

/**
 * Reads a body to its end within the caps. `encoding` is the Content-Encoding header; a gzip file that was sent
 * without one is inflated too when `inflateFiles` is set (sitemaps). `onBytes` hears how many bytes have come so far.
 */
export async function readBody(
  source: Readable,
  options: {
    readonly encoding: string
    readonly inflateFiles: boolean
    readonly limits: Limits
    readonly maximumInflated: number
    readonly signal: AbortSignal
    readonly onBytes: (bytes: number) => void
  },
): Promise<ReadBody> {
  const { limits, maximumInflated } = options
  let bytes = 0
  const iterator = counted()
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      bytes += chunk.length
      options.onBytes(bytes)
      if (bytes > limits.wireBytes) throw new BodyTooLargeError(`More than ${limits.wireBytes} bytes were sent`)
      yield chunk
    }
  }
  const first = await iterator.next()
  const firstChunk = first.done === true ? new Uint8Array(0) : first.value
  const encodings = options.encoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
  const named = encodings.filter((name) => name !== '' && name !== 'identity')
  if (named.length > 1) throw new BodyEncodingError('Stacked content encodings are not read')
  const isGzipFile = options.inflateFiles && firstChunk[0] === 0x1f && firstChunk[1] === 0x8b
  const encoding = named[0] ?? (isGzipFile ? 'gzip' : null)
  async function* restored(): AsyncGenerator<Uint8Array> {
    if (firstChunk.length > 0) yield firstChunk
    yield* iterator
  }
  const chunks: Uint8Array[] = []
  let inflated = 0
  async function collect(stream: AsyncIterable<Uint8Array>): Promise<void> {
    for await (const chunk of stream) {
      inflated += chunk.length
      if (inflated > maximumInflated) throw new BodyTooLargeError(`The content is larger than ${maximumInflated} bytes`)
      if (inflated > limits.ratioFloorBytes && inflated > bytes * limits.ratio) {
        throw new BodyTooLargeError(`The content unpacks to more than ${limits.ratio} times its size`)
      }
      chunks.push(chunk)
    }
  }
  if (encoding === null || firstChunk.length === 0) await pipeline(restored, collect, { signal: options.signal })
  else await pipeline(restored, inflaterFor(encoding, firstChunk[0] ?? 0), collect, { signal: options.signal })
  return { body: Buffer.concat(chunks), bytes }
}
