import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Finding } from '../../../contract/findings.ts'
import type { ReviewPage } from '../../../contract/reviews.page.ts'
import { startTestNode, testSettings } from '../../../../tests/support/app.ts'
import { call } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, makeVendor, signIn } from '../../../../tests/support/factories.ts'
import { openOwner } from '../../../../tests/support/owner.ts'
import { makeReview, type TestPage } from '../../../../tests/support/review.ts'
import type { WebNode } from '../../compose-web.ts'

const owner = openOwner()
const settings = testSettings({ ROLE: 'worker' })
let node: WebNode
let app: FastifyInstance
let token = ''
let tenantId = ''
let vendorId = ''
let scanId = ''

const security =
  '# Security\n\nAll customer data is encrypted at rest with AES-256.\n\nWe don’t log in to customer accounts — ever.\n'
const trust = '# Compliance\n\nWe hold a SOC 2 Type II report. It is available on request under NDA.\n'
const pages: readonly TestPage[] = [
  { path: 'security', kind: 'security', text: security },
  { path: 'compliance', kind: 'compliance', text: trust },
]

beforeAll(async () => {
  node = await startTestNode()
  app = node.app
  tenantId = (await makeTenant(owner)).id
  token = (await signIn(app, await makeUser(owner, tenantId, { role: 'member' }))).access
})

beforeEach(async () => {
  vendorId = await makeVendor(owner, tenantId)
  scanId = await makeReview(owner, settings, { tenantId, vendorId }, pages)
})

afterAll(async () => {
  await node.stop()
  await owner.destroy()
})

async function readReview(id = scanId): Promise<ReviewPage> {
  return (await call(app, 'GET', `/scans/${id}/review`, { token })).body.data
}

const decide = (fact: string, body: object, id = scanId) =>
  call(app, 'POST', `/scans/${id}/findings/${fact}/decision`, { token, body })

const findingOf = (page: ReviewPage, fact: string): Finding => {
  const finding = page.findings.find((one) => one.fact === fact)
  if (!finding) throw new Error(`${fact} is not examined`)
  return finding
}

test('a confirmed claim keeps its quotes, counts in full, and the stored score follows', async () => {
  const before = await readReview()
  expect(findingOf(before, 'enc.rest')).toMatchObject({ value: 'yes', tier: 'local' })
  const { status, body } = await decide('enc.rest', { kind: 'confirmed', reason: 'Read the page.' })
  expect(status).toBe(201)
  expect(body.data.decision).toMatchObject({ kind: 'confirmed', value: 'yes', reason: 'Read the page.' })
  const after = await readReview()
  const confirmed = findingOf(after, 'enc.rest')
  expect(confirmed).toMatchObject({ value: 'yes', tier: 'confirmed', certainty: 'stated' })
  expect(confirmed.quotes).toEqual(findingOf(before, 'enc.rest').quotes)
  expect(after.decisions).toMatchObject([{ fact: 'enc.rest', standing: 'holds', decided_by: 'Test User' }])
  expect(after.scan.breakdown?.uncapped).toBeGreaterThanOrEqual(before.scan.breakdown?.uncapped ?? 100)
  expect(after.scan.breakdown).toEqual(body.data.breakdown)
})

test('a rejected claim says nothing any more, in score, texts and restrictions', async () => {
  const before = await readReview()
  await decide('enc.rest', { kind: 'rejected', reason: 'That page is about backups of another product.' })
  const after = await readReview()
  expect(findingOf(after, 'enc.rest')).toMatchObject({ value: 'not-stated', tier: 'rejected', quotes: [] })
  expect(after.found).toEqual([findingOf(before, 'enc.rest')])
  expect(after.scan.coverage).toBeLessThan(before.scan.coverage ?? 0)
  expect(after.restrictions.map((one) => one.fact)).toContain('enc.rest')
  expect(before.restrictions.map((one) => one.fact)).not.toContain('enc.rest')
  expect(after.decisions[0]?.quotes).toEqual(findingOf(before, 'enc.rest').quotes)
})

