import { expect } from '@playwright/test'
import { expectNoViolations, themes } from './axe.ts'
import { signIn, test } from './session.ts'

test('a page whose code does not come offline says so inside the frame, and comes by itself with the network', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  const add = page.getByRole('complementary', { name: 'Navigation' }).getByRole('link', { name: 'New Vendor' })
  await expect(add).toBeVisible()
  await context.setOffline(true)
  await add.click()
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expectNoViolations(page, 'a page without its code')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Review Hub' }).click()
  await expect(page.getByRole('heading', { name: 'Review Hub' })).toBeVisible()
  await add.click()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Add New Vendor' })).toBeVisible({ timeout: 20_000 })
})

test('an error card asks again by itself when the server answers', async ({ page }) => {
  await signIn(page)
  await page.route('**/api/vendors?*', (route) => route.abort('connectionfailed'))
  await page.reload()
  const card = page.getByRole('alert').filter({ hasText: 'Connection Error' })
  await expect(card).toBeVisible({ timeout: 20_000 })
  await expect(card).not.toContainText('busy')
  await page.unrouteAll({ behavior: 'wait' })
  await expect(card).toBeHidden({ timeout: 20_000 })
  await expect(page.getByRole('link', { name: 'Larkfield', exact: true }).first()).toBeVisible()
})

test('a change of page moves the focus to the heading, and the first page leaves it alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Review Hub' })).not.toBeFocused()
  await page.getByRole('complementary', { name: 'Navigation' }).getByRole('link', { name: 'New Vendor' }).click()
  await expect(page.getByRole('heading', { name: 'Add New Vendor' })).toBeFocused()
  await page.getByRole('link', { name: 'Back to Dashboard' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Review Hub' })).toBeFocused()
})

for (const theme of themes) {
  test(`menus, tooltips and toasts are clean while they are open, ${theme}`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem('assay-theme', name), theme)
    await page.setViewportSize({ width: 1440, height: 900 })
    await signIn(page)
    await page.getByRole('button', { name: /^User menu/ }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectNoViolations(page, 'user menu')
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /^(Rescan|Start the first scan of) / })
      .first()
      .hover()
    await expect(page.getByText(/^(Rescan|Start a scan)$/)).toBeVisible()
    await expectNoViolations(page, 'tooltip')
    await page.route('**/api/vendors/*', (route) => route.fulfill({ status: 502, body: '' }))
    await page
      .getByRole('button', { name: /^Edit the description of / })
      .first()
      .click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Failed to update vendor description')).toBeVisible()
    await expectNoViolations(page, 'toast')
  })
}

test('one of the two tabs of the sign-in page is lit', async ({ page }) => {
  for (const [address, name] of [
    ['/auth', 'Sign In'],
    ['/auth?tab=sign-up', 'Sign Up'],
    ['/auth?tab=sign-up&next=%2Fdashboard', 'Sign Up'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('navigation', { name: 'Account' }).locator('[aria-current=page]')).toHaveText([name])
  }
})

test('the palette opens by a key, finds vendors, pages and actions, and goes there by keyboard alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  // Another journey changes the analyst's theme, which follows the account.
  await signIn(page, 'admin@northwind.example')
  const box = page.getByRole('combobox', { name: 'Search vendors, pages and actions' })
  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await expectNoViolations(page, 'palette')
  await box.fill('larkf')
  await expect(page.getByRole('option', { name: /^Larkfield/ }).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/vendor\/[^/]+\/review/)

  await page.keyboard.press('Control+k')
  await box.fill('pref')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/user-settings\?tab=preferences/)
  await page.getByRole('button', { name: /^Search/ }).click()
  await box.fill('light theme')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveClass('light')
  await expect(box).toBeHidden()
  await page.keyboard.press('Control+k')
  await box.fill('no such thing')
  await expect(page.getByText('Nothing is named “no such thing”.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click()
})

test('an address that no page has keeps the frame for members, and stands alone for visitors', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await signIn(page)
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await expectNoViolations(page, 'not found')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Review Hub' }).click()
  await expect(page.getByRole('heading', { name: 'Review Hub' })).toBeVisible()
})

test('the first steps are ticked as they are opened, and stay closed on another device', async ({
  page,
  browser,
  baseURL,
}) => {
  const member = 'viewer@northwind.example'
  await signIn(page, member)
  const steps = page.getByRole('region', { name: 'First steps' })
  await steps.getByRole('link', { name: 'Choose how you work' }).click()
  await expect(page.getByRole('heading', { name: 'Preferences' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(steps.getByRole('link', { name: 'Choose how you work (done)' })).toBeVisible()
  await steps.getByRole('button', { name: 'Close the first steps' }).click()
  await expect(steps).toBeHidden()
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await signIn(other, member)
  await expect(other.getByRole('heading', { name: 'Vendor Directory' })).toBeVisible()
  await expect(other.getByRole('region', { name: 'First steps' })).toBeHidden()
  await other.close()
})

test('on a phone the header gives its place to the page and comes back on the way up', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await signIn(page)
  const open = page.getByRole('button', { name: 'Open navigation' })
  await expect(page.getByRole('link', { name: 'Larkfield', exact: true }).first()).toBeVisible()
  await expect(open).toBeInViewport()
  await page.mouse.wheel(0, 500)
  await expect(open).not.toBeInViewport()
  await page.mouse.wheel(0, -200)
  await expect(open).toBeInViewport()
  await open.click()
  await expectNoViolations(page, 'navigation sheet')
  await page
    .getByRole('dialog', { name: 'Navigation' })
    .getByRole('button', { name: /^Search/ })
    .click()
  await expect(page.getByRole('combobox', { name: 'Search vendors, pages and actions' })).toBeFocused()
  await expectNoViolations(page, 'palette on a phone')
})
