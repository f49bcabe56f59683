import { expect, test } from 'vitest'
import { matchPeople, mentionAt, mentionedIn } from './mentions.ts'

const people = [
  { id: '1', name: 'Dana Levi' },
  { id: '2', name: 'Omar Haddad' },
  { id: '3', name: 'Daniel Okafor' },
]

test('an @ after a space names somebody, an address does not', () => {
  expect(mentionAt('Ask @Da', 7)).toEqual({ from: 4, typed: 'Da' })
  expect(mentionAt('Ask dana@firm', 13)).toBeNull()
  expect(mentionAt('No one', 3)).toBeNull()
})

test('first and last names are found by how they begin', () => {
  expect(matchPeople(people, 'da').map(({ id }) => id)).toEqual(['1', '3'])
  expect(matchPeople(people, 'had').map(({ id }) => id)).toEqual(['2'])
})

test('who was chosen and then deleted from the text is not mentioned', () => {
  expect(mentionedIn('Look, @Omar Haddad', people.slice(0, 2))).toEqual(['2'])
})
