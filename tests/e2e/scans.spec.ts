import { expect } from '@playwright/test'
import { openReview, signIn, test, watchFaults } from './session.ts'

test('a rescan asks first and leaves the finished review within reach until the new one is there', async ({ page }) => {
  const faults = await watchFaults(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  const { scan, vendor } = await openReview(page, 'Cairnwell')
  await page.getByRole('button', { name: 'Rescan Vendor' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Rescan Cairnwell?' })
  await expect(dialog).toContainText('This uses one report of this month.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Decision' })).toBeVisible()

  await page.getByRole('button', { name: 'Rescan Vendor' }).click()
  await dialog.getByRole('button', { name: 'Rescan Vendor' }).click()
  await expect(page.getByRole('heading', { name: 'Security Review In Progress' })).toBeVisible()
  await page.getByRole('link', { name: 'Return to Dashboard' }).click()
  const row = page.getByRole('row', { name: /Cairnwell/ })
  await expect(row).toContainText('In Progress')
  await expect(row).toContainText('Rescanning')
  await expect(row).toContainText(`${scan.score}/100`)

  await row.getByRole('link', { name: 'Cairnwell', exact: true }).click()
  await page.getByRole('link', { name: /^Open the review of / }).click()
  await expect(page).toHaveURL(new RegExp(`/vendor/${vendor.id}/review/${scan.id}`))
  await expect(page.getByText('A rescan is running. You are reading the last completed review.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Decision' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rescan Vendor' })).toHaveAttribute('aria-disabled', 'true')

  await page.getByRole('link', { name: 'View progress' }).click()
  await expect(page.getByRole('heading', { name: 'Decision' })).toBeVisible({ timeout: 60_000 })
  await page.getByRole('tab', { name: 'Changes' }).click()
  const answered = page.getByText(/\d+ answers? unchanged/)
  await expect(answered).toBeVisible()
  expect(faults.list).toEqual([])
})
