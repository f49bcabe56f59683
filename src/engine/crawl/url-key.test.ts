import { expect, test } from 'vitest'
import { readSitemap } from './sitemap.ts'
import { templateOf, urlKey } from './url-key.ts'
import { maskVolatile, sharedText } from './volatile.ts'
import { retryAfter } from './requests.ts'

test('tracking, order of parameters, index files and closing slashes make no other page', () => {
  const key = urlKey('https://vendor.example/a?x=1&y=2')
  for (const same of [
    'https://vendor.example/a/?y=2&x=1',
    'https://vendor.example/a/index.html?x=1&y=2&utm_source=z',
    'http://vendor.example/a?sessionid=9&x=1&y=2',
  ]) {
    expect(urlKey(same)).toBe(key)
  }
  expect(urlKey('https://vendor.example/a?x=2&y=2')).not.toBe(key)
})

test('calendars and facets may take two pages, other templates twelve', () => {
  expect(templateOf('https://vendor.example/events/2026/05/', 12).limit).toBe(2)
  expect(templateOf('https://vendor.example/library?tag=a&page=2', 12)).toEqual(
    templateOf('https://vendor.example/library?page=9', 12),
  )
  const first = templateOf('https://vendor.example/advisories/17', 12)
  expect(first).toEqual(templateOf('https://vendor.example/advisories/4', 12))
  expect(first.limit).toBe(12)
  expect(templateOf('https://vendor.example/security', 12).key).not.toBe(
    templateOf('https://vendor.example/privacy', 12).key,
  )
})

test('clocks, ages and trace ids do not make a text new; words do', () => {
  const before = 'All systems operational. Updated 3 minutes ago, 10:41 UTC, trace 9f86d081884c7d65.'
  const after = 'All systems operational. Updated 9 minutes ago, 11:02 UTC, trace 60303ae22b998861.'
  expect(maskVolatile(before)).toBe(maskVolatile(after))
  expect(maskVolatile('Kept for 30 days.')).not.toBe(maskVolatile('Kept for 60 days.'))
})

test('a page that repeats the host’s page for missing addresses is told by its lines', () => {
  expect(sharedText('Nothing here\nTry the search', 'Nothing here\nTry the search')).toBe(1)
  expect(sharedText('Security\nWe encrypt everything at rest', 'Nothing here\nTry the search')).toBe(0)
})

test('sitemaps, indexes and plain lists are read', () => {
  const url = 'https://vendor.example/sitemap.xml'
  expect(readSitemap('<urlset><url><loc>https://vendor.example/a?x=1&amp;y=2</loc></url></urlset>', url).pages).toEqual(
    ['https://vendor.example/a?x=1&y=2'],
  )
  expect(readSitemap('<sitemapindex><sitemap><loc>/more.xml</loc></sitemap></sitemapindex>', url).sitemaps).toEqual([
    'https://vendor.example/more.xml',
  ])
  expect(readSitemap('https://vendor.example/b\n', url).pages).toEqual(['https://vendor.example/b'])
  expect(readSitemap('<!doctype html><html>Not found</html>', url)).toEqual({ pages: [], sitemaps: [] })
})

test('Retry-After is read in seconds and as a date', () => {
  expect(retryAfter('3', 0)).toBe(3000)
  expect(retryAfter('Thu, 01 Jan 1970 00:00:05 GMT', 1000)).toBe(4000)
  expect(retryAfter('1.5', 0)).toBe(1500)
  expect(retryAfter('soon', 0)).toBeNull()
  expect(retryAfter('-1', 0)).toBeNull()
})
