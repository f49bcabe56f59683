import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { documentsRoutes } from '../../src/contract/documents.routes.ts'
import { scansRoutes } from '../../src/contract/scans.ts'
import { vendorsRoutes } from '../../src/contract/vendors.ts'
import { readApi, signIn, watchFaults } from './session.ts'

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

  await expect(page.getByRole('heading', { name: 'Security Review In Progress' })).toBeVisible()
  await expect(page.getByText('Live monitoring active')).toBeVisible()
  const ring = page.getByRole('progressbar', { name: 'Scan progress' })
  await expect(ring).not.toHaveAttribute('aria-valuenow', '0', { timeout: 30_000 })

  await expect(page.getByRole('heading', { name: 'Larkfield Forms', level: 1 })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: 'Decision' })).toBeVisible()
  const vendorId = /\/vendor\/([^/]+)\/review/.exec(page.url())?.[1] ?? ''
  const { data: shown } = under(vendorsRoutes.show.response).parse(await readApi(page, `/vendors/${vendorId}`))
  const scanId = shown.vendor.latest_scan?.id ?? ''
  const { data: review } = under(scansRoutes.review.response).parse(await readApi(page, `/scans/${scanId}/review`))
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
  await expect(page).toHaveURL(/evidence=\d+/)

  await page.reload()
  await expect(evidence.locator('mark').first()).toHaveText(quote.text)
  expect(faults.list).toEqual([])
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
  const { data: review } = under(scansRoutes.review.response).parse(await readApi(page, `/scans/${scanId}/review`))
  const unanswered = new Set(review.findings.filter(({ value }) => value === 'not-stated').map(({ id }) => id))
  const missing = review.analysis
    .flatMap((section) => section.blocks.flatMap((block) => (block.type === 'list' ? block.items.flat() : [])))
    .find(({ finding_ids: ids }) => ids.length === 1 && unanswered.has(ids[0] ?? ''))
  if (!missing) throw new Error('Every question is answered')
  await page.getByRole('tab', { name: 'Detailed Analysis' }).click()
  await page.getByText(missing.text, { exact: true }).first().click()
  const evidence = page.getByRole('complementary', { name: 'Evidence' })
  await expect(evidence.getByText('Where it was looked for')).toBeVisible()

  await page.getByRole('tab', { name: /Restrictions Tracker/ }).click()
  await evidence.getByRole('button', { name: 'Close the evidence' }).click()
  await page.getByRole('button', { name: 'High', exact: true }).click()
  await expect(page).toHaveURL(/severity=high/)
  const rows = page.getByRole('region', { name: 'Restrictions' }).getByRole('row')
  const severities = await rows.locator('td:first-child').allInnerTexts()
  expect(severities.length).toBeGreaterThan(0)
  expect(new Set(severities.map((words) => words.trim()))).toEqual(new Set(['High']))

  const chip = page
    .getByRole('tabpanel', { name: /Restrictions Tracker/ })
    .getByRole('button', { name: /^Evidence/ })
    .first()
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(evidence.locator('mark').first()).toBeVisible()
  await expect(chip).toBeFocused()
  await evidence.getByRole('button', { name: 'Close the evidence' }).click()
  await expect(evidence).toBeHidden()
  await expect(chip).toBeFocused()

  await page.getByRole('tab', { name: /Sources/ }).click()
  await expect(page.getByRole('heading', { name: /Where we looked/ })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'larkfield.example/robots.txt', exact: true })).toBeVisible()
  expect(faults.list).toEqual([])
})
