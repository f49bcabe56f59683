import { expect } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations, sizes, themes } from './axe.ts'
import { analyst, enterAs, signIn, test } from './session.ts'

const member = 'viewer@northwind.example'

test('preferences are kept on the server, and each is honoured at once and on another device', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  await page.goto('/user-settings?tab=preferences')
  await page.getByRole('switch', { name: 'Auto-refresh' }).check()
  await page.getByRole('switch', { name: 'Compact mode' }).check()
  await page.getByRole('switch', { name: 'Email notifications' }).uncheck()
  await page.getByLabel('Timezone').selectOption('pst')
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByText('Preferences Saved')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact')

  const other = await (await browser.newContext({ baseURL: baseURL ?? '', timezoneId: 'Asia/Tokyo' })).newPage()
  await signIn(other)
  await expect(other.locator('html')).toHaveAttribute('data-density', 'compact')
  await other.goto('/user-settings?tab=preferences')
  await expect(other.getByRole('switch', { name: 'Auto-refresh' })).toBeChecked()
  await expect(other.getByRole('switch', { name: 'Email notifications' })).not.toBeChecked()
  const now = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Los_Angeles', hour: '2-digit', hourCycle: 'h23' })
  await expect(other.getByText(new RegExp(`Now: .*, ${now.format(new Date())}:`))).toBeVisible()
  await other.close()

  await page.getByRole('switch', { name: 'Auto-refresh' }).uncheck()
  await page.getByRole('switch', { name: 'Compact mode' }).uncheck()
  await page.getByRole('switch', { name: 'Email notifications' }).check()
  await page.getByLabel('Timezone').selectOption('device')
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-density', 'regular')
})

test('the theme follows the account to another device, and comes back where it cannot be saved', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page)
  await page.goto('/user-settings?tab=appearance')
  await page.getByRole('radio', { name: /^Light/ }).check()
  await expect(page.getByText('Theme Updated')).toBeVisible()
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await other.goto('/auth')
  await enterAs(other, analyst.email)
  await expect(other.locator('html')).toHaveClass('light')
  await other.close()

  await page.route('**/api/auth/me', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 502, body: '' }) : route.fallback(),
  )
  await page.getByRole('radio', { name: /^Dark/ }).click()
  await expect(page.getByText('Update Failed')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Light/ })).toBeChecked()
  await expect(page.locator('html')).toHaveClass('light')
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('radio', { name: /^Dark/ }).check()
  await expect(page.locator('html')).toHaveClass('dark')
})

for (const theme of themes) {
  test(`the preferences are accessible at both widths, ${theme}`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem('assay-theme', name), theme)
    await signIn(page, member)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await page.goto('/user-settings?tab=preferences')
      await expect(page.getByRole('button', { name: 'Save Preferences' })).toBeVisible()
      await expectNoViolations(page, `preferences ${size.width}`)
      await expectNoSidewaysScroll(page, `preferences ${size.width}`)
    }
  })
}
