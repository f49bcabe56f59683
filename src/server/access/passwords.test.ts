import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

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
