import { expect } from '@playwright/test'
import { usageRoutes } from '../../src/contract/usage.ts'
import { vendorsRoutes } from '../../src/contract/vendors.ts'
import { addVendor, openReview, readApi, removeVendor, signIn, test, under, watchFaults } from './session.ts'

test('a website that no scan can read is refused before the vendor is saved, and a cancelled scan without a page costs nothing', async ({
  page,
}) => {
  const faults = await watchFaults(page)
  await signIn(page)
  await page.goto('/vendors/new')
  await page.getByRole('button', { name: 'Enter vendor details manually' }).click()
  await page.getByLabel('Vendor Name').fill('Cellar Printer')
  await page.getByLabel('Website URL').fill('http://192.168.1.20/')
  const create = page.getByRole('button', { name: 'Create Vendor & Start Review' })
  await create.click()
  const refusal = page.getByRole('form', { name: 'Vendor details' }).getByRole('alert').filter({ hasText: /\S/ })
  await expect(refusal).toHaveText(
    'The address is a number, not a name. Enter the vendor’s public website, such as https://vendor.com.',
  )
  await page.getByLabel('Website URL').fill('https://no-such-name-of-ours.invalid')
  await create.click()
  await expect(refusal).toContainText('Names that end in .invalid are private')
  const listed = await readApi(page, '/vendors?search=cellar%20printer')
  expect(under(vendorsRoutes.list.response).parse(listed).data.total).toBe(0)
  await expect(page.getByText(/This uses one report of this month/)).toBeVisible()
  const usedNow = async () => under(usageRoutes.show.response).parse(await readApi(page, '/admin/tenant')).data.tenant
  const before = (await usedNow()).monthly_scans_used

  await page.getByLabel('Website URL').fill('https://larkfield.example')
  await create.click()
  await page.getByRole('button', { name: 'Add as a separate vendor' }).click()
  await expect(page.getByRole('heading', { name: 'Security Review In Progress' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel scan' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel scan' }).click()
  await expect(page.getByRole('heading', { name: 'This scan was cancelled' })).toBeVisible()
  expect((await usedNow()).monthly_scans_used - before).toBeLessThanOrEqual(1)
  // The refusal as a duplicate is the one thing that the console tells of.
  expect(faults.list.filter((fault) => !fault.includes('409'))).toEqual([])
})

test('a vendor that no directory knows asks for its website', async ({ page }) => {
  await signIn(page)
  await page.goto('/vendors/new')
  await page.getByLabel('Search for a vendor').fill('zzyzxq')
  await expect(page.getByText(/No vendors found for “zzyzxq”/)).toBeVisible()
  await page.getByRole('button', { name: 'Enter vendor details manually' }).click()
  await expect(page.getByLabel('Vendor Name')).toHaveValue('zzyzxq')
  await page.getByRole('button', { name: 'Create Vendor & Start Review' }).click()
  await expect(page.getByText(/its scan did not start: .*Enter its website/)).toBeVisible()
  await page.getByRole('link', { name: 'zzyzxq', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No review yet' })).toBeVisible()
  await expect(page.getByLabel('Website URL')).toBeVisible()
})

test('the directory filters by name, edits a description in place and deletes after the warning', async ({ page }) => {
  const faults = await watchFaults(page)
  await signIn(page, 'admin@northwind.example')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByLabel('Search vendors by name').fill('CELLAR')
  await expect(page).toHaveURL(/search=CELLAR/)
  const row = page.getByRole('row', { name: /Cellar Printer/ })
  await expect(row).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)

  await row.getByRole('button', { name: 'Edit the description of Cellar Printer' }).click()
  await page.getByPlaceholder('Enter vendor description...').fill('Prints in the cellar')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('Prints in the cellar')).toBeVisible()

  await row.getByRole('button', { name: 'Delete Cellar Printer' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete Vendor - Credit Warning' })
  await expect(dialog).toContainText('Cellar Printer')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: 'Delete Cellar Printer' }).click()
  await dialog.getByRole('button', { name: 'Delete Vendor' }).click()
  await expect(page.getByText('No vendors match "CELLAR"')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page.getByRole('link', { name: 'Larkfield', exact: true }).first()).toBeVisible()
  expect(faults.list).toEqual([])
})

test('a viewer reads why adding, scanning and deleting are not for them', async ({ page }) => {
  await signIn(page, 'viewer@northwind.example')
  const add = page.getByRole('button', { name: 'New Vendor' }).first()
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  const reason = 'Your role (viewer) can read reviews but not add vendors.'
  await expect(add).toHaveAccessibleDescription(reason)
  await add.hover()
  await expect(page.locator('.popup').getByText(reason)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Delete Larkfield/ }).first()).toHaveAttribute('aria-disabled', 'true')
})

test('a viewer who opens the form by its address is told whom to ask', async ({ page }) => {
  await signIn(page, 'viewer@northwind.example')
  await page.goto('/vendors/new')
  await expect(page.getByText('Your role cannot add vendors')).toBeVisible()
  await expect(page.getByLabel('Search for a vendor')).toBeHidden()
})

test('an address that names no vendor is a review not found, in words', async ({ page }) => {
  await signIn(page)
  for (const id of ['not-an-id', '00000000-0000-7000-8000-000000000000']) {
    await page.goto(`/vendor/${id}/review`)
    await expect(page.getByRole('heading', { name: 'Review Not Found' })).toBeVisible()
    await expect(page.getByText('UUID')).toBeHidden()
  }
})

test('the type-ahead names the vendors that are there first and opens their review', async ({ page }) => {
  await signIn(page)
  await page.goto('/vendors/new')
  await page.getByLabel('Search for a vendor').fill('larkfield')
  const first = page.getByRole('option').first()
  await expect(first).toContainText('In your Review Hub')
  await first.click()
  await expect(page).toHaveURL(/\/vendor\/[^/]+\/review/)
})

