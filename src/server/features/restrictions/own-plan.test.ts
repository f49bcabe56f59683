import { expect, test } from 'vitest'
import { stateOf } from '../../../contract/conditions.forms.ts'
import type { ReviewPage } from '../../../contract/reviews.page.ts'
import { testSettings } from '../../../../tests/support/app.ts'
import { call } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, makeVendor, signIn } from '../../../../tests/support/factories.ts'
import { makeReview, type TestPage } from '../../../../tests/support/review.ts'
import { useTestNode } from '../../../../tests/support/test-node.ts'

/** The open high risks of a vendor are one number: of its newest review, on the plan that the organization has. */

const product = useTestNode()
const { owner } = product
const settings = testSettings({ ROLE: 'worker' })

const security: TestPage = {
  path: 'security',
  kind: 'security',
  text: '# Security\n\nWe do not offer multi-factor authentication.\n',
}
const table = (...rows: readonly string[]): TestPage => ({
  path: 'pricing',
  kind: 'pricing',
  text: `# Pricing\n\n${rows.join('\n')}\n`,
})
const priced = table(
  '| | Team | Business | Enterprise |',
  '| --- | --- | --- | --- |',
  '| Price | $8 per user per month | $15 per user per month | Custom |',
  '| SAML single sign-on | ✗ | ✓ | ✓ |',
  '| SCIM provisioning | ✗ | ✗ | ✓ |',
)

/** A vendor with a review, in an organization of its own. */
async function reviewVendor(pages: readonly TestPage[] = [security, priced]) {
  const tenantId = (await makeTenant(owner)).id
  const { access: token } = await signIn(product.app, await makeUser(owner, tenantId, { role: 'admin' }))
  const vendorId = await makeVendor(owner, tenantId)
  const scan = (read: readonly TestPage[]) => makeReview(owner, settings, { tenantId, vendorId }, read)
  const ask = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) => {
    const answer = await call(product.app, method, path, { token, ...(body === undefined ? {} : { body }) })
    expect(answer.status, path).toBeLessThan(300)
    return answer.body.data
  }
  const readReview = async (id: string, query = ''): Promise<ReviewPage> => ask('GET', `/scans/${id}/review${query}`)
  let scanId = await scan(pages)
  return {
    ask,
    rescan: async (read: readonly TestPage[]) => {
      scanId = await scan(read)
    },
    savePlan: (plan: string | null) => ask('PUT', `/vendors/${vendorId}/plan`, { plan }),
    track: (fact: string, status: string) => ask('PUT', `/vendors/${vendorId}/restrictions/${fact}`, { status }),
    decide: (fact: string, body: object) => ask('POST', `/scans/${scanId}/findings/${fact}/decision`, body),
    withdraw: (fact: string) => ask('DELETE', `/scans/${scanId}/findings/${fact}/decision`),
    deleteReview: () => owner.deleteFrom('scans').where('id', '=', scanId).execute(),
    answerTo: async (fact: string) => (await readReview(scanId)).findings.find((finding) => finding.fact === fact),
    compare: (plan: string) => readReview(scanId, `?plan=${plan}`),
    /** The facts of the open high risks as the newest review has them, once the Review Hub has counted as many. */
    openRisks: async (): Promise<readonly string[]> => {
      const { vendors } = await ask('GET', '/vendors')
      const { restrictions, tracked } = await readReview(vendors[0].last_review.scan_id)
      const statuses = new Map(tracked.map(({ fact, status }) => [fact, status]))
      const open = restrictions.filter(
        ({ fact, severity }) => ['critical', 'high'].includes(severity) && stateOf(statuses.get(fact)) === 'open',
      )
      expect(vendors[0].last_review.open_high_risks).toBe(open.length)
      return open.map(({ fact }) => fact)
    },
  }
}

const gated = ['iam.sso', 'iam.scim']
const gatedOf = (facts: readonly string[]) => gated.filter((fact) => facts.includes(fact))

test('the Review Hub counts what the review does on the plan that is saved, and all again once it is taken back', async () => {
  const { savePlan, openRisks } = await reviewVendor()
  const all = await openRisks()
  expect(gatedOf(all)).toEqual(gated)
  expect(all).toContain('iam.mfa')
  await savePlan('Team')
  expect(await openRisks()).toEqual(all)
  await savePlan('Business')
  expect(await openRisks()).toEqual(all.filter((fact) => fact !== 'iam.sso'))
  await savePlan('enterprise')
  expect(await openRisks()).toEqual(all.filter((fact) => !gated.includes(fact)))
  await savePlan(null)
  expect(await openRisks()).toEqual(all)
})

