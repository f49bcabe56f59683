import { expect, test } from 'vitest'
import { auditActions, organizationActions } from './audit.forms.ts'
import { routeList } from './routes.ts'

test('what members of an organization can do is offered in the log of their organization', () => {
  const own = routeList.flatMap(([, { access, audit }]) =>
    audit && access !== 'super_admin' && access !== 'public' ? [audit.action] : [],
  )
  expect(own.length).toBeGreaterThan(30)
  expect(own.filter((action) => !organizationActions.includes(action))).toEqual([])
  expect(auditActions.length - organizationActions.length).toBe(13)
})
