import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RiskAnalysis, RiskEvidence } from '../../../contract/analytics.ts'
import { startTestNode, testSettings } from '../../../../tests/support/app.ts'
import { call } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, makeVendor, signIn } from '../../../../tests/support/factories.ts'
import { openOwner } from '../../../../tests/support/owner.ts'
import { makeReview } from '../../../../tests/support/review.ts'
import type { WebNode } from '../../compose-web.ts'

const owner = openOwner()
const settings = testSettings({ ROLE: 'worker' })
let node: WebNode
let app: FastifyInstance
let token = ''
let gatedTenant = ''
const vendors: Record<string, string> = {}
const scans: Record<string, string> = {}

const hosting = 'Our service is hosted on AWS in Frankfurt.'
const noMfa = 'We do not offer multi-factor authentication.'
const list =
  'Company | Purpose | Location\nAmazon Web Services EMEA SARL | Hosting | Germany\nMailjet SAS | E-mail | France'
const planTable =
  '| | Team | Business |\n| --- | --- | --- |\n| Price | $8 per month | $15 per month |\n| SAML single sign-on | ✗ | ✓ |'

async function review(
  name: string,
  tenantId: string,
  security: string,
  subprocessors = '',
  pricing = '',
): Promise<void> {
  const vendorId = await makeVendor(owner, tenantId, name)
  const pages = [
    { path: 'security', kind: 'security', text: `# Security\n\n${security}\n` },
    ...(subprocessors === ''
      ? []
      : [{ path: 'legal/subprocessors', kind: 'subprocessors', text: `# Subprocessors\n\n${subprocessors}\n` }]),
    ...(pricing === '' ? [] : [{ path: 'pricing', kind: 'pricing', text: `# Pricing\n\n${pricing}\n` }]),
  ]
  vendors[name] = vendorId
  scans[name] = await makeReview(owner, settings, { tenantId, vendorId }, pages)
}

beforeAll(async () => {
  node = await startTestNode()
  app = node.app
  const tenantId = (await makeTenant(owner)).id
  token = (await signIn(app, await makeUser(owner, tenantId, { role: 'admin' }))).access
  await review('Alder', tenantId, `${hosting}\n\n${noMfa}`, list)
  await review('Birch', tenantId, `Our service is hosted on Amazon Web Services.\n\n${noMfa}`)
  await review('Cedar', tenantId, 'All customer data is encrypted at rest.', '- Mailjet (e-mail, France)')
  gatedTenant = (await makeTenant(owner)).id
  for (const name of ['Dogwood', 'Elm']) await review(name, gatedTenant, noMfa, '', planTable)
  const stranger = (await makeTenant(owner)).id
  await review('Foreign', stranger, hosting, list)
})

afterAll(async () => {
  await node.stop()
  await owner.destroy()
})

const readAnalysis = async (): Promise<RiskAnalysis> =>
  (await call(app, 'GET', '/analytics/risk-analysis', { token })).body.data

const told = (rows: readonly { name: string; vendors: number }[]) =>
  rows.map(({ name, vendors: count }) => [name, count])
const names = (evidence: readonly RiskEvidence[]) => evidence.map((one) => one.vendor_name)

test('companies and places are counted once a vendor, however its pages spell them, and of one’s own vendors alone', async () => {
  const { reviewed_vendors: reviewed, concentration } = await readAnalysis()
  expect(reviewed).toBe(3)
  expect(told(concentration.subprocessor)).toEqual([
    ['Mailjet', 2],
    ['Amazon Web Services', 1],
  ])
  expect(told(concentration.hosting)).toEqual([['Amazon Web Services', 2]])
  expect(told(concentration.region)).toEqual([['Germany', 1]])
})

test('each row has a passage of each vendor with the page where it stands', async () => {
  const { concentration } = await readAnalysis()
  const rows = [...concentration.subprocessor, ...concentration.hosting, ...concentration.region]
  for (const row of rows) {
    expect(row.evidence).toHaveLength(row.vendors)
    for (const one of row.evidence) {
      const { text } = await owner
        .selectFrom('scan_documents')
        .innerJoin('captures', 'captures.id', 'scan_documents.capture_id')
        .where('scan_documents.scan_id', '=', one.scan_id)
        .where('captures.url', '=', one.document_url)
        .select('captures.text')
        .executeTakeFirstOrThrow()
      expect(text).toContain(one.quote)
      expect(one.vendor_id).toBe(vendors[one.vendor_name])
    }
  }
  expect(concentration.subprocessor[0]?.evidence[0]).toMatchObject({
    vendor_name: 'Alder',
    quote: 'Mailjet SAS | E-mail | France',
  })
})

