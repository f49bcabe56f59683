import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { openReview, signIn, test, watchFaults } from './session.ts'

test('the plan that we have shortens the tracker, and a status stays after a reload', async ({ page }) => {
  const faults = await watchFaults(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  const review = await openReview(page, 'Larkfield')
  const largest = review.plan_choices.toSorted((a, b) => b.lifted.length - a.lifted.length)[0]
  expect(largest?.lifted.length).toBeGreaterThan(0)
  await page.getByRole('tab', { name: /Restrictions Tracker/ }).click()
  const shown = page.getByRole('status').filter({ hasText: 'shown' })
  await expect(shown).toHaveText(`${review.restrictions.length} shown`)
  await page.getByLabel('Your plan', { exact: true }).selectOption(largest?.plan ?? '')
  await expect(shown).toHaveText(`${review.restrictions.length - (largest?.lifted.length ?? 0)} shown`)

  const first = review.restrictions.find((row) => !largest?.lifted.includes(row.id))
  const status = page.getByLabel(`Status of ${first?.risk}`)
  await status.selectOption('in_progress')
  await expect(page.getByRole('region', { name: 'Progress' })).toContainText('In Progress1')
  await page.reload()
  await expect(status).toHaveValue('in_progress')
  await status.selectOption('todo')
  await page.getByLabel('Your plan', { exact: true }).selectOption('')
  await expect(shown).toHaveText(`${review.restrictions.length} shown`)
  expect(faults.list).toEqual([])
})

test('the first review has nothing to compare with; a review is exported as a file with its quotes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  const review = await openReview(page, 'Larkfield')
  await page.getByRole('tab', { name: 'Changes' }).click()
  await expect(page.getByText(/Nothing to compare with yet|compared with the scan of/)).toBeVisible()
  const printed = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF Report' }).click()
  const report = await printed
  expect(report.suggestedFilename()).toMatch(/^assay-larkfield-\d{4}-\d{2}-\d{2}\.pdf$/)
  expect((await readFile(await report.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByRole('button', { name: 'Export' }).click()
  const arrival = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /Markdown/ }).click()
  const file = await arrival
  expect(file.suggestedFilename()).toMatch(/^assay-larkfield-\d{4}-\d{2}-\d{2}\.md$/)
  const text = await readFile(await file.path(), 'utf8')
  const quote = review.findings.flatMap((finding) => finding.quotes)[0]
  expect(text.replaceAll('\\', '')).toContain(quote?.text.replaceAll(/\s+/g, ' ').slice(0, 40))
})
