import { expect, type Page } from '@playwright/test'
import { openReview, signIn, test } from './session.ts'

/** Pixels of the first row of what is shown. */
async function heightOf(page: Page, rows: string): Promise<number> {
  const row = page.locator(rows).first()
  await expect(row).toBeVisible()
  return (await row.boundingBox())?.height ?? Infinity
}

async function choose(page: Page, isCompact: boolean): Promise<void> {
  await page.goto('/user-settings?tab=preferences')
  await page.getByRole('switch', { name: 'Compact mode' }).setChecked(isCompact)
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-density', isCompact ? 'compact' : 'regular')
}

// Rows of the log are as high as what they tell: those of one kind are compared.
const entries = 'ul[aria-label="Audit entries"] > li:has-text("Login success")'

test('the compact mode makes rows of the hub, the sources, the tracker, the team and the log lower', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'admin@northwind.example')
  const { vendor } = await openReview(page, 'Larkfield')
  const review = `/vendor/${vendor.id}/review`
  const places = [
    ['/dashboard', 'tbody tr', 0.65],
    [`${review}?tab=sources`, 'tbody tr', 0.85],
    [`${review}?tab=restrictions`, 'ul[aria-label="Restrictions"] > li', 0.75],
    ['/tenant-admin?tab=team', 'tbody tr', 0.85],
    ['/tenant-admin?tab=audit', entries, 0.85],
  ] as const
  const measure = async (): Promise<number[]> => {
    const heights: number[] = []
    for (const [path, rows] of places) {
      await page.goto(path)
      heights.push(await heightOf(page, rows))
    }
    return heights
  }
  const regular = await measure()
  await choose(page, true)
  const compact = await measure()
  await choose(page, false)
  for (const [index, [path, , most]] of places.entries())
    expect((compact[index] ?? Infinity) / (regular[index] ?? 1), path).toBeLessThan(most)
})
