import { expect, test } from 'vitest'
import { vendorDirectory } from '../vendor-directory.ts'

test('the directory names at least 400 vendors, each with a domain and a category', () => {
  expect(vendorDirectory.length).toBeGreaterThanOrEqual(400)
  expect(vendorDirectory.filter((entry) => !entry.domain.includes('.') || entry.category === '')).toEqual([])
})

test('no name and no domain stands twice', () => {
  const names = vendorDirectory.map((entry) => entry.name.toLowerCase())
  const domains = vendorDirectory.map((entry) => entry.domain)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect(domains.filter((domain, at) => domains.indexOf(domain) !== at)).toEqual([])
})

test('no alias is the name of another vendor', () => {
  const names = new Set(vendorDirectory.map((entry) => entry.name.toLowerCase()))
  const clashes = vendorDirectory.flatMap((entry) => entry.aliases.filter((alias) => names.has(alias.toLowerCase())))
  expect(clashes).toEqual([])
})
