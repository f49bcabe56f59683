import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSettings } from '../../../../tests/support/app.ts'
import { call, type Called } from '../../../../tests/support/call.ts'
import { makeScan, makeTenant, makeUser, makeVendor, signIn } from '../../../../tests/support/factories.ts'
import { runScanJob } from '../../../../tests/support/review.ts'
import { startSmallSite, type SmallSite } from '../../../../tests/support/small-site.ts'
import { useTestNode } from '../../../../tests/support/test-node.ts'
import type { LedgerEntry } from '../../../contract/documents.ts'

const product = useTestNode()
const { owner } = product
let site: SmallSite

beforeAll(async () => {
  site = await startSmallSite(['acme'], 8)
})

afterAll(async () => {
  await site.stop()
})

async function makeFirm() {
  const tenantId = (await makeTenant(owner)).id
  const admin = await makeUser(owner, tenantId, { role: 'admin' })
  const { access: token } = await signIn(product.app, admin)
  const read = async () => (await call(product.app, 'GET', '/admin/review-defaults', { token })).body.data
  const save = (body: object) =>
    call(product.app, 'PUT', '/admin/review-defaults', {
      token,
      body: { frameworks: [], scan_pages: null, excluded_addresses: [], ...body },
    })
  return { tenantId, token, read, save }
}
const said = ({ status, body }: Called) => [status, body.detail]

/** Scans the site as a worker does, and answers which paths were asked for and what the ledger tells. */
async function scan(tenantId: string, token: string, vendorId: string) {
  const before = new Map(site.served)
  const scanId = await makeScan(owner, tenantId, vendorId, 'pending')
  await runScanJob(owner, testSettings({ ROLE: 'worker' }), { tenantId, vendorId }, scanId, { hosts: site.hosts })
  const { body } = await call(product.app, 'GET', `/scans/${scanId}/ledger`, { token })
  const asked = [...site.served].flatMap(([path, count]) => (count > (before.get(path) ?? 0) ? [path] : []))
  // safe because the route answers with these
  return { scanId, asked, ledger: body.data.ledger as readonly LedgerEntry[] }
}

test('the defaults are the plan’s until they are saved, and are kept in one spelling', async () => {
  const { read, save, token } = await makeFirm()
  expect(await read()).toMatchObject({ frameworks: [], scan_pages: null, excluded_addresses: [], updated_at: null })
  const { status, body } = await save({
    frameworks: ['csf2', 'soc2', 'soc2'],
    scan_pages: 5,
    excluded_addresses: [' https://Acme.Example/Careers?x=1 ', 'acme.example/careers', '/press'],
  })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    frameworks: ['soc2', 'csf2'],
    scan_pages: 5,
    excluded_addresses: ['acme.example/careers', '/press'],
  })
  expect(await read()).toEqual(body.data)
  const { body: log } = await call(product.app, 'GET', '/admin/audit-logs?action=review_defaults_updated', { token })
  expect(log.data.logs[0].details).toMatchObject({ before: { scan_pages: null }, after: { scan_pages: 5 } })
})

test('more pages than the plan allows, an address that is none, and more than fifty are refused in words', async () => {
  const { read, save } = await makeFirm()
  const { plan_pages: most } = await read()
  expect(said(await save({ scan_pages: most + 1 }))).toEqual([400, `Your plan lets a scan read ${most} pages at most.`])
  for (const pages of [0, -1, 1.5, 1e12]) expect((await save({ scan_pages: pages })).status).toBe(400)
  expect(said(await save({ excluded_addresses: ['acme.example', '*.acme.example'] }))).toEqual([
    400,
    '“*.acme.example” is no host or path, such as vendor.com, vendor.com/blog or /careers.',
  ])
  const many = (amount: number) => Array.from({ length: amount }, (_, index) => `/blog/${index}`)
  expect(said(await save({ excluded_addresses: many(51) }))).toEqual([400, 'At most 50 addresses can be excluded.'])
  expect((await save({ excluded_addresses: many(50) })).status).toBe(200)
  expect((await save({ frameworks: ['pci'] })).status).toBe(400)
})

test('of two who change the defaults at once the later is told', async () => {
  const { save } = await makeFirm()
  const [first, second] = await Promise.all([
    save({ scan_pages: 5, updated_at: null }),
    save({ scan_pages: 6, updated_at: null }),
  ])
  expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('a scan never asks for what the organization excludes, and its sources say so', async () => {
  const { tenantId, token, save } = await makeFirm()
  const vendorId = await makeVendor(owner, tenantId)
  await save({ excluded_addresses: ['acme.example/privacy', '/docs'], frameworks: ['iso27001'] })
  const { scanId, asked, ledger } = await scan(tenantId, token, vendorId)
  expect(asked).toContain('acme.example/security')
  expect(asked.filter((path) => /^acme\.example\/(?:privacy|docs)/.test(path))).toEqual([])
  const excluded = ledger.filter(({ outcome }) => outcome === 'excluded')
  expect(new Map(excluded.map(({ url, reason }) => [new URL(url).pathname, reason]))).toEqual(
    new Map([
      ['/docs/mfa', 'Not read: your organization excludes it'],
      ['/privacy', 'Not read: your organization excludes it'],
    ]),
  )
  const { body } = await call(product.app, 'GET', `/scans/${scanId}/review`, { token })
  expect(body.data.first_frameworks).toEqual(['iso27001'])

  await save({ excluded_addresses: [] })
  const again = await scan(tenantId, token, vendorId)
  expect(again.asked).toEqual(expect.arrayContaining(['acme.example/privacy', 'acme.example/docs/mfa']))
})

test('a scan asks for no more pages than the organization wants', async () => {
  const { tenantId, token, save } = await makeFirm()
  await save({ scan_pages: 3 })
  const { ledger } = await scan(tenantId, token, await makeVendor(owner, tenantId))
  const pages = ledger.filter(({ purpose, outcome }) => purpose === 'page' && outcome !== 'over_budget')
  expect(pages).toHaveLength(3)
  expect(ledger.some(({ outcome }) => outcome === 'over_budget')).toBe(true)
})

test('the defaults go along when the organization takes its data', async () => {
  const { token, save } = await makeFirm()
  await save({ excluded_addresses: ['/press'] })
  const { body } = await call(product.app, 'GET', '/admin/organization/export', { token })
  const content = JSON.parse(body.data.content)
  expect(content.review_defaults.excluded_addresses).toEqual(['/press'])
  expect(content.security.allowed_email_domains).toEqual([])
})
