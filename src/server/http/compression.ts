import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/**
 * Answers that carry tokens stay as they are: the length of a compressed answer tells how much of a secret equals what a
 * caller had written into the same answer (BREACH). All others are asked for with a bearer token, which no foreign page
 * can make a browser send, so that nobody else can measure them.
 */
const carriesTokens = (url: string): boolean => url.startsWith('/api/auth/')

/** Compresses what the routes of this scope answer, from 1 kB on. Bodies of requests are never unpacked: one could grow without limit. */
export async function compressAnswers(scope: FastifyInstance): Promise<void> {
  scope.addHook('onRoute', (added) => {
    if (carriesTokens(added.url)) added.compress = false
  })
  await scope.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1_024,
    // Larger ones are compressed off the event loop. A page of a list is not: its threads and streams cost more than the
    // quarter of a millisecond that it takes here.
    syncThreshold: 65_536,
    zlibOptions: { level: 3 },
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
    customTypes: /^(?:text\/(?!event-stream)|application\/json)/,
    globalDecompression: false,
  })
}
