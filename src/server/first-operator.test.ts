import { afterAll, expect, test } from 'vitest'
import { openOwner } from '../../tests/support/owner.ts'
import { makeTenant, makeUser } from '../../tests/support/factories.ts'
import { suiteDatabase } from '../../tests/support/suite-database.ts'
import { makeFirstOperator } from './first-operator.ts'

const owner = openOwner()
const { ownerUrl } = suiteDatabase()

afterAll(() => owner.destroy())

const withoutOperators = () => owner.updateTable('users').set({ is_super_admin: false }).execute()

test('an installation without a super admin gets one without a password, once', async () => {
  await withoutOperators()
  const email = `operator-${crypto.randomUUID()}@firm.example`
  expect(await makeFirstOperator(ownerUrl, email)).toBe(true)
  expect(await makeFirstOperator(ownerUrl, `other-${email}`)).toBe(false)
  const made = await owner
    .selectFrom('users')
    .where('is_super_admin', '=', true)
    .select(['email', 'tenant_id', 'password_hash'])
    .execute()
  expect(made).toEqual([{ email, tenant_id: null, password_hash: null }])
})

test('an address that has an account is never made a super admin', async () => {
  await withoutOperators()
  const { email } = await makeUser(owner, (await makeTenant(owner)).id)
  await expect(makeFirstOperator(ownerUrl, email)).rejects.toThrow('has an account already')
  expect(await owner.selectFrom('users').where('is_super_admin', '=', true).select('id').execute()).toEqual([])
})
