import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sites } from './public-pages.ts'
import { serveWebApp } from './web-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-pages-'))
const html =
  '<!doctype html><html><a href="{{app}}/auth">{{homePlace}}</a><a href="{{site}}/about">{{contact}}</a><a href="{{home}}#pricing">{{origin}}</a></html>'
const oneHost: Sites = { app: 'https://assay.example', marketing: null, contact: 'us@assay.example' }
const twoHosts: Sites = { ...oneHost, app: 'https://app.assay.example', marketing: 'https://www.assay.example' }
const apps: FastifyInstance[] = []

async function serve(sites: Sites, isGated = false): Promise<FastifyInstance> {
  const app = Fastify()
  apps.push(app)
  await serveWebApp(app, folder, { isGated, sites: () => sites })
  await app.ready()
  return app
}

beforeAll(() => {
  mkdirSync(join(folder, 'pages'))
  writeFileSync(join(folder, 'index.html'), '<html>the app</html>')
  for (const name of ['landing', 'about', '404']) writeFileSync(join(folder, 'pages', `${name}.html`), `${html}${name}`)
  const pages = [
    { path: '/landing', file: 'landing.html', isListed: true },
    { path: '/about', file: 'about.html', isListed: true },
  ]
  writeFileSync(
    join(folder, 'pages', 'pages.json'),
    JSON.stringify({ pages, appPaths: ['/auth', '/vendor/$id/review'] }),
  )
})

afterAll(async () => {
  for (const app of apps) await app.close()
  rmSync(folder, { recursive: true })
})

const ask = async (app: FastifyInstance, url: string, host = 'assay.example') => {
  const answer = await app.inject({ url, headers: { host, accept: 'text/html' } })
  return { status: answer.statusCode, body: answer.body, to: answer.headers.location, headers: answer.headers }
}

test('on one host the home stands below a prefix and at the root, and every link stays where it is', async () => {
  const app = await serve(oneHost)
  for (const path of ['/', '/landing']) {
    const { status, body } = await ask(app, path)
    expect(status).toBe(200)
    expect(body).toContain('<a href="/auth">/landing</a>')
    expect(body).toContain('<a href="/landing#pricing">https://assay.example</a>')
  }
  expect((await ask(app, '/about')).body).toContain('<a href="/about">us@assay.example</a>')
  expect((await ask(app, '/auth')).body).toBe('<html>the app</html>')
})

test('on two hosts the home is the root, and each link names the host that has its page', async () => {
  const app = await serve(twoHosts)
  const { status, body } = await ask(app, '/', 'www.assay.example')
  expect(status).toBe(200)
  expect(body).toContain('<a href="https://app.assay.example/auth">/</a>')
  expect(body).toContain('<a href="https://www.assay.example/about">')
  expect(body).toContain('<a href="https://www.assay.example/#pricing">https://www.assay.example</a>')
  expect((await ask(app, '/about', 'www.assay.example')).status).toBe(200)
  expect((await ask(app, '/landing', 'www.assay.example')).status).toBe(404)
})

test('each of two hosts sends to the other what is not its own, with the same protocol', async () => {
  const app = await serve(twoHosts)
  const page = await ask(app, '/about', 'app.assay.example')
  expect([page.status, page.to]).toEqual([308, 'https://www.assay.example/about'])
  const path = await ask(app, '/vendor/0192/review?evidence=3', 'www.assay.example')
  expect([path.status, path.to]).toEqual([307, 'https://app.assay.example/vendor/0192/review?evidence=3'])
  expect((await ask(app, '/auth', 'app.assay.example')).body).toBe('<html>the app</html>')
})

test.each(['evil.example', 'www.assay.example.evil.example', 'WWW.assay.example:444'])(
  'a host that nobody set up, as %s, leads nowhere else and is repeated nowhere',
  async (host) => {
    const app = await serve(twoHosts)
    for (const path of ['/', '/about', '/auth', '/nowhere', '/sitemap.xml', '/robots.txt']) {
      const { body, to } = await ask(app, path, host)
      expect(`${body} ${String(to)}`).not.toContain('evil')
      expect(`${body} ${String(to)}`).not.toContain(':444')
    }
  },
)

test('an address that nobody has answers 404 with words, and one of the app is kept from search engines', async () => {
  const app = await serve(oneHost)
  const lost = await ask(app, '/nowhere')
  expect([lost.status, lost.body.endsWith('404')]).toEqual([404, true])
  expect((await ask(app, '/auth')).headers['x-robots-tag']).toBe('noindex')
  expect((await ask(app, '/about')).headers['x-robots-tag']).toBeUndefined()
})

test('the files that the pages are made of are not served as they lie', async () => {
  const app = await serve(oneHost)
  for (const path of ['/pages/landing.html', '/pages/pages.json'])
    expect((await ask(app, path)).body).not.toContain('{{')
})

test('a page that has not changed is not sent again', async () => {
  const app = await serve(oneHost)
  const { headers } = await ask(app, '/about')
  const again = await app.inject({ url: '/about', headers: { 'if-none-match': String(headers['etag']) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('search engines are told of every page at its one address', async () => {
  expect((await ask(await serve(oneHost), '/sitemap.xml')).body).toContain('<loc>https://assay.example/landing</loc>')
  const two = await serve(twoHosts)
  const { body } = await ask(two, '/sitemap.xml', 'www.assay.example')
  expect(body.match(/<loc>[^<]*<\/loc>/g)).toEqual([
    '<loc>https://www.assay.example/</loc>',
    '<loc>https://www.assay.example/about</loc>',
  ])
  expect((await ask(two, '/robots.txt')).body).toContain('Sitemap: https://www.assay.example/sitemap.xml')
})

test('behind a gate every page says so, and search engines are told to stay out', async () => {
  const app = await serve(oneHost, true)
  expect((await ask(app, '/landing')).body).toContain('<html data-gate="">')
  expect((await ask(app, '/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
})
