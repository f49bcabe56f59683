import { expect, test } from 'vitest'
import { planImport } from './vendor-import.ts'

const none = { sites: new Set<string>(), names: new Set<string>() }
const row = (name: string, website = '', description = '') => ({ name, website, description })

test('each row is told what would become of it, with its reason', () => {
  const { rows, ready } = planImport(
    [
      row('Acme', 'acme.com', ' Forms '),
      row('  '),
      row('Inside', 'http://10.0.0.1'),
      row('a'.repeat(201)),
      row('Plain'),
    ],
    none,
    [],
  )
  expect(rows.map(({ outcome }) => outcome)).toEqual(['ready', 'invalid', 'invalid', 'invalid', 'ready'])
  expect(rows[2]?.problem).toContain('The address is a number, not a name.')
  expect(ready).toEqual([
    { name: 'Acme', website: 'https://acme.com/', domain: 'acme.com', description: 'Forms' },
    { name: 'Plain', website: null, domain: null, description: null },
  ])
})

test('what the organization has, and what an earlier row brings, is a duplicate by site or by name', () => {
  const known = { sites: new Set(['acme.com']), names: new Set(['basil']) }
  const { rows } = planImport(
    [row('Other', 'https://www.acme.com'), row('BASIL'), row('Cedar', 'cedar.io'), row('Cedar 2', 'www.cedar.io')],
    known,
    [],
  )
  expect(rows.map(({ outcome }) => outcome)).toEqual(['duplicate', 'duplicate', 'ready', 'duplicate'])
})
