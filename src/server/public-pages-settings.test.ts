import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const read = (more: Readonly<Record<string, string>>) =>
  readSettings({ SEED: 'none', PUBLIC_URL: 'https://app.assay.example', ...more })

test('the public pages have a host of their own where it is set up, and no prefix on a shared one', () => {
  expect(read({}).marketingUrl).toBeNull()
  expect(read({ MARKETING_URL: 'https://www.assay.example/' }).marketingUrl).toBe('https://www.assay.example')
  expect(read({ MARKETING_URL: 'https://app.assay.example' }).marketingUrl).toBeNull()
})

test.each([
  [{ MARKETING_URL: 'http://www.assay.example' }, 'both be https'],
  [{ BRIEFING_HOURS: '17:00-09:00' }, 'must end after they begin'],
  [{ BRIEFING_HOURS: '9-17' }, 'give hours as'],
  [{ BRIEFING_DAYS: '0' }, 'give days of the week'],
  [{ BRIEFING_TIME_ZONE: 'Nowhere' }, 'give a time zone'],
  [{ BRIEFING_PORTAL_ID: '12' }, 'belong together'],
])('%j stops the start in words', (given, words) => {
  expect(() => read(given)).toThrow(words)
})

test('a host of the public pages alone stops the start: each must lead to the other', () => {
  expect(() => readSettings({ SEED: 'none', MARKETING_URL: 'https://www.assay.example' })).toThrow('needs PUBLIC_URL')
})

test('visitors write to the host that they know, unless the operator names another address', () => {
  expect(read({}).contactEmail).toBe('contact@app.assay.example')
  expect(read({ CONTACT_EMAIL: 'hello@assay.example' }).contactEmail).toBe('hello@assay.example')
})
