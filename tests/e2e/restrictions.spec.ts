import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { openReview, signIn, test, watchFaults, writeApi } from './session.ts'

test('the plan that we have shortens the tracker, and a status stays after a reload', async ({ page }) => {
  const faults = await watchFaults(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  const review = await openReview(page, 'Larkfield')
  const largest = review.plan_choices.toSorted((a, b) => b.lifted.length - a.lifted.length)[0]
  expect(largest?.lifted.length).toBeGreaterThan(0)
  await page.getByRole('tab', { name: /Restrictions Tracker/ }).click()
  const shown = page.getByRole('status').filter({ hasText: 'shown' })
  await expect(shown).toHaveText(`${review.restrictions.length} shown`)
  await page.getByLabel('Your plan', { exact: true }).selectOption(largest?.plan ?? '')
  await expect(shown).toHaveText(`${review.restrictions.length - (largest?.lifted.length ?? 0)} shown`)

  const first = review.restrictions.find((row) => !largest?.lifted.includes(row.id))
  await expect(page.getByText('Compared only, not saved.')).toBeVisible()
  await page.getByRole('tab', { name: 'Executive Summary' }).click()
  await expect(page.getByText(`· compared: ${largest?.plan} plan`).first()).toBeVisible()
  await expect(page.getByText('Cached Data')).toHaveCount(0)
  await page.getByRole('tab', { name: /Restrictions Tracker/ }).click()
  await page.getByRole('button', { name: 'Save as our plan' }).click()
  await expect(page.getByText(`· ${largest?.plan} plan`).first()).toBeVisible()
  const status = page.getByRole('button', { name: `Status of ${first?.risk}` })
  await status.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(status).toContainText('To Do')
  await status.click()
  await page.getByRole('menuitem', { name: 'In Progress' }).click()
  await expect(page.getByRole('region', { name: 'Progress' })).toContainText('In Progress1')
  await page.reload()
  await expect(status).toContainText('In Progress')
  await status.click()
  await page.getByRole('menuitem', { name: 'To Do' }).click()
  await page.getByLabel('Your plan', { exact: true }).selectOption('')
  await page.getByRole('button', { name: 'Save that we have none' }).click()
  await expect(shown).toHaveText(`${review.restrictions.length} shown`)
  expect(faults.list).toEqual([])
})

test('several restrictions get an owner at once, done ones move below, and who was faster is told', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  const review = await openReview(page, 'Larkfield')
  const [first, second] = review.restrictions
  await page.getByRole('tab', { name: /Restrictions Tracker/ }).click()
  for (const row of [first, second]) await page.getByRole('checkbox', { name: `Select ${row?.risk}` }).check()
  await page.getByRole('button', { name: 'Owner of the selected' }).click()
  await page.getByRole('menuitem', { name: 'Jonas Berg' }).click()
  await expect(page.getByRole('button', { name: `Owner of ${second?.risk}: Jonas Berg` })).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()

  await page.getByRole('button', { name: `Details of ${first?.risk}` }).click()
  await page.getByLabel('Note').fill('Ask for a quote.')
  await writeApi(page, 'PUT', `/vendors/${review.vendor.id}/restrictions/${first?.fact}`, { note: 'Mine.' })
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('changed this restriction meanwhile')).toBeVisible()
  await expect(page.getByLabel('Note')).toHaveValue('Ask for a quote.')
  await expectNoViolations(page, 'opened restriction')

  await page.getByRole('button', { name: `Status of ${second?.risk}` }).click()
  await page.getByRole('menuitem', { name: 'Done' }).click()
  await expect(page.locator('summary').filter({ hasText: /^Done/ })).toBeVisible()
  const open = page.getByRole('list', { name: 'Restrictions', exact: true })
  await expect(open.getByRole('checkbox', { name: `Select ${second?.risk}`, exact: true })).toHaveCount(0)
  await writeApi(page, 'PUT', `/vendors/${review.vendor.id}/restrictions/${second?.fact}`, { status: 'todo' })
})

test('the first review has nothing to compare with; a review is exported as a file with its quotes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  const review = await openReview(page, 'Larkfield')
  await page.getByRole('tab', { name: 'Changes' }).click()
  await expect(page.getByText(/Nothing to compare with yet|compared with the scan of/)).toBeVisible()
  const printed = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF Report' }).click()
  const report = await printed
  expect(report.suggestedFilename()).toMatch(/^assay-larkfield-\d{4}-\d{2}-\d{2}\.pdf$/)
  expect((await readFile(await report.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByRole('button', { name: 'Export' }).click()
  const arrival = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /Markdown/ }).click()
  const file = await arrival
  expect(file.suggestedFilename()).toMatch(/^assay-larkfield-\d{4}-\d{2}-\d{2}\.md$/)
  const text = await readFile(await file.path(), 'utf8')
  const quote = review.findings.flatMap((finding) => finding.quotes)[0]
  expect(text.replaceAll('\\', '')).toContain(quote?.text.replaceAll(/\s+/g, ' ').slice(0, 40))
})

test('a risk that nobody will see to is accepted by someone: neither met nor open, and still in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  const review = await openReview(page, 'Larkfield')
  const condition = review.conditions.find(({ restriction_id: id }) => id !== null)
  const row = review.restrictions.find(({ id }) => id === condition?.restriction_id)
  const path = `/vendors/${review.vendor.id}/restrictions/${row?.fact}`
  await writeApi(page, 'PUT', path, { status: 'wont_implement' })
  try {
    await page.reload()
    const amount = review.conditions.length
    await expect(page.getByText(`0 met, 1 accepted of ${amount}`)).toBeVisible()
    await expect(page.getByText(/^Accepted by .+: the risk stays$/)).toBeVisible()
    await expectNoViolations(page, 'accepted condition')
    await page.getByRole('tab', { name: /Restrictions Tracker/ }).click()
    const accepted = page.getByRole('list', { name: 'Accepted risks' })
    await expect(accepted.getByRole('checkbox', { name: `Select ${row?.risk}`, exact: true })).toBeVisible()
    await expect(page.getByText(`${review.restrictions.length - 1} shown`)).toBeVisible()
  } finally {
    await writeApi(page, 'PUT', path, { status: 'todo' })
  }
})

test('each row of the tracker shows the risk and what to do about it whole, without hovering', async ({ page }) => {
  await signIn(page)
  const { restrictions } = await openReview(page, 'Larkfield')
  await page.getByRole('tab', { name: /Restrictions Tracker/ }).click()
  for (const width of [1440, 1344, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const rows = page.getByRole('list', { name: 'Restrictions', exact: true }).getByRole('listitem')
    await expect(rows).toHaveCount(restrictions.length)
    await expect(rows.getByText(/^(Buy|Read|Have|Do|Settle) .+\.$/)).toHaveCount(restrictions.length)
    const cut = await rows.evaluateAll((all) =>
      all
        .flatMap((row) => [...row.querySelectorAll('p, span:not(.sr-only)')])
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    )
    expect(`${width}: ${cut.join(', ')}`).toBe(`${width}: `)
    const clamped = await rows
      .locator('p')
      .evaluateAll((all) => all.filter((line) => getComputedStyle(line).overflowY !== 'visible').length)
    expect(clamped).toBe(0)
  }
})
