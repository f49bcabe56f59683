import { describe, expect, test } from 'vitest'
import { refusalOf } from './api-error.ts'

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
