import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test, watchFaults } from './session.ts'

const password = 'Correct-horse-9!'

/** Somebody new, with a sign-up that waits for its plan. Answers the address. */
async function signUp(page: Page): Promise<string> {
  const email = `nora-${crypto.randomUUID()}@firm.example`
  await page.goto('/auth?tab=sign-up')
  await page.getByLabel('First Name').fill('Nora')
  await page.getByLabel('Last Name').fill('Field')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByLabel(/^Confirm Password/).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible()
  return email
}

async function pay(page: Page, card = '4242424242424242'): Promise<void> {
  await page.getByLabel('Card number').fill(card)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
}

/** A new organization on Starter, whose admin stands on its subscription. */
async function buyStarter(page: Page): Promise<void> {
  await signUp(page)
  await page.getByRole('button', { name: 'Choose Starter' }).click()
  await pay(page)
  await expect(page.getByText('Subscription Active')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Subscription Active' })).toContainText('Starter')
  await page.goto('/tenant-admin?tab=subscription')
  await expect(page.getByRole('region', { name: 'Current plan' })).toContainText('Starter')
}

test('a newcomer chooses a plan, pays on the test page and starts a first scan', async ({ page }) => {
  const faults = await watchFaults(page)
  const email = await signUp(page)
  await expect(page.getByText('Test payments', { exact: false })).toBeVisible()
  await expect(page.getByText('Save up to 17%')).toBeVisible()
  const starter = page.getByRole('region', { name: 'Starter' })
  await expect(starter).toContainText('Most Popular')
  await expect(starter).toContainText('$1,999')
  await page.getByRole('button', { name: 'Yearly' }).click()
  await expect(starter).toContainText('Save $3,998 (17%) versus 12 months')
  await page.getByRole('button', { name: 'Monthly' }).click()
  await page.getByRole('button', { name: 'Choose Starter' }).click()
  await expect(page.getByText('Test payment page. No card is charged and no money moves.')).toBeVisible()
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Welcome to Assay' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard/, { timeout: 10_000 })
  await page.goto('/vendors/new')
  await page.getByRole('button', { name: 'Enter vendor details manually' }).click()
  await page.getByLabel('Vendor Name').fill('Larkfield')
  await page.getByLabel('Website URL').fill('https://larkfield.example')
  await page.getByRole('button', { name: 'Create Vendor & Start Review' }).click()
  await expect(page.getByRole('heading', { name: 'Security Review In Progress' })).toBeVisible()
  expect(faults.list).toEqual([])
})

test('a declined card is told, another one pays, and going back without paying loses nothing', async ({ page }) => {
  await signUp(page)
  await page.getByRole('button', { name: 'Choose Pay-As-You-Go' }).click()
  await pay(page, '4000000000000002')
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await page.getByRole('link', { name: 'Go back without paying' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible()
  await page.getByRole('button', { name: 'Choose Pay-As-You-Go' }).click()
  await pay(page, '4000002500003155')
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await expect(page.getByText('Subscription Active')).toBeVisible()
})

test('an upgrade shows what it costs before it is agreed to, and holds at once', async ({ page }) => {
  const faults = await watchFaults(page)
  await buyStarter(page)
  await page.getByRole('button', { name: 'Change to Pro' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Due now')
  await dialog.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('region', { name: 'Current plan' })).toContainText('$3,499 per month')
  await expect(page.getByRole('region', { name: 'Usage' })).toContainText('0 / 10')
  expect(faults.list).toEqual([])
})

test('a cancelled plan goes on to the end of its period, and the cancellation can be taken back', async ({ page }) => {
  await buyStarter(page)
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('button', { name: 'Cancel at the end of the period' }).click()
  const current = page.getByRole('region', { name: 'Current plan' })
  await expect(current).toContainText('Ends on')
  await page.getByRole('button', { name: 'Keep Starter' }).click()
  await expect(current).toContainText('Active')
})

test('a registration success page without a registration says so, and starts over', async ({ page }) => {
  await page.goto('/registration-success?session_id=cs_test_nothing')
  await expect(page.getByRole('heading', { name: 'Registration Error' })).toBeVisible()
  await expect(
    page.getByText('Registration data not found. Please start the registration process again.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Start Over' }).click()
  await expect(page).toHaveURL(/\/auth$/)
})

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function expectAccessible(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  expect(
    violations.map(({ id, nodes }) => `${screen}: ${id}: ${nodes.map((node) => node.target).join(' | ')}`),
  ).toEqual([])
  const surplus = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(`${screen}: ${surplus}`).toBe(`${screen}: 0`)
}

for (const theme of ['dark', 'light'] as const) {
  test(`the pages of plans and payments have no axe violation and no sideways scroll in the ${theme} theme`, async ({
    page,
  }, { outputDir }) => {
    test.setTimeout(120_000)
    await page.addInitScript((chosen) => localStorage.setItem('assay-theme', chosen), theme)
    const atEachWidth = async (screen: string): Promise<void> => {
      for (const width of [1440, 768, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await expectAccessible(page, `${screen} at ${width}`)
        await page.screenshot({ path: `${outputDir}/${screen}-${theme}-${width}.png`, fullPage: true })
      }
    }
    await page.goto('/registration-success')
    await expect(page.getByRole('heading', { name: 'Registration Error' })).toBeVisible()
    await atEachWidth('registration-error')
    await signUp(page)
    await page.getByRole('button', { name: 'Yearly' }).click()
    await expect(page.getByRole('button', { name: 'Choose Pro' })).toBeVisible()
    await atEachWidth('package-selection')
    await page.getByRole('button', { name: 'Monthly' }).click()
    await page.getByRole('button', { name: 'Choose Starter' }).click()
    await pay(page)
    await expect(page.getByText('Subscription Active')).toBeVisible()
    await page.goto('/tenant-admin?tab=subscription')
    await expect(page.getByRole('button', { name: 'Change to Pro' })).toBeVisible()
    await atEachWidth('subscription')
    await page.getByRole('button', { name: 'Change to Pro' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('Due now')
    await page.waitForTimeout(300)
    await atEachWidth('change-plan')
  })
}

test('at the limit of the plan a dialog says how to go on', async ({ page }) => {
  await signUp(page)
  await page.getByRole('button', { name: 'Choose Pay-As-You-Go' }).click()
  await pay(page)
  await expect(page).toHaveURL(/\/dashboard/, { timeout: 10_000 })
  for (const name of ['Larkfield', 'Pipkin']) {
    await page.goto('/vendors/new')
    await page.getByRole('button', { name: 'Enter vendor details manually' }).click()
    await page.getByLabel('Vendor Name').fill(name)
    await page.getByLabel('Website URL').fill(`https://${name.toLowerCase()}.example`)
    await page.getByRole('button', { name: 'Create Vendor & Start Review' }).click()
    await expect(page).toHaveURL(/\/(vendor\/|dashboard)/, { timeout: 20_000 })
  }
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Your reports are used up.')
  await expect(dialog.getByRole('button', { name: 'Buy a report for $599' })).toBeVisible()
})
