import { expect } from '@playwright/test'
import {
  addPasskey,
  addVirtualAuthenticator,
  codeAt,
  confirmIdentity,
  openSecurity,
  removePasskey,
  setUpApp,
} from './second-factors.ts'
import { analyst, enterAs, signIn, test, watchFaults } from './session.ts'

test('the user menu leads to the profile, which keeps a name and not another address', async ({ page }) => {
  const faults = await watchFaults(page)
  await signIn(page, 'viewer@northwind.example')
  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('menuitem', { name: 'My Profile' }).click()
  await expect(page.getByText('Email cannot be changed')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '')
  for (const name of ['Johanna', 'Jonas']) {
    await page.getByLabel('First Name').fill(name)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Profile Updated').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^User menu/ })).toContainText(name)
  }
  expect(faults.list).toEqual([])
})

test('a new password is checked in order against its list, and the one before stays until it is right', async ({
  page,
}) => {
  await signIn(page, 'viewer@northwind.example')
  await page.goto('/user-settings?tab=security')
  const submit = page.getByRole('button', { name: 'Change Password' })
  const fill = async (current: string, next: string, confirm: string): Promise<void> => {
    await page.getByLabel(/^Current password/).fill(current)
    await page.getByLabel(/^New password/).fill(next)
    await page.getByLabel(/^Confirm new password/).fill(confirm)
    await submit.click()
  }
  const refusals = [
    [analyst.password, '', '', 'All fields are required'],
    [analyst.password, 'Correct-horse-9!', 'other', 'New passwords do not match'],
    [analyst.password, 'short', 'short', 'Password must be at least 8 characters long'],
    [analyst.password, 'lower-case-9!', 'lower-case-9!', 'Password must contain at least one uppercase letter'],
    ['Wrong-horse-9!', 'Correct-horse-9!', 'Correct-horse-9!', 'The current password is not right.'],
  ] as const
  for (const [current, next, confirm, message] of refusals) {
    await fill(current, next, confirm)
    await expect(page.getByText(message)).toBeVisible()
  }
  const list = page.getByRole('list', { name: 'Password requirements' })
  await page.getByLabel(/^New password/).fill('aA')
  await expect(list.getByText(': not met yet')).toHaveCount(3)
  await fill(analyst.password, analyst.password, analyst.password)
  await expect(page.getByText('Password Changed')).toBeVisible()
})

test('an authenticator app is set up, asked for at the sign-in, and turned off again', async ({ page }) => {
  const faults = await watchFaults(page)
  const email = 'admin@northwind.example'
  await signIn(page, email)
  await openSecurity(page)
  const secret = await setUpApp(page)
  const recovery = await page
    .getByText(/^[A-Z\d]{5}-[A-Z\d]{5}$/)
    .first()
    .innerText()
  await page.getByRole('button', { name: 'I have kept them' }).click()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth?next=/dashboard')
  await enterAs(page, email)
  await page.getByLabel('Code of the app').fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This code is not right. Please try again.')).toBeVisible()
  await page.getByLabel('Code of the app').fill(await codeAt(secret))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Review Hub' })).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth?next=/dashboard')
  await enterAs(page, email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recovery)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Review Hub' })).toBeVisible()
  await openSecurity(page)
  await expect(page.getByText('9 codes left')).toBeVisible()
  await page.getByRole('button', { name: 'Turn off app' }).click()
  await confirmIdentity(page, 'Turn off')
  await expect(page.getByRole('button', { name: 'Set up app' })).toBeVisible()
  expect(faults.list.filter((fault) => !fault.includes('401'))).toEqual([])
})

test('a passkey of this browser is added, opens the account as second proof and by itself, and nothing once it is removed', async ({
  page,
}) => {
  await addVirtualAuthenticator(page)
  const email = 'admin@northwind.example'
  await signIn(page, email)
  await openSecurity(page)
  await addPasskey(page, 'Test laptop')

  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth?next=/dashboard')
  await enterAs(page, email)
  await page.getByRole('button', { name: 'Use passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Review Hub' })).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth?next=/dashboard')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Review Hub' })).toBeVisible()

  await openSecurity(page)
  await removePasskey(page, 'Test laptop')

  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('This passkey does not open an account here.')).toBeVisible()
})

test('another session of one’s own is seen and ended, and its page says so', async ({ page, browser, baseURL }) => {
  const email = 'viewer@northwind.example'
  await signIn(page, email)
  const elsewhere = await browser.newContext({
    userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1',
    ...(baseURL ? { baseURL } : {}),
  })
  const other = await elsewhere.newPage()
  await signIn(other, email)
  await openSecurity(page)
  await page.getByRole('button', { name: 'End the session on Safari on iPhone' }).first().click()
  await expect(page.getByRole('button', { name: 'End the session on Safari on iPhone' })).toHaveCount(0)
  await other.reload()
  await expect(other).toHaveURL(/\/auth/)
  await elsewhere.close()
})

test('what is kept of oneself is downloaded', async ({ page }) => {
  await signIn(page, 'viewer@northwind.example')
  await openSecurity(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export my data' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('assay-account.json')
})
