import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { startGoogle, type Google } from '../support/google.ts'
import { startProduct, type Product } from '../support/product.ts'
import { watchFaults } from './session.ts'

/** A product with an OpenID provider on loopback; what a person would do at the provider's own page is done for them. */
const folder = mkdtempSync(join(tmpdir(), 'assay-google-'))
let google: Google
let product: Product
let address = ''

test.beforeAll(async () => {
  google = await startGoogle()
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  product = await startProduct({ PORT: String(port), DATA_DIR: folder, ...google.settings })
  address = `http://localhost:${port}`
})

test.afterAll(async () => {
  await product.stop()
  await google.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Signs in at the provider as this person, who is then sent back with a token that it signed. */
async function actAs(page: Page, claims: Readonly<Record<string, unknown>>, state?: string): Promise<void> {
  await page.route(`${google.settings['GOOGLE_ISSUER']}/**`, async (route) => {
    const asked = new URL(route.request().url()).searchParams
    const token = await google.token({ ...claims, nonce: asked.get('nonce') })
    const back = new URLSearchParams({ id_token: token, state: state ?? asked.get('state') ?? '' })
    await route.fulfill({ status: 302, headers: { location: `${asked.get('redirect_uri')}#${back.toString()}` } })
  })
}

const start = async (page: Page): Promise<void> => {
  await page.goto(`${address}/auth`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
}

test('a newcomer of a new organization goes on to the plans', async ({ page }) => {
  const faults = await watchFaults(page)
  await actAs(page, { sub: 'new-1', email: 'nora@brand-new-firm.com', given_name: 'Nora', family_name: 'Field' })
  await start(page)
  await expect(page).toHaveURL(/\/package-selection$/)
  await expect(page.getByText('nora@brand-new-firm.com')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('pendingRegistration'))).toContain('"auth_provider":"google"')
  expect(faults.list).toEqual([])
})

test('a personal address leads to the page that says why', async ({ page }) => {
  await actAs(page, { sub: 'private-1', email: 'nora@gmail.com' })
  await start(page)
  await expect(page).toHaveURL(/\/corporate-email-error$/)
  await expect(page.getByText('Corporate email address required')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
})

test('somebody of an organization that is there is told to ask for access', async ({ page }) => {
  await actAs(page, { sub: 'stranger-1', email: 'stranger@northwind.example' })
  await start(page)
  await expect(
    page.getByText('No account found with this email address. Please contact your administrator to request access.'),
  ).toBeVisible()
})

test('what comes back with another state is not this browser’s, and opens nothing', async ({ page }) => {
  await actAs(page, { sub: 'forced-1', email: 'forced@brand-new-firm.com' }, 'another')
  await start(page)
  await expect(page.getByText('Failed to get Google authentication credential')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
})

test('an account is connected in the settings with its password, and then opened by Google', async ({ page }) => {
  await actAs(page, { sub: 'viewer-1', email: 'viewer@northwind.example' })
  await start(page)
  await expect(page.getByText('This address has an account that is not connected to Google.')).toBeVisible()
  await page.goto(`${address}/auth?next=/dashboard`)
  await page.getByLabel('Email').fill('viewer@northwind.example')
  await page.getByLabel('Password', { exact: false }).first().fill('Assay-sample-1!')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Review Hub' })).toBeVisible()
  await page.goto(`${address}/user-settings?tab=security`)
  await page.getByRole('button', { name: 'Connect Google' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel(/^Your password/).fill('Assay-sample-1!')
  await dialog.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await start(page)
  await expect(page.getByRole('heading', { name: 'Review Hub' })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a sign-in with Google that does not reach the product says so', async ({ page }) => {
  await actAs(page, { sub: 'unheard-1', email: 'nora@another-new-firm.com' })
  await page.route('**/api/auth/google-login', (route) => route.fulfill({ status: 502, body: '' }))
  await start(page)
  await expect(page.getByText('Google login failed: HTTP 502: Bad Gateway')).toBeVisible()
})
