import { expect, test } from 'vitest'
import { crawl } from './crawl.ts'
import { answerOf, collect, createMemoryWeb, inputFor } from './memory-web.for-tests.ts'

const words = (topic: string): string =>
  `<h1>${topic}</h1><p>${`This page is about ${topic} and says what there is to say about it. `.repeat(4)}</p>`
const link = (href: string, anchor: string): string => `<a href="${href}">${anchor}</a> `

const site = {
  'vendor.example/':
    words('home') + link('/security', 'Security') + link('/about', 'About us') + link('/out', 'Partner'),
  'vendor.example/robots.txt': {
    headers: { 'content-type': 'text/plain' },
    body: 'User-agent: *\nDisallow: /private\nSitemap: https://vendor.example/sitemap.xml',
  },
  'vendor.example/sitemap.xml': {
    headers: { 'content-type': 'application/xml' },
    body: '<urlset><url><loc>https://vendor.example/legal/dpa</loc></url><url><loc>https://vendor.example/private/dpa</loc></url></urlset>',
  },
  'vendor.example/security': words('security') + link('https://other.example/security', 'Security of another'),
  'vendor.example/legal/dpa': words('data processing'),
  'vendor.example/privacy': words('privacy'),
  'vendor.example/about': words('about'),
  'vendor.example/out': { status: 302, headers: { location: 'https://other.example/' } },
  'other.example/': words('other'),
}

test('own pages are read and each request has one entry in the ledger', async () => {
  const web = createMemoryWeb(site)
  const sink = collect()
  const result = await crawl(inputFor('https://vendor.example/'), web.ports, sink, new AbortController().signal)
  const kinds = new Map(sink.documents.map((document) => [new URL(document.url).pathname, document.kind]))
  expect(kinds.get('/')).toBe('home')
  expect(kinds.get('/security')).toBe('security')
  expect(kinds.get('/legal/dpa')).toBe('dpa')
  expect(kinds.get('/privacy')).toBe('privacy')
  expect(result.reason).toBeNull()
  const made = sink.entries.filter((entry) => entry.outcome !== 'robots' && entry.outcome !== 'over_budget')
  expect(made.map((entry) => entry.url).toSorted()).toEqual(web.requests.toSorted())
})

test('a page that robots.txt forbids is not asked for and stands in the ledger', async () => {
  const web = createMemoryWeb(site)
  const sink = collect()
  await crawl(inputFor('https://vendor.example/'), web.ports, sink, new AbortController().signal)
  expect(web.requests.filter((url) => url.includes('/private'))).toEqual([])
  expect(sink.entries.find((entry) => entry.url.endsWith('/private/dpa'))?.outcome).toBe('robots')
})

test('another company is never read, neither by a link nor by a redirect', async () => {
  const web = createMemoryWeb(site)
  const sink = collect()
  await crawl(inputFor('https://vendor.example/'), web.ports, sink, new AbortController().signal)
  expect(web.requests.filter((url) => url.includes('other.example'))).toEqual([])
  expect(sink.entries.find((entry) => entry.url.endsWith('/out'))?.reason).toContain('not known to be the vendor')
})

test('starts on one host are at least half a second apart', async () => {
  const web = createMemoryWeb(site)
  await crawl(inputFor('https://vendor.example/'), web.ports, collect(), new AbortController().signal)
  const starts = web.starts.get('vendor.example') ?? []
  const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(500)
})

test('after a kill at any moment the crawl goes on and reads no document twice', async () => {
  for (let calls = 0; calls <= 30; calls += 1) {
    const web = createMemoryWeb(site)
    const killed = collect(calls)
    const input = inputFor('https://vendor.example/')
    await crawl(input, web.ports, killed, new AbortController().signal).catch(() => {})
    const read = killed.documents.map((document) => document.url)
    web.requests.length = 0
    const second = collect()
    const resume = { documents: killed.committed(), ledger: killed.entries }
    await crawl({ ...input, resume }, web.ports, second, new AbortController().signal)
    expect(web.requests.filter((url) => read.includes(url))).toEqual([])
    const all = [...read, ...second.documents.map((document) => document.url)]
    expect(all.toSorted()).toEqual([
      'https://vendor.example/',
      'https://vendor.example/about',
      'https://vendor.example/legal/dpa',
      'https://vendor.example/privacy',
      'https://vendor.example/security',
    ])
  }
})

