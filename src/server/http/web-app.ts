import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { answerNotFound } from './errors.ts'

const year = 31_536_000

/** The router has decoded the path already, so that this cannot fail. */
const isOfApi = (url: string): boolean => /^\/api(?:\/|$)/i.test(decodeURIComponent(url.split('?')[0] ?? ''))

/** The built web app: hashed assets for ever, index.html never cached and sent for every path that a person may open. */
export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const index = await readFile(join(folder, 'index.html'))
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      void reply.header('cache-control', hashed ? `public, max-age=${year}, immutable` : 'no-cache')
    },
  })
  app.get('/', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(index),
  )
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && !isOfApi(request.url) && request.headers.accept?.includes('text/html')
    if (!page) return answerNotFound(request, reply)
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(index)
  })
}
