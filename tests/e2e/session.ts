import { expect, type Locator, type Page, test as anyTest } from '@playwright/test'
import { z } from 'zod'
import { reviewsRoutes } from '../../src/contract/reviews.routes.ts'
import type { ReviewPage } from '../../src/contract/reviews.page.ts'
import { vendorsRoutes } from '../../src/contract/vendors.ts'

/** A journey on the product of its worker: see playwright.config.ts. */
export const test = anyTest.extend({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  baseURL: async ({}, use, { parallelIndex }) =>
    use(`http://localhost:${Number(process.env['ASSAY_E2E_PORT']) + parallelIndex}`),
})

export const analyst = { email: 'analyst@northwind.example', password: 'Assay-sample-1!' }

export const under = <Schema extends z.ZodType>(schema: Schema) => z.object({ data: schema })

/** What a page must not do: say an error on the console, throw, or break the content security policy. */
export interface Faults {
  readonly list: readonly string[]
}

export async function watchFaults(page: Page): Promise<Faults> {
  const list: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') list.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => list.push(`thrown: ${error.message}`))
  await page.exposeFunction('reportViolation', (words: string) => list.push(`policy: ${words}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(globalThis, 'reportViolation')
      if (typeof report === 'function') report(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`)
    })
  })
  return { list }
}

/** Fills the form that is on the page. */
export async function enterAs(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: false }).first().fill(analyst.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Signs in and goes to the Review Hub, wherever the role would start. */
export async function signIn(page: Page, email = analyst.email): Promise<void> {
  await page.goto('/auth?next=/dashboard')
  const answered = page.waitForResponse('**/api/auth/login')
  await enterAs(page, email)
  expect((await answered).status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Review Hub' })).toBeVisible()
}

const authorization = async (page: Page): Promise<Record<string, string>> => ({
  authorization: `Bearer ${(await page.evaluate(() => localStorage.getItem('auth_token'))) ?? ''}`,
})

/** Ends the session on the server, as an administrator would: the page does not know yet. */
export async function endOnServer(page: Page): Promise<void> {
  await page.request.post('/api/auth/logout', { headers: await authorization(page) })
}

/** Adds a vendor past the form. Answers its id. */
export async function addVendor(page: Page, vendor: { name: string; website?: string }): Promise<string> {
  const response = await page.request.post('/api/vendors', { headers: await authorization(page), data: vendor })
  expect(response.status()).toBe(201)
  return under(vendorsRoutes.create.response).parse(await response.json()).data.id
}

export async function removeVendor(page: Page, id: string): Promise<void> {
  const response = await page.request.delete(`/api/vendors/${id}`, { headers: await authorization(page) })
  expect(response.status()).toBe(200)
}

/** What the page itself would be told by the API, with its own token. */
export async function readApi(page: Page, path: string): Promise<unknown> {
  const response = await page.request.get(`/api${path}`, { headers: await authorization(page) })
  expect(response.status()).toBe(200)
  const body: unknown = await response.json()
  return body
}

/** Changes something past the forms, with the page's own token. */
export async function writeApi(page: Page, method: 'POST' | 'PUT', path: string, data: object): Promise<void> {
  const response = await page.request.fetch(`/api${path}`, { method, headers: await authorization(page), data })
  expect(response.ok()).toBe(true)
}

/** Starts a scan from the vendor's page; a rescan asks first, and a phone has it in the menu of the review. */
export async function startScan(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: /^(Start review|Rescan Vendor)$/ })
  const menu = page.getByRole('button', { name: 'Actions on this review' })
  // A scan that runs is finished first.
  await expect(start.or(menu)).toBeVisible({ timeout: 60_000 })
  const isInMenu = await menu.isVisible()
  const isRescan = isInMenu || (await start.innerText()).includes('Rescan')
  if (isInMenu) await menu.click()
  await (isInMenu ? page.getByRole('menuitem', { name: 'Rescan Vendor' }) : start).focus()
  await page.keyboard.press('Enter')
  if (isRescan) await page.getByRole('alertdialog').getByRole('button', { name: 'Rescan Vendor' }).click()
  await expect(page.getByRole('heading', { name: 'Security Review In Progress' })).toBeVisible()
}

/** Opens the vendor's review and waits for its scan; starts one where there is none yet. */
export async function openReview(page: Page, name: string): Promise<ReviewPage> {
  const { data: listed } = under(vendorsRoutes.list.response).parse(await readApi(page, '/vendors'))
  const vendor = listed.vendors.find((one) => one.name === name)
  if (!vendor) throw new Error(`${name} is not among the sample vendors`)
  if (vendor.latest_scan === null) {
    const headers = await authorization(page)
    expect((await page.request.post(`/api/vendors/${vendor.id}/scan`, { headers })).status()).toBe(202)
  }
  await page.goto(`/vendor/${vendor.id}/review`)
  await expect(page.getByRole('heading', { name: 'Decision' })).toBeVisible({ timeout: 60_000 })
  const { data: shown } = under(vendorsRoutes.show.response).parse(await readApi(page, `/vendors/${vendor.id}`))
  const path = `/scans/${shown.vendor.latest_scan?.id ?? ''}/review`
  return under(reviewsRoutes.review.response).parse(await readApi(page, path)).data
}

/** Opens the evidence of one fact through its sentence in the detailed analysis. */
export async function openFact(
  page: Page,
  review: ReviewPage,
  fact: string,
): Promise<{ readonly evidence: Locator; readonly question: string }> {
  const id = review.findings.find((finding) => finding.fact === fact)?.id
  const question = review.facts.find((one) => one.id === fact)?.question ?? ''
  const claim = review.analysis
    .flatMap((section) => section.blocks.flatMap((block) => (block.type === 'list' ? block.items.flat() : [])))
    .find(({ finding_ids: ids }) => ids.length === 1 && ids[0] === id)
  if (!claim) throw new Error(`No sentence is about ${fact} alone`)
  await page.getByRole('tab', { name: 'Detailed Analysis' }).click()
  await page.getByText(claim.text, { exact: true }).first().click()
  const evidence = page.getByRole('complementary', { name: 'Evidence' })
  await expect(evidence.getByRole('heading', { name: question })).toBeVisible()
  return { evidence, question }
}