test('a home page that cannot be read is explained in one sentence and nothing is thrown', async () => {
  const web = createMemoryWeb({})
  web.ports.fetcher.fetch = async () => ({
    kind: 'refused',
    outcome: 'error',
    reason: 'The name does not exist',
    bytes: 0,
  })
  const result = await crawl(inputFor('https://gone.example/'), web.ports, collect(), new AbortController().signal)
  expect(result.reason).toBe('gone.example could not be read: the name does not exist')
})

test('a page that is busy is asked at most three times and Retry-After is waited for', async () => {
  const web = createMemoryWeb({ ...site, 'vendor.example/security': () => answerOf(503, '', { 'retry-after': '3' }) })
  const sink = collect()
  await crawl(inputFor('https://vendor.example/'), web.ports, sink, new AbortController().signal)
  expect(web.requests.filter((url) => url === 'https://vendor.example/security')).toHaveLength(3)
  expect(sink.documents.some((document) => document.url.endsWith('/privacy'))).toBe(true)
})

test('a host whose robots.txt fails is not read at all', async () => {
  const web = createMemoryWeb({ ...site, 'vendor.example/robots.txt': { status: 500 } })
  const result = await crawl(inputFor('https://vendor.example/'), web.ports, collect(), new AbortController().signal)
  expect(web.requests.filter((url) => !url.endsWith('/robots.txt') && url.startsWith('https://vendor.'))).toEqual([])
  expect(result.reason).toContain('status 500')
})

test('a redirect loop costs two requests', async () => {
  const web = createMemoryWeb({
    ...site,
    'vendor.example/security': { status: 302, headers: { location: '/security/b' } },
    'vendor.example/security/b': { status: 302, headers: { location: '/security' } },
  })
  await crawl(inputFor('https://vendor.example/'), web.ports, collect(), new AbortController().signal)
  expect(web.requests.filter((url) => /example\/security(?:\/b)?$/.test(url))).toHaveLength(2)
})

test('a page on a shared trust host does not make others the vendor’s', async () => {
  const web = createMemoryWeb({
    ...site,
    'vendor.example/security': words('security') + link('https://trust.vanta.com/vendor', 'Trust centre'),
    'trust.vanta.com/vendor':
      words('trust') +
      link('https://files.example/report.pdf', 'Report') +
      link('https://bugcrowd.com/another', 'Bounty'),
  })
  const sink = collect()
  await crawl(inputFor('https://vendor.example/'), web.ports, sink, new AbortController().signal)
  expect(sink.documents.map((document) => document.url)).toContain('https://trust.vanta.com/vendor')
  expect(web.requests.filter((url) => /files\.example|bugcrowd/.test(url))).toEqual([])
})

test('an unmodified page is asked for with its validators and handed on as it was', async () => {
  const tagged = { headers: { etag: '"one"' }, body: site['vendor.example/security'] }
  const first = createMemoryWeb({ ...site, 'vendor.example/security': tagged })
  const before = collect()
  await crawl(inputFor('https://vendor.example/'), first.ports, before, new AbortController().signal)
  const known = before.documents.map((document, index) => {
    const { etag = null, lastModified = null, bodySha256 = '', links = [] } = before.captures[index] ?? {}
    return { document, links, etag, lastModified, bodySha256 }
  })
  const second = createMemoryWeb({ ...site, 'vendor.example/security': () => answerOf(304) })
  const after = collect()
  await crawl(inputFor('https://vendor.example/', { known }), second.ports, after, new AbortController().signal)
  expect(after.entries.find((entry) => entry.url.endsWith('/security'))?.outcome).toBe('not_modified')
  expect(after.documents.map((document) => document.id).toSorted()).toEqual(
    before.documents.map((document) => document.id).toSorted(),
  )
  expect(after.captures.every((capture) => capture.isUnchanged)).toBe(true)
})
