import { beforeAll, expect, test } from 'vitest'
import { routeList } from '../../src/contract/routes.ts'
import { call } from '../support/call.ts'
import { makeTenant, makeUser, signIn } from '../support/factories.ts'
import { useTestNode } from '../support/test-node.ts'

/** Every route of the table, called by an admin whose organization asks for a second factor that they do not have. */
const product = useTestNode()
const nowhere = '00000000-0000-7000-8000-000000000000'
const code = 'two_factor_setup_required'
let token = ''

beforeAll(async () => {
  const { id } = await makeTenant(product.owner)
  await product.owner
    .updateTable('tenants')
    .set({ second_factor_since: new Date(0) })
    .where('id', '=', id)
    .execute()
  token = (await signIn(product.app, await makeUser(product.owner, id, { role: 'admin' }))).access
})

const guarded = routeList.filter(([name, { access }]) => access !== 'public' && name !== 'auth.logout')

test.each(guarded)('%s answers before a second factor only where setting one up takes it', async (_name, spec) => {
  const path = spec.path.replaceAll(/\{\w+\}/g, nowhere)
  const takesBody = spec.method !== 'GET' && spec.method !== 'DELETE'
  const { status, body } = await call(product.app, spec.method, path, { token, ...(takesBody ? { body: {} } : {}) })
  if (spec.beforeSecondFactor) expect(body.code).not.toBe(code)
  else if (spec.access === 'super_admin') expect(status).toBe(403)
  else expect([status, body.code]).toEqual([403, code])
})

test('what setting a second factor up takes is ten routes, and no other is open', () => {
  const open = routeList.filter(([, spec]) => spec.beforeSecondFactor).map(([name]) => name)
  expect(open).toEqual([
    'account.hasPassword',
    'account.changePassword',
    'account.setPassword',
    'account.secondFactors',
    'account.beginAuthenticator',
    'account.confirmAuthenticator',
    'account.beginPasskey',
    'account.addPasskey',
    'auth.logout',
    'auth.me',
  ])
})
