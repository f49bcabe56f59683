import { expect, test } from 'vitest'
import { locate, packed, type Anchor } from './anchor.ts'

const anchorOf = (text: string, selectedText: string, from = 0): Anchor => {
  const start = text.indexOf(selectedText, from)
  const end = start + selectedText.length
  return {
    selectedText,
    prefix: text.slice(Math.max(0, start - 32), start),
    suffix: text.slice(end, end + 32),
    startOffset: packed(text.slice(0, start)).length,
  }
}

const found = (text: string, anchor: Anchor): string | null => {
  const bare = packed(text)
  const span = locate(bare, anchor)
  return span === null ? null : bare.slice(span.start, span.end)
}

const text = 'Data is encrypted at rest with AES-256. Backups are kept. Logs are kept for 90 days.'

test('a passage is found where it stood, however its lines break', () => {
  expect(found('Data is\nencrypted  at rest with AES-256.', anchorOf(text, 'encrypted at rest'))).toBe(
    'encryptedatrest',
  )
})

test('of two like passages the one beside the same words is found', () => {
  const second = anchorOf(text, 'are kept', text.indexOf('Logs'))
  const moved = `Two new sentences stand here now. ${text}`
  const span = locate(packed(moved), second)
  expect(span?.start).toBe(packed(moved.slice(0, moved.indexOf('are kept for'))).length)
})

test('a passage that was edited a little is found, one that was rewritten is not', () => {
  const anchor = anchorOf(text, 'encrypted at rest with AES-256')
  expect(found('Data is encrypted at rest using AES-256. Backups.', anchor)).toContain('encryptedatrest')
  expect(found('We protect what customers store with strong ciphers.', anchor)).toBeNull()
})

test('an edited passage that could be in two places is not guessed onto either', () => {
  const anchor = anchorOf(text, 'encrypted at rest with AES-256')
  expect(found('A encrypted at rest with AES-128. And B encrypted at rest with AES-128.', anchor)).toBeNull()
})

test('a word that stands elsewhere beside other words is another word', () => {
  expect(found('The keys rotate. Where are kept the logs?', anchorOf('Logs are kept.', 'Logs'))).toBeNull()
})
