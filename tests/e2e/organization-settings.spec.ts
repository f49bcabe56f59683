import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations, sizes, themes } from './axe.ts'
import { analyst, openReview, signIn, test, watchFaults, writeApi } from './session.ts'

const admin = 'admin@northwind.example'
const fresh = (): string => `nora.${crypto.randomUUID().slice(0, 8)}@northwind.example`

const inBothThemes = async (page: Page, name: string, look: () => Promise<unknown>): Promise<void> => {
  for (const theme of themes)
    for (const size of sizes) {
      // One look after the other: they share the page.
      /* oxlint-disable no-await-in-loop */
      await page.evaluate((chosen) => localStorage.setItem('assay-theme', chosen), theme)
      await page.setViewportSize(size)
      await page.reload()
      await look()
      await expectNoViolations(page, `${name}, ${theme}, ${size.width}`)
      await expectNoSidewaysScroll(page, name)
      /* oxlint-enable no-await-in-loop */
    }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('people of a file are invited once it was seen what each row becomes', async ({ page }) => {
  const faults = await watchFaults(page)
  const [one, two] = [fresh(), fresh()]
  await signIn(page, admin)
  await page.goto('/tenant-admin')
  await page.getByRole('button', { name: 'Invite from a file…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite people from a file' })
  const csv = `\ufeffRole;Full name;E-mail\nViewer;"Field; Nora";${one}\n;;${admin}\nWizard;;${fresh()}\n;;x@gmail.com\n;;${one}\n`
  await dialog.getByLabel('File').setInputFiles({ name: 'p.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue('2')
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('1')
  await dialog.getByRole('button', { name: 'Check the rows' }).click()
  await expect(dialog.getByText('1 to invite, 2 known already, 2 errors')).toBeVisible()
  await expect(dialog.getByText('There is no such role in your organization.')).toBeVisible()
  await expectNoViolations(page, 'import of people')
  await dialog.getByLabel('Or paste the rows').fill(`email\n${one}\n${two}`)
  await expect(dialog.getByText('1 to invite')).toBeHidden()
  await dialog.getByRole('button', { name: 'Check the rows' }).click()
  await dialog.getByRole('button', { name: 'Invite 2 people' }).click()
  await expect(dialog.getByText('2 invited, 0 known already, 0 errors')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  const pending = page.getByRole('region', { name: 'Pending Invitations' })
  for (const email of [one, two]) {
    await expect(pending.getByText(email)).toBeVisible()
    await page.getByRole('button', { name: `Cancel the invitation of ${email}` }).click()
    await expect(pending.getByText(email)).toBeHidden()
  }
  expect(faults.list).toEqual([])
})

test('an admin says how long members stay signed in and whose addresses are invited', async ({ page }) => {
  const faults = await watchFaults(page)
  await signIn(page, admin)
  await page.goto('/tenant-admin')
  const form = page.getByRole('form', { name: 'Security policy' })
  await form.getByLabel('Members stay signed in for').selectOption('8 hours')
  await expect(form.getByText(/yours as well/)).toBeVisible()
  await form.getByLabel('Allowed email domains').fill('partner.example, @Firm.example')
  await expect(form.getByText('analyst@northwind.example')).toBeVisible()
  await form.getByRole('button', { name: 'Save policy' }).click()
  await expect(page.getByText('The security policy is saved')).toBeVisible()
  try {
    await expect(form.getByLabel('Allowed email domains')).toHaveValue('partner.example, firm.example')
    const invite = page.getByRole('form', { name: 'Invite' })
    await invite.getByLabel('Email').fill(fresh())
    await invite.getByRole('button', { name: 'Send Invite' }).click()
    await expect(
      invite.getByText('Your organization invites only addresses at partner.example or firm.example.'),
    ).toBeVisible()
    await inBothThemes(page, 'team', () => expect(form.getByText('analyst@northwind.example')).toBeVisible())
    // Somebody else saves while this page is open: what they wrote is not overwritten unseen.
    await form.getByLabel('Members stay signed in for').selectOption('24 hours')
    await writeApi(page, 'PUT', '/admin/security', { session_hours: 168 })
    await form.getByRole('button', { name: 'Save policy' }).click()
    await expect(form.getByText(/Somebody else changed this/)).toBeVisible()
    await expect(form.getByLabel('Members stay signed in for')).toHaveValue('168')
  } finally {
    await writeApi(page, 'PUT', '/admin/security', { session_hours: null, allowed_email_domains: [] })
  }
  expect(faults.list.filter((one) => !/status of 40[09]/.test(one))).toEqual([])
})

test('an admin says what reviews show first and what scans never ask for', async ({ page }) => {
  const faults = await watchFaults(page)
  await signIn(page, admin)
  await page.goto('/tenant-admin?tab=organization')
  const form = page.getByRole('form', { name: 'Review defaults' })
  await form.getByLabel('ISO 27001').check()
  await form.getByLabel('Pages that a scan may read').fill('100000')
  await form.getByRole('button', { name: 'Save defaults' }).click()
  await expect(form.getByText(/Your plan lets a scan read [\d,]+ pages at most/)).toBeVisible()
  await form.getByLabel('Pages that a scan may read').fill('20')
  await form.getByLabel('Addresses that are never fetched').fill('https://Vendor.example/Careers\n/press')
  await form.getByRole('button', { name: 'Save defaults' }).click()
  await expect(page.getByText('Review defaults saved')).toBeVisible()
  await page.reload()
  await expect(form.getByLabel('Addresses that are never fetched')).toHaveValue('vendor.example/careers\n/press')
  await expect(form.getByLabel('Pages that a scan may read')).toHaveValue('20')
  await expect(form.getByLabel('ISO 27001')).toBeChecked()

  await openReview(page, 'Larkfield')
  await page.getByRole('tab', { name: 'Detailed Analysis' }).click()
  const views = page.getByRole('heading', { name: /^(SOC 2|ISO|NIST)/, level: 3 })
  await expect(views.first()).toContainText('ISO')
  await expect(views.first()).toBeVisible()
  const open = (heading: Locator) => heading.evaluate((element) => element.closest('details')?.open)
  expect([await open(views.first()), await open(views.nth(1))]).toEqual([true, false])
  await writeApi(page, 'PUT', '/admin/review-defaults', { frameworks: [], scan_pages: null, excluded_addresses: [] })
  expect(faults.list).toEqual([])
})

test('an admin asks for the organization to be deleted, withdraws, asks again, and the operator declines', async ({
  page,
  browser,
  baseURL,
}) => {
  const faults = await watchFaults(page)
  await signIn(page, admin)
  await page.goto('/tenant-admin?tab=organization')
  const card = page.getByRole('region', { name: 'Delete your organization' })
  const dialog = page.getByRole('alertdialog')
  const ask = async (name: string): Promise<void> => {
    await dialog.getByLabel(/^Type/).fill(name)
    await dialog.getByLabel(/^Your password/).fill(analyst.password)
    await dialog.getByRole('button', { name: 'Request deletion' }).click()
  }
  await card.getByRole('button', { name: 'Request deletion…' }).click()
  await expect(dialog.getByRole('button', { name: 'Export all data first' })).toBeVisible()
  await dialog.getByLabel('Reason').fill('We merge')
  await ask('northwind')
  await expect(dialog.getByText(/exactly as it stands/)).toBeVisible()
  await expectNoViolations(page, 'asking for deletion')
  await ask('Northwind Traders')
  await expect(card.getByText(/asked on .* The reason: We merge/)).toBeVisible()
  await inBothThemes(page, 'organization', () =>
    expect(card.getByRole('button', { name: 'Withdraw the request' })).toBeVisible(),
  )
  await card.getByRole('button', { name: 'Withdraw the request' }).click()
  await card.getByRole('button', { name: 'Request deletion…' }).click()
  await ask('Northwind Traders')
  await expect(card.getByRole('button', { name: 'Withdraw the request' })).toBeVisible()

  const operator = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await operator.goto('/admin-login')
  await operator.getByLabel('Email').fill('super@assay.example')
  await operator.getByLabel('Password', { exact: false }).first().fill(analyst.password)
  await operator.keyboard.press('Enter')
  const requests = operator.getByRole('region', { name: 'Deletion requests' })
  await expect(requests.getByText('Northwind Traders')).toBeVisible()
  await requests.getByRole('button', { name: 'Delete Northwind Traders' }).click()
  const deletion = operator.getByRole('dialog', { name: 'Delete Northwind Traders?' })
  await expect(deletion.getByLabel('Type DELETE to confirm')).toBeVisible()
  await deletion.getByRole('button', { name: 'Cancel' }).click()
  await requests.getByRole('button', { name: 'Decline the deletion of Northwind Traders' }).click()
  const declining = operator.getByRole('dialog', { name: 'Decline the deletion of Northwind Traders?' })
  await declining.getByLabel('Reason').fill('An invoice is open')
  await declining.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(requests.getByText('No organization asks to be deleted.')).toBeVisible()
  await operator.context().close()
  await page.reload()
  await expect(card.getByText(/The request before was declined on/)).toBeVisible()
  expect(faults.list.filter((one) => !/status of 400/.test(one))).toEqual([])
})
