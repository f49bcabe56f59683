import { expect, test } from 'vitest'
import { sealingWith } from './sealing.ts'

const old = { kid: 'old', secret: 'an old secret that has thirty-two letters' }
const current = { kid: 'new', secret: 'a newer secret that has thirty-two letters' }
const place = { column: 'outgoing_mail.message', row: 'one' }

test('what is sealed opens again, and is no part of what is stored', () => {
  const { seal, open } = sealingWith([current])
  const sealed = seal(place, 'https://assay.example/reset-password?token=ä')
  expect(sealed).toMatch(/^v1\.new\.[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(sealed).not.toContain('token')
  expect(open(place, sealed)).toBe('https://assay.example/reset-password?token=ä')
  expect(seal(place, 'twice')).not.toBe(seal(place, 'twice'))
})

test('a changed byte, another row, another column and a key that is gone are refused', () => {
  const { seal, open } = sealingWith([current])
  const sealed = seal(place, 'a secret')
  const parts = sealed.split('.')
  for (const index of [2, 3, 4]) {
    const changed = parts.map((part, at) =>
      at === index ? `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}` : part,
    )
    expect(() => open(place, changed.join('.'))).toThrow()
  }
  expect(() => open({ ...place, row: 'two' }, sealed)).toThrow()
  expect(() => open({ ...place, column: 'users.totp' }, sealed)).toThrow()
  expect(() => sealingWith([old]).open(place, sealed)).toThrow(/not in the key file/)
})

test('after a rotation the old key still opens and the new one seals', () => {
  const sealed = sealingWith([old]).seal(place, 'before')
  const rotated = sealingWith([current, old])
  expect(rotated.open(place, sealed)).toBe('before')
  expect(rotated.seal(place, 'after')).toContain('v1.new.')
})
