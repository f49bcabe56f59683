import { describe, expect, test } from 'vitest'
import {
  countOf,
  formatBytes,
  formatDateTime,
  formatMinutes,
  formatShortDate,
  shortAddress,
  shortHash,
} from './format.ts'

describe('dates', () => {
  test('a date that cannot be read is called invalid', () => {
    expect(formatDateTime('soon')).toBe('Invalid date')
    expect(formatShortDate(null)).toBe('Invalid date')
  })

  test('the short date is the US one', () => {
    expect(formatShortDate('2026-11-20T12:00:00Z')).toBe('Nov 20, 2026')
  })

  test('a moment is written like the date, with the clock of 24 hours', () => {
    expect(formatDateTime('2026-11-20T12:00:00Z')).toMatch(/^Nov \d{1,2}, 2026, \d\d:00$/)
  })
})

describe('amounts', () => {
  test('one is singular and thousands are grouped', () => {
    expect(countOf(1, 'document')).toBe('1 document')
    expect(countOf(1200, 'reply', 'replies')).toBe('1,200 replies')
  })

  test('minutes are told as minutes and seconds', () => {
    expect(formatMinutes(6.667)).toBe('6 min 40 s')
    expect(formatMinutes(0.5)).toBe('30 s')
    expect(formatMinutes(2)).toBe('2 min')
  })

  test('bytes are told in decimal units', () => {
    expect(formatBytes(999)).toBe('999 B')
    expect(formatBytes(1500)).toBe('1.5 kB')
    expect(formatBytes(2_340_000)).toBe('2.3 MB')
  })
})

describe('addresses and hashes', () => {
  test('an address loses its protocol and last slash', () => {
    expect(shortAddress('https://lumenpath.example/security/')).toBe('lumenpath.example/security')
  })

  test('a hash keeps its first eight and last four digits', () => {
    expect(shortHash(`c7713aa0${'0'.repeat(52)}54f1`)).toBe('c7713aa0…54f1')
  })
})
