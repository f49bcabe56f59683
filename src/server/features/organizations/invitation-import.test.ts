import { expect, test } from 'vitest'
import { permissionsOf } from '../../../contract/permissions.ts'
import { planInvitations, type CheckedRow } from './invitation-import.ts'
import { partsOfName } from './invited-name.ts'
import { customRole, systemRole } from './roles.domain.ts'

const row = (email: string, role = '', name = ''): CheckedRow => ({ email, role, name, address: email, wrong: null })
const auditor = customRole({ id: 'a3f0', name: 'Auditor', permissions: ['view_reports'] })
const team = {
  members: new Set(['mia@firm.example']),
  pending: new Set(['pat@firm.example']),
  roles: [systemRole('admin'), systemRole('member'), auditor],
  held: permissionsOf('member'),
  allowedDomains: [],
  free: 10,
}

test('each row is told what would become of it: a known person, a role that is not there, one beyond the caller’s', () => {
  const { rows, ready } = planInvitations(
    [
      row('new@firm.example', '', ' Nora Field '),
      row('mia@firm.example'),
      row('pat@firm.example'),
      { ...row('x'), address: null, wrong: 'Please enter a valid email address' },
      row('boss@firm.example', 'ADMIN'),
      row('who@firm.example', 'Wizard'),
      row('audit@firm.example', ' auditor '),
      row('new@firm.example'),
      row('long@firm.example', '', 'a'.repeat(201)),
    ],
    team,
  )
  expect(rows.map(({ outcome }) => outcome)).toEqual([
    'ready',
    'member',
    'pending',
    'wrong_address',
    'role_beyond',
    'unknown_role',
    'ready',
    'duplicate',
    'invalid',
  ])
  expect(rows.filter(({ problem }) => problem === null).map(({ email }) => email)).toEqual([
    'new@firm.example',
    'audit@firm.example',
  ])
  expect(ready).toEqual([
    { email: 'new@firm.example', name: 'Nora Field', role: systemRole('member') },
    { email: 'audit@firm.example', name: '', role: auditor },
  ])
})

test('no more are invited than may be open at once', () => {
  const { rows } = planInvitations([row('a@firm.example'), row('b@firm.example')], { ...team, free: 1 })
  expect(rows.map(({ outcome }) => outcome)).toEqual(['ready', 'over_limit'])
})

test('only addresses of the allowed domains are invited, and a refusal names them', () => {
  const { rows } = planInvitations([row('a@firm.example'), row('b@mail.firm.example'), row('c@partner.example')], {
    ...team,
    allowedDomains: ['firm.example', 'partner.example'],
  })
  expect(rows.map(({ outcome }) => outcome)).toEqual(['ready', 'other_domain', 'ready'])
  expect(rows[1]?.problem).toBe('Your organization invites only addresses at firm.example or partner.example.')
})

test.each([
  ['Nora Field', 'Nora', 'Field'],
  ['Field, Nora', 'Nora', 'Field'],
  ['Nora van der Field', 'Nora', 'van der Field'],
  ['Nora', 'Nora', ''],
  ['', '', ''],
])('“%s” is %j and %j in a form', (name, first, last) => {
  expect(partsOfName(name)).toEqual({ first_name: first, last_name: last })
})
