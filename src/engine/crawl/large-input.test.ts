import { expect, test } from 'vitest'
import { crawl } from './crawl.ts'
import { createFrontier } from './frontier.ts'
import { collect, createMemoryWeb, inputFor } from './memory-web.for-tests.ts'
import { crawlSettings } from './settings.ts'
import { readSitemap } from './sitemap.ts'
import { templateOf } from './url-key.ts'

const milliseconds = (work: () => void): number => {
  const started = performance.now()
  work()
  return performance.now() - started
}

test.each<[string, (times: number) => string]>([
  ['without end', (times) => `<urlset>${'<loc>'.repeat(times)}`],
  ['with an end far away', (times) => `<urlset>${'<loc>'.repeat(times)}${'x'.repeat(3_000)}</loc>`],
  ['that end and never begin', (times) => `<urlset>${'</loc>'.repeat(times)}<loc>`],
  ['with names', (times) => `<urlset>${'<a:loc'.repeat(times)}`],
])('8 MB of addresses %s are read in a moment', (_, make) => {
  for (const times of [16_000, 160_000, 1_600_000])
    expect(milliseconds(() => readSitemap(make(times), 'https://vendor.example/sitemap.xml'))).toBeLessThan(2_000)
})

test('an address after one that never ends is still read', () => {
  const { pages } = readSitemap(
    `<urlset><loc>/${'x'.repeat(3_000)}<loc>/a</loc><x:loc>/b</x:loc>`,
    'https://v.example/s',
  )
  expect(pages).toEqual(['https://v.example/a', 'https://v.example/b'])
})

test.each(['a', 'abc-', 'deadbeef-'])(
  'a path of 200,000 letters of hashes, %s, has its template in a moment',
  (part) => {
    for (const length of [2_000, 20_000, 200_000]) {
      const path = `${part.repeat(length / part.length)}g`
      expect(milliseconds(() => templateOf(`https://vendor.example/${path}`, 12))).toBeLessThan(1_000)
    }
  },
)

test('hashes are alike and words of the same letters are not', () => {
  const key = (path: string): string => templateOf(`https://vendor.example/${path}`, 12).key
  expect(key('a/9f86d081884c7d65')).toBe(key('a/60303ae22b998861'))
  expect(key('a/123e4567-e89b-12d3-a456-426614174000')).toBe(key('a/00000000-e89b-12d3-a456-426614174fff'))
  expect(key('facades/accede')).not.toBe(key('facades/effaced'))
  expect(key('deadbeef')).not.toBe(key('facefeed'))
})

test('a full frontier of long addresses gives its best ones in a moment each', () => {
  const frontier = createFrontier()
  for (let index = 0; index < crawlSettings.candidates; index += 1)
    frontier.add(`https://vendor.example/security/${'a'.repeat(1_900)}${index.toString(36)}x`, '', index % 7)
  const spent = milliseconds(() => {
    for (let index = 0; index < 100; index += 1) {
      frontier.bestScore()
      frontier.takeBest(() => true)
    }
  })
  expect(spent).toBeLessThan(3_000)
})

test('pages that together hold more text than a scan may are left out, told of, and smaller ones still read', async () => {
  const paths = ['security', 'privacy', 'terms', 'dpa', 'sla', 'subprocessors']
  const line = (path: string, at: number): string => `<p>Line ${at} tells of ${path} and of encryption.</p>`
  const long = (path: string): string => Array.from({ length: 40_000 }, (_, at) => line(path, at)).join('')
  const web = createMemoryWeb({
    'vendor.example/': `<p>${'Hello, this is our home page. '.repeat(9)}</p>${paths.map((path) => `<a href="/${path}">${path}</a>`).join('')}`,
    ...Object.fromEntries(paths.map((path) => [`vendor.example/${path}`, long(path)])),
    'vendor.example/trust': '<p>We hold a SOC 2 report, which customers may ask for.</p>',
  })
  const sink = collect()
  await crawl(inputFor('https://vendor.example/'), web.ports, sink, new AbortController().signal)
  const units = sink.documents.reduce((sum, { text }) => sum + text.length, 0)
  expect(units).toBeGreaterThan(crawlSettings.textUnits - 2_000_000)
  expect(units).toBeLessThanOrEqual(crawlSettings.textUnits)
  const tooLarge = sink.entries.filter(({ outcome }) => outcome === 'too_large')
  expect(tooLarge.length).toBeGreaterThanOrEqual(2)
  for (const { reason } of tooLarge) expect(reason).toContain('more text than it can analyse')
  expect(sink.documents.map(({ url }) => url)).toContain('https://vendor.example/trust')
})
