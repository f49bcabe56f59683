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
  const said = rows.map((cells) => cells.slice(1, 2 + roles.length))
  const held = permissions.map((one) =>
    [one as string].concat(roles.map((role) => (roleGrants(role, one) ? 'yes' : 'no'))),
  )
  expect(said).toEqual(held)
})
