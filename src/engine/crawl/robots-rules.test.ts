import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRobots } from './robots-rules.ts'

const verdict = (lines: readonly string[], path: string): string | null =>
  readRobots(lines.join('\n'), 'Assay').verdict(`https://vendor.example${path}`)

test('the longest rule that matches decides, and an Allow among equals', () => {
  const rules = ['User-agent: *', 'Disallow: /docs', 'Allow: /docs/security', 'Disallow: /legal', 'Allow: /legal']
  expect(verdict(rules, '/docs/a')).toBe('disallow')
  expect(verdict(rules, '/docs/security/sso')).toBe('allow')
  expect(verdict(rules, '/legal')).toBe('allow')
  expect(verdict(rules, '/pricing')).toBeNull()
})

test.each([
  ['/*.pdf$', '/a/b.pdf', true],
  ['/*.pdf$', '/a/b.pdf?x=1', false],
  ['/a*b*c', '/axxbyyc/z', true],
  ['/a*b*c', '/acb', false],
  ['/a**b', '/ab', true],
  ['/a*', '/a', true],
  ['/a*$', '/abc', true],
  ['/a$', '/ab', false],
  ['/ab*b$', '/ab', false],
  ['*secret', '/not/secret', true],
  ['/caf%c3%a9', '/caf%C3%A9', true],
  ['/café', '/caf%C3%A9', true],
  ['/a?b=*&c', '/a?b=1&c', true],
  ['no-slash', '/no-slash', false],
])('the pattern %s and the address %s: %s', (pattern, path, isForbidden) => {
  expect(verdict(['User-agent: *', `Disallow: ${pattern}`], path)).toBe(isForbidden ? 'disallow' : null)
})

test('a group of our own name stands instead of that for everyone, also when it forbids nothing', () => {
  const everyone = ['User-agent: *', 'Disallow: /']
  expect(verdict([...everyone, 'User-agent: ASSAY/2.0', 'Disallow: /private'], '/a')).toBeNull()
  expect(verdict([...everyone, '', 'User-agent: assay', 'Disallow:'], '/a')).toBeNull()
  expect(verdict([...everyone, 'User-agent: assayer', 'Disallow: /x'], '/a')).toBe('disallow')
})

test('groups of one name are joined, several names share what follows, and comments are left out', () => {
  const rules = [
    'user-agent: other',
    'USER-AGENT: assay # us',
    'disallow: /one # not this',
    'user-agent: other',
    'disallow: /theirs',
    'user-agent: assay',
    'crawl-delay: 2.5',
    'disallow: /two',
    'Sitemap: https://vendor.example/map.xml',
  ]
  expect(['/one', '/two', '/theirs'].map((path) => verdict(rules, path))).toEqual(['disallow', 'disallow', null])
  expect(readRobots(rules.join('\r\n'), 'Assay')).toMatchObject({
    delay: 2.5,
    sitemaps: ['https://vendor.example/map.xml'],
  })
})

test('a pattern with stars matches what the same regular expression matches', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', '*', '$', '/'), maxLength: 8 })
  const path = fc.string({ unit: fc.constantFrom('a', 'b', '/'), maxLength: 10 })
  fc.assert(
    fc.property(letters, path, (pattern, rest) => {
      const body = pattern.endsWith('$') ? pattern.slice(0, -1) : pattern
      const source = body.replaceAll('$', '\\$').replaceAll('*', '.*')
      const expected = new RegExp(`^/${source}${pattern.endsWith('$') ? '$' : ''}`).test(`/${rest}`)
      // The address begins with one slash of the test's own: two at the beginning would name a host.
      const found = readRobots(`user-agent: *\ndisallow: /${pattern}`, 'Assay').verdict(`https://v.example/${rest}`)
      expect(found === 'disallow').toBe(expected)
    }),
    { numRuns: 5000, seed: 3 },
  )
})

test.each<[string, (length: number) => string]>([
  ['one rule of stars', (length) => `user-agent: *\ndisallow: /${'a*'.repeat(length / 2)}b$`],
  ['rules of stars', (length) => `user-agent: *\n${'disallow: /*a*a*a*a*a*a*a*b\n'.repeat(length / 29)}`],
  ['short rules', (length) => `user-agent: *\n${'disallow: /a\n'.repeat(length / 13)}`],
  ['names that share rules', (length) => 'user-agent: *\nuser-agent: assay\n'.repeat(length / 33)],
])('500 kB of %s are read and asked in a moment', (_, make) => {
  for (const length of [5_000, 50_000, 500_000]) {
    const started = performance.now()
    const rules = readRobots(make(length), 'Assay')
    for (let index = 0; index < 5; index += 1) rules.verdict(`https://vendor.example/${'a'.repeat(1900)}${index}`)
    expect(performance.now() - started).toBeLessThan(2_000)
  }
})

test('what comes after 500 KiB is left out', () => {
  const rules = readRobots(`user-agent: *\n${'#'.repeat(512_000)}\ndisallow: /`, 'Assay')
  expect(rules.verdict('https://vendor.example/a')).toBeNull()
})