test('a shared risk rests on what pages say, and names how many say nothing', async () => {
  const risk = (await readAnalysis()).top_risks.find(({ fact }) => fact === 'iam.mfa')
  expect(risk).toMatchObject({
    title: 'Multi-factor authentication',
    vendors: 2,
    denied: 2,
    partial: 0,
    plan_gated: 0,
    unanswered: 1,
  })
  expect(names(risk?.evidence ?? [])).toEqual(['Alder', 'Birch'])
  expect(risk?.evidence[0]?.quote).toContain(noMfa)
})

test('what is only mentioned answers nothing: it counts among those that say nothing', async () => {
  const scanId = scans['Birch'] ?? ''
  const change = (certainty: 'likely' | 'mentioned', value: 'no' | 'partial') =>
    owner
      .updateTable('findings')
      .set({ certainty, value })
      .where('scan_id', '=', scanId)
      .where('fact', '=', 'iam.mfa')
      .execute()
  const counts = async () => {
    const risk = (await readAnalysis()).top_risks.find(({ fact }) => fact === 'iam.mfa')
    return [risk?.denied, risk?.partial, risk?.unanswered]
  }
  await change('likely', 'partial')
  expect(await counts()).toEqual([1, 1, 1])
  await change('mentioned', 'partial')
  expect(await counts()).toEqual([1, 0, 2])
  await change('mentioned', 'no')
  expect(await counts()).toEqual([2, 0, 1])
})

test('a risk that was dealt with, and a passage that was rejected, count no longer', async () => {
  const done = await call(app, 'PUT', `/vendors/${vendors['Alder']}/restrictions/iam.mfa`, {
    token,
    body: { status: 'done' },
  })
  expect(done.status).toBe(200)
  const of = async () => (await readAnalysis()).top_risks.find(({ fact }) => fact === 'iam.mfa')
  expect(names((await of())?.evidence ?? [])).toEqual(['Birch'])
  const path = `/scans/${scans['Birch']}/findings/iam.mfa/decision`
  const body = { kind: 'rejected', reason: 'It is about another product.' }
  expect((await call(app, 'POST', path, { token, body })).status).toBe(201)
  expect(await of()).toBeUndefined()
  expect((await call(app, 'DELETE', path, { token })).status).toBe(200)
  expect(names((await of())?.evidence ?? [])).toEqual(['Birch'])
})

test('a risk that the plan saved for a vendor lifts counts no longer among the top risks of that vendor, in page and file', async () => {
  const { access } = await signIn(app, await makeUser(owner, gatedTenant, { role: 'admin' }))
  const read = async () => {
    const { body } = await call(app, 'GET', '/analytics/risk-analysis', { token: access })
    const risks: RiskAnalysis['top_risks'] = body.data.top_risks
    const sso = risks.find(({ fact }) => fact === 'iam.sso')
    const file = await call(app, 'GET', '/reports/export/csv?report=top_risks', { token: access })
    const named: readonly string[] = String(file.body.data.content).split('\r\n')
    expect(named.filter((line) => line.includes('"iam.sso"'))).toHaveLength(sso?.evidence.length ?? 0)
    return sso && [sso.plan_gated, names(sso.evidence)]
  }
  const save = (name: string, plan: string | null) =>
    call(app, 'PUT', `/vendors/${vendors[name]}/plan`, { token: access, body: { plan } })
  expect(await read()).toEqual([2, ['Dogwood', 'Elm']])
  expect((await save('Dogwood', 'Team')).status).toBe(200)
  expect(await read()).toEqual([2, ['Dogwood', 'Elm']])
  expect((await save('Dogwood', 'Business')).status).toBe(200)
  expect(await read()).toEqual([1, ['Elm']])
  expect((await save('Elm', 'Business')).status).toBe(200)
  expect(await read()).toBeUndefined()
  expect((await save('Dogwood', null)).status).toBe(200)
  expect(await read()).toEqual([1, ['Dogwood']])
})

test('an answer on hosting that an analyst rejected counts no longer', async () => {
  const path = `/scans/${scans['Birch']}/findings/infra.hosting/decision`
  const body = { kind: 'rejected', reason: 'It is about another product.' }
  expect((await call(app, 'POST', path, { token, body })).status).toBe(201)
  expect(told((await readAnalysis()).concentration.hosting)).toEqual([['Amazon Web Services', 1]])
  expect((await call(app, 'DELETE', path, { token })).status).toBe(200)
})

test('the concentration as CSV has a row for each passage', async () => {
  const { body } = await call(app, 'GET', '/reports/export/csv?report=concentration', { token })
  const lines: string[] = body.data.content.trim().split('\r\n')
  expect(lines[0]).toContain('"Kind","Name","Vendors","Vendor","Fact","Quote","Document","Address"')
  expect(lines.filter((line) => line.startsWith('"subprocessor","Mailjet",2,'))).toHaveLength(2)
})
