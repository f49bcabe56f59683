import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { precompress } from '../../../scripts/precompress.ts'
import { pageModules } from './page-preloads.ts'
import { guardRequests, securityHeaders } from './security-headers.ts'
import { serveWebApp } from './web-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-web-'))
const page = `<!doctype html><title>Assay</title>${'<p>A page that is long enough to be compressed.</p>'.repeat(20)}`
const script = 'export const answer = 42\n'.repeat(200)
const app: FastifyInstance = Fastify()
const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'], css: ['assets/index.css'] },
  '_react.js': { file: 'assets/react.js' },
  '_button.js': { file: 'assets/button.js', imports: ['_react.js', 'index.html'] },
  'features/auth/AuthPage.tsx': { file: 'assets/auth.js', imports: ['_button.js', '_react.js'] },
  'shell/AppShell.tsx': { file: 'assets/shell.js', imports: ['_button.js'], css: ['assets/shell.css'] },
  'features/reviews/ReviewPage.tsx': { file: 'assets/review.js', imports: ['_button.js'] },
}

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'theme.js'), script)
  writeFileSync(join(folder, 'tiny.txt'), 'x')
  writeFileSync(join(folder, 'assets', 'index-Ab12.js'), script)
  writeFileSync(join(folder, 'assets', 'letters-Cd34.woff2'), script)
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest))
  precompress(folder)
  guardRequests(app, securityHeaders(true))
  await serveWebApp(app, folder)
  await app.ready()
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Readonly<Record<string, string>> = {}) => app.inject({ url, headers })
const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const

test('the build packs text twice, each smaller than the file, and leaves fonts and tiny files alone', () => {
  expect(readdirSync(join(folder, 'assets')).toSorted()).toEqual([
    'index-Ab12.js',
    'index-Ab12.js.br',
    'index-Ab12.js.gz',
    'letters-Cd34.woff2',
  ])
  expect(readdirSync(folder).filter((name) => name.startsWith('tiny'))).toEqual(['tiny.txt'])
  expect(readFileSync(join(folder, 'assets', 'index-Ab12.js.br')).length).toBeLessThan(script.length / 10)
})

test.each([
  ['br', 'gzip, deflate, br, zstd'],
  ['gzip', 'gzip, deflate'],
  ['gzip', 'br;q=0, gzip'],
] as const)('an asset is sent as the build made it: %s to whoever takes %s', async (encoding, accepted) => {
  for (const [url, text, type] of [
    ['/assets/index-Ab12.js', script, /^(?:text|application)\/javascript/],
    ['/', page, /^text\/html; charset=utf-8$/],
    ['/auth', page, /^text\/html; charset=utf-8$/],
  ] as const) {
    const { statusCode, headers, rawPayload } = await get(url, { 'accept-encoding': accepted })
    expect([statusCode, headers['content-encoding'], headers['vary']]).toEqual([200, encoding, 'accept-encoding'])
    expect(headers['content-type']).toMatch(type)
    expect(rawPayload).toHaveLength(Number(headers['content-length']))
    expect(decoders[encoding](rawPayload).toString()).toBe(text)
  }
})

test.each([{}, { 'accept-encoding': 'identity' }, { 'accept-encoding': 'zstd' }])(
  'with %j the file itself is sent, and still says that it varies',
  async (headers) => {
    const answer = await get('/assets/index-Ab12.js', headers)
    expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual([undefined, 'accept-encoding'])
    expect(answer.body).toBe(script)
  },
)

test('a hashed asset is kept for a year, all else asked for anew, and no asset loses a security header', async () => {
  const compressed = { 'accept-encoding': 'br' }
  const forEver = 'public, max-age=31536000, immutable'
  for (const headers of [{}, compressed]) {
    expect((await get('/assets/index-Ab12.js', headers)).headers['cache-control']).toBe(forEver)
    expect((await get('/assets/letters-Cd34.woff2', headers)).headers['cache-control']).toBe(forEver)
    for (const url of ['/', '/index.html', '/auth', '/theme.js'])
      expect((await get(url, headers)).headers['cache-control']).toBe('no-cache')
  }
  const { headers } = await get('/assets/index-Ab12.js', compressed)
  const { 'cache-control': _kept, ...wanted } = securityHeaders(true)
  expect(headers).toMatchObject(wanted)
})

test.each([
  ['/auth', 'auth button', ''],
  ['/auth/?next=x', 'auth button', ''],
  ['/vendor/0192/review', 'shell button review', 'shell'],
  ['/vendor/0192/review/0193', 'shell button review', 'shell'],
])('%s names the modules of its page, so that they come beside the entry and not after it', async (url, js, css) => {
  const scripts = js.split(' ').map((name) => `</assets/${name}.js>; rel=modulepreload`)
  const styles = css === '' ? [] : [`</assets/${css}.css>; rel=preload; as=style; crossorigin`]
  expect((await get(url)).headers['link']).toBe([...scripts, ...styles].join(', '))
})

test.each(['/', '/index.html', '/vendor/0192', '/vendor/0192/review/0193/x', '/nothing', '/api/auth'])(
  '%s names none',
  async (url) => {
    expect((await get(url)).headers['link']).toBeUndefined()
  },
)

test('each page that is named so is a route of the web app, with a module that its router loads', () => {
  const router = readFileSync(join(import.meta.dirname, '../../web/router.tsx'), 'utf8')
  for (const [path, modules] of pageModules) {
    expect(router).toContain(`path: '${path}'`)
    for (const module of modules) expect(router).toContain(`import('./${module}')`)
  }
})

test('a page that has not changed is not sent again', async () => {
  const first = await get('/auth', { 'accept-encoding': 'br' })
  const again = await get('/auth', { 'accept-encoding': 'br', 'if-none-match': String(first.headers['etag']) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test.each(['/', '/auth', '/dashboard?state=done', '/vendors/new', '/vendors/0192/reviews/0193', '/auth/'])(
  '%s answers the page without an Accept header, with any type and with the one of a browser',
  async (url) => {
    for (const accept of [undefined, '*/*', 'text/html', 'text/*', 'text/html,application/xhtml+xml,*/*;q=0.8']) {
      const answer = await get(url, accept === undefined ? {} : { accept })
      expect([answer.statusCode, answer.body], accept).toEqual([200, page])
    }
    const head = await app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(page.length), ''])
  },
)

test.each([
  ['a path of the API', '/api/nothing', { accept: 'text/html' }],
  ['one in capitals', '/API/nothing', {}],
  ['one spelled with an escape', '/%61pi/nothing', {}],
  ['the API’s root', '/api', { accept: '*/*' }],
  ['an asset of an older build', '/assets/index-Old1.js', { accept: 'text/html' }],
  ['a file that is not there', '/robots.txt', { accept: '*/*' }],
  ['a page for which no HTML is wanted', '/auth', { accept: 'application/json' }],
  ['a page for which HTML is refused', '/auth', { accept: 'text/html;q=0, */*' }],
  ['the build’s manifest', '/.vite/manifest.json', {}],
  ['a packed file by its own name', '/assets/index-Ab12.js.br', {}],
])('%s is not answered with the page', async (_words, url, headers) => {
  const answer = await get(url, headers)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ success: false, code: 'not_found' })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('a page is not written to', async () => {
  expect((await app.inject({ method: 'POST', url: '/auth', headers: { accept: 'text/html' } })).statusCode).toBe(404)
})
