import { expect, type Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations } from './axe.ts'
import { analyst, signIn, test } from './session.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** No part of the open tab has to be pushed sideways to be read. */
async function expectNothingCut(page: Page, screen: string): Promise<void> {
  const cut = await page.getByRole('tabpanel').evaluate((panel) =>
    [...panel.querySelectorAll('*')]
      .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => element.getAttribute('aria-label') ?? element.tagName),
  )
  expect(`${screen}: ${cut.join(', ')}`).toBe(`${screen}: `)
  await expectNoSidewaysScroll(page, screen)
}

test('what becomes of the rows of a file is in sight on a phone, and has the focus', async ({ page }) => {
  await signIn(page, 'admin@northwind.example')
  const rows = Array.from({ length: 20 }, (_, index) => `Phone ${index},phone-${index}.example.com`)
  await page.getByRole('button', { name: 'Import and export' }).click()
  await page.getByRole('menuitem', { name: 'Import vendors…' }).click()
  const vendors = page.getByRole('dialog', { name: 'Import vendors' })
  await vendors.getByLabel('Or paste the rows').fill(['name,website', ...rows].join('\n'))
  await vendors.getByRole('button', { name: 'Check the rows' }).click()
  const planned = vendors.getByRole('heading', { name: 'What would become of the rows' })
  await expect(planned).toBeFocused()
  await expect(planned).toBeInViewport()
  await expect(planned).toHaveAccessibleDescription('20 new vendors, 0 duplicates, 0 errors')
  await expect(vendors.getByText('20 new vendors, 0 duplicates, 0 errors')).toBeInViewport()
  await expect(vendors.getByRole('button', { name: 'Add 20 vendors' })).toBeInViewport()
  await expectNoViolations(page, 'checked rows')

  await page.goto('/tenant-admin')
  await page.getByRole('button', { name: 'Invite from a file…' }).click()
  const people = page.getByRole('dialog', { name: 'Invite people from a file' })
  const addresses = Array.from({ length: 12 }, () => `${crypto.randomUUID()}@northwind.example`)
  await people.getByLabel('Or paste the rows').fill(['email', ...addresses].join('\n'))
  await people.getByRole('button', { name: 'Check the rows' }).click()
  await people.getByRole('button', { name: 'Invite 12 people' }).click()
  const done = people.getByRole('heading', { name: 'What became of the rows' })
  await expect(done).toBeFocused()
  await expect(done).toBeInViewport()
})

test('the permissions of one role at a time are read on a phone without sideways scroll', async ({ page }) => {
  await signIn(page, 'admin@northwind.example')
  await page.goto('/tenant-admin?tab=roles')
  const vendors = page.getByRole('list', { name: 'Vendors' })
  const creates = vendors.getByRole('listitem').filter({ hasText: 'Create vendors' })
  await expect(creates.getByText('Granted', { exact: true })).toBeAttached()
  await page.getByLabel('Role', { exact: true }).selectOption({ label: 'Viewer' })
  await expect(creates.getByText('Not granted')).toBeAttached()
  await expectNothingCut(page, 'permissions')
  await expectNoViolations(page, 'permissions')
})

test('the operator’s lists are cards on a phone, and what the log tells stands in words', async ({ page }) => {
  await page.goto('/admin-login')
  await page.getByLabel('Email').fill('super@assay.example')
  await page.getByLabel('Password', { exact: false }).first().fill(analyst.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'System console' })).toBeVisible()
  for (const [tab, list] of [
    ['tenants', 'Tenants'],
    ['users', 'Users'],
    ['vendors', 'Vendors'],
    ['reviews', 'Reviews of all organizations'],
    ['audit', 'Audit entries'],
  ] as const) {
    await page.goto(`/super-admin?tab=${tab}`)
    await expect(page.getByRole('list', { name: list }).getByRole('listitem').first()).toBeVisible()
    await expectNothingCut(page, tab)
  }
  await page.goto('/super-admin?tab=audit&page=x&from=tomorrow&action=login_success')
  const signedIn = page.getByRole('list', { name: 'Audit entries' }).getByRole('listitem').first()
  await expect(signedIn.getByText('Method: password')).toBeVisible()
  await expect(signedIn.getByText('"method"')).toBeHidden()
  await signedIn.getByText('As recorded').click()
  await expect(signedIn.getByText('"method": "password"')).toBeVisible()
  await page.goto('/super-admin?tab=nothing')
  await expect(page.getByRole('tab', { name: 'System Overview', selected: true })).toBeVisible()
})
