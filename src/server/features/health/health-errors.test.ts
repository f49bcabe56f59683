import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestNode } from '../../../../tests/support/app.ts'
import { call } from '../../../../tests/support/call.ts'
import { makeScan, makeTenant, makeUser, makeVendor, signIn } from '../../../../tests/support/factories.ts'
import { openOwner } from '../../../../tests/support/owner.ts'
import type { WebNode } from '../../compose-web.ts'

const owner = openOwner()
let node: WebNode
let app: FastifyInstance
let token = ''

beforeAll(async () => {
  node = await startTestNode()
  app = node.app
  token = (await signIn(app, await makeUser(owner, null, { isSuper: true, role: 'admin' }))).access
})

afterAll(async () => {
  await node.stop()
  await owner.destroy()
})

async function failScan(at: Date, more: { cancelled_at?: Date } = {}): Promise<string> {
  const { id } = await makeTenant(owner)
  const scan = await makeScan(owner, id, await makeVendor(owner, id), 'failed')
  await owner
    .updateTable('scans')
    .set({ progress_at: at, error_log: 'The site did not answer.', ...more })
    .where('id', '=', scan)
    .execute()
  return scan
}

const read = async (query = '') => (await call(app, 'GET', `/health/errors${query}`, { token })).body.data

test('the operator sees which scans failed, whose they are and why, and none that was cancelled', async () => {
  const [failed, cancelled] = [await failScan(new Date()), await failScan(new Date(), { cancelled_at: new Date() })]
  const { counts, errors } = await read('?limit=500')
  const of = (id: string) => errors.find((one: { reference: string }) => one.reference === id)
  expect(of(failed)).toMatchObject({ kind: 'scan', message: 'The site did not answer.' })
  expect(of(failed).tenant_name).toMatch(/^Tenant /)
  expect(of(cancelled)).toBeUndefined()
  expect(counts.scan).toBeGreaterThanOrEqual(1)
})

test('what failed before the days that are asked for is not told', async () => {
  const scan = await failScan(new Date(Date.now() - 3 * 86_400_000))
  const references = async (query: string) =>
    (await read(query)).errors.map((one: { reference: string }) => one.reference)
  expect(await references('?days=2&limit=500')).not.toContain(scan)
  expect(await references('?days=4&limit=500')).toContain(scan)
})
