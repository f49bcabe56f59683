import { expect } from '@playwright/test'
import { addVendor, removeVendor, signIn, test, watchFaults } from './session.ts'

test('a name loses characters that reverse others, and shows by name those that hide, and the text beside it stays as it is', async ({
  page,
}) => {
  const faults = await watchFaults(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'admin@northwind.example')
  const stamp = String(Date.now())
  const ids = [
    await addVendor(page, { name: `Quay \u202e\u2060txt.exe ${stamp}` }),
    await addVendor(page, { name: `شركة أمن 👩‍💻 ${stamp}` }),
  ]
  await page.goto(`/dashboard?search=${stamp}`)
  const row = page.getByRole('row', { name: /Quay/ })
  await expect(row.getByTitle('Hidden character U+2060')).toBeVisible()
  await expect(row.getByRole('link', { name: /Quay U\+2060 ?txt\.exe/ })).toBeVisible()
  await expect(
    page
      .getByRole('row', { name: /شركة أمن/ })
      .getByRole('link')
      .first(),
  ).toHaveText(`شركة أمن 👩‍💻 ${stamp}`)
  await row.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('U+2060txt.exe')
  await expect(page).toHaveTitle(/Quay ⟦U\+2060⟧txt\.exe/)
  expect(await page.content()).not.toContain('\u202e')
  expect(faults.list).toEqual([])
  await page.goto('/dashboard')
  for (const id of ids) await removeVendor(page, id)
})
