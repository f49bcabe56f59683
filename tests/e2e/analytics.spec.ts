import { expect, type Page } from '@playwright/test'
import { openReview, readApi, signIn, test, under, watchFaults } from './session.ts'
import { analyticsRoutes } from '../../src/contract/analytics.ts'

const admin = 'admin@northwind.example'

async function readSavings(page: Page): Promise<number> {
  const { data } = under(analyticsRoutes.dashboard.response).parse(await readApi(page, '/analytics/dashboard'))
  return data.costs.savings_per_assessment
}

test('the hub’s second tab shows what the reviews come to, by keyboard and as a table', async ({ page }) => {
  const faults = await watchFaults(page)
  await signIn(page)
  await openReview(page, 'Larkfield')
  await page.goto('/dashboard')
  await page.getByRole('tab', { name: 'Analytics' }).click()
  await expect(page).toHaveURL(/tab=analytics/)
  for (const card of ['Total Vendors Assessed', 'High-Risk Vendors', 'Average Time to Decision', 'Cost Savings'])
    await expect(page.getByText(card, { exact: true })).toBeVisible()

  const trend = page.getByRole('region', { name: 'Reviews and Cost Savings' })
  for (const period of ['Quarterly', 'Yearly', 'Monthly']) {
    await trend.getByRole('button', { name: period }).click()
    await expect(trend.getByRole('img')).toHaveCount(12)
  }
  const marks = trend.getByRole('img')
  await marks.last().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(marks.nth(10)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(marks.first()).toBeFocused()
  await expect(marks.first()).toHaveAccessibleName(/\d{4}, reviews \d+, cost savings \$/)

  const risks = page.getByRole('region', { name: 'Risk Distribution' })
  await risks.getByRole('button', { name: 'View as table: Risk Distribution' }).click()
  await expect(risks.getByRole('rowheader')).toHaveText(['Low', 'Medium', 'High', 'Withheld'])
  await page.getByRole('link', { name: 'Plan & Value Advisor' }).last().click()
  await expect(page).toHaveURL(/plan-value-advisor/)
  expect(faults.list).toEqual([])
})

test('the analytics lead from a shared dependency to the passage that names it, and hand figures over as CSV', async ({
  page,
}) => {
  const faults = await watchFaults(page)
  await signIn(page)
  await openReview(page, 'Larkfield')
  await page.goto('/analytics')
  await expect(page.getByText('Total vendors assessed', { exact: true })).toBeVisible()
  await page.getByRole('group', { name: 'Period' }).getByRole('button', { name: '90 days' }).click()
  await expect(page).toHaveURL(/days=90/)
  await expect(page.getByText(/in the 90 days before/)).toBeVisible()

  const concentration = page.getByRole('region', { name: 'Concentration' })
  const saved = page.waitForEvent('download')
  await concentration.getByRole('button', { name: 'CSV: Concentration' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^assay-concentration-\d{4}-\d\d-\d\d\.csv$/)
  const mailjet = concentration.getByRole('listitem').filter({ hasText: 'Mailjet' })
  await expect(mailjet).toContainText('Mailjet SAS | E-mail | France')
  await mailjet.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/vendor\/.+\/review\/.+evidence=priv\.subproc/)
  await expect(page.getByRole('complementary', { name: 'Evidence' })).toBeVisible()
  expect(faults.list).toEqual([])
})

test('an administrator’s cost settings are kept for everybody, and an analyst may not change them', async ({
  page,
}) => {
  await signIn(page, admin)
  await openReview(page, 'Larkfield')
  await page.goto('/analytics')
  const before = await readSavings(page)
  await page.getByRole('button', { name: 'Cost settings' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Analyst hourly rate ($)').fill('100')
  await dialog.getByLabel('Compliance overhead').fill('')
  await dialog.getByLabel('Manual review hours').fill('10')
  await expect(dialog.getByText('A manual assessment costs $1,000.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'Cost savings' })).toContainText('$1,000')
  expect(await readSavings(page)).toBe(before + 280)
  await page.reload()
  await page.getByRole('button', { name: 'Cost settings' }).click()
  await expect(dialog.getByLabel('Analyst hourly rate ($)')).toHaveValue('100')
  await expect(dialog.getByLabel('Compliance overhead')).toHaveValue('1')
  await dialog.getByRole('button', { name: 'Use defaults' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  expect(await readSavings(page)).toBe(before)
})

test('a viewer reads the analytics; export and cost settings say why they are not for them', async ({ page }) => {
  await signIn(page, 'viewer@northwind.example')
  await page.goto('/analytics')
  const settings = page.getByRole('button', { name: 'Cost settings' })
  await expect(settings).toHaveAttribute('aria-disabled', 'true')
  await expect(settings).toHaveAccessibleDescription('Only an administrator may change the cost settings.')
  await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveAttribute('aria-disabled', 'true')
})

test('the advisor marks what exceeds its limit and recommends the plan that saves most', async ({ page }) => {
  const faults = await watchFaults(page)
  await signIn(page)
  await page.goto('/plan-value-advisor')
  const plan = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(plan('Pay-As-You-Go').getByText('Best Value')).toBeVisible()
  await page.getByLabel('Monthly vendor reviews').fill('6')
  await expect(plan('Starter').getByText('Over Limit')).toBeVisible()
  await expect(plan('Starter').getByRole('button', { name: 'Exceeds Limit' })).toHaveAttribute('aria-disabled', 'true')
  await expect(plan('Pro').getByText('Best Value')).toBeVisible()
  await expect(plan('Pro')).toContainText('$7,301')
  const choose = plan('Pro').getByRole('button', { name: 'Choose Recommended' })
  await expect(choose).toHaveAccessibleDescription('Only tenant admins can upgrade packages.')
  await page.getByRole('button', { name: 'External consultant' }).click()
  await expect(page.getByLabel('Engineer hourly rate ($)')).toBeHidden()
  await expect(page.getByText('6 × $3,000')).toBeVisible()
  await page.getByLabel('Monthly vendor reviews').fill('0')
  await page.getByLabel('Monthly vendor reviews').blur()
  await expect(page.getByLabel('Monthly vendor reviews')).toHaveValue('1')

  await page.getByRole('tab', { name: 'Current Usage' }).click()
  await expect(page.getByText('Demo', { exact: true })).toBeVisible()
  await expect(page.getByText('Unlimited reports')).toBeVisible()
  await page.getByRole('tab', { name: 'Savings Breakdown' }).click()
  await expect(page.getByText('Work weeks saved')).toBeVisible()
  expect(faults.list).toEqual([])
})

test('when the analytics cannot be loaded both places say so and offer to try again', async ({ page }) => {
  await signIn(page)
  await page.route('**/api/analytics/dashboard*', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto('/dashboard?tab=analytics')
  await expect(page.getByRole('heading', { name: 'Analytics Not Available' })).toBeVisible()
  await expect(page.getByText(/no vendor data yet/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add Your First Vendor', exact: true })).toBeVisible()
  await page.goto('/analytics')
  await expect(page.getByRole('heading', { name: 'Failed to load analytics data' })).toBeVisible()
  await expect(page.getByText(/Failed to fetch analytics dashboard/)).toBeVisible()
  await page.unroute('**/api/analytics/dashboard*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Failed to load analytics data' })).toBeHidden()
})
