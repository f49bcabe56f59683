import { expect, test } from 'vitest'
import { clientAddress, networkOf } from './client-address.ts'

const address = (ip: string, remoteAddress = '127.0.0.1'): string =>
  // safe because only these two are read
  clientAddress({ ip, raw: { socket: { remoteAddress } } } as never)

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['203.0.113.5:51234', '203.0.113.5'],
  ['[2001:DB8::7]:443', '2001:db8::7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', '127.0.0.1'],
  ["' or 1=1", '127.0.0.1'],
  ['', '127.0.0.1'],
])('a proxy that writes %j names the caller %s', (written, expected) => {
  expect(address(written)).toBe(expected)
})

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (one, network) => {
  expect(networkOf(one)).toBe(network)
})
