import { expect, type Page, type Route } from '@playwright/test'
import { analyst, endOnServer, enterAs, signIn, test, writeApi } from './session.ts'

/** What the screens of accounts say when something before the product fails: one line of the catalogues after the other. */
const gone = 'HTTP 502: Bad Gateway'
const away = 'Unable to connect to the server. Please check your connection and try again.'
const admin = 'admin@northwind.example'

/** Answers as a proxy does whose product is not there: no words. */
const answerBadGateway = (route: Route): Promise<void> => route.fulfill({ status: 502, body: '' })

/** From now on calls of this method to this path fail, and all others reach the product. */
async function fail(page: Page, method: string, path: string, how = answerBadGateway): Promise<void> {
  await page.route(`**/api${path}`, (route) => (route.request().method() === method ? how(route) : route.fallback()))
}

async function mend(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' })
}

const dropped = (route: Route): Promise<void> => route.abort('connectionfailed')
/** A question that fails is repeated three times before the screen says so. */
const repeated = { timeout: 20_000 }

test('each way to sign in or up says that it failed, and why', async ({ page }) => {
  await fail(page, 'POST', '/auth/login')
  await page.goto('/auth')
  await enterAs(page, analyst.email)
  await expect(page.getByText(`Sign in failed: ${gone}`)).toBeVisible()
  await fail(page, 'GET', '/auth/passkey-start')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText(`Login failed: ${gone}`)).toBeVisible()
  await page.goto('/admin-login')
  await page.getByLabel('Email').fill(analyst.email)
  await page.getByLabel('Password').first().fill(analyst.password)
  await page.getByRole('button', { name: 'Access Admin Panel' }).click()
  await expect(page.getByText(`Super Admin login failed: ${gone}`)).toBeVisible()
  await fail(page, 'POST', '/auth/register')
  await page.goto('/auth?tab=sign-up')
  await page.getByLabel('First Name').fill('Nora')
  await page.getByLabel('Last Name').fill('Field')
  await page.getByLabel('Email').fill('nora@some-firm.example')
  await page.getByLabel(/^Password/).fill('Correct-horse-9!')
  await page.getByLabel(/^Confirm Password/).fill('Correct-horse-9!')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText(`Sign up failed: ${gone}`)).toBeVisible()
  await mend(page)
  await fail(page, 'POST', '/auth/login', dropped)
  await page.goto('/auth')
  await enterAs(page, analyst.email)
  await expect(page.getByText(away)).toBeVisible()
})

test('a session that is over sends to the sign-in page and says that one has to sign in', async ({ page }) => {
  await signIn(page)
  await endOnServer(page)
  await page.reload()
  await expect(page).toHaveURL(/\/auth/)
  await expect(page.getByText('Authentication required')).toBeVisible()
})

