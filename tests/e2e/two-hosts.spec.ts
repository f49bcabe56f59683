import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startProduct, type Product } from '../support/product.ts'

/** The public pages and the application on a host name each, both on loopback, as a browser resolves them. */
let product: Product
let folder = ''
let pages = ''
let app = ''

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      // safe because a server on a port has such an address
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-two-hosts-'))
  const port = await freePort()
  pages = `http://www.localhost:${port}`
  app = `http://app.localhost:${port}`
  product = await startProduct({
    PORT: String(port),
    PUBLIC_URL: app,
    MARKETING_URL: pages,
    DATA_DIR: folder,
    SEED: 'none',
  })
})

test.afterAll(async () => {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a visitor walks from the pages to the application and back, each on its own host', async ({ page }) => {
  await page.goto(`${pages}/`)
  await expect(page).toHaveURL(`${pages}/`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('From 17-Day')
  await page.getByRole('link', { name: 'Sign In' }).first().click()
  await expect(page).toHaveURL(`${app}/auth`)
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.goto(`${app}/terms-of-service`)
  await expect(page).toHaveURL(`${pages}/terms-of-service`)
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(`${pages}/`)
})

test('a page of the application that is asked of the other host is found where it is, with its query', async ({
  page,
}) => {
  await page.goto(`${pages}/auth?tab=sign-up`)
  await expect(page).toHaveURL(`${app}/auth?tab=sign-up`)
  await expect(page.getByLabel('Organization Name')).toBeVisible()
})

test('the prefix is there on one host alone; on two the root is shown on both', async ({ page }) => {
  expect((await page.goto(`${pages}/landing`))?.status()).toBe(404)
  await page.goto(`${app}/`)
  await expect(page).toHaveURL(`${app}/`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('From 17-Day')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${pages}/`)
})