test('a correction needs a passage that a stored page has, and stores it exactly as it stands there', async () => {
  const correction = { kind: 'corrected', value: 'yes', reason: 'Said in the second paragraph.' }
  const without = await decide('iam.staff_least_priv', correction)
  expect([without.status, without.body.detail]).toEqual([
    400,
    'Copy the passage of the vendor’s page that supports the answer. Every claim needs one.',
  ])
  const invented = await decide('iam.staff_least_priv', { ...correction, passage: 'We never log in to accounts.' })
  expect(invented.status).toBe(400)
  expect(invented.body.detail).toMatch(/was not found on the pages/)
  const copied = { ...correction, passage: "We don't log in to customer accounts - ever." }
  expect((await decide('iam.staff_least_priv', copied)).status).toBe(201)
  const finding = findingOf(await readReview(), 'iam.staff_least_priv')
  expect(finding).toMatchObject({ value: 'yes', tier: 'confirmed' })
  const [quote] = finding.quotes
  expect(quote?.text).toBe('We don’t log in to customer accounts — ever.')
  expect(security.slice(quote?.start, quote?.end)).toBe(quote?.text)
})

test('a rejection and a correction say why, a confirmation need not, and each names a claim that is there', async () => {
  expect((await decide('enc.rest', { kind: 'rejected', reason: '  ' })).status).toBe(400)
  expect((await decide('enc.rest', { kind: 'corrected', value: 'partial' })).status).toBe(400)
  expect((await decide('enc.rest', { kind: 'confirmed' })).status).toBe(201)
  const nothing = await decide('hr.background', { kind: 'rejected', reason: 'No.' })
  expect([nothing.status, nothing.body.detail]).toEqual([
    400,
    'Nothing was found on this question, so there is no claim to confirm or reject. Correct it instead.',
  ])
  expect((await decide('no.such', { kind: 'confirmed', reason: 'x' })).status).toBe(404)
})

test('a rescan never undoes a decision; it says when the evidence has changed', async () => {
  await decide('enc.rest', { kind: 'rejected', reason: 'Another product.' })
  await decide('assure.soc2', { kind: 'confirmed', reason: 'Report seen.' })
  const same = await readReview(await makeReview(owner, settings, { tenantId, vendorId }, pages))
  expect(findingOf(same, 'enc.rest').tier).toBe('rejected')
  expect(new Set(same.decisions.map((one) => one.standing))).toEqual(new Set(['holds']))
  const changed = await makeReview(owner, settings, { tenantId, vendorId }, [
    { path: 'security', kind: 'security', text: '# Security\n\nWe encrypt all stored customer data using AES-256.\n' },
  ])
  const page = await readReview(changed)
  const standing = Object.fromEntries(page.decisions.map((one) => [one.fact, one.standing]))
  expect(standing).toEqual({ 'enc.rest': 'new_evidence', 'assure.soc2': 'passage_gone' })
  expect(findingOf(page, 'enc.rest').value).toBe('not-stated')
  const kept = findingOf(page, 'assure.soc2')
  expect(kept).toMatchObject({ value: 'yes', tier: 'confirmed' })
  const head = page.documents.find((one) => one.id === kept.quotes[0]?.document_id)
  expect(head?.url).toBe('https://acme.example/compliance')
  const document = await call(app, 'GET', `/documents/${head?.id}?scan_id=${changed}`, { token })
  expect(document.body.data.document.text).toContain(kept.quotes[0]?.text)
})

test('an older review is not decided on, and its score stays', async () => {
  const score = (await readReview()).scan.breakdown
  const newer = await makeReview(owner, settings, { tenantId, vendorId }, pages)
  const { status, body } = await decide('enc.rest', { kind: 'confirmed', reason: 'Late.' })
  expect([status, body.detail]).toEqual([409, 'There is a newer review of this vendor. Make your decision there.'])
  await decide('enc.rest', { kind: 'rejected', reason: 'No.' }, newer)
  expect((await readReview()).scan.breakdown).toEqual(score)
})

test('withdrawing gives back what the program found, and the history keeps both', async () => {
  const before = await readReview()
  await decide('enc.rest', { kind: 'rejected', reason: 'Wrong.' })
  const { status } = await call(app, 'DELETE', `/scans/${scanId}/findings/enc.rest/decision`, { token })
  expect(status).toBe(200)
  const after = await readReview()
  expect(after.findings).toEqual(before.findings)
  expect(after.scan.breakdown).toEqual(before.scan.breakdown)
  expect(after.summary).toEqual(before.summary)
  await decide('enc.rest', { kind: 'confirmed', reason: 'Right after all.' })
  const { body } = await call(app, 'GET', `/vendors/${vendorId}/decisions`, { token })
  const kinds = body.data.decisions.map((one: { kind: string; withdrawn_by: string | null }) => [
    one.kind,
    one.withdrawn_by,
  ])
  expect(kinds).toEqual([
    ['confirmed', null],
    ['rejected', 'Test User'],
  ])
})

