import { expect, type Locator, type Page } from '@playwright/test'
import { addPasskey, addVirtualAuthenticator, openSecurity, removePasskey, setUpApp } from './second-factors.ts'
import { expectNoSidewaysScroll, expectNoViolations, sizes, themes } from './axe.ts'
import { signIn, test, watchFaults, writeApi } from './session.ts'

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
  const password = guest.getByLabel('Password', { exact: false }).first()
  await password.fill('p'.repeat(1_025))
  await expect(password).toHaveAccessibleDescription('1,025 of 1,024 characters; shorten it by 1')
  await password.fill(own.password)
  await guest.getByLabel('Confirm Password').fill('Another-2026!')
  await guest.getByRole('button', { name: 'Accept Invitation' }).click()
  await expect(guest.getByText('Passwords do not match')).toBeVisible()
  await guest.getByLabel('Confirm Password').fill(own.password)
  await guest.getByRole('button', { name: 'Accept Invitation' }).click()
  await expect(guest.getByRole('heading', { name: 'Review Hub' })).toBeVisible()

  // Nobody reloads: the page hears of who came.
  await expect(page.getByLabel('Role of Nora Field')).toHaveValue('viewer', { timeout: 5_000 })
  await expect(pending.getByText(email)).toBeHidden()
  await page.getByLabel('Role of Nora Field').selectOption('member')
  await expect(guest.getByRole('link', { name: 'New Vendor' }).first()).toBeVisible({ timeout: 5_000 })
  await page.getByRole('button', { name: 'Remove Nora Field' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('row').filter({ hasText: email })).toBeHidden()
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
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
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

test('roles are found by their words and category, given to several at once, and every step is in the audit trail', async ({
  page,
}) => {
  const faults = await watchFaults(page)
  await signIn(page, 'admin@northwind.example')
  await page.goto('/tenant-admin?tab=roles')
  const cards = page.getByRole('list', { name: 'Roles' }).getByRole('heading')
  const matrix = page.getByRole('region', { name: 'Permissions of each role' })
  await page.getByLabel('Search roles').fill('READS')
  await expect(cards).toHaveText(['Viewer'])
  await expect(matrix.getByRole('columnheader', { name: 'Admin' })).toBeHidden()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await page.getByLabel('Category').selectOption('Vendors')
  await expect(page.getByText('2 of 3 permissions')).toBeVisible()
  await expect(matrix.getByText('Edit vendors')).toBeVisible()
  await expect(matrix.getByText('Run scans')).toBeHidden()
  await page.getByLabel('Search roles').fill('nothing of the kind')
  await expect(page.getByText('No roles match')).toBeVisible()
  await page.getByRole('search').getByRole('button', { name: 'Reset' }).click()
  await expect(cards.first()).toHaveText('Admin')
  await expect(page.getByText('System role - cannot be deleted')).toHaveCount(2)
  await expect(matrix.getByText('Run scans')).toBeVisible()

  const give = async (role: string): Promise<void> => {
    await page.getByRole('button', { name: 'Bulk Assign' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
    await expect(dialog.getByText('Select at least one member.')).toBeVisible()
    await expect(dialog.getByLabel(/Maya Okafor/)).toBeDisabled()
    await dialog.getByLabel('Role', { exact: true }).selectOption(role)
    await dialog.getByLabel(/analyst@northwind\.example/).check()
    await dialog.getByRole('button', { name: 'Assign to 1 member' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Role assigned to 1 member').first()).toBeVisible()
  }
  await give('viewer')
  await give('member')
  await page.getByRole('button', { name: 'View Audit' }).click()
  const trail = page.getByRole('dialog', { name: 'Role audit trail' })
  await expect(trail.getByText('Gave the role Member to Dana Levi').first()).toBeVisible()
  await expect(trail.getByText('Gave the role Viewer to Dana Levi').first()).toBeVisible()
  await expect(trail.getByText('by admin@northwind.example').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(trail).toBeHidden()
  expect(faults.list).toEqual([])
})

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    // One key after the other, as a hand presses them.
    // oxlint-disable-next-line no-await-in-loop
    if (await target.evaluate((element) => element === document.activeElement)) return
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('by keyboard alone an admin invites somebody, changes a role and takes the invitation back', async ({ page }) => {
  const faults = await watchFaults(page)
  const email = own.email()
  await signIn(page, 'admin@northwind.example')
  await page.goto('/tenant-admin')
  const form = page.getByRole('form', { name: 'Invite' })
  const role = page.getByLabel('Role of Dana Levi')
  await expect(role).toHaveValue('member')
  await tabTo(page, form.getByLabel('Email'))
  await page.keyboard.type(email)
  await tabTo(page, form.getByLabel('Role'))
  await page.keyboard.press('v')
  await expect(form.getByLabel('Role')).toHaveValue('viewer')
  await tabTo(page, form.getByRole('button', { name: 'Send Invite' }))
  await page.keyboard.press('Enter')
  const pending = page.getByRole('region', { name: 'Pending Invitations' })
  await expect(pending.getByText(email)).toBeVisible()

  for (const [key, value] of [
    ['v', 'viewer'],
    ['m', 'member'],
  ] as const) {
    await tabTo(page, role)
    await page.keyboard.press(key)
    await expect(page.getByText('Role updated').first()).toBeVisible()
    await expect(role).toHaveValue(value)
    await page.reload()
    await expect(role).toHaveValue(value)
  }
  await tabTo(page, page.getByRole('button', { name: `Cancel the invitation of ${email}` }))
  await page.keyboard.press('Space')
  await expect(page.getByText(email)).toBeHidden()
  expect(faults.list).toEqual([])
})

/** Lets somebody in with a temporary password, past the forms. */
async function addMember(page: Page, email: string): Promise<void> {
  await writeApi(page, 'POST', '/admin/invitations', { email, role: 'viewer' })
  await page.goto('/tenant-admin')
  await page.getByRole('button', { name: `Activate ${email}` }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('First Name').fill('Nora')
  await dialog.getByLabel('Last Name').fill('Strict')
  await dialog.getByLabel(/^Temporary password/).fill('Handed-over-2026!')
  await dialog.getByRole('button', { name: 'Activate' }).click()
  await expect(page.getByLabel('Role of Nora Strict')).toBeVisible()
}

test('an admin asks everybody for a second factor: a member sets one up right after signing in, and nothing else opens before', async ({
  page,
  browser,
  baseURL,
}) => {
  const faults = await watchFaults(page)
  const email = own.email()
  await addVirtualAuthenticator(page)
  await signIn(page, 'admin@northwind.example')
  await addMember(page, email)
  const card = page.getByRole('region', { name: 'Security', exact: true })
  const require = card.getByRole('button', { name: 'Require two-factor' })
  await expect(require).toHaveAttribute('aria-disabled', 'true')
  await card.getByRole('link', { name: 'turn it on for your own account first' }).click()
  await addPasskey(page, 'Rule key')
  await page.goto('/tenant-admin')
  await require.click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('for 24 hours at most')
  await dialog.getByRole('button', { name: 'Require two-factor' }).click()
  await expect(card.getByText('Required', { exact: true })).toBeVisible()

  try {
    const member = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await member.goto('/auth')
    await member.getByLabel('Email').fill(email)
    await member.getByLabel(/^Password/).fill('Handed-over-2026!')
    await member.getByRole('button', { name: 'Sign In', exact: true }).click()
    const told = member.getByRole('heading', { name: 'Set up two-factor authentication to go on' })
    await expect(told).toBeVisible()
    await expect(member).toHaveURL(/\/user-settings\?tab=security$/)
    for (const place of ['/dashboard', '/vendors/new', '/tenant-admin', '/user-settings?tab=profile']) {
      await member.goto(place)
      await expect(told).toBeVisible()
    }
    await member.getByLabel(/^Current password/).fill('Handed-over-2026!')
    await member.getByLabel(/^New password/).fill(own.password)
    await member.getByLabel(/^Confirm new password/).fill(own.password)
    await member.getByRole('button', { name: 'Change Password' }).click()
    await expect(member.getByText('Password Changed')).toBeVisible()
    await setUpApp(member, own.password)
    await expect(member.getByRole('heading', { name: 'Two-factor authentication is on' })).toBeVisible()
    await expect(page.getByText('Every member has a second factor.').or(page.getByText(/of \d+ members/))).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('On')
    await member.getByRole('link', { name: 'Continue' }).click()
    await expect(member.getByRole('heading', { name: 'Review Hub' })).toBeVisible()
    await member.context().close()
  } finally {
    await writeApi(page, 'PUT', '/admin/security', { requires_two_factor: false })
  }
  await page.reload()
  await expect(card.getByText('Optional', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Nora Strict' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(email)).toBeHidden()
  await openSecurity(page)
  await removePasskey(page, 'Rule key')
  expect(faults.list).toEqual([])
})

test('an admin sees how active the members are and what happened, in both themes and at two widths without a violation', async ({
  page,
}) => {
  const faults = await watchFaults(page)
  await signIn(page, 'admin@northwind.example')
  for (const theme of themes)
    for (const size of sizes) {
      await page.evaluate((chosen) => localStorage.setItem('assay-theme', chosen), theme)
      await page.setViewportSize(size)
      await page.goto('/tenant-admin?tab=analytics')
      await expect(page.getByText('Total team members')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Activity by user' })).toBeVisible()
      await expectNoViolations(page, `analytics, ${theme}, ${size.width}`)
      await expectNoSidewaysScroll(page, 'analytics')
      await page.goto('/tenant-admin?tab=organization')
      await expect(page.getByLabel('Organization name')).toHaveValue('Northwind Traders')
      await expectNoViolations(page, `organization, ${theme}, ${size.width}`)
      await page.goto('/tenant-admin?tab=audit')
      await page.getByRole('button', { name: 'Verify the log' }).click()
      await expect(page.getByText(/rows? are as they were written/)).toBeVisible()
      await expectNoViolations(page, `audit log, ${theme}, ${size.width}`)
      await expectNoSidewaysScroll(page, 'audit log')
    }
  expect(faults.list).toEqual([])
})
