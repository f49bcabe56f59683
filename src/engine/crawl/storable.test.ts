import { expect, test } from 'vitest'
import type { CrawlPorts, KnownResource } from './contract.ts'
import { crawl } from './crawl.ts'
import { answerOf, collect, createMemoryWeb, inputFor, readerWith, type MemoryPage } from './memory-web.for-tests.ts'

const home = 'https://vendor.example/'
const words = 'This page says what there is to say about encryption, backups and access to the service. '.repeat(4)
const hostile = 'a\u0000b\ud83dc\ufffed\uffffe'

/** Refuses what PostgreSQL refuses in text and jsonb, and noncharacters besides. */
function expectStorable(value: unknown): void {
  const text = JSON.stringify(value)
  expect(text).not.toMatch(/\\u0000|\\ud[89a-f]|[\ufdd0-\ufdef\ufffe\uffff]/i)
  expect(text.isWellFormed()).toBe(true)
}

async function crawlAll(pages: Readonly<Record<string, MemoryPage>>, changes: Partial<CrawlPorts> = {}) {
  const web = createMemoryWeb(pages)
  const sink = collect()
  const resources: KnownResource[] = []
  const keeping = { ...sink, resource: (resource: KnownResource) => void resources.push(resource) }
  const result = await crawl(inputFor(home), { ...web.ports, ...changes }, keeping, new AbortController().signal)
  return { ...sink, resources, result }
}

test('a file’s text and title are made storable before they are pinned and analysed, at the same offsets', async () => {
  const text = `${words}${hostile}${words}`
  const files = {
    read: async () => ({ kind: 'text', text, title: hostile, truncated: false, pages: [0, words.length] }) as const,
  }
  const pdf = { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' }
  const { documents, captures } = await crawlAll(
    {
      'vendor.example/': `<p>${words}</p><a href="/security.pdf">Security whitepaper</a>`,
      'vendor.example/security.pdf': pdf,
    },
    { reader: readerWith({ detect: () => 'en' }, files) },
  )
  const at = documents.findIndex((document) => document.url.endsWith('.pdf'))
  const document = documents[at]
  expect(document?.title).toBe('a\ufffdb\ufffdc\ufffdd\ufffde')
  expect(document?.text).toHaveLength(text.length)
  expect(document?.text.slice(words.length, -words.length)).toBe('a\ufffdb\ufffdc\ufffdd\ufffde')
  expect(document?.text_sha256).toBe(createMemoryWeb({}).ports.hasher.sha256(document?.text ?? ''))
  expect(captures[at]?.pages).toEqual([0, words.length])
  expectStorable(documents)
})

test('a title, link words and a declared language of a page are storable wherever they are cut', async () => {
  const emoji = '😀'.repeat(400)
  for (const shift of ['', 'x']) {
    const { documents, captures } = await crawlAll(
      {
        'vendor.example/': `<html lang="&#xfffe;"><head><title>${shift}${emoji}</title></head><body><h1>${shift}${emoji}</h1><p>${words}&#xffff;</p><a href="/a">${shift}${emoji}</a><a href="/b" aria-label="${shift}${emoji}"></a></body></html>`,
      },
      { reader: readerWith({ detect: () => null }) },
    )
    expect(documents[0]?.title.length).toBeGreaterThan(290)
    expect(documents[0]?.title).not.toContain('\ufffd')
    expect(captures[0]?.links[0]?.anchor).not.toContain('\ufffd')
    expectStorable(documents)
    expectStorable(captures)
  }
})

test('headers, reasons and the texts of robots.txt, sitemaps and llms.txt are storable', async () => {
  const plain = { 'content-type': 'text/plain', etag: `"${hostile}"`, 'last-modified': hostile }
  const { entries, captures, resources, result } = await crawlAll({
    'vendor.example/': () =>
      answerOf(200, `<p>${words}</p><a href="/security">Security</a>`, { ...plain, 'content-type': 'text/html' }),
    'vendor.example/robots.txt': { headers: plain, body: `User-agent: *\n# ${hostile}\n` },
    'vendor.example/sitemap.xml': { headers: plain, body: `<urlset><loc>${hostile}</loc></urlset>` },
    'vendor.example/llms.txt': { headers: plain, body: `# ${hostile}` },
    'vendor.example/security': () => answerOf(200, '', { 'content-type': `x/${'😀'.repeat(100)}` }),
  })
  expect(entries.some(({ reason }) => reason.startsWith('Content of the type x/😀'))).toBe(true)
  expect(resources.map(({ url }) => new URL(url).pathname)).toContain('/robots.txt')
  expect(captures[0]?.etag).toBe('"a\ufffdb\ufffdc\ufffdd\ufffde"')
  for (const one of [entries, captures, resources, result]) expectStorable(one)
})

test('why a home page could not be read is storable, whoever said it', async () => {
  const refused = { kind: 'refused', outcome: 'error', reason: `No answer: ${hostile}`, bytes: 0 } as const
  const { result, entries } = await crawlAll({ 'vendor.example/': () => refused, 'www.vendor.example/': () => refused })
  expect(result.reason).toContain('a\ufffdb')
  expectStorable([result, entries])
})

test('a search service’s words are storable', async () => {
  const search = {
    name: 'Search',
    search: async () => {
      throw new Error(hostile)
    },
  }
  const { entries } = await crawlAll({ 'vendor.example/': `<p>${words}</p>` }, { search })
  expect(entries.some((entry) => entry.purpose === 'search' && entry.reason.startsWith('a\ufffdb'))).toBe(true)
  expectStorable(entries)
})
