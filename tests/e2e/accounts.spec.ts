import { expect, type Page } from '@playwright/test'
import { analyst, enterAs, signIn, test, watchFaults } from './session.ts'

const password = 'Correct-horse-9!'

/** Someone new, at an organization of their own. */
const newAddress = (): string => `nora-${crypto.randomUUID()}@firm.example`

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth?tab=sign-up')
  await page.getByLabel('First Name').fill('Nora')
  await page.getByLabel('Last Name').fill('Field')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByLabel(/^Confirm Password/).fill(password)
}

/** Opens the newest message to an address, in the mailbox of a machine without a mail server. */
async function openMessage(page: Page, email: string, subject: string): Promise<void> {
  await page.goto('/mailbox')
  const message = page.getByRole('button', { name: new RegExp(`${subject}.*${email}`, 's') }).first()
  await expect(message).toBeVisible({ timeout: 20_000 })
  if ((await message.getAttribute('aria-expanded')) !== 'true') await message.click()
}

test('a sign-up says what is wrong, one thing after the other, and goes on to the plans with no password kept', async ({
  page,
}) => {
  const faults = await watchFaults(page)
  const email = newAddress()
  await page.goto('/auth?tab=signup')
  await expect(page.getByRole('navigation', { name: 'Account' }).locator('[aria-current=page]')).toHaveText('Sign Up')
  const submit = page.getByRole('button', { name: 'Create Account' })
  await submit.click()
  await expect(page.getByText('First name is required')).toBeVisible()
  await expect(page.getByLabel('First Name')).toBeFocused()
  await fillSignUp(page, 'nora@gmail.com')
  await expect(
    page.getByText('Personal email addresses are not allowed. Please use your corporate email address.'),
  ).toBeVisible()
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByLabel('Organization Name')).toHaveValue('')
  await page.getByLabel('Email').fill(email)
  await expect(page.getByLabel('Organization Name')).toHaveValue('Firm')
  await page.getByLabel(/^Confirm Password/).fill('other')
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel(/^Confirm Password/).fill(password)
  await expect(page.getByText('Passwords match')).toBeVisible()
  await expect(page.getByRole('meter', { name: 'Password strength' })).toHaveAttribute('aria-valuenow', '5')
  await submit.click()
  await expect(page).toHaveURL(/\/package-selection$/)
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(stored).toContain(email)
  expect(stored).not.toContain(password)
  await page.getByRole('link', { name: 'Back to Registration' }).click()
  await expect(page).toHaveURL(/\/auth/)
  expect(await page.evaluate(() => sessionStorage.getItem('pendingRegistration'))).toBeNull()
  await page.goto('/package-selection')
  await expect(page).toHaveURL(/\/auth$/)
  expect(faults.list).toEqual([])
})

test('the address of a sign-up is confirmed from the mailbox', async ({ page }) => {
  const email = newAddress()
  await fillSignUp(page, email)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('link', { name: 'Open the mailbox' }).click()
  await openMessage(page, email, 'Confirm your email address')
  await page.getByRole('link', { name: /verify-email/ }).click()
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByText(`${email} is yours`)).toBeVisible()
})

test('a forgotten password is set anew from the mailbox, once; the page tells nothing of who has an account', async ({
  page,
}) => {
  const known = 'viewer@northwind.example'
  for (const email of [newAddress(), known]) {
    await page.goto('/auth')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText(`If ${email} has an account`)).toBeVisible()
  }
  await openMessage(page, known, 'Reset your Assay password')
  await page.getByRole('link', { name: /reset-password/ }).click()
  const link = page.url()
  const set = async (): Promise<void> => {
    await page.getByLabel(/^New password/).fill(analyst.password)
    await page.getByLabel(/^Confirm new password/).fill(analyst.password)
    await page.getByRole('button', { name: 'Set password' }).click()
  }
  await page.getByLabel(/^New password/).fill('short')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('New password and confirmation are required')).toBeVisible()
  await set()
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible()
  await page.goto(link)
  await set()
  await expect(page.getByText('This link is not valid any more. Please ask for a new one.')).toBeVisible()
  await signIn(page, known)
})

test('the super admin’s login lets nobody else in, and keeps no session of who was refused', async ({ page }) => {
  await page.goto('/admin-login')
  await page.getByLabel('Email').fill(analyst.email)
  await page.getByLabel('Password').first().fill(analyst.password)
  await page.getByRole('button', { name: 'Access Admin Panel' }).click()
  await expect(page.getByText('Access denied. Super Admin privileges required.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  await page.getByLabel('Email').fill('super@assay.example')
  await page.getByLabel('Password').first().fill(analyst.password)
  await page.getByRole('button', { name: 'Access Admin Panel' }).click()
  await expect(page).toHaveURL(/\/super-admin$/)
  await expect(page.getByText('System Super Admin')).toBeVisible()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('button', { name: 'Set up app' })).toBeVisible()
  await page.goto('/super-admin')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/auth$/)
})

const starts = [
  ['viewer@northwind.example', /\/dashboard$/],
  ['admin@northwind.example', /\/tenant-admin$/],
  ['super@assay.example', /\/super-admin$/],
] as const

for (const [email, home] of starts)
  test(`${email} starts at ${String(home)}, from the sign-in page and from the hub`, async ({ page }) => {
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/auth$/)
    await enterAs(page, email)
    await expect(page).toHaveURL(home)
    for (const place of ['/admin', '/auth', '/admin-login']) {
      await page.goto(place)
      await expect(page).toHaveURL(home)
    }
  })

test('the consoles let nobody else in', async ({ page }) => {
  await page.goto('/super-admin')
  await expect(page).toHaveURL(/\/admin-login$/)
  await page.goto('/tenant-admin')
  await expect(page).toHaveURL(/\/auth\?next=/)
  await signIn(page)
  for (const console of ['/super-admin', '/tenant-admin']) {
    await page.goto(console)
    await expect(page).toHaveURL(/\/dashboard$/)
  }
})

test('a personal address at Google leads to the page that says why, and back to the sign-up', async ({ page }) => {
  await page.goto('/auth?oauth_error=corporate_email')
  await expect(page).toHaveURL(/\/corporate-email-error$/)
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible()
  await page.getByRole('link', { name: 'Try Corporate Email' }).click()
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible()
})
