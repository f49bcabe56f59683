import { expect } from '@playwright/test'
import { z } from 'zod'
import { documentsRoutes } from '../../src/contract/documents.routes.ts'
import { reviewsRoutes } from '../../src/contract/reviews.routes.ts'
import { vendorsRoutes } from '../../src/contract/vendors.ts'
import { expectNoViolations } from './axe.ts'
import { openReview, readApi, signIn, test, watchFaults } from './session.ts'

const under = <Schema extends z.ZodType>(schema: Schema) => z.object({ data: schema })

test('an analyst adds a vendor, watches its scan and reads the quote behind a claim', async ({ page }) => {
  const faults = await watchFaults(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  await expect(page.getByRole('link', { name: 'Larkfield', exact: true }).first()).toBeVisible()

  await page.getByRole('link', { name: 'New Vendor' }).click()
  await page.getByRole('button', { name: 'Enter vendor details manually' }).click()
  await page.getByLabel('Vendor Name').fill('Larkfield Forms')
  await page.getByLabel('Website URL').fill('https://larkfield.example')
  await page.getByRole('button', { name: 'Create Vendor & Start Review' }).click()
  const form = page.getByRole('form', { name: 'Vendor details' })
  await expect(form.getByRole('alert').filter({ hasText: 'Failed to create vendor' })).toContainText(
    'Larkfield is already one of your vendors, with the same website.',
  )
  await expect(form.getByRole('link', { name: 'Open existing review' })).toBeVisible()
  await expect(page.getByLabel('Vendor Name')).toHaveValue('Larkfield Forms')
  await form.getByRole('button', { name: 'Add as a separate vendor' }).click()

  await expect(page.getByRole('heading', { name: 'Security Review In Progress' })).toBeVisible()
  await expect(page.getByText('Live monitoring active')).toBeVisible()
  const ring = page.getByRole('progressbar', { name: 'Scan progress' })
  await expect(ring).not.toHaveAttribute('aria-valuenow', '0', { timeout: 30_000 })

  await expect(page.getByRole('heading', { name: 'Larkfield Forms', level: 1 })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: 'Decision' })).toBeVisible()
  const vendorId = /\/vendor\/([^/]+)\/review/.exec(page.url())?.[1] ?? ''
  const { data: shown } = under(vendorsRoutes.show.response).parse(await readApi(page, `/vendors/${vendorId}`))
  const scanId = shown.vendor.latest_scan?.id ?? ''
  const { data: review } = under(reviewsRoutes.review.response).parse(await readApi(page, `/scans/${scanId}/review`))
  await expect(page.getByRole('img', { name: /Security Score/ })).toHaveAttribute(
    'aria-label',
    `Security Score ${review.scan.score}/100, grade ${review.scan.grade}`,
  )

  const claim = review.summary
    .flatMap((section) => section.blocks.flatMap((block) => (block.type === 'paragraph' ? block.claims : [])))
    .find(({ tone, finding_ids: ids }) => tone === 'good' && ids.length === 1)
  const finding = review.findings.find((one) => one.id === claim?.finding_ids[0])
  const quote = finding?.quotes[0]
  if (!claim || !quote) throw new Error('The summary has no claim with a quote')
  await page.getByText(claim.text, { exact: true }).click()

  const evidence = page.getByRole('complementary', { name: 'Evidence' })
  await expect(evidence.locator('mark').first()).toHaveText(quote.text)
  const path = `/documents/${quote.document_id}?scan_id=${scanId}`
  const { data: stored } = under(documentsRoutes.show.response).parse(await readApi(page, path))
  expect(stored.document.text.slice(quote.start, quote.end)).toBe(quote.text)
  await expect(evidence.getByText(stored.document.title, { exact: true }).first()).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`evidence=${finding?.fact}`))

  await page.reload()
  await expect(evidence.locator('mark').first()).toHaveText(quote.text)
  // The refusal of the duplicate, which the browser tells of by itself.
  expect(faults.list.filter((words) => !words.includes('409 (Conflict)'))).toEqual([])
})

