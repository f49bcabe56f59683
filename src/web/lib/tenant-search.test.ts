import { expect, test } from 'vitest'
import { atPage, narrowed } from './narrow-search.ts'
import { readTenantSearch } from './tenant-search.ts'

test('the address of an organization’s console keeps what narrows its log, and nothing that it does not know', () => {
  const given = { tab: 'audit', action: 'vendor_created', from: '2026-11-01', search: 42, page: '3', plan: 'pro' }
  expect(readTenantSearch(given)).toEqual({
    tab: 'audit',
    action: 'vendor_created',
    from: '2026-11-01',
    search: '42',
    page: 3,
  })
  expect(readTenantSearch({ page: '1', user: 'x'.repeat(65), search: '', until: null })).toEqual({})
  // The router lays what was read over what it was given.
  const wrong = { page: 'x', user: 'x'.repeat(65) }
  expect({ ...wrong, ...readTenantSearch(wrong) }).toEqual({})
})

test('narrowing a list leads to its first page, and an empty choice leaves the address', () => {
  const search = readTenantSearch({ tab: 'audit', action: 'vendor_created', page: 4 })
  expect(narrowed(search, { search: 'acme' })).toEqual({ tab: 'audit', action: 'vendor_created', search: 'acme' })
  expect(narrowed(search, { action: '' })).toEqual({ tab: 'audit' })
  expect([atPage(search, 2), atPage(search, 1)]).toEqual([
    { ...search, page: 2 },
    { tab: 'audit', action: 'vendor_created' },
  ])
})
