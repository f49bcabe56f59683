import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations, sizes, themes } from './axe.ts'
import { openReview, signIn, test, watchFaults, writeApi } from './session.ts'

const password = 'Assay-sample-1!'

async function openConsole(page: Page): Promise<void> {
  await page.goto('/admin-login')
  await page.getByLabel('Email').fill('super@assay.example')
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'System console' })).toBeVisible()
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()
const fresh = (): string => crypto.randomUUID().slice(0, 8)

async function createTenant(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create Tenant' }).first().click()
  const form = page.getByRole('dialog', { name: 'Create Tenant' })
  await form.getByLabel('Organization name').fill(name)
  await form.getByLabel('Owner email').fill(`${fresh()}@firm.example`)
  await form.getByLabel('Plan').selectOption('starter')
  await expect(form.getByLabel('Scan limit')).toHaveValue('5')
  await form.getByRole('button', { name: 'Create Tenant' }).click()
  await expect(form).toBeHidden()
}

test('the operator founds, edits, suspends, activates and deletes an organization', async ({ page }) => {
  const faults = await watchFaults(page)
  const name = `Harbour ${fresh()}`
  await openConsole(page)
  await tab(page, 'Tenant Management')
  await createTenant(page, name)
  await page.getByRole('searchbox', { name: 'Search by name, owner email or slug' }).fill(name)
  const list = page.getByRole('list', { name: 'Tenants' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(page).toHaveURL(/search=Harbour/)
  await expect(list.getByText('0 of 5 scans')).toBeVisible()

  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await page.getByLabel('Scan limit').fill('12')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(list.getByText('0 of 12 scans')).toBeVisible()

  await page.getByRole('button', { name: `Suspend ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click()
  await expect(list.getByText('suspended')).toBeVisible()
  await page.getByRole('button', { name: `Activate ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click()
  await expect(list.getByText('active', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  const dialog = page.getByRole('dialog', { name: `Delete ${name}?` })
  await dialog.getByLabel('Type DELETE to confirm').fill('DELTE')
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(dialog.getByText(/Nothing was deleted/)).toBeVisible()
  await dialog.getByLabel('Type DELETE to confirm').fill(' delete ')
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByText('No tenants found matching your criteria.')).toBeVisible()
  expect(faults.list).toEqual([])
})

test('organizations that were selected are suspended together, and told of one by one', async ({ page }) => {
  const faults = await watchFaults(page)
  const key = fresh()
  await openConsole(page)
  await tab(page, 'Tenant Management')
  await createTenant(page, `${key} one`)
  await createTenant(page, `${key} two`)
  await page.getByRole('searchbox', { name: 'Search by name, owner email or slug' }).fill(key)
  const list = page.getByRole('list', { name: 'Tenants' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await page.getByLabel('Select all on this page').check()
  await expect(page.getByText('2 tenants selected')).toBeVisible()
  await page.getByRole('button', { name: 'Suspend', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Confirm Bulk Action' })
  await dialog.getByRole('button', { name: 'Suspend 2 tenants' }).click()
  await expect(list.getByText('suspended')).toHaveCount(2)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).not.toHaveURL(/search/)
  expect(faults.list).toEqual([])
})

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const isFocused = () => wanted.evaluate((element) => element === document.activeElement).catch(() => false)
  for (let presses = 0; presses < 80; presses += 1) {
    if (await isFocused()) return
    await page.keyboard.press('Tab')
  }
  await expect(wanted).toBeFocused({ timeout: 1 })
}

test('with the keyboard alone the operator signs in, finds an organization, suspends it and activates it', async ({
  page,
}) => {
  const faults = await watchFaults(page)
  await page.goto('/admin-login')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type('super@assay.example')
  await tabTo(page, page.getByLabel('Password', { exact: false }).first())
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'System console' })).toBeVisible()
  const name = `Keyboard ${fresh()}`
  await writeApi(page, 'POST', '/super-admin/tenants', { name, owner_email: `${fresh()}@firm.example` })
  await tabTo(page, page.getByRole('tab', { name: 'System Overview' }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type(name)
  const list = page.getByRole('list', { name: 'Tenants' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  for (const [before, after, status] of [
    ['Suspend', 'Activate', 'suspended'],
    ['Activate', 'Suspend', 'active'],
  ] as const) {
    await tabTo(page, list.getByRole('button', { name: `${before} ${name}` }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: before }))
    await page.keyboard.press('Enter')
    await expect(list.getByText(status, { exact: true })).toBeVisible()
    await expect(list.getByRole('button', { name: `${after} ${name}` })).toBeVisible()
    await expect(page.getByRole('alertdialog')).toBeHidden()
  }
  expect(faults.list).toEqual([])
})

test('a package is made with features by Enter, refused with a bad price, deactivated and deleted', async ({
  page,
}) => {
  const faults = await watchFaults(page)
  const name = `Team ${fresh()}`
  await openConsole(page)
  await tab(page, 'Subscription Packages')
  await page.getByRole('button', { name: 'Create Package' }).click()
  const form = page.getByRole('dialog', { name: 'Create Package' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Description').fill('For a team')
  await form.getByLabel('Scan limit a month').fill('8')
  await form.getByLabel('Monthly price ($)').fill('-1')
  await form.getByRole('button', { name: 'Create Package' }).click()
  await expect(form.getByText('The monthly price is 0 or more.')).toBeVisible()
  await form.getByLabel('Monthly price ($)').fill('999')
  await form.getByLabel('Feature 1').fill('Eight reports')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Feature 2', { exact: true })).toBeFocused()
  await form.getByLabel('Feature 2', { exact: true }).fill('Priority support')
  await form.getByRole('button', { name: 'Create Package' }).click()
  const card = page
    .getByRole('region', { name: 'Subscription Packages' })
    .getByRole('listitem')
    .filter({ hasText: name })
  await expect(card.getByText('$999 a month')).toBeVisible()
  await expect(card.getByText('Priority support')).toBeVisible()
  await page.getByRole('button', { name: `Deactivate ${name}` }).click()
  await expect(card.getByText('Inactive')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Demo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog').getByText(/Northwind Traders.* have this package/)).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(card).toBeHidden()
  // The refusal stands in the browser's console, and nothing else.
  expect(faults.list.filter((one) => !one.includes('409'))).toEqual([])
})

test('what the operator says of a review stands beside the program’s own in the organization’s review', async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await signIn(member, 'admin@northwind.example')
  await openReview(member, 'Larkfield')
  await openConsole(page)
  await tab(page, 'Security Reviews')
  await page.getByRole('searchbox').fill('Larkfield')
  await page.getByRole('button', { name: 'Edit the review of Larkfield' }).first().click()
  const form = page.getByRole('dialog', { name: 'Edit the review of Larkfield' })
  await form.getByLabel('Score').fill('33')
  await form.getByLabel('Risk level').selectOption('critical')
  await form.getByLabel('Results (JSON)').fill('{ "note": }')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(form.getByText('This is no valid JSON: look at line 1, column 11.')).toBeVisible()
  await form.getByLabel('Results (JSON)').fill('{ "note": "Seen on site" }')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Edited by the operator').first()).toBeVisible()
  await page.getByRole('link', { name: 'Open the review of Larkfield' }).first().click()
  await expect(page.getByRole('heading', { name: 'Larkfield' })).toBeVisible()
  await expect(page.getByText('score 33/100, risk critical')).toBeVisible()
  await member.reload()
  await expect(member.getByText(/The operator says: score 33, critical risk/)).toBeVisible()
  await member.context().close()
})

for (const theme of themes)
  for (const size of sizes)
    test(`every tab of the system console is free of violations in the ${theme} theme at ${size.width} px`, async ({
      page,
    }) => {
      test.setTimeout(180_000)
      const faults = await watchFaults(page)
      await page.addInitScript((chosen) => localStorage.setItem('assay-theme', chosen), theme)
      await page.setViewportSize(size)
      await openConsole(page)
      for (const name of ['overview', 'tenants', 'users', 'audit', 'monitoring', 'packages', 'vendors', 'reviews']) {
        await page.goto(`/super-admin?tab=${name}`)
        await expect(page.getByRole('tabpanel').locator('h2').first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expectNoViolations(page, name)
        await expectNoSidewaysScroll(page, name)
      }
      expect(faults.list).toEqual([])
    })
