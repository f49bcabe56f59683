import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestNode, testSettings } from '../../../../tests/support/app.ts'
import { call } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, makeVendor, signIn } from '../../../../tests/support/factories.ts'
import { openOwner } from '../../../../tests/support/owner.ts'
import { makeReview } from '../../../../tests/support/review.ts'
import type { WebNode } from '../../compose-web.ts'

/** A vendor whose earlier review was scored by version 1, and whose later one says the same. */

const owner = openOwner()
let node: WebNode
let app: FastifyInstance
let token = ''
let vendorId = ''
const scans: string[] = []
const pages = [
  {
    path: 'security',
    kind: 'security',
    text: '# Security\n\nAll customer data is encrypted at rest with AES-256.\n\nWe support SAML single sign-on.\n',
  },
]

beforeAll(async () => {
  node = await startTestNode()
  app = node.app
  const tenantId = (await makeTenant(owner)).id
  token = (await signIn(app, await makeUser(owner, tenantId, { role: 'admin' }))).access
  vendorId = await makeVendor(owner, tenantId)
  for (let index = 0; index < 2; index += 1)
    scans.push(await makeReview(owner, testSettings({ ROLE: 'worker' }), { tenantId, vendorId }, pages))
  await sql`update scans set score = 61, breakdown = breakdown - 'quality' - 'verdict_rule' - 'decided_by' - 'blocking'
    - 'middle' - 'names_ai' || '{"version": "1", "score": 61, "verdict": "do_not_approve_yet"}'::jsonb
    where id = ${scans[0]}`.execute(owner)
})

afterAll(async () => {
  await node.stop()
  await owner.destroy()
})

test('a review of version 1 keeps its score, has no quality, and its verdict is told in today’s words', async () => {
  const { body } = await call(app, 'GET', `/scans/${scans[0]}`, { token })
  expect(body.data.scan).toMatchObject({ score: 61, overall_score: 61, quality: null, score_version: '1' })
  expect(body.data.scan.breakdown).toMatchObject({ version: '1', verdict: 'conditions_not_met', decided_by: [] })
  const now = await call(app, 'GET', `/scans/${scans[1]}`, { token })
  expect(now.body.data.scan.score_version).toBe('2')
  expect(now.body.data.scan.quality).toBe(now.body.data.scan.breakdown.quality)
})

test('a comparison across versions gives the earlier answers on the later scale', async () => {
  const { body } = await call(app, 'GET', `/scans/${scans[1]}/changes?against=${scans[0]}`, { token })
  const { score } = (await call(app, 'GET', `/scans/${scans[1]}`, { token })).body.data.scan
  expect(body.data.changes.before).toMatchObject({ score: 61, score_version: '1', score_on_this_scale: score })
  expect(body.data.changes.claims).toEqual([])
})

test('the list finds a vendor by the verdict of its last review, whichever version gave it', async () => {
  await owner
    .deleteFrom('scans')
    .where('id', '=', scans[1] ?? '')
    .execute()
  const { body } = await call(app, 'GET', '/vendors?standing=conditions_not_met', { token })
  expect(body.data.vendors).toMatchObject([
    { id: vendorId, last_review: { score: 61, quality: null, verdict: 'conditions_not_met' } },
  ])
})
