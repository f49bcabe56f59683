import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { dirname, extname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** How a fictional vendor's folder is served: each host has a folder of its own, or leads to another host. */
const sampleVendor = z.strictObject({
  name: z.string(),
  website: z.url(),
  description: z.string(),
  /** The day that Last-Modified names. */
  updated: z.iso.date(),
  /** Does the sample organization start with a review of it? */
  scannedAtStart: z.boolean().default(false),
  hosts: z.record(z.string(), z.union([z.strictObject({ folder: z.string() }), z.strictObject({ redirect: z.url() })])),
})

interface SamplePage {
  readonly body: Buffer
  readonly type: string
  readonly etag: string
  readonly lastModified: string
}

interface SampleHost {
  readonly pages: ReadonlyMap<string, SamplePage>
  readonly redirect: string | null
}

export interface SampleWeb {
  /** Host → `127.0.0.1:port`, for the injected list of the egress wall. */
  readonly hosts: Readonly<Record<string, string>>
  readonly vendors: readonly Pick<z.infer<typeof sampleVendor>, 'name' | 'website' | 'description' | 'scannedAtStart'>[]
  stop(): Promise<void>
}

const samplesFolder = join(dirname(fileURLToPath(import.meta.url)), '../../../samples')

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml',
  '.pdf': 'application/pdf',
  '.csv': 'text/csv; charset=utf-8',
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** `security/index.html` and `security.html` are both `/security`; other files keep their names. */
function pathOf(folder: string, file: string): string {
  const path = `/${relative(folder, file).replaceAll('\\', '/')}`
  return path
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '')
    .replace(/(?<=.)\/$/, '')
}

/** A page file is a fragment; its first line is a comment with the title. The layout adds what every page carries. */
function wrap(fragment: string, layout: string): string {
  const title = /^<!--(.*?)-->/.exec(fragment)?.[1]?.trim() ?? ''
  return layout.replaceAll('{{title}}', title).replace('{{content}}', () => fragment)
}

function readHost(folder: string, layout: string, updated: string): SampleHost {
  const lastModified = new Date(updated).toUTCString()
  const pages = new Map<string, SamplePage>()
  for (const file of filesBelow(folder)) {
    const extension = extname(file)
    const content = readFileSync(file)
    const isFragment = extension === '.html' && !content.subarray(0, 15).toString().startsWith('<!doctype')
    const body = isFragment ? Buffer.from(wrap(content.toString(), layout)) : content
    const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 20)}"`
    pages.set(pathOf(folder, file), { body, type: types[extension] ?? 'application/octet-stream', etag, lastModified })
  }
  return { pages, redirect: null }
}

function readVendor(folder: string): { vendor: z.infer<typeof sampleVendor>; hosts: Map<string, SampleHost> } {
  const vendor = sampleVendor.parse(JSON.parse(readFileSync(join(folder, 'vendor.json'), 'utf8')))
  const hosts = new Map<string, SampleHost>()
  for (const [host, place] of Object.entries(vendor.hosts)) {
    if ('redirect' in place) {
      hosts.set(host, { pages: new Map(), redirect: place.redirect })
    } else {
      const layout = readFileSync(join(folder, `${place.folder}.layout.html`), 'utf8')
      hosts.set(host, readHost(join(folder, place.folder), layout, vendor.updated))
    }
  }
  return { vendor, hosts }
}

function answer(host: SampleHost | undefined, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', 'http://sample')
  if (host?.redirect) {
    response.writeHead(301, { location: new URL(url.pathname + url.search, host.redirect).href }).end()
    return
  }
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : url.pathname
  const page = host?.pages.get(path)
  if (page === undefined) {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Page not found</h1>')
    return
  }
  const headers = { etag: page.etag, 'last-modified': page.lastModified }
  if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(200, { ...headers, 'content-type': page.type, 'content-length': page.body.length })
  response.end(request.method === 'HEAD' ? undefined : page.body)
}

/** Serves every vendor of the samples folder on one loopback port, told apart by the Host header. */
export async function startSampleWeb(folder: string = samplesFolder): Promise<SampleWeb> {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const read = folders.map((entry) => readVendor(join(folder, entry.name)))
  const hosts = new Map(read.flatMap((each) => [...each.hosts]))
  const server = createServer((request, response) => answer(hosts.get(request.headers.host ?? ''), request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The sample web has no port')
  return {
    hosts: Object.fromEntries([...hosts.keys()].map((host) => [host, `127.0.0.1:${address.port}`])),
    vendors: read.map(({ vendor: { name, website, description, scannedAtStart } }) => ({
      name,
      website,
      description,
      scannedAtStart,
    })),
    stop: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}
