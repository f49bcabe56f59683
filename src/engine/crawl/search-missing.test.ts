import { expect, test } from 'vitest'
import { crawl } from './crawl.ts'
import { collect, createMemoryWeb, inputFor } from './memory-web.for-tests.ts'

const page = (title: string, words: string, links = ''): string =>
  `<html lang="en"><title>${title}</title><main><h1>${title}</h1><p>${`${words} `.repeat(6)}</p>${links}</main></html>`

const site = {
  'vendor.example/': page('Vendor', 'We make software for teams that write things down.'),
  'vendor.example/hidden/assurance': page('Our assurance', 'We hold a SOC 2 Type II report and share it on request.'),
}

test('a hit on the vendor’s own domain is read, any other is a lead, and the query stands in the ledger', async () => {
  const web = createMemoryWeb(site)
  const asked: string[] = []
  const search = {
    name: 'test engine',
    search: async (query: string) => {
      asked.push(query)
      return query.includes('trust center')
        ? [
            { url: 'https://vendor.example/hidden/assurance', title: 'SOC 2 report' },
            { url: 'https://vendor-reviews.example/soc2', title: 'Vendor SOC 2' },
            { url: 'https://trust.othervendor.example/', title: 'Vendor trust center' },
          ]
        : []
    },
  }
  const sink = collect()
  const result = await crawl(
    inputFor('https://vendor.example/'),
    { ...web.ports, search },
    sink,
    new AbortController().signal,
  )
  expect(asked[0]).toBe('site:vendor.example trust center SOC 2 ISO 27001 compliance')
  expect(asked.length).toBeLessThanOrEqual(4)
  expect(sink.documents.map((document) => document.url)).toContain('https://vendor.example/hidden/assurance')
  expect(web.requests.some((url) => url.includes('reviews') || url.includes('othervendor'))).toBe(false)
  expect(result.leads).toContain('https://vendor-reviews.example/soc2')
  expect(sink.entries.filter((entry) => entry.purpose === 'search').map((entry) => entry.outcome)).toEqual(
    asked.map(() => 'fetched'),
  )
})

test('a search service that fails costs nothing but its ledger entries', async () => {
  const web = createMemoryWeb(site)
  const search = {
    name: 'test engine',
    search: async () => {
      throw new Error('The search service answered 429')
    },
  }
  const sink = collect()
  const result = await crawl(
    inputFor('https://vendor.example/'),
    { ...web.ports, search },
    sink,
    new AbortController().signal,
  )
  expect(result.reason).toBeNull()
  const entries = sink.entries.filter((entry) => entry.purpose === 'search')
  expect(entries.length).toBeGreaterThan(0)
  for (const entry of entries)
    expect(entry).toMatchObject({ outcome: 'error', reason: 'The search service answered 429' })
})
