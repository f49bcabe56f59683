import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ForeignText } from './ForeignText.tsx'

const show = (text: string): string => renderToStaticMarkup(createElement(ForeignText, { text }))

test('hidden characters are on the screen by name and not as themselves', () => {
  const markup = show('pay \u202eexe.pdf\u001b[31m \u200b\u200b')
  expect(markup).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  expect(markup.replaceAll(/<[^>]*>/g, '')).toBe('pay U+202Eexe.pdfU+001B[31m U+200B and 1 more')
  expect(markup).toContain('title="Hidden character U+202E"')
})

test('text without hidden characters is itself, right-to-left text and emoji too', () => {
  for (const text of ['All data is encrypted.', 'شركة أمن', 'אבטחה', '👩‍💻 می‌خواهم', 'a\n\nb'])
    expect(show(text)).toBe(text)
  expect(show('')).toBe('')
})
