import { expect } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations } from './axe.ts'
import { addVendor, removeVendor, signIn, test } from './session.ts'

const admin = 'admin@northwind.example'

test('columns are chosen and ordered by keyboard, show owner and next review, and follow the account', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, admin)
  const id = await addVendor(page, { name: 'Orchard Payroll', website: 'https://orchard-payroll.com' })
  await page.goto('/dashboard?search=orchard')
  const row = page.getByRole('row', { name: /Orchard Payroll/ })
  await row.getByRole('button', { name: 'Owner and next review of Orchard Payroll' }).click()
  const care = page.getByRole('dialog', { name: 'Owner and next review of Orchard Payroll' })
  await care.getByLabel('Owner').selectOption({ label: 'Dana Levi' })
  await care.getByLabel('Next review').fill('2026-01-15')
  await expectNoViolations(page, 'owner and next review')
  await care.getByRole('button', { name: 'Save' }).click()
  await expect(care).toBeHidden()

  await page.getByRole('button', { name: 'Columns' }).click()
  const dialog = page.getByRole('dialog', { name: 'Columns' })
  await dialog.getByRole('checkbox', { name: 'Next review' }).focus()
  await page.keyboard.press('Space')
  await dialog.getByRole('checkbox', { name: 'Verdict' }).uncheck()
  await dialog.getByRole('checkbox', { name: 'Owner' }).check()
  await dialog.getByRole('button', { name: 'Move Owner earlier' }).press('Enter')
  await expectNoViolations(page, 'columns')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const heads = page.getByRole('region', { name: 'Vendor Directory' }).getByRole('columnheader')
  const expected = ['', 'Vendor Name', 'Score', 'High risks', 'Status', 'Description', 'Added', 'Owner', 'Next review']
  await expect(heads).toHaveText([...expected, 'Actions'])
  await expect(row.getByText('Dana Levi')).toBeVisible()
  await expect(row.getByText('Jan 15, 2026')).toBeVisible()
  await expect(row.getByText('overdue')).toBeVisible()
  await expectNoSidewaysScroll(page, 'hub with other columns')
  const other = await (
    await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1440, height: 900 } })
  ).newPage()
  await signIn(other, admin)
  await expect(other.getByRole('columnheader', { name: 'Next review' })).toBeVisible()
  await other.close()

  await page.getByRole('button', { name: 'Columns' }).click()
  await dialog.getByRole('button', { name: 'Reset' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('columnheader', { name: 'Verdict' })).toBeVisible()
  await removeVendor(page, id)
})

test('several vendors are scanned at once, after the price was told', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, admin)
  const ids = [
    await addVendor(page, { name: 'Fleet One', website: 'https://larkfield.example' }),
    await addVendor(page, { name: 'Fleet Two', website: 'https://larkfield.example' }),
  ]
  await page.goto('/dashboard?search=fleet')
  await page.getByRole('checkbox', { name: 'Choose all vendors of this page' }).check()
  await expect(page.getByText('2 vendors chosen')).toBeVisible()
  await page.getByRole('button', { name: 'Scan…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Scan 2 vendors?' })
  await expect(dialog.getByText(/^These use 2 reports of this month/)).toBeVisible()
  await expectNoViolations(page, 'bulk scan')
  await dialog.getByRole('button', { name: 'Start 2 scans' }).click()
  await expect(page.getByText('2 scans started')).toBeVisible()
  for (const name of ['Fleet One', 'Fleet Two'])
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(/In Progress|Completed/)
  for (const id of ids) await removeVendor(page, id)
})

test('a name of any length and script stays within its column', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, admin)
  const stamp = String(Date.now())
  const names = [
    `${'Wort'.repeat(40)}${stamp}`,
    `${'供应商安全'.repeat(30)}${stamp}`,
    `שם של ספק ${'ארוך '.repeat(20)}${stamp}`,
  ]
  const ids: string[] = []
  for (const name of names) ids.push(await addVendor(page, { name }))
  await page.goto(`/dashboard?search=${stamp}`)
  const heads = page.getByRole('columnheader', { name: 'Vendor Name' })
  await expect(page.getByRole('row')).toHaveCount(4)
  expect(Math.round((await heads.boundingBox())?.width ?? 0)).toBe(188)
  await expect(page.getByRole('link', { name: names[0] ?? '' })).toHaveAttribute('title', names[0] ?? '')
  await expectNoSidewaysScroll(page, 'long names')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page, 'long names on a phone')
  for (const id of ids) await removeVendor(page, id)
})

test('the pages of a running scan stream in with their outcome, and its end opens the review', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, admin)
  const id = await addVendor(page, { name: 'Streamed Forms', website: 'https://larkfield.example' })
  await page.goto(`/vendor/${id}/review`)
  await page.getByRole('button', { name: 'Start review' }).click()
  const pages = page.getByRole('region', { name: 'Pages', exact: true })
  await expect(pages.getByText(/read of \d+ addresses asked for/)).toBeVisible({ timeout: 30_000 })
  await expect(pages.getByRole('listitem').filter({ hasText: 'larkfield.example' }).first()).toContainText(
    /Read|Not found/,
  )
  await expect(page.getByRole('heading', { name: 'Streamed Forms', level: 1 })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('The review of Streamed Forms is ready')).toBeVisible()
  await removeVendor(page, id)
})

test('a file of vendors is mapped, checked row by row, added, and comes back out', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, admin)
  const stamp = `Import${Date.now()}`
  const csv = `Supplier name;Web;Notes\n${stamp} One;;"first; of all"\n${stamp} Two;http://10.0.0.1;\nLarkfield;;\n${stamp} One;;\n`
  await page.getByRole('button', { name: 'Import and export' }).click()
  await page.getByRole('menuitem', { name: 'Import vendors…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import vendors' })
  await dialog.getByLabel('File').setInputFiles({ name: 'v.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(dialog.getByLabel('Vendor name')).toHaveValue('0')
  await expect(dialog.getByLabel('Description')).toHaveValue('2')
  await dialog.getByRole('button', { name: 'Check the rows' }).click()
  await expect(dialog.getByText('1 new vendor, 2 duplicates, 1 error')).toBeVisible()
  await expect(dialog.getByText('Website URL: The address is a number, not a name.')).toBeVisible()
  await expectNoViolations(page, 'import')
  await dialog.getByRole('button', { name: 'Add 1 vendor' }).click()
  await expect(page.getByText('1 vendor added')).toBeVisible()
  await page.goto(`/dashboard?search=${stamp}`)
  await expect(page.getByRole('row', { name: new RegExp(`${stamp} One`) })).toContainText('first; of all')
  await page.getByRole('button', { name: 'Import and export' }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click()
  expect((await file).suggestedFilename()).toBe('vendors.csv')
})

test('a list is named, comes back by its name with its columns, and is deleted', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, admin)
  await page.goto('/dashboard?show=not_reviewed&sort=name')
  const views = page.getByRole('button', { name: 'Views', exact: true })
  await views.click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Views' })
  await dialog.getByLabel('Name').fill('To be reviewed')
  await expectNoViolations(page, 'views')
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/dashboard')
  await views.click()
  await page.getByRole('menuitem', { name: 'To be reviewed' }).click()
  await expect(page).toHaveURL(/show=not_reviewed/)
  await expect(page).toHaveURL(/sort=name/)
  await views.click()
  await page.getByRole('menuitem', { name: 'Save or delete views…' }).click()
  await dialog.getByRole('button', { name: 'Delete the view To be reviewed' }).click()
  await expect(dialog.getByRole('list', { name: 'Saved views' })).toBeHidden()
})