test('who decides on what another analyst decided meanwhile is told who did what, and changes nothing', async () => {
  await decide('enc.rest', { kind: 'rejected', reason: 'Another product.', seen: null })
  const late = await decide('enc.rest', { kind: 'confirmed', seen: null })
  expect([late.status, late.body.code, late.body.detail]).toEqual([
    409,
    'changed_meanwhile',
    'Test User rejected this finding meanwhile. Look at it again before you decide.',
  ])
  const [held] = (await readReview()).decisions
  expect(held?.kind).toBe('rejected')
  expect((await decide('enc.rest', { kind: 'confirmed', seen: held?.id })).status).toBe(201)
})

test('a topic is confirmed at once; what is decided already, or says nothing, is left as it is', async () => {
  await decide('assure.soc2', { kind: 'rejected', reason: 'Out of date.' })
  const facts = ['enc.rest', 'assure.soc2', 'hr.background']
  const { status, body } = await call(app, 'POST', `/scans/${scanId}/confirmations`, { token, body: { facts } })
  expect([status, body.data.confirmed]).toEqual([201, ['enc.rest']])
  const page = await readReview()
  expect(Object.fromEntries(page.decisions.map(({ fact, kind }) => [fact, kind]))).toEqual({
    'assure.soc2': 'rejected',
    'enc.rest': 'confirmed',
  })
  expect(page.scan.breakdown).toEqual(body.data.breakdown)
})

test('two analysts who decide at once leave one decision that holds', async () => {
  const answers = await Promise.all(
    ['confirmed', 'rejected', 'confirmed'].map((kind) => decide('enc.rest', { kind, reason: 'At once.' })),
  )
  expect(answers.map((one) => one.status)).toEqual([201, 201, 201])
  expect((await readReview()).decisions).toHaveLength(1)
  const rows = await owner.selectFrom('finding_decisions').where('vendor_id', '=', vendorId).selectAll().execute()
  expect(rows).toHaveLength(3)
})

test('the database refuses a decision that states something without a quote, and a quote that is not there', async () => {
  const row = {
    tenant_id: tenantId,
    id: '01900000-0000-7000-8000-000000000001',
    vendor_id: vendorId,
    scan_id: scanId,
    fact: 'enc.rest',
    kind: 'corrected',
    value: 'yes',
    found_value: 'not-stated',
    reason: 'Because.',
  }
  await expect(owner.insertInto('finding_decisions').values(row).execute()).rejects.toThrow(/needs a quote/)
  const [document] = (await readReview()).documents
  const quote = { tenant_id: tenantId, decision_id: row.id, fact: row.fact, position: 0, scan_id: scanId }
  const span = { capture_id: document?.id ?? '', start_offset: 0, end_offset: 4, first_character: 0, quote: 'Nope' }
  await expect(
    owner.transaction().execute(async (trx) => {
      await trx.insertInto('finding_decisions').values(row).execute()
      await trx
        .insertInto('decision_quotes')
        .values({ ...quote, ...span })
        .execute()
    }),
  ).rejects.toThrow(/not in the stored document/)
})

test('a correction is refused whose passage is a scrap, whose plan no page names or which turns a claim around without a passage', async () => {
  const reason = 'Looks so.'
  const refusals = await Promise.all([
    decide('enc.rest', { kind: 'corrected', value: 'partial', passage: 'a', reason }),
    decide('enc.rest', { kind: 'corrected', value: 'partial', passage: 'encrypted', reason }),
    decide('enc.rest', { kind: 'corrected', value: 'yes', plans: ['Bogus plan'], reason }),
    decide('enc.rest', { kind: 'corrected', value: 'no', reason }),
    decide('enc.rest', { kind: 'corrected', value: 'yes', plans: ['a'], reason }),
    decide('enc.rest', { kind: 'corrected', value: 'no', passage: 'All customer data is encrypted', reason }),
  ])
  expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400])
  expect(refusals[2]?.body.detail).toContain('Bogus plan')
  expect(findingOf(await readReview(), 'enc.rest')).toMatchObject({ value: 'yes', tier: 'local' })
})
