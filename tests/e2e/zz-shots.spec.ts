import { test, signIn } from './session.ts'
for (const theme of ['dark', 'light'])
  for (const [w, h] of [
    [1440, 900],
    [390, 844],
  ] as const)
    test(`shots ${theme} ${w}`, async ({ page }) => {
      await page.addInitScript((t) => localStorage.setItem('assay-theme', t), theme)
      await page.setViewportSize({ width: w, height: h })
      await signIn(page, 'admin@northwind.example')
      for (const tab of ['profile', 'security', 'appearance']) {
        await page.goto(`/user-settings?tab=${tab}`)
        await page.waitForTimeout(900)
        await page.screenshot({ path: `/tmp/ident-shots/set-${tab}-${theme}-${w}.png`, fullPage: true })
      }
      await page.goto('/user-settings?tab=security')
      await page.getByRole('button', { name: 'Set up app' }).click()
      await page.waitForTimeout(400)
      await page.screenshot({ path: `/tmp/ident-shots/dialog-${theme}-${w}.png` })
      await page
        .getByRole('alertdialog')
        .getByLabel(/^Your password/)
        .fill('Assay-sample-1!')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('img', { name: 'QR code of the secret' }).waitFor()
      await page.waitForTimeout(500)
      await page.screenshot({ path: `/tmp/ident-shots/qr-${theme}-${w}.png` })
      await page.goto('/tenant-admin')
      await page.waitForTimeout(700)
      await page.screenshot({ path: `/tmp/ident-shots/tenant-${theme}-${w}.png` })
    })
