import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations } from './axe.ts'
import { addVendor, removeVendor, signIn, test } from './session.ts'

test('the log of an organization names and links vendors, is searched and narrowed, and leaves as a file', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'admin@northwind.example')
  const id = await addVendor(page, { name: 'Quillfeather', website: 'https://quillfeather.com' })
  await page.goto('/tenant-admin?tab=audit')
  await page.getByRole('searchbox', { name: 'Search the log' }).fill('quillfeather')
  const entries = page.getByRole('list', { name: 'Audit entries' }).getByRole('listitem')
  await expect(entries).toHaveCount(1)
  await expect(entries.getByText('Vendor created')).toBeVisible()
  await expect(entries.getByRole('link', { name: 'Quillfeather' })).toHaveAttribute('href', `/vendor/${id}/review`)
  await expectNoViolations(page, 'audit log, searched')
  await expectNoSidewaysScroll(page, 'audit log, searched')

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await readFile(await (await saved).path(), 'utf8')
  expect(file.trim().split('\r\n')).toHaveLength(2)
  expect(file).toContain('"vendor_created","vendor","Quillfeather","admin@northwind.example"')

  await page.getByLabel('Person').selectOption({ label: 'Dana Levi' })
  await expect(page.getByText('No audit logs found matching your criteria.')).toBeVisible()
  await page.getByLabel('Person').selectOption({ label: 'Everybody' })
  await page.getByLabel('Until').fill('2020-01-01')
  await expect(page.getByText('No audit logs found matching your criteria.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(entries.nth(1)).toBeVisible()
  const offered = await page.getByLabel('Action').locator('option').allTextContents()
  expect(offered).toContain('Vendor decided')
  expect(offered).not.toContain('Package created')

  await page.getByLabel('Action').selectOption({ label: 'Vendor created' })
  await page.getByRole('searchbox', { name: 'Search the log' }).fill('quillfeather')
  await expect(page).toHaveURL(/\?tab=audit&action=vendor_created&search=quillfeather$/)
  await expect(entries).toHaveCount(1)
  const link = page.url()
  await entries.getByRole('link', { name: 'Quillfeather' }).click()
  await expect(page).toHaveURL(/\/vendor\//)
  await page.goBack()
  await expect(page).toHaveURL(link)
  await expect(page.getByLabel('Action')).toHaveValue('vendor_created')
  await expect(page.getByRole('searchbox', { name: 'Search the log' })).toHaveValue('quillfeather')
  await page.goto(`${link}&user=nobody&from=tomorrow&page=x`)
  await expect(entries).toHaveCount(1)

  await removeVendor(page, id)
  await page.goto('/tenant-admin?tab=audit')
  await expect(entries.filter({ hasText: 'Vendor deleted' }).first()).toContainText('Quillfeather')
  await expect(entries.getByRole('link', { name: 'Quillfeather' })).toHaveCount(0)
})
