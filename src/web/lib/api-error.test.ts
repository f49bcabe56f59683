import { describe, expect, test } from 'vitest'
import { messageOf, refusalOf, unreachable } from './api-error.ts'

const response = { status: 409, statusText: 'Conflict' }
const body = { detail: 'Larkfield is already one of your vendors.', code: 'conflict', request_id: 'r-1' }

describe('a refusal', () => {
  test('names the vendor that is in the way where the server does', () => {
    const refusal = refusalOf(response, { ...body, vendor_id: 'v-1' })
    expect(refusal).toMatchObject({ status: 409, message: body.detail, requestId: 'r-1', vendorId: 'v-1' })
  })

  test('names none where the server does not', () => {
    for (const vendorId of [undefined, null, '', 7])
      expect(refusalOf(response, { ...body, vendor_id: vendorId }).vendorId).toBeNull()
    expect(refusalOf(response, null)).toMatchObject({ message: 'HTTP 409: Conflict', requestId: null, vendorId: null })
  })
})

describe('what is shown of a failure', () => {
  const bare = refusalOf({ status: 502, statusText: 'Bad Gateway' }, null)

  test.each([
    ['the server’s own words', refusalOf(response, body), body.detail],
    ['words without a code', refusalOf(response, { message: 'No.' }), 'No.'],
    ['what was not done, before a bare status', bare, 'Sign in failed: HTTP 502: Bad Gateway'],
    ['a status without a name', refusalOf({ status: 502, statusText: '' }, ''), 'Sign in failed: HTTP 502'],
    ['that no answer came', unreachable(), unreachable().message],
    ['what was not done, in place of no words', new Error(''), 'Sign in failed'],
  ])('is %s', (_words, error, text) => {
    expect(messageOf(error, 'Sign in failed')).toBe(text)
  })

  test('is the bare status where nothing says what was not done', () => {
    expect(messageOf(bare)).toBe('HTTP 502: Bad Gateway')
    expect(messageOf(bare, 'It was not saved. Please try again.')).toBe(
      'It was not saved. Please try again. HTTP 502: Bad Gateway',
    )
  })
})
