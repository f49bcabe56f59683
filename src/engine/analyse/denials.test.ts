import { expect, test } from 'vitest'
import { facets } from '../../catalog/facets.ts'
import { makePage } from './corpus-for-tests.ts'
import { denialsOf } from './denials.ts'
import { matchRule } from './match.ts'
import { isPlainlyDenied, isSubjectDenied } from './polarity.ts'
import { compileRule } from './rules.ts'
import { prepareDocument, vendorPattern } from './units.ts'

const rules = denialsOf('status page').map((match, index) => compileRule(match, 'bc.status', 'no', index))

function isDenied(text: string): boolean {
  const page = prepareDocument(makePage({ title: 'Acme', text: `# Acme\n\n${text}\n` }), vendorPattern('Acme'))
  return page.units.some((unit) => rules.some((rule) => matchRule(rule, page, unit) !== null))
}

test.each([
  'There is no public status page.',
  'We do not currently offer a status page.',
  'A status page is not available yet.',
  'A status page is on our roadmap.',
])('the name of a thing is enough to read its denial: %s', (text) => {
  expect(isDenied(text)).toBe(true)
})

test.each([
  'Our status page is public.',
  'We do not send email, as the status page says it all.',
  'You never have to sign in to see the status page.',
])('a negation of something else denies nothing: %s', (text) => {
  expect(isDenied(text)).toBe(false)
})

test('a sentence denies what it opens with or what follows its opening', () => {
  const denied = (text: string, thing: string) => {
    const at = text.indexOf(thing)
    return isPlainlyDenied(text, at) || isSubjectDenied(text, at, at + thing.length)
  }
  expect(denied('for the time being we have not set any rto', 'rto')).toBe(true)
  expect(denied('past incidents are not made public', 'incidents')).toBe(true)
  expect(denied('backups are not available without a ticket', 'backups')).toBe(false)
  expect(denied('we keep backups, and keys are not included', 'backups')).toBe(false)
})

test('every facet is found in its example', () => {
  const silent = Object.entries(facets).filter(([, { pattern, example }]) => !pattern.test(example.toLowerCase()))
  expect(silent.map(([name]) => name)).toEqual([])
})
