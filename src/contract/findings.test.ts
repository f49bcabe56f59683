import { expect, test } from 'vitest'
import { finding } from './findings.ts'

test('a quote is never empty', () => {
  const quotes = [{ document_id: 'd', start: 0, end: 0, text: '' }]
  const row = {
    id: 'f',
    fact: 'enc.rest',
    value: 'yes',
    certainty: 'stated',
    tier: 'local',
    plans: [],
    params: {},
    quotes,
  }
  expect(finding.safeParse(row).success).toBe(false)
})
