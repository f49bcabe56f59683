import { expect, test } from 'vitest'
import { call } from '../../../tests/support/call.ts'
import { makeTenant, makeUser, password } from '../../../tests/support/factories.ts'
import { useTestNode } from '../../../tests/support/test-node.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

const product = useTestNode()

test('a flood of checks is refused as busy, and neither an owner’s check nor the end of the queue suffers', async () => {
  const stored = await hashPassword('Correct-horse-9')
  const flood = Array.from({ length: 160 }, () => verifyPassword(stored, 'Wrong-horse-9'))
  let before = 0
  for (const one of flood)
    one.then(
      () => (before += 1),
      () => undefined,
    )
  expect(await verifyPassword(stored, 'Correct-horse-9', true)).toBe(true)
  // Those that were being looked at, and those that ended beside it: not the hundred that wait.
  expect(before).toBeLessThan(12)
  const ended = await Promise.allSettled(flood)
  const refused = ended.filter((one) => one.status === 'rejected')
  expect(refused).toHaveLength(56)
  expect(refused[0]?.reason).toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 })
  expect(await verifyPassword(stored, 'Correct-horse-9')).toBe(true)
})

test('a whole sign-in takes less than 150 ms of CPU', async () => {
  const { id } = await makeTenant(product.owner)
  const spent: number[] = []
  for (let index = 0; index < 8; index += 1) {
    const { email } = await makeUser(product.owner, id)
    const begin = process.cpuUsage()
    expect((await call(product.app, 'POST', '/auth/login', { body: { email, password } })).status).toBe(200)
    const { user, system } = process.cpuUsage(begin)
    spent.push((user + system) / 1000)
  }
  // The median: the first one compiles what the others only run.
  expect(spent.toSorted((a, b) => a - b)[4]).toBeLessThan(150)
})
