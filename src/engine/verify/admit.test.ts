import { expect, test } from 'vitest'
import type { Finding } from '../../contract/findings.ts'
import { admitFindings } from './admit.ts'
import { cutQuote } from './quotes.ts'

const document = { id: 'd-1', text: 'We encrypt all data at rest. We hold a SOC 2 report.' }

function finding(quotes: Finding['quotes'], value: Finding['value'] = 'yes'): Finding {
  return {
    id: 'f-enc.rest',
    fact: 'enc.rest',
    value,
    certainty: 'likely',
    tier: 'local',
    plans: [],
    params: {},
    quotes,
  }
}

test('a finding whose quote stands in the document is accepted', () => {
  const quote = cutQuote(document, 0, 28)
  expect(quote?.text).toBe('We encrypt all data at rest.')
  expect(admitFindings([finding(quote ? [quote] : [])], [document]).accepted).toHaveLength(1)
})

test('a finding with one changed character in its quote is refused', () => {
  const quote = { document_id: 'd-1', start: 0, end: 28, text: 'We encrypt all data at rest!' }
  expect(admitFindings([finding([quote])], [document]).refused[0]?.reason).toBe('quote not found')
})

test('a quote at the wrong place is refused even when its text stands elsewhere', () => {
  const quote = { document_id: 'd-1', start: 1, end: 29, text: 'We encrypt all data at rest.' }
  expect(admitFindings([finding([quote])], [document]).refused).toHaveLength(1)
})

test('a stated finding without a quote is refused, and a not-stated one with a quote too', () => {
  const quote = cutQuote(document, 0, 28)
  const admission = admitFindings([finding([]), finding(quote ? [quote] : [], 'not-stated')], [document])
  expect(admission.refused.map((one) => one.reason)).toEqual(['no quote', 'quotes on an unstated fact'])
})

test('a quote never holds half a character, and one that does is refused', () => {
  const emoji = { id: 'd-3', text: 'Data 🔒 is encrypted.' }
  expect(cutQuote(emoji, 6, 21)).toEqual({ document_id: 'd-3', start: 5, end: 21, text: '🔒 is encrypted.' })
  expect(cutQuote(emoji, 0, 6)).toEqual({ document_id: 'd-3', start: 0, end: 7, text: 'Data 🔒' })
  const half = { document_id: 'd-3', start: 0, end: 6, text: emoji.text.slice(0, 6) }
  expect(admitFindings([finding([half])], [emoji]).refused[0]?.reason).toBe('quote not found')
})

test('a quote of a document that was not read is refused', () => {
  expect(
    admitFindings([finding([{ document_id: 'd-2', start: 0, end: 2, text: 'We' }])], [document]).refused,
  ).toHaveLength(1)
})
