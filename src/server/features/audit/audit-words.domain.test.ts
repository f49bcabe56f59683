import { expect, test } from 'vitest'
import { tellDetails } from './audit-words.domain.ts'

test.each([
  [{ kind: 'rejected', expires_on: '2026-12-31' }, 'Decision: Rejected · Until: 2026-12-31'],
  [{ status: 'wont_implement', note: null }, "Status: Won't Implement"],
  [{ comment: '0192c1a0-1111-7222-8333-444455556666', resolved: true }, 'Resolved: yes'],
  [{ fact: 'no.such' }, 'Question: A question that this version does not know (no.such)'],
  [{ from: 'member', to: 'admin' }, 'From member to admin'],
  [{ from: { rate: 80, hours: 4 }, to: { rate: 95, hours: 4 } }, 'Rate: 80 to 95'],
  [{ rows: 3, new: 1, created: 0 }, 'Rows: 3 · New: 1 · Created: 0'],
  [{ changed: ['owner_id', 'name'] }, 'Changed: owner id, name'],
  [{}, ''],
])('the details %j say %s', (details, words) => {
  expect(tellDetails(details)).toBe(words)
})
