import { expect, type Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations, sizes, themes } from './axe.ts'
import { addPasskey, addVirtualAuthenticator, confirmIdentity, openSecurity, removePasskey } from './second-factors.ts'
import { enterAs, readApi, signIn, test, watchFaults, writeApi } from './session.ts'

const admin = 'admin@northwind.example'

/** Looks at what is shown, in both themes and at both widths, without loading it anew. */
async function look(page: Page, screen: string): Promise<void> {
  // What fades in is looked at when it is there.
  await page.waitForTimeout(250)
  for (const theme of themes) {
    await page.evaluate((chosen) => {
      document.documentElement.classList.remove('dark', 'light')
      document.documentElement.classList.add(chosen)
    }, theme)
    for (const size of sizes) {
      await page.setViewportSize(size)
      // At the top, where the header that stays covers nothing.
      await page.evaluate(() => scrollTo(0, 0))
      await page.waitForTimeout(100)
      const named = `${screen}, ${theme}, ${size.width} px`
      await expectNoViolations(page, named)
      await expectNoSidewaysScroll(page, named)
    }
  }
}

/** The next answers about oneself, with something of the user changed: what the sample has nobody for. */
async function beAs(page: Page, change: object): Promise<void> {
  await page.route('**/api/auth/me', async (route) => {
    const response = await route.fetch()
    const answer: { data: { user: object } } = await response.json()
    await route.fulfill({ response, json: { ...answer, data: { user: { ...answer.data.user, ...change } } } })
  })
}

test('the dialogs of roles and of the team have no axe violation and no sideways scroll', async ({ page }) => {
  const faults = await watchFaults(page)
  await signIn(page, admin)
  await page.goto('/tenant-admin?tab=roles')
  for (const [button, role] of [
    ['Bulk Assign', 'alertdialog'],
    ['View Audit', 'dialog'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole(role)).toBeVisible()
    await look(page, button)
    await page.keyboard.press('Escape')
    await expect(page.getByRole(role)).toBeHidden()
  }
  await page.getByLabel('Search roles').fill('nothing of the kind')
  await look(page, 'no role found')
  expect(faults.list).toEqual([])
})

test('founding and joining an organization have none', async ({ page, browser, baseURL }) => {
  const faults = await watchFaults(page)
  await signIn(page, admin)
  const email = `lia.${crypto.randomUUID().slice(0, 8)}@northwind.example`
  await writeApi(page, 'POST', '/admin/invitations', { email, role: 'viewer' })
  const guest = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await guest.goto('/mailbox')
  const heading = guest.getByRole('button', { name: `To ${email}` })
  await expect(heading).toBeVisible({ timeout: 30_000 })
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click()
  await look(guest, 'an open message')
  await guest.getByRole('link', { name: /accept-invitation/ }).click()
  await guest.getByRole('button', { name: 'Accept Invitation' }).click()
  await expect(guest.getByText('First name is required')).toBeVisible()
  await look(guest, 'an invitation')
  await guest.context().close()
  await beAs(page, { tenant_id: null })
  await page.goto('/organization-setup')
  await expect(page.getByLabel('Organization Name')).toBeVisible()
  await look(page, 'organization setup')
  expect(JSON.stringify(await readApi(page, '/admin/invitations'))).toContain(email)
  expect(faults.list).toEqual([])
})

test('the security settings with their dialogs, and the second proof at the sign-in, have none', async ({ page }) => {
  const faults = await watchFaults(page)
  await addVirtualAuthenticator(page)
  await signIn(page, admin)
  await openSecurity(page)
  await page.getByRole('button', { name: 'Set up app' }).click()
  await confirmIdentity(page, 'Continue')
  await expect(page.getByRole('img', { name: 'QR code of the secret' })).toBeVisible()
  await look(page, 'authenticator app')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await look(page, 'new passkey')
  await page.keyboard.press('Escape')
  await addPasskey(page, 'Seen key')
  await page.getByRole('button', { name: 'New codes' }).click()
  await confirmIdentity(page, 'Make new codes')
  await expect(page.getByText('Keep these recovery codes')).toBeVisible()
  await look(page, 'recovery codes')
  await page.goto('/tenant-admin')
  await page.getByRole('button', { name: 'Require two-factor' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await look(page, 'rule of two factors')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth?next=/dashboard')
  await enterAs(page, admin)
  await expect(page.getByRole('button', { name: 'Use passkey' })).toBeVisible()
  await look(page, 'second proof')
  await page.getByRole('button', { name: 'Use passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Review Hub' })).toBeVisible()
  await openSecurity(page)
  await removePasskey(page, 'Seen key')
  await beAs(page, { must_add_second_factor: true })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Set up two-factor authentication to go on' })).toBeVisible()
  await look(page, 'second factor asked for')
  expect(faults.list).toEqual([])
})
