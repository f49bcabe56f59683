import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test.each([
  ['1', 1],
  ['2', 2],
  ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
  ['127.0.0.1', ['127.0.0.1']],
])('TRUST_PROXY=%s names the proxies in front', (given, proxies) => {
  expect(readSettings({ TRUST_PROXY: given }).trustedProxies).toEqual(proxies)
})

test('without TRUST_PROXY no proxy is trusted', () => {
  expect(readSettings({}).trustedProxies).toBeNull()
})

test.each([
  'true',
  'TRUE',
  'yes',
  '0',
  '-1',
  '10',
  '*',
  'loopback',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  '10.0.0.0/8,',
  'x',
])('TRUST_PROXY=%s is refused with the setting’s name', (given) => {
  expect(() => readSettings({ TRUST_PROXY: given })).toThrow(/TRUST_PROXY: give the number of proxies/)
})
