import { expect, test } from 'vitest'
import { tellRoleEvent, type RoleEvent } from './role-events.ts'

const names = {
  member: (id: string) => (id === 'u-1' ? 'Nora Field' : 'a former member'),
  permission: (id: string) => id.replaceAll('_', ' '),
}
const event = (action: string, details: RoleEvent['details'], resource = 'r-1'): RoleEvent => ({
  id: 'e-1',
  action,
  resource_id: resource,
  user_email: 'admin@firm.example',
  timestamp: '2026-01-02T03:04:05Z',
  details,
})

test.each([
  [
    event('role_created', { name: 'Auditor', permissions: ['view_reports', 'export_data'] }),
    'Created the role Auditor',
    'Granted: view reports, export data.',
  ],
  [
    event('role_updated', {
      name: 'Auditor',
      from: ['view_reports', 'run_scans'],
      to: ['view_reports', 'export_data'],
    }),
    'Changed the role Auditor',
    'Granted: export data. Taken back: run scans.',
  ],
  [event('role_updated', { name: 'Auditor', from: [], to: [] }), 'Changed the role Auditor', ''],
  [event('role_deleted', { name: 'Auditor' }), 'Deleted the role Auditor', ''],
  [
    event('roles_assigned', { name: 'Auditor', users: ['u-1', 'u-2'] }),
    'Gave the role Auditor to Nora Field, a former member',
    '',
  ],
  [
    event('user_updated', { from: 'Member', to: 'Admin' }, 'u-1'),
    'Changed the role of Nora Field',
    'From Member to Admin.',
  ],
])('a role event is told in words: %#', (given, text, more) => {
  expect(tellRoleEvent(given, names)).toEqual({ text, more })
})
