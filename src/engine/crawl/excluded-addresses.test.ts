import { expect, test } from 'vitest'
import { matchExcluded, readExcludedAddress, spellExcludedAddress } from './excluded-addresses.ts'
import { collect, createMemoryWeb, inputFor } from './memory-web.for-tests.ts'
import { crawl } from './crawl.ts'

const spelled = (typed: string): string | null => {
  const read = readExcludedAddress(typed)
  return read === null ? null : spellExcludedAddress(read)
}

test.each([
  ['vendor.example', 'vendor.example'],
  [' HTTPS://Vendor.Example/ ', 'vendor.example'],
  ['vendor.example/Blog?page=2#top', 'vendor.example/blog'],
  ['vendor.example//legal', 'vendor.example/legal'],
  ['vendor.example:8443/x', 'vendor.example:8443/x'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['/careers', '/careers'],
  ['/', null],
  ['', null],
  ['vendor', null],
  ['two words.example', null],
  ['*.vendor.example', null],
  ['/blog/*', null],
  ['someone@vendor.example', null],
])('“%s” excludes %j', (typed, kept) => {
  expect(spelled(typed)).toBe(kept)
})

test.each([
  ['vendor.example', 'https://vendor.example/', true],
  ['vendor.example', 'https://docs.vendor.example/api', true],
  ['vendor.example', 'https://notvendor.example/', false],
  ['docs.vendor.example', 'https://vendor.example/docs', false],
  ['vendor.example', 'http://vendor.example:8080/x', true],
  ['vendor.example/private', 'https://vendor.example/private/dpa', true],
  ['vendor.example/private', 'https://vendor.example/private-notes', true],
  ['vendor.example/private/', 'https://vendor.example/private-notes', false],
  ['vendor.example/private', 'https://vendor.example/%70rivate/dpa', true],
  ['vendor.example/private', 'https://vendor.example//PRIVATE', true],
  ['vendor.example/private', 'https://vendor.example/a/../private', true],
  ['vendor.example/private', 'https://vendor.example/public', false],
  ['/careers', 'https://any.example/careers/2026', true],
  ['/r', 'https://any.example/robots.txt', false],
  ['any.example', 'https://any.example/robots.txt', true],
])('with “%s” excluded, %s is excluded: %j', (entry, url, isExcluded) => {
  expect(matchExcluded([entry])(url)).toBe(isExcluded)
})

const words = (topic: string): string =>
  `<h1>${topic}</h1><p>${`This page is about ${topic} and says what there is to say about it. `.repeat(4)}</p>`
const link = (href: string, anchor: string): string => `<a href="${href}">${anchor}</a> `

const site = {
  'vendor.example/':
    words('home') +
    link('/security', 'Security') +
    link('/private/dpa', 'Data processing agreement') +
    link('/moved', 'Privacy policy') +
    link('https://trust.vendor.example/', 'Trust center'),
  'vendor.example/robots.txt': {
    headers: { 'content-type': 'text/plain' },
    body: 'User-agent: *\nSitemap: https://vendor.example/sitemap.xml\nSitemap: https://vendor.example/private/map.xml',
  },
  'vendor.example/sitemap.xml': {
    headers: { 'content-type': 'application/xml' },
    body: '<urlset><url><loc>https://vendor.example/private/subprocessors</loc></url></urlset>',
  },
  'vendor.example/private/map.xml': {
    headers: { 'content-type': 'application/xml' },
    body: '<urlset><url><loc>https://vendor.example/terms</loc></url></urlset>',
  },
  'vendor.example/security': words('security'),
  'vendor.example/moved': { status: 302, headers: { location: 'https://vendor.example/private/privacy' } },
  'vendor.example/private/dpa': words('data processing'),
  'vendor.example/private/privacy': words('privacy'),
  'vendor.example/private/subprocessors': words('subprocessors'),
  'trust.vendor.example/': words('trust'),
  'trust.vendor.example/robots.txt': { headers: { 'content-type': 'text/plain' }, body: '' },
}

test('what an organization excludes is never asked for, by link, redirect, sitemap or guess, and the ledger says why', async () => {
  const web = createMemoryWeb(site)
  const sink = collect()
  const input = {
    ...inputFor('https://vendor.example/'),
    excludedAddresses: ['vendor.example/private', 'trust.vendor.example'],
  }
  const result = await crawl(input, web.ports, sink, new AbortController().signal)
  expect(web.requests.filter((url) => url.includes('/private') || url.includes('trust.'))).toEqual([])
  expect(web.requests).toContain('https://vendor.example/security')
  expect(result.reason).toBeNull()
  const excluded = sink.entries.filter(({ outcome }) => outcome === 'excluded')
  expect(new Set(excluded.map(({ url }) => url))).toEqual(
    new Set([
      'https://vendor.example/private/dpa',
      'https://vendor.example/private/subprocessors',
      'https://vendor.example/private/map.xml',
      'https://vendor.example/moved',
      'https://trust.vendor.example/',
    ]),
  )
  expect(excluded.filter(({ url }) => !url.endsWith('/moved')).map(({ reason }) => reason)).toEqual(
    Array.from({ length: excluded.length - 1 }, () => 'Not read: your organization excludes it'),
  )
})

test('an excluded home page ends the crawl in one sentence, without a request', async () => {
  const web = createMemoryWeb(site)
  const input = { ...inputFor('https://vendor.example/'), excludedAddresses: ['vendor.example'] }
  const result = await crawl(input, web.ports, collect(), new AbortController().signal)
  expect(web.requests).toEqual([])
  expect(result.reason).toBe('vendor.example is not read: your organization excludes it')
})

test('excluded pages cost nothing of the budget', async () => {
  const read = async (excludedAddresses: readonly string[]) => {
    const input = inputFor('https://vendor.example/')
    const budget = { ...input.budget, pages: 2 }
    const sink = collect()
    await crawl(
      { ...input, budget, excludedAddresses },
      createMemoryWeb(site).ports,
      sink,
      new AbortController().signal,
    )
    return sink.documents.map(({ url }) => new URL(url).pathname)
  }
  expect(await read(['vendor.example/private', 'trust.vendor.example', 'vendor.example/moved'])).toContain('/security')
})
