import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { vendorDirectory } from '../../catalog/vendor-directory.ts'
import { searchDirectory } from './search-directory.ts'

const first = (query: string) => searchDirectory(query, vendorDirectory)[0]?.name

test.each([
  ['slack', 'Slack'],
  ['SLA', 'Slack'],
  ['sales force', 'Salesforce'],
  ['SFDC', 'Salesforce'],
  ['https://www.notion.com/pricing', 'Notion'],
  ['app.asana.com', 'Asana'],
  ['atlasian', 'Jira'],
  ['databrikcs', 'Databricks'],
  ['1pass', '1Password'],
  ['chatgpt', 'OpenAI'],
  ['gsuite', 'Google Workspace'],
  ['monday', 'monday.com'],
])('typing %s finds %s first', (query, name) => {
  expect(first(query)).toBe(name)
})

test('at most eight vendors are found, exact before prefix before the rest', () => {
  const found = searchDirectory('re', vendorDirectory)
  expect(found).toHaveLength(8)
  expect(searchDirectory('remote', vendorDirectory)[0]?.name).toBe('Remote')
})

test('what resembles nothing, or holds no letter, finds nothing', () => {
  expect(searchDirectory('qqzzxxjj', vendorDirectory)).toEqual([])
  expect(searchDirectory(' .?/ ', vendorDirectory)).toEqual([])
})

test('every vendor is found first or nearly first by its own name and first by its domain', () => {
  const lost = vendorDirectory.filter(
    (entry) => !searchDirectory(entry.name, vendorDirectory).slice(0, 2).includes(entry),
  )
  expect(lost.map((entry) => entry.name)).toEqual([])
  const misplaced = vendorDirectory.filter(
    (entry) => !searchDirectory(`https://${entry.domain}/`, vendorDirectory).slice(0, 2).includes(entry),
  )
  expect(misplaced.map((entry) => entry.domain)).toEqual([])
})

test('one wrong, missing or swapped letter in a long name still finds it', () => {
  const long = vendorDirectory.filter((entry) => /^[a-z]{8,}$/i.test(entry.name))
  const place = fc.integer({ min: 1, max: 6 })
  fc.assert(
    fc.property(fc.constantFrom(...long), place, ({ name }, at) => {
      const swapped = name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2)
      for (const typed of [name.slice(0, at) + name.slice(at + 1), swapped]) {
        expect(searchDirectory(typed, vendorDirectory).map((entry) => entry.name)).toContain(name)
      }
    }),
  )
})

test('any text is answered within a twentieth of a second', () => {
  const long = 'x'.repeat(100_000)
  const started = performance.now()
  for (const query of [long, 'micro soft', '%%%', 'éclair']) searchDirectory(query, vendorDirectory)
  expect(performance.now() - started).toBeLessThan(200)
})
