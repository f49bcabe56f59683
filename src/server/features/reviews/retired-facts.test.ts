import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestNode, testSettings } from '../../../../tests/support/app.ts'
import { call } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, makeVendor, signIn } from '../../../../tests/support/factories.ts'
import { openOwner } from '../../../../tests/support/owner.ts'
import { makeReview, type TestPage } from '../../../../tests/support/review.ts'
import type { ReviewChanges } from '../../../contract/reviews.changes.ts'
import type { ReviewPage } from '../../../contract/reviews.page.ts'
import type { WebNode } from '../../compose-web.ts'

/** Reviews that answer a question which the catalogue does not have: it was asked by another version. */

const owner = openOwner()
let node: WebNode
let app: FastifyInstance
let token = ''
const scans: string[] = []
const passage = 'We support SAML single sign-on with every identity provider on the Business plan.'

const pagesWith = (...sentences: readonly string[]): readonly TestPage[] => [
  { path: 'security', kind: 'security', text: `# Single sign-on\n\n${sentences.join('\n\n')}\n` },
  {
    path: 'pricing',
    kind: 'pricing',
    text: '# Pricing\n\n| | Team | Business |\n| --- | --- | --- |\n| Price | $8 per month | $15 per month |\n',
  },
]

/** What is stored of the one fact is stored of another one, wherever it is named. */
async function rename(scanId: string, from: string, to: string): Promise<void> {
  await owner.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    for (const table of ['findings', 'finding_quotes'] as const) {
      await trx.updateTable(table).set({ fact: to }).where('scan_id', '=', scanId).where('fact', '=', from).execute()
    }
    for (const prefix of ['"', '"f-']) {
      const [old, other] = [`${prefix}${from}"`, `${prefix}${to}"`]
      await sql`update scans set breakdown = replace(breakdown::text, ${old}, ${other})::jsonb,
        written = replace(written::text, ${old}, ${other})::jsonb,
        text_notes = replace(text_notes::text, ${old}, ${other})::jsonb where id = ${scanId}`.execute(trx)
      await sql`update scan_steps set result = replace(result::text, ${old}, ${other})::jsonb
        where scan_id = ${scanId}`.execute(trx)
    }
  })
}

beforeAll(async () => {
  node = await startTestNode()
  app = node.app
  const tenantId = (await makeTenant(owner)).id
  token = (await signIn(app, await makeUser(owner, tenantId, { role: 'admin' }))).access
  const vendorId = await makeVendor(owner, tenantId)
  for (const sentences of [[passage], [passage, 'All customer data is encrypted at rest with AES-256.']]) {
    const settings = testSettings({ ROLE: 'worker' })
    const id = await makeReview(owner, settings, { tenantId, vendorId }, pagesWith(...sentences))
    await rename(id, 'iam.sso', 'old.sign_in')
    scans.push(id)
  }
})

afterAll(async () => {
  await node.stop()
  await owner.destroy()
})

const get = async (path: string) => call(app, 'GET', path, { token })
const readReview = async (id = scans[1]): Promise<ReviewPage> => (await get(`/scans/${id}/review`)).body.data

test('the review opens with the answer, its quotes and a question, after those that are asked now', async () => {
  const page = await readReview()
  const found = page.findings.at(-1)
  expect([found?.fact, found?.value, found?.quotes.map((quote) => quote.text)]).toEqual([
    'old.sign_in',
    'yes',
    [passage],
  ])
  expect(page.facts.find(({ id }) => id === 'old.sign_in')).toEqual({
    id: 'old.sign_in',
    group: 'Other',
    question: 'A question that this version does not know (old.sign_in)',
    controls: [],
  })
})

test.each(['markdown', 'csv', 'json'])('the review is exported as %s, with the passage', async (format) => {
  const { status, body } = await get(`/scans/${scans[1]}/export?format=${format}`)
  expect([status, String(body.data?.content).includes(passage)]).toEqual([200, true])
})

test('the review is made into a PDF', async () => {
  const { status, body } = await get(`/scans/${scans[1]}/pdf`)
  expect([status, Buffer.from(String(body.data?.base64), 'base64').toString('latin1', 0, 5)]).toEqual([200, '%PDF-'])
})

test('the review is written for a plan that the customer has', async () => {
  const { status, body } = await get(`/scans/${scans[1]}/export?format=markdown&plan=Business`)
  expect([status, String(body.data?.content).includes('Written for the Business plan')]).toEqual([200, true])
})

test('the review is compared with an earlier one that answers the same question', async () => {
  const { status, body } = await get(`/scans/${scans[1]}/changes?against=${scans[0]}`)
  const changes: ReviewChanges = body.data.changes
  expect(status).toBe(200)
  expect(changes.claims.map((claim) => claim.fact)).toEqual(['enc.rest'])
})

test('a decision on another question writes the review anew', async () => {
  const decided = await call(app, 'POST', `/scans/${scans[1]}/findings/enc.rest/decision`, {
    token,
    body: { kind: 'confirmed', reason: 'Read in the page.' },
  })
  expect(decided.status).toBe(201)
  const page = await readReview()
  expect(page.findings.find(({ fact }) => fact === 'enc.rest')?.tier).toBe('confirmed')
  expect(page.findings.at(-1)?.fact).toBe('old.sign_in')
})
