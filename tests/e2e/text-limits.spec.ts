import { expect, type Locator, type Page } from '@playwright/test'
import { longest } from '../../src/contract/limits.forms.ts'
import { expectNoViolations } from './axe.ts'
import { openReview, signIn, test, watchFaults } from './session.ts'

const tooLong = (length: number, most: number): string =>
  `${length.toLocaleString('en-US')} of ${most.toLocaleString('en-US')} characters; shorten it by ${length - most}`

test('a pasted description that is too long stays as it is, is told, and is sent once it is shortened', async ({
  page,
}) => {
  const faults = await watchFaults(page)
  await signIn(page)
  await page.goto('/vendors/new')
  await page.getByRole('button', { name: 'Enter vendor details manually' }).click()
  await page.getByLabel('Vendor Name').fill('Quayside Ledger')
  await page.getByLabel('Website URL').fill('https://larkfield.example')
  const description = page.getByLabel('Description (optional)')
  await description.fill('d'.repeat(longest.description + 30))
  const problem = page.getByText(tooLong(longest.description + 30, longest.description))
  await expect(problem).toBeVisible()
  await expect(description).toHaveAttribute('aria-invalid', 'true')
  await expectNoViolations(page, 'a text that is too long')
  await page.getByRole('button', { name: 'Create Vendor & Start Review' }).click()
  await expect(description).toBeFocused()
  await expect(page).toHaveURL(/vendors\/new/)

  await description.fill('d'.repeat(longest.description))
  await expect(problem).toBeHidden()
  await expect(page.getByText('4,000 of 4,000 characters')).toBeVisible()
  await description.fill('Keeps ledgers.')
  await expect(page.getByText(/of 4,000 characters/)).toBeHidden()
  expect(faults.list).toEqual([])
})

test('a search that is too long stays in its box and searches for nothing', async ({ page }) => {
  await signIn(page)
  const search = page.getByLabel('Search vendors by name')
  await search.fill('s'.repeat(longest.search + 1))
  await expect(page.getByText(tooLong(longest.search + 1, longest.search))).toBeVisible()
  await expect(search).toHaveValue('s'.repeat(longest.search + 1))
  await expect(page).not.toHaveURL(/search=/)
})

test('a decision proposes nothing, and its reason may not be longer than it is kept', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  await openReview(page, 'Cairnwell')
  await page.getByRole('button', { name: /^(Record decision|Decide again)$/ }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Decide on Cairnwell' })
  const record = dialog.getByRole('button', { name: 'Record decision' })
  const kinds = dialog.getByRole('group', { name: 'Decision' }).getByRole('button')
  for (const kind of await kinds.all()) await expect(kind).toHaveAttribute('aria-pressed', 'false')
  await expect(record).toHaveAccessibleDescription('Choose what you decide first.')
  await kinds.first().click()
  const reason = dialog.getByLabel('Reason (required)')
  await reason.fill('r'.repeat(longest.decisionReason + 1))
  await record.click()
  await expect(dialog.getByText(tooLong(longest.decisionReason + 1, longest.decisionReason))).toBeVisible()
  await expect(reason).toBeFocused()
})

test('a password that is too long to be one is refused in plain words at the sign-in', async ({ page }) => {
  await page.goto('/auth')
  await page.getByLabel('Email').fill('analyst@northwind.example')
  await page.getByLabel('Password', { exact: false }).first().fill('x'.repeat(2_000))
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('password: 2,000 of 1,024 characters; shorten it by 976')).toBeVisible()
})

/** A new password is counted near its limit; over it, it stays as it was typed, is told, and its form is not sent. */
async function expectPasswordLimit(page: Page, field: Locator, send: Locator): Promise<void> {
  await field.fill('p'.repeat(longest.password - 24))
  await expect(field).toHaveAccessibleDescription(/1,000 of 1,024 characters/)
  await field.fill('p'.repeat(longest.password + 1))
  await expect(field).toHaveAccessibleDescription(new RegExp(tooLong(longest.password + 1, longest.password)))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await send.click()
  await expect(field).toBeFocused()
  expect(sent.filter((url) => url.includes('password') || url.includes('register'))).toEqual([])
  await field.fill('Short-words-2026!')
  await expect(field).not.toHaveAccessibleDescription(/characters/)
}

test('a new password tells its limit near it and over it, wherever one is chosen', async ({ page }) => {
  await page.goto('/auth?tab=sign-up')
  const signUp = page.getByLabel('Password (required)', { exact: true })
  await expectPasswordLimit(page, signUp, page.getByRole('button', { name: 'Create Account' }))
  await page.getByLabel('Confirm Password').fill('p'.repeat(longest.password + 1))
  await expect(page.getByText(tooLong(longest.password + 1, longest.password))).toBeVisible()
  await expectNoViolations(page, 'a password that is too long')
  await page.goto('/reset-password?token=any')
  const reset = page.getByLabel('New password (required)', { exact: true })
  await expectPasswordLimit(page, reset, page.getByRole('button', { name: 'Set password' }))
  await signIn(page)
  await page.goto('/user-settings?tab=security')
  const change = page.getByLabel('New password (required)', { exact: true })
  await expectPasswordLimit(page, change, page.getByRole('button', { name: 'Change Password' }))
})