test.each([
  ['Business Élite', 'BUSINESS ÉLITE'],
  // The database and the program make different letters of this capital.
  ['Business İleri', 'BUSINESS İLERI'],
])('the plan %s is known as %s too', async (plan, saved) => {
  const { savePlan, openRisks } = await reviewVendor([
    security,
    { ...priced, text: priced.text.replace('Business', plan) },
  ])
  expect(gatedOf(await openRisks())).toEqual(gated)
  await savePlan(saved)
  expect(gatedOf(await openRisks())).toEqual(['iam.scim'])
})

test('a plan that is only compared changes nothing', async () => {
  const { compare, openRisks } = await reviewVendor()
  const all = await openRisks()
  expect((await compare('Enterprise')).restrictions.length).toBeLessThan((await compare('')).restrictions.length)
  expect(await openRisks()).toEqual(all)
})

test('a risk that was seen to or accepted and that the plan lifts as well counts once', async () => {
  const { savePlan, track, openRisks } = await reviewVendor()
  const all = await openRisks()
  await savePlan('Business')
  await track('iam.sso', 'done')
  await track('iam.mfa', 'wont_implement')
  const rest = all.filter((fact) => !['iam.sso', 'iam.mfa'].includes(fact))
  expect(await openRisks()).toEqual(rest)
  await savePlan(null)
  expect(await openRisks()).toEqual(rest)
  await track('iam.sso', 'next')
  expect(await openRisks()).toEqual(all.filter((fact) => fact !== 'iam.mfa'))
  await savePlan('Enterprise')
  expect(gatedOf(await openRisks())).toEqual([])
})

test('a decision of an analyst that takes an answer out of the plan, or puts it there, counts at once', async () => {
  const { savePlan, decide, withdraw, openRisks } = await reviewVendor()
  await savePlan('Business')
  expect(gatedOf(await openRisks())).toEqual(['iam.scim'])
  await decide('iam.sso', { kind: 'corrected', value: 'yes', plans: ['Enterprise'], reason: 'They told us.' })
  expect(gatedOf(await openRisks())).toEqual(['iam.sso', 'iam.scim'])
  await withdraw('iam.sso')
  expect(gatedOf(await openRisks())).toEqual(['iam.scim'])
  await decide('iam.scim', { kind: 'corrected', value: 'yes', plans: ['Business'], reason: 'They told us.' })
  expect(gatedOf(await openRisks())).toEqual([])
})

test('a rescan counts what the saved plan lifts by the pages of that day', async () => {
  const { savePlan, rescan, openRisks, deleteReview } = await reviewVendor()
  await savePlan('Business')
  expect(gatedOf(await openRisks())).toEqual(['iam.scim'])
  const moved = priced.text
    .replace('single sign-on | ✗ | ✓', 'single sign-on | ✗ | ✗')
    .replace('SCIM provisioning | ✗ | ✗', 'SCIM provisioning | ✗ | ✓')
  await rescan([security, { ...priced, text: moved }])
  expect(gatedOf(await openRisks())).toEqual(['iam.sso'])
  // The operator may delete a review: the one before is the newest again.
  await deleteReview()
  expect(gatedOf(await openRisks())).toEqual(['iam.scim'])
})

test('a saved plan that the vendor no longer names lifts nothing, until the vendor names it again', async () => {
  const { savePlan, rescan, decide, answerTo, openRisks } = await reviewVendor()
  await savePlan('Business')
  expect(gatedOf(await openRisks())).toEqual(['iam.scim'])
  // An analyst’s word keeps the plan’s name where no page has it.
  await decide('iam.sso', { kind: 'confirmed' })
  await rescan([security, { ...priced, text: priced.text.replace('Business', 'Growth') }])
  expect(await answerTo('iam.sso')).toMatchObject({ value: 'yes', plans: expect.arrayContaining(['Business']) })
  expect(gatedOf(await openRisks())).toEqual(gated)
  await rescan([security, priced])
  expect(gatedOf(await openRisks())).toEqual(['iam.scim'])
})

test('a plan that was saved before the first review counts in it', async () => {
  const { savePlan, rescan, openRisks, deleteReview } = await reviewVendor()
  await deleteReview()
  await savePlan('Enterprise')
  await rescan([security, priced])
  expect(gatedOf(await openRisks())).toEqual([])
})

test('a review of an earlier version, which kept nothing of plans, is followed once a plan is saved', async () => {
  const { savePlan, openRisks, ask } = await reviewVendor()
  const { vendors } = await ask('GET', '/vendors')
  await owner.updateTable('scans').set({ plan_lifts: '{}' }).where('vendor_id', '=', vendors[0].id).execute()
  await savePlan('Business')
  expect(gatedOf(await openRisks())).toEqual(['iam.scim'])
})