test('an invitation that cannot be read or accepted says so', async ({ page, browser, baseURL }) => {
  await page.goto('/accept-invitation')
  await expect(page.getByText('Invalid invitation link')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Login' })).toBeVisible()
  await page.goto('/accept-invitation?token=none')
  await expect(page.getByText('Invalid invitation', { exact: true })).toBeVisible()
  await fail(page, 'GET', '/auth/invitation/none')
  await page.reload()
  await expect(page.getByText(`Failed to load invitation: ${gone}`)).toBeVisible(repeated)
  await mend(page)

  const email = `erik.${crypto.randomUUID().slice(0, 8)}@northwind.example`
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await signIn(other, admin)
  await writeApi(other, 'POST', '/admin/invitations', { email, role: 'viewer' })
  await page.goto('/mailbox')
  const heading = page.getByRole('button', { name: `To ${email}` })
  await expect(heading).toBeVisible({ timeout: 30_000 })
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click()
  await page.getByRole('link', { name: /accept-invitation/ }).click()
  const submit = page.getByRole('button', { name: 'Accept Invitation' })
  const fill = async (password: string, confirm: string): Promise<void> => {
    await page.getByLabel(/^Password/).fill(password)
    await page.getByLabel(/^Confirm Password/).fill(confirm)
    await submit.click()
  }
  await page.getByLabel('First Name').fill('Erik')
  await page.getByLabel('Last Name').fill('Stone')
  await fill('Correct-horse-9!', 'other')
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await fill('weak', 'weak')
  await expect(
    page.getByText('Password must be at least 8 characters with uppercase, lowercase, number, and special character'),
  ).toBeVisible()
  await fail(page, 'POST', '/auth/invitation/accept')
  await fill('Correct-horse-9!', 'Correct-horse-9!')
  await expect(page.getByText(`Failed to accept invitation: ${gone}`)).toBeVisible()
  await mend(page)
  await fail(page, 'POST', '/auth/invitation/accept', dropped)
  await submit.click()
  await expect(page.getByText(`Failed to create account. ${away}`)).toBeVisible()

  await other.goto('/tenant-admin')
  const pending = other.getByRole('region', { name: 'Pending Invitations' })
  await fail(other, 'POST', '/admin/invitations/*/activate')
  await other.getByRole('button', { name: `Activate ${email}` }).click()
  const dialog = other.getByRole('alertdialog')
  await dialog.getByLabel('First Name').fill('Erik')
  await dialog.getByLabel('Last Name').fill('Stone')
  await dialog.getByLabel(/^Temporary password/).fill('Handed-over-2026!')
  await dialog.getByRole('button', { name: 'Activate' }).click()
  await expect(dialog.getByText(`Failed to activate user: ${gone}`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const cancel = pending.getByRole('button', { name: `Cancel the invitation of ${email}` })
  await fail(other, 'DELETE', '/admin/invitations/*')
  await cancel.click()
  await expect(other.getByText(`Failed to delete invitation: ${gone}`)).toBeVisible()
  await mend(other)
  await cancel.click()
  await expect(pending.getByText(email)).toBeHidden()
  await other.context().close()
})

test('an organization that cannot be founded says so', async ({ page }) => {
  await signIn(page)
  // Nobody of the sample is without an organization: the answer of the product, with the organization taken out.
  await page.route('**/api/auth/me', async (route) => {
    const response = await route.fetch()
    const answer: { data: { user: object } } = await response.json()
    await route.fulfill({ response, json: { ...answer, data: { user: { ...answer.data.user, tenant_id: null } } } })
  })
  await page.goto('/organization-setup')
  const submit = page.getByRole('button', { name: 'Create Organization' })
  const name = page.getByLabel('Organization Name')
  await name.fill(' A ')
  await submit.click()
  await expect(page.getByText('Organization name must be at least 2 characters long')).toBeVisible()
  await fail(page, 'POST', '/auth/setup-organization')
  await name.fill('Firm')
  await submit.click()
  await expect(page.getByText(`Failed to create organization: ${gone}`)).toBeVisible()
  await fail(page, 'POST', '/auth/setup-organization', dropped)
  await submit.click()
  await expect(page.getByText('Network error. Please try again.')).toBeVisible()
})

test('the console says what could not be shown and what was not done', async ({ page }) => {
  await signIn(page, admin)
  await fail(page, 'GET', '/admin/security')
  const roles = await page.context().newPage()
  await fail(roles, 'GET', '/admin/roles')
  await Promise.all([page.goto('/tenant-admin'), roles.goto('/tenant-admin?tab=roles')])
  await expect(page.getByRole('heading', { name: 'Failed to load tenant settings' })).toBeVisible(repeated)
  await expect(roles.getByRole('heading', { name: 'Failed to load roles' })).toBeVisible(repeated)
  await mend(roles)
  await roles.getByRole('button', { name: 'Retry' }).click()
  await expect(roles.getByRole('button', { name: 'Create Role' })).toBeVisible()
  await roles.close()

  const form = page.getByRole('form', { name: 'Invite' })
  await form.getByRole('button', { name: 'Send Invite' }).click()
  await expect(form.getByText('Email is required')).toBeVisible()
  await fail(page, 'POST', '/admin/invitations')
  await form.getByLabel('Email').fill('erik@northwind.example')
  await form.getByRole('button', { name: 'Send Invite' }).click()
  await expect(form.getByText(`Failed to send invitation: ${gone}`)).toBeVisible()
  await fail(page, 'PUT', '/admin/users/*')
  await page.getByLabel('Role of Dana Levi').selectOption('viewer')
  await expect(page.getByText(`Failed to update user role: ${gone}`)).toBeVisible()
  await expect(page.getByLabel('Role of Dana Levi')).toHaveValue('member')
  await fail(page, 'DELETE', '/admin/users/*')
  await page.getByRole('button', { name: 'Remove Dana Levi' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(`Failed to remove user: ${gone}`)).toBeVisible()
})

test('an admin who is given another role meanwhile is told that the console is not theirs any more', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, admin)
  await page.goto('/tenant-admin')
  const role = page.getByLabel('Role of Dana Levi')
  await role.selectOption('admin')
  await expect(page.getByText('Role updated')).toBeVisible()
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await signIn(other, analyst.email)
  await other.goto('/tenant-admin')
  await expect(other.getByRole('button', { name: 'Send Invite' })).toBeVisible()
  await role.selectOption('member')
  await expect(other.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(other.getByText('Tenant Admin access required')).toBeVisible()
  await other.getByRole('link', { name: 'Go to Login' }).click()
  await expect(other).toHaveURL(/\/dashboard$/)
  await other.context().close()
})

test('the settings say what was kept and what was not', async ({ page }) => {
  await signIn(page, 'viewer@northwind.example')
  await page.goto('/user-settings?tab=profile')
  await fail(page, 'PATCH', '/auth/me')
  await page.getByLabel('First Name').fill('Johanna')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Update Failed', { exact: true })).toBeVisible()
  await expect(page.getByText('Failed to update profile. Please try again.')).toBeVisible()
  await mend(page)
  await page.goto('/user-settings?tab=appearance')
  await page.getByRole('radio', { name: /^Light/ }).click()
  await expect(page.getByText('Theme Updated')).toBeVisible()
  await page.goto('/user-settings?tab=security')
  await fail(page, 'POST', '/auth/change-password')
  await page.getByLabel(/^Current password/).fill(analyst.password)
  await page.getByLabel(/^New password/).fill('Correct-horse-9!')
  await page.getByLabel(/^Confirm new password/).fill('Correct-horse-9!')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText(`Failed to update password: ${gone}`)).toBeVisible()
})
