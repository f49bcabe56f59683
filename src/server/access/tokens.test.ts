import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { loadKeys } from './keys.ts'
import { accessTokenSeconds, readAccessToken, signAccessToken } from './tokens.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-tokens-'))
const keys = loadKeys(null, join(folder, 'own'))
const [user, session] = [crypto.randomUUID(), crypto.randomUUID()]

afterEach(() => {
  vi.useRealTimers()
})

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

test('a token that held once is over at its own moment', async () => {
  const token = await signAccessToken(keys, user, session, new Date())
  expect(await readAccessToken(keys, token)).toMatchObject({ sub: user, sid: session })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (accessTokenSeconds - 2) * 1_000 })
  expect(await readAccessToken(keys, token)).toMatchObject({ sid: session })
  vi.setSystemTime(Date.now() + 2_000)
  expect(await readAccessToken(keys, token)).toBeNull()
})

test('a changed signature is refused after the true one held, and so is the token under other keys', async () => {
  const token = await signAccessToken(keys, user, session, new Date())
  expect(await readAccessToken(keys, token)).not.toBeNull()
  const [head, body, signature = ''] = token.split('.')
  const first = signature.startsWith('A') ? 'B' : 'A'
  expect(await readAccessToken(keys, `${head}.${body}.${first}${signature.slice(1)}`)).toBeNull()
  expect(await readAccessToken(loadKeys(null, join(folder, 'other')), token)).toBeNull()
  expect(await readAccessToken(keys, token)).not.toBeNull()
})
