import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { startProduct, type Product } from '../support/product.ts'
import { watchFaults } from './session.ts'

/** A product in private beta, as a process of its own. */
const folder = mkdtempSync(join(tmpdir(), 'assay-gate-'))
let product: Product
let address = ''

test.beforeAll(async () => {
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  product = await startProduct({
    PORT: String(port),
    DATA_DIR: folder,
    SEED: 'none',
    PUBLIC_URL: 'https://beta.assay.example',
    ACCESS_PASSWORD: 'Open-sesame-7!',
  })
  address = `http://localhost:${port}`
})

test.afterAll(async () => {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
})

for (const theme of ['dark', 'light'])
  test(`in the ${theme} theme the gate asks for the password, says a wrong one, and lets in for good`, async ({
    page,
  }) => {
    const faults = await watchFaults(page)
    await page.addInitScript((chosen) => localStorage.setItem('assay-theme', chosen), theme)
    await page.setViewportSize(theme === 'dark' ? { width: 1440, height: 900 } : { width: 390, height: 844 })
    await page.goto(`${address}/auth`)
    await expect(page.getByRole('heading', { name: 'Access Required' })).toBeVisible()
    await expect(page.getByText("Don't have access? Contact your administrator.")).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    const field = page.getByLabel('Access password')
    const enter = page.getByRole('button', { name: 'Access Platform' })
    await field.fill('   ')
    await expect(enter).toHaveAttribute('aria-disabled', 'true')
    await field.fill('Wrong-sesame-7!')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(field).toHaveAttribute('type', 'text')
    await enter.click()
    await expect(page.getByText('Incorrect password. Please try again.')).toBeVisible()
    await expect(field).toHaveValue('')
    await field.fill('O')
    await expect(page.getByText('Incorrect password. Please try again.')).toBeHidden()
    await field.fill('Open-sesame-7!')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
    // The refusal of the wrong password is the one thing that a browser reports.
    expect(faults.list.filter((fault) => !fault.includes('401'))).toEqual([])
    await page.evaluate(() => localStorage.setItem('assay-access-grant', 'none'))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Access Required' })).toBeVisible()
    // It reports the call that such a grant is refused for as well, before or after the page shows it.
    expect(faults.list.filter((fault) => !/\b40[13]\b/.test(fault))).toEqual([])
  })

test('a visitor of a public page meets the gate first, and comes back to the page', async ({ page }) => {
  await page.goto(`${address}/about`)
  await expect(page.getByRole('heading', { name: 'Access Required' })).toBeVisible()
  await page.getByLabel('Access password').fill('Open-sesame-7!')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'About Assay' })).toBeVisible()
  await expect(page).toHaveURL(`${address}/about`)
})
