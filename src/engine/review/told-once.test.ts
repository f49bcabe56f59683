import { expect, test } from 'vitest'
import type { Observation, Quote } from '../../contract/findings.ts'
import { makeFinding } from '../score/findings-for-tests.ts'
import { withoutDenials } from './told-once.ts'

const at = (start: number, words: string): Quote => ({
  document_id: 'd-terms',
  start,
  end: start + words.length,
  text: words,
})

const flag = (kind: Observation['kind'], ...quotes: readonly Quote[]): Observation => ({
  kind,
  text: 'A page says so.',
  facts: [],
  quotes: [...quotes],
})

const refusal = at(100, 'We do not promise any level of availability.')
const cap = at(900, 'Our liability will not exceed $50.')

test('what denies a fact is no red flag besides', () => {
  const denied = [makeFinding('bc.sla', 'no', { quotes: [refusal] })]
  expect(withoutDenials([flag('disclaimed', refusal, cap)], denied)).toEqual([flag('disclaimed', cap)])
  expect(withoutDenials([flag('disclaimed', refusal)], denied)).toEqual([])
})

test('a red flag stays where the fact is not denied, or the flag is a grave one', () => {
  const partly = [makeFinding('bc.sla', 'partial', { quotes: [refusal] })]
  expect(withoutDenials([flag('disclaimed', refusal)], partly)).toEqual([flag('disclaimed', refusal)])
  const denied = [makeFinding('priv.sale', 'no', { quotes: [refusal] })]
  expect(withoutDenials([flag('ad_sharing', refusal)], denied)).toEqual([flag('ad_sharing', refusal)])
})

test('observations of other kinds stay as they are', () => {
  const disputed = flag('contradiction', refusal)
  expect(withoutDenials([disputed], [makeFinding('bc.sla', 'no', { quotes: [refusal] })])).toEqual([disputed])
})
