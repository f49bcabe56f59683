import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { vendorsRoutes } from '../../src/contract/vendors.ts'
import { expectNoSidewaysScroll, expectNoViolations, sizes, themes } from './axe.ts'
import { analyst, readApi, signIn, startScan, test, watchFaults } from './session.ts'

const listed = z.object({ data: vendorsRoutes.list.response })

/** Opens the sample vendor's page, whatever is there yet. Answers the vendor's id. */
async function openSampleReview(page: Page): Promise<string> {
  const { data } = listed.parse(await readApi(page, '/vendors'))
  const vendor = data.vendors.find(({ name }) => name === 'Larkfield')
  if (!vendor) throw new Error('The sample vendor is not there')
  await page.goto(`/vendor/${vendor.id}/review`)
  return vendor.id
}

for (const theme of themes) {
  for (const size of sizes) {
    test(`the ${theme} theme at ${size.width} px has no axe violation, no policy violation and no sideways scroll`, async ({
      page,
    }) => {
      // Twenty screens through axe and one scan; more than a slow machine does in the usual time.
      test.setTimeout(240_000)
      const faults = await watchFaults(page)
      await page.addInitScript((chosen) => localStorage.setItem('assay-theme', chosen), theme)
      await page.setViewportSize(size)
      const check = async (screen: string): Promise<void> => {
        await expectNoViolations(page, screen)
        await expectNoSidewaysScroll(page, screen)
      }
      await page.goto('/auth')
      await expect(page.getByLabel('Email')).toBeVisible()
      await expect(page.locator('html')).toHaveClass(theme)
      await check('sign-in')
      await page.goto('/auth?tab=sign-up')
      await page.getByLabel('Email').fill('dana@gmail.com')
      await page.getByLabel('Password', { exact: true }).or(page.getByLabel('Password (required)')).first().fill('aA1')
      await check('sign-up')
      await page.goto('/admin-login')
      await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible()
      await check('super admin login')
      await page.goto('/corporate-email-error')
      await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible()
      await check('corporate email error')
      await page.goto('/forgot-password')
      await expect(page.getByLabel('Email')).toBeVisible()
      await check('forgotten password')
      await page.goto('/reset-password?token=none')
      await page.getByLabel('New password').first().fill('aA1')
      await check('new password')
      await page.goto('/verify-email?token=none')
      await expect(page.getByRole('button', { name: 'Confirm my address' })).toBeVisible()
      await check('confirm address')
      await page.goto('/accept-invitation')
      await expect(page.getByRole('heading', { name: 'Invalid Invitation' })).toBeVisible()
      await check('invalid invitation')
      await page.goto('/mailbox')
      await expect(page.getByRole('heading', { name: 'Mailbox' })).toBeVisible()
      await check('mailbox')

      await signIn(page)
      await expect(page.getByRole('link', { name: 'Larkfield', exact: true }).first()).toBeVisible()
      await check('review hub')

      await page.goto('/vendors/new')
      await page.getByLabel('Search for a vendor').fill('atlas')
      await expect(page.getByRole('option').first()).toBeVisible()
      await check('vendor search')
      await page.keyboard.press('Escape')
      await page.goto('/vendors/new')
      await page.getByRole('button', { name: 'Enter vendor details manually' }).click()
      await check('vendor form')

      const vendorId = await openSampleReview(page)
      await startScan(page)
      await check('in progress')
      await expect(page.getByRole('heading', { name: 'Decision' })).toBeVisible({ timeout: 60_000 })

      for (const tab of [
        'summary',
        'analysis',
        'analysis&judge=true',
        'restrictions',
        'comments',
        'changes',
        'sources',
      ]) {
        await page.goto(`/vendor/${vendorId}/review?tab=${tab}`)
        await expect(page.getByRole('tab', { selected: true })).toBeVisible()
        await check(`review, ${tab}`)
      }
      await page.goto(`/vendor/${vendorId}/review?evidence=enc.rest`)
      await expect(page.locator('mark').first()).toBeVisible()
      await page.waitForTimeout(400)
      await check('review with evidence')
      const panel = size.width > 1000 ? page.getByRole('complementary', { name: 'Evidence' }) : page.getByRole('dialog')
      await panel.getByRole('button', { name: 'Correct' }).click()
      await expect(panel.getByRole('form', { name: 'Correct this finding' })).toBeVisible()
      await check('correcting a finding')
      for (const tab of ['profile', 'security']) {
        await page.goto(`/user-settings?tab=${tab}`)
        const shown = tab === 'profile' ? 'Save Changes' : 'Add passkey'
        await expect(page.getByRole('button', { name: shown })).toBeVisible()
        await check(`settings, ${tab}`)
      }
      await page.getByRole('button', { name: 'Set up app' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await page.waitForTimeout(300)
      await check('proof of identity')
      await page.goto('/user-settings?tab=appearance')
      await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
      await check('settings')
      for (const [path, shown] of [
        ['/analytics', 'Top risks'],
        ['/dashboard?tab=analytics', 'Risk Distribution'],
        ['/plan-value-advisor', 'Your reviews today'],
        ['/plan-value-advisor?tab=savings', 'Cost comparison'],
      ] as const) {
        await page.goto(path)
        await expect(page.getByRole('heading', { name: shown })).toBeVisible()
        await expect(page.locator('.skeleton')).toHaveCount(0)
        await check(path)
      }
      await page.goto('/plan-value-advisor?tab=usage')
      await expect(page.getByText('Projected annual savings')).toBeVisible()
      await check('usage of the plan')
      await page.goto('/analytics')
      await page.getByRole('button', { name: 'View as table: Risk' }).click()
      await page.getByRole('button', { name: 'Region' }).click()
      await check('analytics as tables')
      expect(faults.list).toEqual([])
      await page.goto('/nowhere')
      await expect(page.getByText('Oops! Page not found')).toBeVisible()
      await check('not found')
      // The page itself is what was not found.
      expect(faults.list).toEqual([expect.stringContaining('404 (Not Found)')])
    })

    test(`the console in the ${theme} theme at ${size.width} px has no axe violation, no policy violation and no sideways scroll`, async ({
      page,
    }) => {
      const faults = await watchFaults(page)
      await page.addInitScript((chosen) => localStorage.setItem('assay-theme', chosen), theme)
      await page.setViewportSize(size)
      await signIn(page, 'admin@northwind.example')
      for (const [tab, shown] of [
        ['team', 'Send Invite'],
        ['roles', 'Create Role'],
        ['api-keys', 'Create key'],
      ] as const) {
        await page.goto(`/tenant-admin?tab=${tab}`)
        await expect(page.getByRole('button', { name: shown })).toBeVisible()
        await expectNoViolations(page, tab)
        await expectNoSidewaysScroll(page, tab)
      }
      await page.goto('/tenant-admin?tab=roles')
      await page.getByRole('button', { name: 'Create Role' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await page.waitForTimeout(300)
      await expectNoViolations(page, 'new role')
      expect(faults.list).toEqual([])
    })
  }
}

test('a keyboard alone signs in, skips to the content and opens a piece of evidence', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/auth')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(analyst.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(analyst.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Review Hub' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Review Hub' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()

  await page.getByRole('link', { name: 'Larkfield', exact: true }).first().focus()
  await page.keyboard.press('Enter')
  await startScan(page)
  await expect(page.getByRole('heading', { name: 'Decision' })).toBeVisible({ timeout: 60_000 })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Decision' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()

  const panel = page.getByRole('complementary', { name: 'Evidence' })
  for (const leave of ['Escape', 'Back to the text']) {
    const chip = page.getByRole('button', { name: /^Evidence \d+: / }).nth(1)
    await chip.focus()
    await page.keyboard.press('Enter')
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    const number = await chip.innerText()
    await expect(panel).toContainText(`${number} of `)
    await expect(panel.getByRole('region', { name: `Evidence ${number}`, exact: true })).toBeFocused()
    if (leave === 'Escape') await page.keyboard.press('Escape')
    else await panel.getByRole('button', { name: leave }).press('Enter')
    await expect(chip).toBeFocused()
  }
})