test('a review that this browser kept is shown at once, said to be so, and asked for again', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  const { scan } = await openReview(page, 'Larkfield')
  const answered = page.waitForResponse(`**/api/scans/${scan.id}/review`)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Decision' })).toBeVisible()
  expect((await answered).status()).toBe(200)
  await expect(page.getByText('Cached Data')).toHaveCount(0)
})

test('what was not found opens where it was looked for, and the tracker filters by severity', async ({ page }) => {
  const faults = await watchFaults(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  await page.getByRole('link', { name: 'Larkfield Forms', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Decision' })).toBeVisible()
  const { data: listed } = under(vendorsRoutes.list.response).parse(
    await readApi(page, '/vendors?search=Larkfield+Forms'),
  )
  const scanId = listed.vendors[0]?.latest_scan?.id ?? ''
  const { data: review } = under(reviewsRoutes.review.response).parse(await readApi(page, `/scans/${scanId}/review`))
  const unanswered = new Set(review.findings.filter(({ value }) => value === 'not-stated').map(({ id }) => id))
  const missing = review.analysis
    .flatMap((section) => section.blocks.flatMap((block) => (block.type === 'list' ? block.items.flat() : [])))
    .find(({ finding_ids: ids }) => ids.length === 1 && unanswered.has(ids[0] ?? ''))
  if (!missing) throw new Error('Every question is answered')
  await page.getByRole('tab', { name: 'Detailed Analysis' }).click()
  await page.getByText(missing.text, { exact: true }).first().click()
  const evidence = page.getByRole('complementary', { name: 'Evidence' })
  await expect(evidence.getByText('Where we looked for it')).toBeVisible()

  await page.getByRole('tab', { name: /Restrictions Tracker/ }).click()
  await evidence.getByRole('button', { name: 'Close evidence' }).click()
  await page.getByRole('button', { name: 'High', exact: true }).click()
  await expect(page).toHaveURL(/severity=high/)
  const rows = page.getByRole('list', { name: 'Restrictions' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  await expect(rows.filter({ has: page.getByText('High', { exact: true }) })).toHaveCount(await rows.count())

  const chip = page
    .getByRole('tabpanel', { name: /Restrictions Tracker/ })
    .getByRole('button', { name: /^Evidence/ })
    .first()
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(evidence.locator('mark').first()).toBeVisible()
  await expect(evidence.getByRole('region', { name: /^Evidence \d+$/ })).toBeFocused()
  await evidence.getByRole('button', { name: 'Close evidence' }).click()
  await expect(evidence).toBeHidden()
  await expect(chip).toBeFocused()

  await page.getByRole('tab', { name: /Sources/ }).click()
  await expect(page.getByRole('heading', { name: /Where we looked/ })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'larkfield.example/robots.txt', exact: true })).toBeVisible()
  expect(faults.list).toEqual([])
})

test('questions are copied as plain text, and one passage is cited once for sentences in a row', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  const review = await openReview(page, 'Larkfield')
  await page.getByRole('button', { name: 'Copy questions' }).click()
  await expect(page.getByText('Questions copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const [first] = review.summary.find(({ id }) => id === 'questions')?.blocks ?? []
  if (first?.type !== 'list') throw new Error('The questions are no list')
  expect(copied.split('\n')[0]).toBe(`1. ${first.items[0]?.map((claim) => claim.text).join(' ')}`)

  const paragraphs = await page.getByRole('tabpanel').locator('p').all()
  expect(paragraphs.length).toBeGreaterThan(0)
  for (const paragraph of paragraphs) {
    const cited = await paragraph.locator('[data-evidence]').allInnerTexts()
    expect(cited.filter((number, index) => number === cited[index - 1])).toEqual([])
  }
})

test('a review opens at its top where the screen is low, and on a tablet its tracker needs no sideways scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await signIn(page)
  await openReview(page, 'Larkfield')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.getByRole('tab', { name: /Restrictions Tracker/ }).click()
    const box = await page
      .getByLabel(/^Status of /)
      .first()
      .boundingBox()
    expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    await page.getByRole('tab', { name: /Sources/ }).click()
    await expect(page.getByText(/captured/).first()).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
  }
})

test('on a phone the summary shows its first fold-out within three screens, and a title opens its section', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await openReview(page, 'Larkfield')
  const first = page.getByRole('heading', { name: 'What is strong' })
  await expect(first).toBeVisible()
  const box = await first.boundingBox()
  expect((box?.y ?? Infinity) + (await page.evaluate(() => window.scrollY))).toBeLessThan(3 * 844)
  const section = page.locator('details', { has: first }).locator('[data-section]')
  await expect(section).toBeHidden()
  await first.click()
  await expect(section).toBeVisible()
})

test('on a phone nothing of a review moves while its parts load', async ({ page }) => {
  await signIn(page)
  // No other journey changes this vendor, and what somebody else changes does move the page.
  const { vendor } = await openReview(page, 'Skelder')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Reflect.set(globalThis, 'layoutShifts', shifts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`/vendor/${vendor.id}/review`)
  await expect(page.getByRole('button', { name: 'Actions on this review' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Our decision' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^(Conditions|What must be settled)/ })).toBeAttached()
  const shifts = await page.evaluate(() => Reflect.get(globalThis, 'layoutShifts') as number[])
  expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.1)
})

test('on a phone the verdict and our decision stand on the first screen, and one menu holds the rest', async ({
  page,
}) => {
  const faults = await watchFaults(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await openReview(page, 'Larkfield')
  const decision = page.getByRole('region', { name: 'Our decision' })
  await expect(decision.getByRole('button', { name: /^(Record decision|Decide again)$/ })).toBeInViewport({ ratio: 1 })
  await expect(page.locator('[data-section]').first().locator('p').first()).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { name: 'What decided it' })).toBeInViewport({ ratio: 1 })
  // The figures come after the conditions; nothing that wide screens show is lost.
  const coverage = page.locator('dt').filter({ hasText: /^Coverage/ })
  await expect(coverage).not.toBeInViewport()
  await coverage.scrollIntoViewIfNeeded()
  await expect(coverage).toBeInViewport()
  const actions = page.getByRole('button', { name: 'Actions on this review' })
  await actions.focus()
  await page.keyboard.press('Enter')
  const items = page.getByRole('menu', { name: 'Actions' }).getByRole('menuitem')
  await expect(items).toHaveText([
    'Download PDF Report',
    'Export as Markdown',
    'Export as CSV',
    'Export as JSON',
    'Rescan Vendor',
  ])
  await expect(items.first()).toBeFocused()
  await expectNoViolations(page, 'the menu of a review on a phone')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Rescan Vendor' })).toBeVisible()
  await page.keyboard.press('Escape')
  await actions.click()
  const arrival = page.waitForEvent('download')
  await items.filter({ hasText: 'CSV' }).click()
  expect((await arrival).suggestedFilename()).toMatch(/\.csv$/)
  expect(faults.list).toEqual([])
})

test('on a phone a viewer reads in the menu why nothing is exported or scanned', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  const { vendor } = await openReview(page, 'Larkfield')
  await page.evaluate(() => localStorage.clear())
  await signIn(page, 'viewer@northwind.example')
  await page.goto(`/vendor/${vendor.id}/review`)
  await page.getByRole('button', { name: 'Actions on this review' }).click()
  const items = page.getByRole('menu', { name: 'Actions' }).getByRole('menuitem')
  await expect(items).toHaveCount(3)
  const refused = items.filter({ hasText: 'but not export the review data' })
  await expect(refused).toHaveAttribute('aria-disabled', 'true')
  await refused.focus()
  await page.keyboard.press('Enter')
  await expect(refused).toBeVisible()
  await expect(items.filter({ hasText: 'Rescan Vendor' })).toHaveAttribute('aria-disabled', 'true')
  await expectNoViolations(page, 'the menu of a viewer on a phone')
})
