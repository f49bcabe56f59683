import { beforeAll, describe, expect, test, vi } from 'vitest'
import type * as Preferences from './preferences.ts'
import type * as Format from './format.ts'

let preferencesOf: typeof Preferences
let format: typeof Format

beforeAll(async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  preferencesOf = await import('./preferences.ts')
  format = await import('./format.ts')
})

describe('the preferences of a user', () => {
  test('what is unknown or of another kind counts as not chosen', () => {
    const read = preferencesOf.readPreferences({ auto_refresh: 'yes', compact_mode: 1, timezone: 'toString' })
    expect(read).toEqual({ autoRefresh: false, compact: false, timezone: null })
  })

  test('a chosen zone is that of every date and time, with its summer time', () => {
    preferencesOf.usePreferencesOf({ timezone: 'est' })
    expect(format.formatDateTime('2026-07-01T03:30:00Z')).toBe('Jun 30, 2026, 23:30')
    expect(format.formatShortDate('2026-01-01T03:30:00Z')).toBe('Dec 31, 2025')
    preferencesOf.usePreferencesOf({ timezone: 'utc' })
    expect(format.formatDateTime('2026-07-01T03:30:00Z')).toBe('Jul 1, 2026, 03:30')
    expect(format.formatClock('2026-07-01T23:05:00Z')).toBe('23:05')
  })

  test('the list is asked every 30 seconds where that was chosen, else every minute', () => {
    preferencesOf.usePreferencesOf({ auto_refresh: true })
    expect(preferencesOf.quietRefresh()).toBe(30_000)
    preferencesOf.usePreferencesOf({})
    expect(preferencesOf.quietRefresh()).toBe(60_000)
  })
})
