import { expect, test } from 'vitest'
import { addressRefusal } from './address-rules.ts'
import { guessKind, kindOfAddress } from './kinds.ts'
import { createOwnership, registrableDomain } from './ownership.ts'
import { normaliseWebsite } from './website.ts'

const vendor = { website: 'https://quillmark.com/', domain: null, confirmedHosts: [] }
const link = (href: string, region: 'main' | 'nav' | 'footer' = 'main') => ({ href, anchor: 'x', region })

test('identity is exact equality of registrable domains, never a part of a name', () => {
  const own = createOwnership(vendor)
  expect(own.statusOf('https://trust.quillmark.com/')).toBe('own')
  for (const other of [
    'https://notquillmark.com/',
    'https://quillmark.com.evil.net/',
    'https://quillmark.co/',
    'https://evil.net/quillmark.com',
  ]) {
    expect([other, own.statusOf(other)]).toEqual([other, 'lead'])
  }
  expect(registrableDomain('https://a.b.quillmark.co.uk/')).toBe('quillmark.co.uk')
  expect(registrableDomain('https://quillmark.github.io/')).toBe('quillmark.github.io')
})

test('a domain with the vendor’s own name counts when the navigation links it, not when the text does', () => {
  const own = createOwnership(vendor)
  expect(own.considerLink(link('https://quillmark.io/legal'))).toBe('lead')
  expect(own.considerLink(link('https://quillmark.io/legal', 'footer'))).toBe('own')
  expect(own.considerLink(link('https://quillmarkstatus.com/', 'nav'))).toBe('own')
  expect(own.considerLink(link('https://partner.com/', 'nav'))).toBe('lead')
})

test('a trust or status host counts for the page that an own page links, and for no other vendor’s', () => {
  const own = createOwnership(vendor)
  expect(own.considerLink(link('https://trust.vanta.com/quillmark'))).toBe('place')
  expect(own.statusOf('https://trust.vanta.com/quillmark/controls')).toBe('place')
  expect(own.statusOf('https://trust.vanta.com/other')).toBe('lead')
  expect(own.considerLink(link('https://quillmark.statuspage.io/'))).toBe('place')
  expect(own.statusOf('https://other.statuspage.io/')).toBe('lead')
})

test('a file that an own page links is evidence, the host it lies on is not', () => {
  const own = createOwnership(vendor)
  expect(own.considerLink(link('https://files.cdn.net/a/whitepaper.pdf'))).toBe('file')
  expect(own.statusOf('https://files.cdn.net/a/other.pdf')).toBe('lead')
})

test('the home page may redirect to another own domain; an open redirect proves nothing', () => {
  const own = createOwnership(vendor)
  expect(own.considerRedirect('https://quillmark.com/go?to=https://evil.net/', 'https://evil.net/')).toBe('lead')
  expect(own.considerRedirect('https://quillmark.com/out', 'https://evil.net/')).toBe('lead')
  expect(own.considerRedirect('https://quillmark.com/', 'https://inkworks.com/')).toBe('own')
  own.considerLink(link('https://hackerone.com/quillmark'))
  expect(own.considerRedirect('https://hackerone.com/quillmark', 'https://hackerone.com/other')).toBe('lead')
})

test('what a person types becomes an https address, or is refused with the reason', () => {
  expect(normaliseWebsite(' quillmark.com ')).toEqual({
    kind: 'website',
    url: 'https://quillmark.com/',
    host: 'quillmark.com',
  })
  expect(normaliseWebsite('http://www.quillmark.com/a#b')).toMatchObject({ url: 'https://www.quillmark.com/a' })
  expect(normaliseWebsite('larkfield.example', ['larkfield.example'])).toMatchObject({ kind: 'website' })
  const reasons = [
    '',
    'two words',
    'ftp://quillmark.com',
    'javascript:alert(1)',
    '127.0.0.1',
    'https://[::1]/',
    'http://2130706433',
    'localhost',
    'intranet',
    'db.internal',
    'larkfield.example',
    'quillmark.com:8080',
    'https://user:pw@quillmark.com',
    'https://',
  ]
  for (const input of reasons) expect([input, normaliseWebsite(input).kind]).toEqual([input, 'refused'])
})

test('a refusal of an address names its reason', () => {
  expect(addressRefusal('https://10.0.0.1/')).toBe('The address is a number, not a name')
  expect(addressRefusal('https://db.internal/')).toBe('Names that end in .internal are private')
  expect(addressRefusal('https://quillmark.com/')).toBeNull()
})

test('links are ranked by the kind of document they promise', () => {
  const kindOf = (path: string, words = ''): string => guessKind(`https://quillmark.com${path}`, words).kind
  expect(
    [
      '/legal/dpa',
      '/sub-processors',
      '/trust-center',
      '/privacy-policy',
      '/legal/sla',
      '/pricing',
      '/ai-policy',
      '/security',
    ].map((path) => kindOf(path)),
  ).toEqual(['dpa', 'subprocessors', 'trust', 'privacy', 'sla', 'pricing', 'ai', 'security'])
  expect(kindOf('/p/17', 'Data Processing Agreement')).toBe('dpa')
  const below = ['security', 'privacy', 'disclosure', 'people']
  expect(below.map((page) => kindOfAddress(`https://quillmark.com/trust/${page}`))).toEqual([
    'security',
    'privacy',
    'disclosure',
    'trust',
  ])
  const score = (path: string): number => guessKind(`https://quillmark.com${path}`, '').score ?? -1
  expect(score('/security')).toBeGreaterThan(score('/blog/security-at-scale'))
  expect(score('/security')).toBeGreaterThan(score('/de/security'))
  expect(score('/docs/admin/single-sign-on')).toBeGreaterThan(score('/docs/editor/colours'))
  expect(guessKind('https://quillmark.com/login', 'Log in').score).toBeNull()
  expect(guessKind('https://help.quillmark.com/admin/sign-in', 'Sign-in').score).toBeGreaterThan(50)
})
