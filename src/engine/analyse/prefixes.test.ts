import { expect, test } from 'vitest'
import { leadsOf } from './prefixes.ts'

test('the leads of a pattern are what its matches begin with', () => {
  const leads = (source: string) => [...(leadsOf(source) ?? ['unknown'])].sort()
  expect(leads('\\b(?:encrypt|aes)\\w*')).toEqual(['aes', 'encryp'])
  expect(leads('\\b(?:ai\\b|ml)')).toEqual(['ai', 'ml'])
  expect(leads('\\b(?:(?:two|2)[ -]?factor)')).toEqual(['2', 'two'])
  expect(leads('\\b(?:re?port)')).toEqual(['report', 'rport'])
  expect(leads('.*free')).toEqual(['unknown'])
})
