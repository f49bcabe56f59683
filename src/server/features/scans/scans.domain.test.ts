import { expect, test } from 'vitest'
import { unconfirmedHosts } from './scans.domain.ts'

test('only hosts that carry the vendor’s own name are offered for confirmation, each once', () => {
  const leads = [
    'https://acme-status.io/',
    'https://acme-status.io/history',
    'https://twitter.example/acme',
    'https://trust.acmehq.com/',
    'mailto:a@acme.com',
    'not an address',
    'https://partner.example/',
  ]
  expect(unconfirmedHosts(leads, 'www.acme.co.uk')).toEqual([
    { host: 'acme-status.io', url: 'https://acme-status.io/' },
    { host: 'trust.acmehq.com', url: 'https://trust.acmehq.com/' },
  ])
})

test('without a domain of the vendor nothing is offered', () => {
  expect(unconfirmedHosts(['https://acme.io/'], null)).toEqual([])
})

test('at most twelve hosts are offered', () => {
  const leads = Array.from({ length: 40 }, (_, index) => `https://acme${index}.io/`)
  expect(unconfirmedHosts(leads, 'acme.com')).toHaveLength(12)
})
