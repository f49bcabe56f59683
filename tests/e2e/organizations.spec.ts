import { expect, type Page } from '@playwright/test'
import { signIn, test, watchFaults } from './session.ts'

const own = { password: 'Own-words-2026!', email: () => `nora.${crypto.randomUUID().slice(0, 8)}@northwind.example` }

/** Follows the link of the newest message to this address, from the mailbox of the developer's machine. */
async function openMessage(page: Page, email: string): Promise<void> {
  await page.goto('/mailbox')
  const heading = page.getByRole('button', { name: `To ${email}` })
  await expect(heading).toBeVisible({ timeout: 30_000 })
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click()
}

test('an admin invites somebody, who accepts by the link and is then listed with the role', async ({
  page,
  browser,
  baseURL,
}) => {
  const faults = await watchFaults(page)
  const email = own.email()
  await signIn(page, 'admin@northwind.example')
  await page.goto('/tenant-admin')
  const form = page.getByRole('form', { name: 'Invite' })
  await form.getByLabel('Email').fill('somebody@gmail.com')
  await form.getByRole('button', { name: 'Send Invite' }).click()
  await expect(form.getByText('Personal email addresses are not allowed.')).toBeVisible()
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Role').selectOption('viewer')
  await form.getByRole('button', { name: 'Send Invite' }).click()
  const pending = page.getByRole('region', { name: 'Pending Invitations' })
  await expect(pending.getByText(email)).toBeVisible()

  const guest = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await openMessage(guest, email)
  await guest.getByRole('link', { name: /accept-invitation/ }).click()
  await expect(guest.getByText(email)).toBeVisible()
  await guest.getByLabel('First Name').fill('Nora')
  await guest.getByLabel('Last Name').fill('Field')
  await guest.getByLabel('Password', { exact: false }).first().fill(own.password)
  await guest.getByLabel('Confirm Password').fill('Another-2026!')
  await guest.getByRole('button', { name: 'Accept Invitation' }).click()
  await expect(guest.getByText('Passwords do not match')).toBeVisible()
  await guest.getByLabel('Confirm Password').fill(own.password)
  await guest.getByRole('button', { name: 'Accept Invitation' }).click()
  await expect(guest.getByRole('heading', { name: 'Review Hub' })).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Role of Nora Field')).toHaveValue('viewer')
  await page.getByRole('button', { name: 'Remove Nora Field' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(email)).toBeHidden()
  await guest.reload()
  await expect(guest).toHaveURL(/\/auth/)
  await guest.context().close()
  expect(faults.list).toEqual([])
})

test('an admin makes a role of their own and a key, which is shown once', async ({ page }) => {
  const faults = await watchFaults(page)
  const name = `Scanner ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page, 'admin@northwind.example')
  await page.goto('/tenant-admin?tab=roles')
  await page.getByRole('button', { name: 'Create Role' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Run scans').check()
  await dialog.getByRole('button', { name: 'Create Role' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByRole('columnheader', { name })).toBeVisible()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await expect(page.getByRole('heading', { name })).toBeHidden()

  await page.goto('/tenant-admin?tab=api-keys')
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Create key' }).click()
  const shown = page.getByText(/^assay_[\w-]{43}$/)
  await expect(shown).toBeVisible()
  const key = await shown.innerText()
  const asked = await page.request.get('/api/vendors', { headers: { authorization: `Bearer ${key}` } })
  expect(asked.status()).toBe(200)
  await page.reload()
  await expect(shown).toBeHidden()
  await page.getByRole('button', { name: `Revoke ${name}` }).click()
  await expect(page.getByText('revoked').first()).toBeVisible()
  const refused = await page.request.get('/api/vendors', { headers: { authorization: `Bearer ${key}` } })
  expect(refused.status()).toBe(401)
  expect(faults.list).toEqual([])
})
