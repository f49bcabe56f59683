import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations } from './axe.ts'
import { openReview, signIn, test, writeApi } from './session.ts'

/** The row of this vendor alone: other journeys leave vendors whose names begin with the same word. */
const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })

test('what the organization decided stands in the hub, its columns and filters, and beside the verdict', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  await openReview(page, 'Larkfield')
  await page.getByRole('button', { name: /^(Record decision|Decide again)$/ }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Decide on Larkfield' })
  await dialog.getByRole('button', { name: /^Reject/ }).click()
  await dialog.getByLabel('Reason (required)').fill('Its pages contradict each other.')
  await dialog.getByRole('button', { name: 'Record decision' }).click()
  await expect(page.getByRole('banner').or(page.locator('header')).getByText('Our decision: rejected')).toBeVisible()

  await page.goto('/dashboard')
  // The review was opened from elsewhere than the card.
  await expect(page.getByRole('link', { name: 'Read a review (done)' })).toBeVisible()
  const row = rowOf(page, 'Larkfield')
  await expect(row.getByText('Decided: Rejected')).toBeVisible()
  await page.getByLabel('Show').selectOption({ label: 'Not decided yet' })
  await expect(row).toBeHidden()
  await page.getByLabel('Show').selectOption({ label: 'Decided' })
  await expect(row).toBeVisible()

  await page.getByRole('button', { name: 'Columns' }).click()
  const columns = page.getByRole('dialog', { name: 'Columns' })
  await columns.getByRole('checkbox', { name: 'Decision' }).check()
  await columns.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('columnheader', { name: 'Decision' }).getByRole('button').click()
  await expect(page).toHaveURL(/sort=decision/)
  await expect(row.getByText('Our decision: Rejected')).toBeVisible()
  await row.getByRole('checkbox').check()
  await expect(row).toHaveCSS('background-color', /^(?!rgba\(0, 0, 0, 0\))/)
  await expectNoViolations(page, 'a decided vendor, chosen')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('listitem').getByText('Decided: Rejected')).toBeVisible()
  await expectNoSidewaysScroll(page, 'a decided vendor on a card')

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Columns' }).click()
  await columns.getByRole('button', { name: 'Reset' }).click()
  await columns.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('columnheader', { name: 'Decision' })).toBeHidden()
})

test('a high risk that was accepted leaves the open ones and stands beside them, in the row and on the card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  const { restrictions, vendor } = await openReview(page, 'Larkfield')
  const high = restrictions.filter(({ severity }) => severity === 'critical' || severity === 'high')
  const path = `/vendors/${vendor.id}/restrictions/${high[0]?.fact ?? ''}`
  await writeApi(page, 'PUT', path, { status: 'wont_implement' })
  await page.goto('/dashboard')
  const row = rowOf(page, 'Larkfield')
  await expect(row.getByText('1 accepted')).toBeVisible()
  await expect(row.getByText(String(high.length - 1), { exact: true })).toBeVisible()
  await expectNoViolations(page, 'an accepted risk')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByText(/open high risks? · 1 accepted · Reviewed/)).toBeVisible()
  await expectNoSidewaysScroll(page, 'an accepted risk on a card')
  await writeApi(page, 'PUT', path, { status: 'todo' })
})
