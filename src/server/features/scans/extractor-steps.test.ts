import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestNode, testSettings } from '../../../../tests/support/app.ts'
import { call } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, makeVendor, signIn } from '../../../../tests/support/factories.ts'
import { openOwner } from '../../../../tests/support/owner.ts'
import { makeReview } from '../../../../tests/support/review.ts'
import { reviewDocument } from '../../../contract/documents.ts'
import type { ReviewPage } from '../../../contract/reviews.page.ts'
import { makeCorpus } from '../../../engine/analyse/corpus-for-tests.ts'
import { phraseExtractor } from '../../../engine/analyse/phrase-extractor-for-tests.ts'
import { runExtractors } from '../../../engine/analyse/run-extractors.ts'
import type { WebNode } from '../../compose-web.ts'

const owner = openOwner()
let node: WebNode
let app: FastifyInstance
let token = ''
let tenantId = ''
let scanId = ''
const encrypted = 'All customer data is encrypted at rest with AES-256.'
const odd = 'Old disks are kept as they are.'

beforeAll(async () => {
  node = await startTestNode()
  app = node.app
  tenantId = (await makeTenant(owner)).id
  token = (await signIn(app, await makeUser(owner, tenantId, { role: 'admin' }))).access
  const vendorId = await makeVendor(owner, tenantId)
  const text = `# Security\n\n${encrypted}\n\n${odd}\n\nWe support SAML single sign-on.\n`
  const pages = [{ path: 'security', kind: 'security', text }]
  scanId = await makeReview(owner, testSettings({ ROLE: 'worker' }), { tenantId, vendorId }, pages)
})

afterAll(async () => {
  await node.stop()
  await owner.destroy()
})

const stepsOf = async () =>
  owner.selectFrom('scan_steps').where('scan_id', '=', scanId).select(['agent', 'extractor']).execute()

/** Stores what a second extractor reads in the scan's documents, as steps of its own. */
async function storeSecond(): Promise<void> {
  const rows = await owner
    .selectFrom('captures')
    .innerJoin('scan_documents', 'scan_documents.capture_id', 'captures.id')
    .where('scan_documents.scan_id', '=', scanId)
    .selectAll('captures')
    .select(['scan_documents.kind', 'scan_documents.status', 'scan_documents.fetched_at'])
    .select(['scan_documents.title', 'scan_documents.language'])
    .execute()
  const documents = rows.map((row) =>
    reviewDocument.parse({ ...row, redirects: [], fetched_at: row.fetched_at.toISOString() }),
  )
  const second = phraseExtractor([{ fact: 'enc.rest', phrase: odd, value: 'no' }])
  for (const { extractor, answer } of await runExtractors([second], makeCorpus(documents))) {
    const result = JSON.stringify(answer)
    const ids = { tenant_id: tenantId, scan_id: scanId, agent: answer.agent, extractor }
    await owner
      .insertInto('scan_steps')
      .values({ ...ids, attempt: 1, success: true, result })
      .execute()
  }
}

test('a step says which extractor made it; what extracts nothing names none', async () => {
  const steps = await stepsOf()
  const unnamed = steps.filter((step) => step.extractor === '').map((step) => step.agent)
  expect(unnamed.toSorted()).toEqual(['crawl', 'executive_summary_generator'])
  expect(new Set(steps.map((step) => step.extractor))).toEqual(new Set(['', 'patterns']))
})

test('a further extractor has steps of its own, once each, and what is written rests on both', async () => {
  const before = (await stepsOf()).length
  await storeSecond()
  expect(await stepsOf()).toHaveLength(before + 1)
  await expect(storeSecond()).rejects.toThrow('duplicate key')
  const decided = await call(app, 'POST', `/scans/${scanId}/findings/iam.sso/decision`, {
    token,
    body: { kind: 'confirmed', reason: 'Read in the page.' },
  })
  expect(decided.status).toBe(201)
  const page: ReviewPage = (await call(app, 'GET', `/scans/${scanId}/review`, { token })).body.data
  const risks = page.restrictions.filter((row) => row.finding_id === 'f-enc.rest').map((row) => row.risk)
  expect(risks).toEqual(['Encryption at rest: pages disagree'])
})
