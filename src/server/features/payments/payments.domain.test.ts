import { expect, test } from 'vitest'
import { holdOf, isUpgrade, ownAddress, suspendsAt, withSessionId } from './payments.domain.ts'

const origins = ['https://assay.example', 'http://localhost:8000']

test.each(['https://assay.example/done', 'http://localhost:8000/done?tab=1', 'https://assay.example'])(
  '%s is an address of this installation',
  (address) => expect(ownAddress(address, origins)).toBe(address),
)

test.each([
  '//evil.example/',
  '/done',
  'https://assay.example.evil.example/',
  'https://assay.example@evil.example/',
  'https://evil.example/?https://assay.example/',
  String.raw`https://assay.example\@evil.example/`,
  'https://assay.example:8443/',
  'http://assay.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://assay.example/\u0000',
  'https://assay.example/ x',
  '',
])('%s is none', (address) => expect(ownAddress(address, origins)).toBeNull())

test('an address without a place for the checkout gets one, before its fragment', () => {
  expect(withSessionId('https://a.example/done')).toBe('https://a.example/done?session_id={CHECKOUT_SESSION_ID}')
  expect(withSessionId('https://a.example/done?a=1#b')).toBe(
    'https://a.example/done?a=1&session_id={CHECKOUT_SESSION_ID}#b',
  )
  const own = 'https://a.example/done?id={CHECKOUT_SESSION_ID}'
  expect(withSessionId(own)).toBe(own)
})

const plan = (packageId: string, cycle: 'monthly' | 'yearly', amountCents: number) => ({
  packageId,
  version: 1,
  name: packageId,
  cycle,
  amountCents,
})
const starter = plan('starter', 'monthly', 199_900)
const pro = plan('pro', 'monthly', 349_900)

test('what costs more by the month is an upgrade, and a year of the same plan is one', () => {
  expect(isUpgrade(starter, pro)).toBe(true)
  expect(isUpgrade(pro, starter)).toBe(false)
  expect(isUpgrade(starter, plan('starter', 'yearly', 1_999_000))).toBe(true)
  expect(isUpgrade(plan('starter', 'yearly', 1_999_000), starter)).toBe(false)
  expect(isUpgrade(pro, plan('starter', 'yearly', 1_999_000))).toBe(false)
})

test('nothing new starts once a payment is thirty days late, or disputed', () => {
  const since = new Date('2026-01-01T00:00:00Z')
  expect(suspendsAt(since)).toEqual(new Date('2026-01-31T00:00:00Z'))
  const late = { past_due_since: since, is_disputed: false }
  expect(holdOf(late, new Date('2026-01-30T23:59:59Z'))).toBeNull()
  expect(holdOf(late, new Date('2026-01-31T00:00:00Z'))).toBe('overdue')
  expect(holdOf({ past_due_since: null, is_disputed: true }, since)).toBe('disputed')
})
