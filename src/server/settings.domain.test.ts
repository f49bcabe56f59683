import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test.each([
  ['1', 1],
  ['2', 2],
  ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
  ['127.0.0.1', ['127.0.0.1']],
])('TRUST_PROXY=%s names the proxies in front', (given, proxies) => {
  expect(readSettings({ TRUST_PROXY: given, SEED: 'none' }).trustedProxies).toEqual(proxies)
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

test.each([
  ['a host that others reach', { HOST: '0.0.0.0' }],
  ['a public address', { PUBLIC_URL: 'https://assay.example' }],
  ['every IPv6 address', { HOST: '::' }],
  ['a proxy on the same machine', { HOST: '127.0.0.1', TRUST_PROXY: '1' }],
  ['a proxy named by its address', { TRUST_PROXY: '127.0.0.1' }],
])('with %s the sample organization does not get the password that everybody knows', (_words, given) => {
  expect(() => readSettings(given)).toThrow(/set SAMPLE_PASSWORD, or SEED=none/)
  expect(() => readSettings({ ...given, SAMPLE_PASSWORD: 'Assay-sample-1!' })).toThrow(/set SAMPLE_PASSWORD/)
  expect(readSettings({ ...given, SAMPLE_PASSWORD: 'Another-one-7!' }).samplePassword).toBe('Another-one-7!')
  expect(readSettings({ ...given, SEED: 'none' }).seed).toBe('none')
})

test.each([{}, { HOST: '127.0.0.1' }, { HOST: '::1' }, { HOST: 'localhost', PUBLIC_URL: 'http://localhost:8000' }])(
  'on one’s own machine the sample organization has its known password: %j',
  (given) => {
    expect(readSettings(given)).toMatchObject({ seed: 'sample', samplePassword: 'Assay-sample-1!' })
  },
)

test('production has no sample organization', () => {
  const production = { NODE_ENV: 'production', SECRET_KEYS_FILE: '/keys.json' }
  expect(readSettings(production).seed).toBe('none')
  expect(() => readSettings({ ...production, SEED: 'sample' })).toThrow('SEED=sample is refused in production')
})

test.each([
  [{ BOT_URL: 'https://firm.example/bot?a=1' }, 'https://firm.example/bot?a=1'],
  [{ BOT_URL: 'https://firm.example/bot', PUBLIC_URL: 'https://assay.firm.example' }, 'https://firm.example/bot'],
  [{ PUBLIC_URL: 'https://assay.firm.example', SEED: 'none' }, 'https://assay.firm.example'],
  [{ PUBLIC_URL: 'http://localhost:8000' }, null],
  [{ PUBLIC_URL: 'https://firm.example/a(b)', SEED: 'none' }, null],
  [{}, null],
])('%j gives the crawler the address %s', (given, address) => {
  expect(readSettings({ SEED: 'none', ...given }).botUrl).toBe(address)
})

test.each([
  'firm.example/bot',
  'mailto:bot@firm.example',
  'https://firm.example/bot)',
  'https://firm.example/(bot',
  'https://firm.example/b ot',
  'https://firm.example/bot\r\nX: 1',
  'https://firm.example/böt',
])('BOT_URL=%j is refused', (given) => {
  expect(() => readSettings({ BOT_URL: given })).toThrow(/BOT_URL/)
})

test.each(['security@firm.example', 'http://firm.example/report', 'mailto:a@b\nExpires: 2000', 'javascript:alert(1)'])(
  'SECURITY_CONTACT=%j is refused',
  (given) => {
    expect(() => readSettings({ SECURITY_CONTACT: given })).toThrow(/SECURITY_CONTACT/)
  },
)

test('logs are kept for two years unless changed, for six months at least, or for ever', () => {
  const read = (months: string) => readSettings({ SEED: 'none', AUDIT_MONTHS: months, CRAWL_LOG_MONTHS: '0' })
  expect(readSettings({ SEED: 'none' })).toMatchObject({ auditMonths: 24, crawlLogMonths: 24 })
  expect(read('84')).toMatchObject({ auditMonths: 84, crawlLogMonths: 0 })
  for (const wrong of ['5', '-1', '7.5', 'ever']) expect(() => read(wrong)).toThrow(/AUDIT_MONTHS/)
})
