import { expect, type Page } from '@playwright/test'
import { analyst, endOnServer, enterAs, openFact, openReview, signIn, test } from './session.ts'

/** Signs in, opens a finding's evidence and types why it is rejected, without sending it. */
async function beginToReject(page: Page, why: string) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  const review = await openReview(page, 'Larkfield')
  const opened = await openFact(page, review, 'enc.transit')
  await opened.evidence.getByRole('button', { name: 'Reject' }).click()
  await opened.evidence.getByLabel('Reason').fill(why)
  return opened
}

test('a visitor is sent to sign in and comes back to the page that was asked for', async ({ page }) => {
  await page.goto('/user-settings?tab=appearance')
  await expect(page).toHaveURL(/\/auth\?next=/)
  await page.getByLabel('Email').fill('analyst@northwind.example')
  await page.getByLabel('Password').first().fill('Assay-sample-1!')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
})

test('nothing of the sign-in page moves when the server says late which ways in there are', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.route('**/api/auth/options', async (route) => {
      await page.getByLabel('Email').waitFor()
      await route.continue()
    })
    await page.goto('/auth')
    const button = page.getByRole('button', { name: 'Sign In', exact: true })
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
    const before = await button.boundingBox()
    await expect(page.getByRole('button', { name: /Continue with Google/ })).toHaveAttribute('aria-disabled', 'true')
    expect(await button.boundingBox()).toEqual(before)
    await page.unroute('**/api/auth/options')
  }
})

test('a wrong password is refused in words and the address is kept', async ({ page }) => {
  await page.goto('/auth')
  await page.getByLabel('Email').fill('nobody@northwind.example')
  await page.getByLabel('Password').first().fill('not-the-password')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('nobody@northwind.example')
})

test('a stored token without three segments is removed and said to be invalid', async ({ page }) => {
  await page.goto('/auth')
  await page.evaluate(() => {
    localStorage.setItem('auth_token', 'only.two')
    localStorage.setItem('refresh_token', 'anything')
  })
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth/)
  await expect(page.getByText('Invalid authentication token. Please sign in again.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull()
})

test('an access token that no longer counts is renewed once and the page goes on', async ({ page }) => {
  await signIn(page)
  const before = await page.evaluate(() => localStorage.getItem('refresh_token'))
  await page.evaluate(() => localStorage.setItem('auth_token', 'no.longer.good'.replaceAll('o', '0')))
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Larkfield', exact: true }).first()).toBeVisible()
  const after = await page.evaluate(() => localStorage.getItem('refresh_token'))
  expect(after).not.toBeNull()
  expect(after).not.toBe(before)
})

test('signing out wipes what was kept and ends the session in every tab', async ({ page, context }) => {
  await signIn(page)
  const second = await context.newPage()
  await second.goto('/dashboard')
  await expect(second.getByRole('heading', { name: 'Review Hub' })).toBeVisible()
  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(second).toHaveURL(/\/auth$/)
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'assay-theme'))
  expect(kept).toEqual([])
})

test('signing out wipes what was kept though the call fails', async ({ page }) => {
  await signIn(page)
  await page.route('**/api/auth/logout', (route) => route.abort('connectionfailed'))
  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  expect(
    await page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('refresh_token')]),
  ).toEqual([null, null])
})

test('a session is renewed every 25 minutes, and is over where that fails', async ({ page }) => {
  await page.clock.install()
  await signIn(page)
  const readToken = () => page.evaluate(() => localStorage.getItem('refresh_token'))
  const before = await readToken()
  await page.clock.fastForward('24:00')
  expect(await readToken()).toBe(before)
  await page.clock.fastForward('02:00')
  await expect.poll(readToken).not.toBe(before)
  expect(await readToken()).not.toBeNull()
  await page.route('**/api/auth/refresh-token', (route) => route.fulfill({ status: 502, body: '' }))
  await page.clock.fastForward('26:00')
  await expect(page).toHaveURL(/\/auth/)
  expect(await readToken()).toBeNull()
})

test('the chosen theme is there before the first paint and survives a reload', async ({ page }) => {
  await signIn(page)
  await page.goto('/user-settings?tab=appearance')
  await page.getByRole('radio', { name: /^Light/ }).check()
  await expect(page.locator('html')).toHaveClass('light')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveClass('light')
  await page.getByRole('radio', { name: /^System/ }).check()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveClass('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveClass('light')
})

test('a session that ends while somebody decides brings them back to the place, with what they typed', async ({
  page,
}) => {
  const { evidence, question } = await beginToReject(page, 'The page speaks of another product.')
  await endOnServer(page)
  await evidence.getByRole('form').getByRole('button', { name: 'Reject' }).click()

  await expect(page).toHaveURL(/\/auth\?next=.*evidence/)
  await expect(page.getByText('Your session has ended. Sign in to continue.')).toBeVisible()
  await enterAs(page, analyst.email)
  await expect(evidence.getByRole('heading', { name: question })).toBeVisible()
  await expect(evidence.getByLabel('Reason')).toHaveValue('The page speaks of another product.')
  await expect(evidence.getByLabel('Reason')).not.toBeFocused()
  await evidence.getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await expect(evidence.getByRole('button', { name: 'Reject' })).toBeVisible()
  await expect(evidence.getByLabel('Reason')).toBeHidden()
})

test('a session that ends in one tab leaves the other its place, the reason and what was typed there', async ({
  page,
  context,
}) => {
  const { evidence, question } = await beginToReject(page, 'Typed in the first tab.')
  const second = await context.newPage()
  await second.goto('/user-settings?tab=appearance')
  await expect(second.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await endOnServer(second)
  await second.goto('/dashboard')
  await expect(second).toHaveURL(/\/auth\?next=/)

  await expect(page).toHaveURL(/\/auth\?next=.*evidence/)
  await expect(page.getByText('Your session has ended. Sign in to continue.')).toBeVisible()
  await enterAs(page, analyst.email)
  await expect(evidence.getByRole('heading', { name: question })).toBeVisible()
  await expect(evidence.getByLabel('Reason')).toHaveValue('Typed in the first tab.')
  await evidence.getByRole('button', { name: 'Cancel' }).click()
})

test('whoever signs in after another user finds neither their place nor their words', async ({ page }) => {
  const { evidence } = await beginToReject(page, 'Typed by the analyst.')
  await endOnServer(page)
  await evidence.getByRole('form').getByRole('button', { name: 'Reject' }).click()
  await expect(page).toHaveURL(/\/auth\?next=.*evidence/)
  await page.reload()
  await enterAs(page, 'viewer@northwind.example')
  await expect(page.getByRole('heading', { name: 'Review Hub' })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Typed by the analyst.')
})
