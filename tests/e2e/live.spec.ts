import { expect, type WebSocketRoute } from '@playwright/test'
import { addVendor, openReview, readApi, removeVendor, signIn, test, writeApi } from './session.ts'

/** May delete what it adds. */
const admin = 'admin@northwind.example'
/** Far less than the minute after which a quiet list asks again by itself. */
const soon = { timeout: 5_000 }

test('what is changed in one tab shows in the others without a reload', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, admin)
  const id = await addVendor(page, { name: 'Told elsewhere' })
  const other = await context.newPage()
  await other.setViewportSize({ width: 1440, height: 900 })
  await other.goto('/dashboard?search=Told+elsewhere')
  const row = other.getByRole('row').filter({ hasText: 'Told elsewhere' })
  await expect(row).toBeVisible()
  await writeApi(page, 'PUT', `/vendors/${id}`, { description: 'Written in the first tab' })
  await expect(row).toContainText('Written in the first tab', soon)
  await removeVendor(page, id)
  await expect(row).toHaveCount(0, soon)
})

test('a status that one sets in the tracker shows where another reads the same review', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  const review = await openReview(page, 'Larkfield')
  const [first] = review.restrictions
  const other = await context.newPage()
  await other.setViewportSize({ width: 1440, height: 900 })
  await other.goto(`/vendor/${review.vendor.id}/review?tab=restrictions`)
  const status = other.getByLabel(`Status of ${first?.risk}`)
  await expect(status).toBeVisible()
  for (const value of ['Next', 'To Do']) {
    await page.goto(`/vendor/${review.vendor.id}/review?tab=restrictions`)
    await page.getByLabel(`Status of ${first?.risk}`).click()
    await page.getByRole('menuitem', { name: value }).click()
    await expect(status).toHaveAccessibleName(`Status of ${first?.risk}: ${value}`, soon)
  }
})

test('what happened while the connection was away is there once it is back', async ({ page }) => {
  let isReachable = true
  let connection: WebSocketRoute | undefined
  const waiting: (() => void)[] = []
  await page.routeWebSocket('**/api/ws', async (socket) => {
    if (!isReachable) await new Promise<void>((reached) => waiting.push(reached))
    connection = socket
    socket.connectToServer()
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, admin)
  const id = await addVendor(page, { name: 'Changed meanwhile' })
  await page.goto('/dashboard?search=Changed+meanwhile')
  const row = page.getByRole('row').filter({ hasText: 'Changed meanwhile' })
  await expect(row).toBeVisible()
  isReachable = false
  await connection?.close({ code: 1012 })
  await expect.poll(() => waiting.length).toBeGreaterThan(0)
  await writeApi(page, 'PUT', `/vendors/${id}`, { description: 'Written while nobody heard' })
  expect(JSON.stringify(await readApi(page, `/vendors/${id}`))).toContain('Written while nobody heard')
  await expect(row).not.toContainText('Written while nobody heard')
  isReachable = true
  for (const reach of waiting) reach()
  await expect(row).toContainText('Written while nobody heard', soon)
  await removeVendor(page, id)
})
