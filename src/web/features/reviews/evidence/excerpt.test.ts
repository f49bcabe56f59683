import { describe, expect, test } from 'vitest'
import { excerptAround } from './excerpt.ts'

const text = `Security\n${'Words that come long before. '.repeat(20)}Members sign in with two factors. More follows here.\nAnother line.`
const quote = 'Members sign in with two factors.'
const start = text.indexOf(quote)

describe('an excerpt', () => {
  test('holds the quote exactly as the offsets give it', () => {
    expect(excerptAround(text, start, start + quote.length).quote).toBe(quote)
  })

  test('starts with a whole sentence and says that something was cut before', () => {
    const { before, isCutBefore } = excerptAround(text, start, start + quote.length, 60)
    expect(before.startsWith('Words that come')).toBe(true)
    expect(isCutBefore).toBe(true)
  })

  test('reaches the end of a short text without saying that something was cut', () => {
    const { after, isCutAfter } = excerptAround(text, start, start + quote.length)
    expect(after.endsWith('Another line.')).toBe(true)
    expect(isCutAfter).toBe(false)
  })

  test('is one piece of the text', () => {
    const { before, quote: middle, after } = excerptAround(text, start, start + quote.length, 40)
    expect(text).toContain(before + middle + after)
  })

  test('takes two lines of a menu at most', () => {
    const menu = `${['Home', 'Pricing', 'Docs', 'Security'].map((line) => `- ${line}`).join('\n\n')}\n\nData is encrypted.`
    const from = menu.indexOf('Data')
    expect(excerptAround(menu, from, menu.length).before).toBe('- Docs\n\n- Security\n\n')
  })

  test('is the whole text when the reach is infinite', () => {
    const { before, quote: middle, after } = excerptAround(text, start, start + quote.length, Infinity)
    expect(before + middle + after).toBe(text)
  })

  test('surroundings without spaces are cut between letters as people see them', () => {
    for (const shift of ['', 'x']) {
      const around = shift + '😀'.repeat(300)
      const whole = `${around}Data${around}`
      const { before, after } = excerptAround(whole, around.length, around.length + 4, 101)
      expect(before).toBe('😀'.repeat(before.length / 2))
      expect(before.length).toBeGreaterThan(99)
      expect(after).toBe(shift + '😀'.repeat(50))
    }
  })

  test('counts in UTF-16 code units', () => {
    const withEmoji = 'A 🔒 page. Data is encrypted.'
    const from = withEmoji.indexOf('Data')
    expect(excerptAround(withEmoji, from, withEmoji.length).quote).toBe('Data is encrypted.')
  })
})
