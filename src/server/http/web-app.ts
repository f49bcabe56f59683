import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { wishFor } from './accept.ts'
import { answerNotFound } from './errors.ts'
import { readPagePreloads } from './page-preloads.ts'
import { servePublicPages, type Sites } from './public-pages.ts'

const year = 31_536_000

/** The router has decoded the path already, so that this cannot fail. */
const pathOf = (url: string): string => decodeURIComponent(url.split('?')[0] ?? '')

const isOfApi = (path: string): boolean => /^\/api(?:\/|$)/i.test(path)

/** A script or an image that is gone is asked for with any type: the page in its place would be read as one. */
const looksLikeFile = (path: string): boolean => path.slice(path.lastIndexOf('/')).includes('.')

function wantsPage(path: string, accept: string | undefined): boolean {
  if (isOfApi(path) || path.startsWith('/assets/')) return false
  const { quality, precision } = wishFor(accept, 'text/html')
  return quality > 0 && (precision > 0 || !looksLikeFile(path))
}

const nowhere = (): Sites => ({ app: '', marketing: null, contact: '' })

/**
 * The built web app: hashed assets for ever, index.html never cached without asking and sent for every path that a person
 * may open. Files are sent as the build compressed them. Behind an access gate the page says so,
 * and names none of its modules to whoever has not passed it.
 */
export async function serveWebApp(
  app: FastifyInstance,
  folder: string,
  { isGated = false, sites = nowhere }: { readonly isGated?: boolean; readonly sites?: () => Sites } = {},
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.{br,gz}', 'pages/**'],
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = relative(folder, path).startsWith('assets')
      void reply.header('cache-control', hashed ? `public, max-age=${year}, immutable` : 'no-cache')
    },
  })
  const preloadsOf = readPagePreloads(folder)
  const marked = isGated ? readFileSync(join(folder, 'index.html'), 'utf8').replace('<html', '<html data-gate') : null
  const sendPage = (path: string, reply: FastifyReply): FastifyReply => {
    if (marked !== null) return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(marked)
    const link = preloadsOf(path)
    if (link) void reply.header('link', link)
    return reply.sendFile('index.html')
  }
  const publicPages = await servePublicPages(app, folder, { sites, isGated })
  if (!publicPages) app.get('/', { schema: { hide: true } }, (_request, reply) => sendPage('/', reply))
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const path = pathOf(request.url)
    if (!isRead || !wantsPage(path, request.headers.accept)) return answerNotFound(request, reply)
    if (!publicPages) return sendPage(path, reply)
    if (!publicPages.isAppPath(path)) return publicPages.send('', request, reply.code(404))
    // The query goes along: links in messages carry a token there.
    if (publicPages.isMarketing(request)) return reply.redirect(`${publicPages.sites().app}${request.url}`, 307)
    return sendPage(path, reply.header('x-robots-tag', 'noindex'))
  })
}
