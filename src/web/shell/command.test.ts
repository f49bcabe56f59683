import { expect, test } from 'vitest'
import { matching, type Command } from './command.ts'

const named = (label: string): Command => ({ key: label, label, kind: 'Page', run: () => undefined })
const all = [named('Review Hub'), named('Settings: Preferences'), named('Vendors never reviewed')]
const found = (typed: string) => matching(all, typed).map(({ label }) => label)

test('a command is found by the words of its name, in any order and case', () => {
  expect(found('REVIEW')).toEqual(['Review Hub', 'Vendors never reviewed'])
  expect(found('pref set')).toEqual(['Settings: Preferences'])
  expect(found('review settings')).toEqual([])
})

test('with nothing typed all commands are offered', () => {
  expect(found('  ')).toHaveLength(3)
})
