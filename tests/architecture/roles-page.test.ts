import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { permissions, roleGrants, roles } from '../../src/contract/permissions.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/roles.md'), 'utf8')

test('the page of roles says of every permission what each role holds', () => {
  const rows = page
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, name]) => permissions.some((permission) => permission === name))
  const said = rows.map(([, name, ...cells]) => [name, ...cells.slice(0, roles.length)])
  const held = permissions.map((one) => [one, ...roles.map((role) => (roleGrants(role, one) ? 'yes' : 'no'))])
  expect(said).toEqual(held)
})