test('a refresh that fails says so and keeps the list; one that works takes the words away', async ({
  page,
  context,
}) => {
  await signIn(page)
  const vendor = page.getByRole('link', { name: 'Larkfield', exact: true }).first()
  await expect(vendor).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load dashboard data' })).toContainText(
    'You are seeing the list from',
  )
  await expect(vendor).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Failed to load dashboard data')).toBeHidden({ timeout: 15_000 })
})

test('the directory sorts by a click on a column and shows only what is asked for, both kept in the address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  await openReview(page, 'Larkfield')
  await page.goto('/dashboard')
  const scores = page.getByText(/^\d+\/100$/)
  await expect(scores.first()).toBeVisible()
  const names = page.getByRole('region', { name: 'Vendor Directory' }).locator('tbody tr td:nth-child(2) a:first-child')
  await page.getByRole('button', { name: 'Vendor Name' }).click()
  await expect(page).toHaveURL(/sort=name/)
  await expect(page.getByRole('columnheader', { name: 'Vendor Name' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(names.first()).toHaveText('Cairnwell')
  await page.getByRole('button', { name: 'Vendor Name' }).click()
  await expect(names.last()).toHaveText('Cairnwell')
  await page.getByLabel('Show', { exact: true }).selectOption('not_reviewed')
  await page.reload()
  await expect(page.getByLabel('Show', { exact: true })).toHaveValue('not_reviewed')
  await expect(names.first()).toBeVisible()
  await expect(scores).toHaveCount(0)
})

test('on a narrow screen the order that the address asks for is the one that is named', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 })
  await signIn(page)
  for (const [sort, words] of [
    ['added', 'Oldest'],
    ['-name', 'Name (Z–A)'],
    ['risks', 'Fewest open high risks'],
  ] as const) {
    await page.goto(`/dashboard?sort=${sort}`)
    await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText(words)
  }
})

test('a search that finds nothing is cleared without the filter, or goes on without it', async ({ page }) => {
  await signIn(page)
  await page.goto('/dashboard?search=qqq&show=not_reviewed')
  await expect(page.getByText('No vendors match "qqq"')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page).toHaveURL(/\/dashboard\?show=not_reviewed$/)
  await page.goto('/dashboard?search=qqq&show=not_reviewed')
  await page.getByRole('button', { name: 'Search all vendors' }).click()
  await expect(page).toHaveURL(/\/dashboard\?search=qqq$/)
})

test('a vendor that is there already is added again by a click that says so, never by Enter', async ({ page }) => {
  await signIn(page, 'admin@northwind.example')
  const named = async (name: string) =>
    under(vendorsRoutes.list.response).parse(await readApi(page, `/vendors?search=${name}`)).data.vendors
  const id = (await named('larkfield')).find(({ name }) => name === 'Larkfield')?.id
  const ledgers = () => named('harbour%20ledger')
  await page.goto('/vendors/new')
  await page.getByRole('button', { name: 'Enter vendor details manually' }).click()
  await page.getByLabel('Vendor Name').fill('Harbour Ledger')
  const website = page.getByLabel('Website URL')
  const again = page.getByRole('button', { name: 'Add as a separate vendor' })
  for (const path of ['', '', '/books']) {
    await website.fill(`https://larkfield.example${path}`)
    if (path !== '') await expect(again).toBeHidden()
    const refused = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/api/vendors'),
    )
    await website.press('Enter')
    expect((await refused).status()).toBe(409)
    await expect(page.getByText('Larkfield is already one of your vendors')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open existing review' })).toHaveAttribute(
      'href',
      `/vendor/${id}/review`,
    )
    await expect(again).toBeVisible()
  }
  expect(await ledgers()).toEqual([])

  await again.click()
  await expect(page.getByRole('heading', { name: 'Security Review In Progress' })).toBeVisible()
  const all = await ledgers()
  expect(all).toHaveLength(1)
  for (const vendor of all) await removeVendor(page, vendor.id)
})

test('a long directory comes by pages, and is searched on the server as a whole', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'admin@northwind.example')
  const ids: string[] = []
  for (let number = 1; number <= 55; number++)
    ids.push(await addVendor(page, { name: `Quarry ${String(number).padStart(2, '0')}` }))
  const asked: URLSearchParams[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/vendors') asked.push(searchParams)
  })
  await page.goto('/dashboard')
  const { total } = under(vendorsRoutes.list.response).parse(await readApi(page, '/vendors')).data
  const pages = page.getByRole('navigation', { name: 'Pages of the directory' })
  const oldest = page.getByRole('row', { name: /^Choose Quarry 01 / })
  await expect(pages).toContainText(`1–50 of ${total}`)
  await expect(page.getByText(`${total} vendors`, { exact: true })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(51)
  await expect(oldest).toBeHidden()
  await pages.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\/dashboard\?page=2$/)
  await expect(pages).toContainText(`51–${total} of ${total}`)
  await expect(oldest).toBeVisible()
  await page.getByRole('button', { name: 'Vendor Name' }).click()
  await expect(page).toHaveURL(/\/dashboard\?sort=name$/)

  await page.getByLabel('Search vendors by name').fill('quarry 01')
  await expect(page.getByText('1 vendor found')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(oldest).toBeVisible()
  expect(asked.some((query) => query.get('search') === 'quarry 01')).toBe(true)
  expect(Math.max(...asked.map((query) => Number(query.get('limit'))))).toBe(50)

  await page.goto('/dashboard?page=9')
  await page.getByRole('link', { name: 'Go to the last page' }).click()
  await expect(oldest).toBeVisible()
  for (const id of ids) await removeVendor(page, id)
})
