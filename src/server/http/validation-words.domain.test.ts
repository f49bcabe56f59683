import { expect, test } from 'vitest'
import { z } from 'zod'
import { sayIssue } from './validation-words.ts'

const said = (schema: z.ZodType, given: unknown): string | undefined =>
  schema.safeParse(given, { error: sayIssue }).error?.issues[0]?.message

test.each([
  [z.string().max(4), 'sixsix', '6 of 4 characters; shorten it by 2'],
  [z.string().min(1), '', 'This is empty'],
  [z.string(), undefined, 'This is missing'],
  [z.string(), 7, 'This is not a text'],
  [z.int(), 1.5, 'This is not a whole number'],
  [z.number(), 'x', 'This is not a number'],
  [z.number().max(9_999), 12_000, 'Give at most 9,999'],
  [z.number().min(1), 0, 'Give at least 1'],
  [z.array(z.string()).min(1), [], 'Give at least 1 entry'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'Give at most 2 entries'],
  [z.uuid(), 'no', 'This is not an id'],
  [z.iso.date(), '31.1.2026', 'This is not a date such as 2026-01-31'],
  [z.enum(['admin', 'member']), 'king', 'This is not one of: admin, member'],
  [z.strictObject({ a: z.string() }), { a: '', b: 1 }, 'This is not known here: b'],
  [z.union([z.string(), z.number()]), null, 'This is not what is expected'],
])('what is wrong is said in plain words: %#', (schema, given, words) => {
  expect(said(schema, given)).toBe(words)
})

test('the words of a schema itself come first', () => {
  expect(said(z.string().min(1, 'Vendor name is required'), '')).toBe('Vendor name is required')
})
