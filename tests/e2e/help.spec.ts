import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { vendorsRoutes } from '../../src/contract/vendors.ts'
import { readApi, signIn, startScan, test, under } from './session.ts'

/** The pictures of the help, made of the running product: `HELP_PICTURES=write` renews them. */
const publicFolder = join(import.meta.dirname, '../../src/web/public')
const folder = join(publicFolder, 'help')
const shown = { width: 1280, height: 800 }
const isWritten = process.env['HELP_PICTURES'] === 'write'

async function take(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(400)
  if (isWritten) await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
}

test('what the help shows is there: each of its pictures can be taken of the product', async ({ page }) => {
  test.setTimeout(150_000)
  await page.addInitScript(() => localStorage.setItem('assay-theme', 'light'))
  await page.setViewportSize(shown)
  await signIn(page, 'admin@northwind.example')
  const { data } = under(vendorsRoutes.list.response).parse(await readApi(page, '/vendors'))
  const vendor = data.vendors.find(({ name }) => name === 'Larkfield')
  const review = `/vendor/${vendor?.id ?? ''}/review`
  await page.goto(review)
  await startScan(page)
  await expect(page.getByRole('heading', { name: 'Decision' })).toBeVisible({ timeout: 60_000 })
  await page.goto(review)
  await expect(page.getByRole('heading', { name: 'Decision' })).toBeVisible()
  await take(page, 'first-review')
  await page.goto(`${review}?evidence=enc.rest`)
  await expect(page.locator('mark').first()).toBeVisible()
  await take(page, 'reading-a-claim')
  await page.goto(`${review}?tab=analysis&judge=true`)
  await expect(page.getByText('looked at').first()).toBeVisible()
  await take(page, 'decision')
  await page.goto(`${review}?tab=restrictions`)
  await expect(page.getByText('Your plan').first()).toBeVisible()
  await take(page, 'tracker')
  await page.goto(`${review}?tab=comments`)
  await expect(page.getByRole('tab', { name: 'Comments' })).toBeVisible()
  await take(page, 'comments')
  for (const [path, words, name] of [
    ['/plan-value-advisor', 'Your reviews today', 'your-plan'],
    ['/tenant-admin?tab=roles', 'Search roles', 'roles'],
    ['/tenant-admin?tab=subscription', 'Scans used this month', 'billing'],
    ['/tenant-admin?tab=api-keys', 'New API key', 'api'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(words).first()).toBeVisible()
    await take(page, name)
  }
})

test('the social card says what the product is, in its own type', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 630 })
  await page.goto('/landing')
  await page.evaluate(() => {
    const make = (tag: string, text: string, size: number): HTMLElement => {
      const part = Object.assign(document.createElement(tag), { textContent: text })
      part.style.fontSize = `${size}px`
      part.style.lineHeight = '1.15'
      return part
    }
    const mark = document.querySelector('.wordmark')?.cloneNode(true)
    const headline = make('h1', 'Every claim carries the sentence that it rests on.', 76)
    const claim = make('p', 'Vendor security reviews from public pages.', 34)
    document.body.replaceChildren(...(mark ? [mark] : []), headline, claim)
    document.body.style.cssText = 'display:grid;align-content:space-between;height:630px;padding:80px'
    headline.style.cssText += ';letter-spacing:-0.03em;font-weight:500;text-wrap:balance'
    const own = document.querySelector<HTMLElement>('.wordmark')
    if (own) own.style.fontSize = '34px'
    own?.querySelector('svg')?.setAttribute('width', '40')
    own?.querySelector('svg')?.setAttribute('height', '40')
  })
  await expect(page.getByRole('heading')).toHaveText('Every claim carries the sentence that it rests on.')
  if (isWritten) await page.screenshot({ path: join(publicFolder, 'social-card.png') })
})
