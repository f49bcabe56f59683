import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestNode, testSettings } from '../../../../tests/support/app.ts'
import { call } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, makeVendor, signIn } from '../../../../tests/support/factories.ts'
import { openOwner } from '../../../../tests/support/owner.ts'
import { makeReview, runScanJob, type TestPage } from '../../../../tests/support/review.ts'
import { createProcessPool, type ProcessPool } from '../../../adapters/isolation/process-pool.ts'
import type { WebNode } from '../../compose-web.ts'

const owner = openOwner()
let node: WebNode
let app: FastifyInstance
let token = ''
let tenantId = ''

beforeAll(async () => {
  node = await startTestNode()
  app = node.app
  tenantId = (await makeTenant(owner)).id
  token = (await signIn(app, await makeUser(owner, tenantId, { role: 'member' }))).access
})

afterAll(async () => {
  await node.stop()
  await owner.destroy()
})

function faultyReaders(stepMilliseconds = 4_000): ProcessPool {
  return createProcessPool({
    entry: join(import.meta.dirname, '../../../../tests/support/faulty-reader-child.ts'),
    heapBytes: 200 * 1024 * 1024,
    limitsOf: () => ({ memoryBytes: 400 * 1024 * 1024, taskMilliseconds: 60_000, stepMilliseconds }),
    atOnce: 1,
    waiting: 8,
    waitingOfOne: 8,
    idleMilliseconds: 10_000,
  })
}

const good = 'All customer data is encrypted at rest with AES-256.'
const holding = 'This sentence holds its reader for ever.'
const page = (path: string, text: string): TestPage => ({
  path,
  kind: 'security',
  text: `# Security\n\n${text} ${path}\n`,
})

async function review(pages: readonly TestPage[]): Promise<{ scanId: string; vendorId: string }> {
  const vendorId = await makeVendor(owner, tenantId)
  return { vendorId, scanId: await makeReview(owner, testSettings(), { tenantId, vendorId }, pages, faultyReaders()) }
}

const ledgerOf = async (scanId: string): Promise<{ url: string; outcome: string; reason: string }[]> =>
  (await call(app, 'GET', `/scans/${scanId}/ledger`, { token })).body.data.ledger

test('a page that holds its reader stands in the ledger as unreadable, and the rest is reviewed', async () => {
  const { scanId } = await review([page('good', good), page('held', holding)])
  const { body } = await call(app, 'GET', `/scans/${scanId}/review`, { token })
  expect(body.data.scan.scan_status).toBe('completed')
  const encryption = body.data.findings.find((finding: { fact: string }) => finding.fact === 'enc.rest')
  expect(encryption).toMatchObject({ value: 'yes', quotes: [{ text: `${good} good` }] })
  const unreadable = (await ledgerOf(scanId)).filter(({ outcome }) => outcome === 'unreadable')
  expect(unreadable).toMatchObject([{ url: 'https://acme.example/held', reason: 'Took too long' }])
})

test('a scan of which three pages hold their reader fails with the reason, and costs nothing', async () => {
  const { scanId } = await review([page('good', good), ...['a', 'b', 'c'].map((path) => page(path, holding))])
  const { body } = await call(app, 'GET', `/scans/${scanId}/status`, { token })
  expect(body.data).toMatchObject({
    scan_status: 'failed',
    error_log:
      'The analysis of this vendor’s pages had to be stopped 3 times. What was found is kept. You were not charged.',
  })
  expect((await ledgerOf(scanId)).filter(({ outcome }) => outcome === 'unreadable')).toHaveLength(3)
})

test('a scan whose worker ended three times is given up at the fourth claim; one that was handed back is not', async () => {
  const { scanId, vendorId } = await review([page('good', good)])
  const again = async (held: boolean, drops: number) => {
    await sql`update scans set status = 'running', completed_at = null, held = ${held}, drops = ${drops} where id = ${scanId}`.execute(
      owner,
    )
    await sql`delete from scan_steps where scan_id = ${scanId} and agent = 'executive_summary_generator'`.execute(owner)
    await runScanJob(owner, testSettings(), { tenantId, vendorId }, scanId)
    return (await call(app, 'GET', `/scans/${scanId}/status`, { token })).body.data
  }
  expect(await again(false, 2)).toMatchObject({ scan_status: 'completed' })
  expect(await again(true, 2)).toMatchObject({
    scan_status: 'failed',
    error_log: 'The scan was interrupted three times. What was found is kept. You were not charged.',
  })
})

/** A review whose reader is held, and what is said of its scan as long as it goes on. */
async function reviewWhile(readers: ProcessPool, say: (scanId: string) => Promise<unknown>): Promise<string> {
  const vendorId = await makeVendor(owner, tenantId)
  const over = new AbortController()
  const pages = [page('good', good), page('held', holding)]
  const reviewed = makeReview(owner, testSettings(), { tenantId, vendorId }, pages, readers).finally(() => over.abort())
  while (!over.signal.aborted) {
    const scan = await owner.selectFrom('scans').where('vendor_id', '=', vendorId).select('id').executeTakeFirst()
    if (scan) await say(scan.id)
    await delay(100)
  }
  return reviewed
}

test('a scan goes on when somebody only says that it was cancelled', async () => {
  const scanId = await reviewWhile(faultyReaders(), (id) =>
    sql`select pg_notify('assay_live', ${JSON.stringify({ type: 'scan_cancelled', scan: id })})`.execute(owner),
  )
  const { body } = await call(app, 'GET', `/scans/${scanId}/status`, { token })
  expect(body.data).toMatchObject({ scan_status: 'completed' })
})

test('a scan that is cancelled lets go of a reader that is held', async () => {
  const began = performance.now()
  const scanId = await reviewWhile(faultyReaders(50_000), async (id) => {
    const { attempt } = await owner.selectFrom('scans').where('id', '=', id).select('attempt').executeTakeFirstOrThrow()
    if (attempt === 0) return
    // So that the reader is held by then.
    await delay(2_000)
    await call(app, 'POST', `/scans/${id}/cancel`, { token })
  })
  expect(performance.now() - began).toBeLessThan(30_000)
  const { body } = await call(app, 'GET', `/scans/${scanId}/status`, { token })
  expect(body.data).toMatchObject({ scan_status: 'failed' })
})
