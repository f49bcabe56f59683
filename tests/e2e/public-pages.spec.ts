import { expect, type Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { expectNoSidewaysScroll, expectNoViolations, themes } from './axe.ts'
import { signIn, test, watchFaults } from './session.ts'

/** The pages that everybody may read, as the sitemap lists them. */
async function listedPages(page: Page): Promise<string[]> {
  const text = await (await page.request.get('/sitemap.xml')).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

test('every link of every public page answers, and every anchor is there', async ({ page }) => {
  const pages = await listedPages(page)
  expect(pages).toContain('/landing')
  expect(pages.length).toBeGreaterThan(15)
  const links = new Map<string, string>()
  const anchors: string[] = []
  for (const path of pages) {
    await page.goto(path)
    for (const href of await page.locator('a[href]').evaluateAll((all) => all.map((one) => one.getAttribute('href')))) {
      const url = new URL(href ?? '', page.url())
      if (url.protocol === 'mailto:') continue
      expect(url.origin, `${path} links to ${url.href}`).toBe(new URL(page.url()).origin)
      links.set(url.pathname + url.search, path)
      if (url.hash !== '') anchors.push(url.pathname + url.hash)
    }
  }
  for (const [link, from] of links) {
    const answer = await page.request.get(link, { maxRedirects: 0 })
    expect(answer.status(), `${link}, linked from ${from}`).toBe(200)
  }
  for (const anchor of new Set(anchors)) {
    const [path = '', id = ''] = anchor.split('#')
    const text = await (await page.request.get(path)).text()
    expect(text.includes(`id="${id}"`), anchor).toBe(true)
  }
})

test('every public page is valid HTML with a title, a description, one heading and an address of its own', async ({
  page,
}) => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: { 'no-trailing-whitespace': 'off', 'long-title': 'off', 'void-style': 'off' },
  })
  const seen = new Set<string>()
  for (const path of [...(await listedPages(page)), '/nowhere-at-all']) {
    const html = await (await page.request.get(path)).text()
    const report = await validator.validateString(html, path)
    const told = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${path}:${line}:${column} ${ruleId}: ${message}`),
    )
    expect(told).toEqual([])
    expect(html).not.toContain('{{')
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const title = await page.title()
    expect(seen.has(title), title).toBe(false)
    seen.add(title)
    if (path === '/nowhere-at-all') continue
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40}/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`^http.*${path}$`))
    const card = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect((await page.request.get(new URL(card ?? '').pathname)).headers()['content-type']).toBe('image/png')
  }
})

test('an address that nobody has says so, with the way home, and is no page for search engines', async ({ page }) => {
  const answer = await page.goto('/nowhere-at-all')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('From 17-Day')
})

const widths = { dark: 1440, light: 320 } as const

for (const theme of themes)
  test(`the ${theme} theme of every public page has no axe violation, no fault and no sideways scroll`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const faults = await watchFaults(page)
    await page.addInitScript((chosen) => localStorage.setItem('assay-theme', chosen), theme)
    for (const path of await listedPages(page)) {
      // The landing page at both widths; of the others each theme sees one.
      for (const width of path === '/landing' ? [1440, 320] : [widths[theme]]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        await expectNoViolations(page, `${path} at ${width}`)
        await expectNoSidewaysScroll(page, `${path} at ${width}`)
      }
    }
    expect(faults.list).toEqual([])
  })

test('a visitor leaves no trace and meets nobody else: no cookie, no foreign request', async ({ page, context }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(page.url()).origin) foreign.push(request.url())
  })
  await page.goto('/landing')
  const own = new URL(page.url()).origin
  await page.goto('/schedule-briefing')
  await expect(page.getByLabel('Work email')).toBeVisible()
  expect(foreign.filter((url) => !url.startsWith(own) && !url.startsWith('data:'))).toEqual([])
  expect(await context.cookies()).toEqual([])
})

test('at the root a visitor is led to the landing page, and who is signed in goes on to their dashboard', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/landing$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/From 17-Day.*Reviews to Same-Day Decisions/)
  await signIn(page)
  await page.goto('/about')
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Review Hub' })).toBeVisible()
})

test('a claim of the sample review shows its passage beside it, and the words are marked', async ({ page }) => {
  await page.goto('/landing')
  const region = page.getByRole('region', { name: 'Evidence' })
  await expect(region.getByText('1 of ')).toBeVisible()
  await page.getByRole('link', { name: /encrypted with AES-256/ }).click()
  await expect(region.locator('mark:visible')).toHaveText(/encrypted at rest with AES-256/)
  await expect(page.getByRole('link', { name: /encrypted with AES-256/ })).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL(/\/landing$/)
})

test('how it works moves on every four seconds, stops on hover, focus and choice, and takes the keyboard', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/landing')
  const [first, second, third] = [0, 1, 2].map((at) => page.getByRole('tab').nth(at))
  if (!first || !second || !third) throw new Error('There are three steps')
  await page.locator('#how-it-works').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-running]')).toBeVisible()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await page.clock.runFor(4_100)
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await page.locator('[data-steps]').hover({ position: { x: 4, y: 4 } })
  await page.clock.runFor(9_000)
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await page.mouse.move(2, 2)
  await page.clock.runFor(4_100)
  await expect(third).toHaveAttribute('aria-selected', 'true')
  await third.focus()
  await page.clock.runFor(9_000)
  await expect(third).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(second).toBeFocused()
  await expect(page.getByRole('tabpanel')).toContainText('Quotes looked up')
  await page.mouse.click(2, 2)
  await page.clock.runFor(9_000)
  await expect(second).toHaveAttribute('aria-selected', 'true')
})

test('who asked for less motion sees the first step stand still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/landing')
  await page.locator('#how-it-works').scrollIntoViewIfNeeded()
  await page.clock.runFor(9_000)
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true')
})

test('nothing moves while a page comes', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  for (const path of ['/landing', '/help', '/schedule-briefing']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const moved = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => done(sum), 300)
        }),
    )
    expect(moved, path).toBeLessThanOrEqual(0.01)
  }
})

test('the menu of a phone leads to a section and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/landing')
  await page.locator('.menu summary').click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL(/#pricing$/)
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { name: /^Pricing/ })).toBeInViewport()
})

test('the plans are those that the catalogue sells now, whatever the page was built with', async ({ page }) => {
  await page.route('**/api/payments/packages', async (route) => {
    const answer = await route.fetch()
    // safe because this test reads the answer of its own product
    const body = (await answer.json()) as { data: { packages: { id: string; price_monthly: number }[] } }
    const packages = body.data.packages
      .filter(({ id }) => id !== 'pro')
      .map((plan) => (plan.id === 'starter' ? Object.assign(plan, { price_monthly: 249_900 }) : plan))
    await route.fulfill({ json: { ...body, data: { packages } } })
  })
  await page.goto('/landing')
  const starter = page.locator('[data-plan="starter"]')
  await expect(starter).toContainText('$2,499')
  await expect(page.locator('[data-plan="pro"]')).toHaveCount(0)
})

test('the help finds a page by words that stand in it', async ({ page }) => {
  await page.goto('/help')
  await page.getByLabel('Search the help').fill('bearer token')
  await expect(page.getByRole('status')).toHaveText('One page')
  await expect(page.getByRole('link', { name: /Use the API/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Make your first review/ })).toBeHidden()
})

test('a visitor books a briefing; a personal address is refused in words', async ({ page }) => {
  await page.goto('/schedule-briefing')
  await page.getByLabel('Your name').fill('Dana Visitor')
  await page.getByLabel('Work email').fill('dana@gmail.com')
  await page.getByLabel('Organization').fill('Visitor Firm')
  await page.getByRole('button', { name: 'Book the briefing' }).click()
  await expect(page.getByRole('alert')).toContainText('Personal email addresses are not allowed.')
  await page.getByLabel('Work email').fill(`dana@visitor-${crypto.randomUUID()}.example`)
  await page.getByRole('button', { name: 'Book the briefing' }).click()
  await expect(page.getByText(/^Booked: /)).toContainText('The invitation is on its way')
  await expect(page.getByLabel('Work email')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole landing page is there: claims lead to passages, plans have prices, the menu opens', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/landing')
    await page.getByRole('link', { name: /encrypted with AES-256/ }).click()
    await expect(page.locator('mark:visible')).toHaveText(/encrypted at rest with AES-256/)
    await expect(page.locator('[data-plan="starter"]')).toContainText('$1,999')
    await page.locator('.menu summary').click()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    await expect(page.locator('.panel:visible')).toContainText('Quotes looked up')
  })

  test('the briefing page says what to do', async ({ page }) => {
    await page.goto('/schedule-briefing')
    await expect(page.getByText('The scheduling form needs JavaScript.')).toBeVisible()
  })

  test('an address that nobody has says so', async ({ page }) => {
    await page.goto('/nowhere-at-all')
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  })
})
