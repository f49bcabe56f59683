import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { compressAnswers } from './compression.ts'

/** Where the product stands, as it was set up: no request has a say in it. */
export interface Sites {
  /** The address of the application, and of everything where there is no other. */
  readonly app: string
  /** The address of the public pages, where they have a host of their own. */
  readonly marketing: string | null
  /** Where people write to. */
  readonly contact: string
}

const listedPage = z.object({ path: z.string(), file: z.string(), isListed: z.boolean() })
const list = z.object({ pages: z.array(listedPage), appPaths: z.array(z.string()) })
type ListedPage = z.infer<typeof listedPage>

const prefix = '/landing'

/** The home of the public pages: below a prefix, unless they have a host of their own. */
const homePlace = ({ marketing }: Sites): string => (marketing === null ? prefix : '/')
const siteAddress = ({ app, marketing }: Sites): string => marketing ?? app

/** Fills in what the pages leave open. */
function complete(html: string, sites: Sites): string {
  const isAlone = sites.marketing === null
  const site = isAlone ? '' : siteAddress(sites)
  const places: Readonly<Record<string, string>> = {
    app: isAlone ? '' : sites.app,
    appOrigin: sites.app,
    site,
    home: `${site}${homePlace(sites)}`,
    homePlace: homePlace(sites),
    origin: siteAddress(sites),
    contact: sites.contact,
  }
  return html.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => places[name] ?? whole)
}

interface ReadyPage {
  readonly html: string
  readonly etag: string
}

export interface PublicPages {
  /** Whether a path is one of the application's own. */
  readonly isAppPath: (path: string) => boolean
  /** True on the host that has the public pages alone. */
  readonly isMarketing: (request: FastifyRequest) => boolean
  readonly sites: () => Sites
  readonly send: (path: string, request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

interface PublicPageOptions {
  readonly sites: () => Sites
  readonly isGated: boolean
}

/** A host is compared with the one that was set up, and never repeated. */
const isHostOf = (request: FastifyRequest, address: string | null): boolean =>
  address !== null && request.host === new URL(address).host

function toPattern(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith('$') ? '[^/]+' : part))
  return new RegExp(`^${parts.join('/')}/?$`)
}

function makeSender(folder: string, pages: readonly ListedPage[], { sites, isGated }: PublicPageOptions) {
  const ready = new Map<string, ReadyPage>()
  const make = (path: string): ReadyPage => {
    const file = pages.find((page) => page.path === path)?.file ?? '404.html'
    const text = complete(readFileSync(join(folder, 'pages', file), 'utf8'), sites())
    const html = isGated ? text.replace('<html', '<html data-gate=""') : text
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
    return { html, etag }
  }
  return (path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const page = ready.get(path) ?? make(path)
    ready.set(path, page)
    void reply.header('cache-control', 'no-cache').header('etag', page.etag).header('vary', 'accept-encoding')
    if (request.headers['if-none-match'] === page.etag && reply.statusCode === 200) return reply.code(304).send()
    return reply.type('text/html; charset=utf-8').send(page.html)
  }
}

function robots(sites: Sites, isGated: boolean): string {
  if (isGated) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow: /api/\nAllow: /api/docs\n\nSitemap: ${siteAddress(sites)}/sitemap.xml\n`
}

function sitemap(sites: Sites, pages: readonly ListedPage[]): string {
  const paths = pages.filter(({ isListed }) => isListed).map(({ path }) => (path === prefix ? homePlace(sites) : path))
  const places = paths.map((path) => `  <url><loc>${siteAddress(sites)}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places.join('\n')}\n</urlset>\n`
}

/**
 * The pages that everybody may read, as the build wrote them; null where the build has none. On one host their home is /landing
 * and everything else stands beside the application. On two hosts each one sends to the other what is not its own.
 */
export async function servePublicPages(
  app: FastifyInstance,
  folder: string,
  options: PublicPageOptions,
): Promise<PublicPages | null> {
  const listFile = join(folder, 'pages', 'pages.json')
  if (!existsSync(listFile)) return null
  const { pages, appPaths } = list.parse(JSON.parse(readFileSync(listFile, 'utf8')))
  const { sites } = options
  const send = makeSender(folder, pages, options)
  const isMarketing = (request: FastifyRequest): boolean => isHostOf(request, sites().marketing)
  const patterns = appPaths.map(toPattern)
  const hidden = { schema: { hide: true } }
  await app.register(async (scope) => {
    await compressAnswers(scope)
    scope.get('/', hidden, (request, reply) => send(prefix, request, reply))
    for (const { path } of pages)
      scope.get(path, hidden, (request, reply) => {
        const { marketing } = sites()
        if (marketing === null || (isMarketing(request) && path !== prefix)) return send(path, request, reply)
        // Under a host of their own the pages have no prefix.
        if (path === prefix) return send('', request, reply.code(404))
        return reply.redirect(`${marketing}${path}`, 308)
      })
    scope.get('/robots.txt', hidden, async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(robots(sites(), options.isGated)),
    )
    scope.get('/sitemap.xml', hidden, async (_request, reply) =>
      reply.type('application/xml; charset=utf-8').send(sitemap(sites(), pages)),
    )
  })
  return { isAppPath: (path) => patterns.some((pattern) => pattern.test(path)), isMarketing, sites, send }
}
