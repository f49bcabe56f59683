import { expect } from '@playwright/test'
import readSheets from 'read-excel-file/node'
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
  const expected = ['', 'Vendor Name', 'Score', 'High risks', 'Status', 'Added', 'Owner', 'Next review']
  await expect(heads).toHaveText([...expected, 'Actions'])
  // The description stands below the name until it is given a column.
  await expect(row.getByRole('cell').nth(1)).toContainText('No description available')
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

test('on a phone several vendors are chosen by their cards, and what can be done with them stays in reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, admin)
  await expect(page.getByLabel('Search vendors by name')).toBeInViewport({ ratio: 1 })
  await addVendor(page, { name: 'Thumb One' })
  await addVendor(page, { name: 'Thumb Two' })
  await page.goto('/dashboard?search=thumb')
  await page.getByRole('checkbox', { name: 'Choose Thumb One' }).check()
  await page.getByRole('checkbox', { name: 'Choose Thumb Two' }).check()
  const bar = page.getByRole('group', { name: 'Chosen vendors' })
  await expect(bar.getByText('2 vendors chosen')).toBeVisible()
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expectNoViolations(page, 'chosen cards')
  await bar.getByRole('button', { name: 'Delete…' }).click()
  await page.getByRole('button', { name: 'Delete 2 vendors', exact: true }).click()
  await expect(page.getByText('No vendors match "thumb"')).toBeVisible()
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
  const widthOfNames = async (): Promise<number> =>
    Math.round((await page.getByRole('columnheader', { name: 'Vendor Name' }).boundingBox())?.width ?? 0)
  const width = await widthOfNames()
  expect(width).toBeGreaterThanOrEqual(220)
  await page.goto(`/dashboard?search=${stamp}`)
  await expect(page.getByRole('row')).toHaveCount(4)
  expect(await widthOfNames()).toBe(width)
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

test('a scan that is started shows at once, and the row goes back with the reason when it is refused', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, admin)
  const id = await addVendor(page, { name: 'Ferry Docs', website: 'https://larkfield.example' })
  await page.goto('/dashboard?search=ferry')
  const row = page.getByRole('row', { name: /Ferry Docs/ })
  await expect(row).toContainText('No Scans')
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/vendors/*/scan', async (route) => {
    await asked
    const detail = 'The queue is closed for an hour.'
    await route.fulfill({
      status: 503,
      json: { success: false, detail, message: detail, code: 'unavailable', request_id: 'r' },
    })
  })
  await row.getByRole('button', { name: 'Start the first scan of Ferry Docs' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start review' }).click()
  await expect(row).toContainText('Waiting to start')
  answer()
  await expect(page.getByText('The queue is closed for an hour.')).toBeVisible()
  await expect(row).toContainText('No Scans')
  await removeVendor(page, id)
})

test('several vendors get an owner, leave as a workbook, and are deleted after the warning', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, admin)
  for (const name of ['Barge One', 'Barge Two']) await addVendor(page, { name, website: 'https://larkfield.example' })
  await page.goto('/dashboard?search=barge')
  const all = page.getByRole('checkbox', { name: 'Choose all vendors of this page' })
  await all.check()
  const bar = page.getByRole('group', { name: 'Chosen vendors' })
  await bar.getByRole('button', { name: 'Set owner…' }).click()
  const owner = page.getByRole('dialog', { name: 'Set the owner of 2 vendors' })
  await expectNoViolations(page, 'setting an owner')
  await owner.getByLabel('Owner').selectOption({ label: 'Dana Levi' })
  await owner.getByRole('button', { name: 'Set owner' }).click()
  await expect(page.getByText('The owner of 2 vendors was set')).toBeVisible()

  await all.check()
  const download = page.waitForEvent('download')
  await bar.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'Excel workbook' }).click()
  const [sheet] = await readSheets(await (await download).createReadStream())
  expect(sheet?.data.map((cells) => cells[0])).toEqual(['Name', 'Barge Two', 'Barge One'])
  expect(sheet?.data[0]).toContain('Added (Europe/Berlin)')
  const at = sheet?.data[0]?.indexOf('Owner') ?? -1
  expect(sheet?.data[1]?.[at]).toBe('Dana Levi')

  await bar.getByRole('button', { name: 'Delete…' }).click()
  const warning = page.getByRole('dialog', { name: 'Delete 2 vendors - Credit Warning' })
  await expect(warning).toContainText('costs extra credits')
  await warning.getByRole('button', { name: 'Delete 2 vendors' }).click()
  await expect(page.getByText('No vendors match "barge"')).toBeVisible()
})
