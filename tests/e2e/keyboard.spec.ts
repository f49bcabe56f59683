import { expect, type Locator, type Page } from '@playwright/test'
import { vendorsRoutes } from '../../src/contract/vendors.ts'
import { readApi, removeVendor, test, under, watchFaults } from './session.ts'

/** What an analyst may spend on all answers of a review. */
const minutesForAll = 20
const answersOfAll = 73

/** Walks with Tab, as who has no pointer does, until this has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab', most = 300): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`Tab does not reach ${target.toString()} within ${most} steps`)
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeVisible()
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Goes to the chosen tab, by the arrows to the wanted one, and opens it. */
async function chooseTab(page: Page, name: string | RegExp): Promise<void> {
  const row = page.getByRole('tablist').last()
  await tabTo(page, row.locator('[aria-selected=true]'), 'Shift+Tab')
  const wanted = row.getByRole('tab', { name })
  for (let step = 0; step < 10; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Enter')
  await expect(wanted).toHaveAttribute('aria-selected', 'true')
}

test('an analyst adds a vendor, judges, comments, tracks, decides and downloads by the keyboard alone', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const faults = await watchFaults(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/auth?next=/dashboard')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type('admin@northwind.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Assay-sample-1!')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Review Hub' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible()
  await page.keyboard.type('add new vendor')
  await expect(page.getByRole('option', { name: /Add New Vendor/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')

  // A vendor and its scan.
  await press(page, page.getByRole('button', { name: 'Enter vendor details manually' }))
  const name = `Keyboard Works ${Date.now()}`
  await tabTo(page, page.getByLabel('Vendor Name'))
  await page.keyboard.type(name)
  await tabTo(page, page.getByLabel('Website URL'))
  await page.keyboard.type('https://larkfield.example')
  await press(page, page.getByRole('button', { name: 'Create Vendor & Start Review' }))
  const separate = page.getByRole('button', { name: 'Add as a separate vendor' })
  const running = page.getByRole('heading', { name: 'Security Review In Progress' })
  await expect(separate.or(running)).toBeVisible()
  if (await separate.isVisible()) await press(page, separate)
  await expect(running).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Decision' })).toBeVisible({ timeout: 120_000 })

  // Ten answers, each by one key.
  await chooseTab(page, 'Detailed Analysis')
  await press(page, page.getByRole('button', { name: /^Judge \d+ answers$/ }))
  const progress = page.getByRole('region', { name: 'Progress of judging' })
  const question = page.getByRole('region', { name: 'Judging' }).getByRole('heading', { level: 2 })
  const looked = async (): Promise<number> => Number.parseInt((await progress.innerText()).trim(), 10)
  await expect(question).toBeVisible()
  const before = await looked()
  const begun = performance.now()
  for (let answer = 0; answer < 10; answer += 1) {
    const asked = await question.innerText()
    await page.keyboard.press('c')
    await expect(question).not.toHaveText(asked)
  }
  await expect.poll(looked).toBe(before + 10)
  const secondsEach = (performance.now() - begun) / 10_000
  test.info().annotations.push({ type: 'judging', description: `${secondsEach.toFixed(2)} seconds an answer` })
  expect((secondsEach * answersOfAll) / 60).toBeLessThan(minutesForAll / 10)

  // A comment, a status, a decision and the report.
  await chooseTab(page, 'Executive Summary')
  await press(page, page.getByRole('button', { name: /^Comment on / }).first())
  await expect(page.getByRole('textbox', { name: 'Comment' })).toBeFocused()
  await page.keyboard.type('Ask for the report of the auditor.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Comment added')).toBeVisible()

  await chooseTab(page, /^Restrictions/)
  const status = page.getByRole('button', { name: /^Status of .*: To Do$/ }).first()
  const of = (await status.getAttribute('aria-label'))?.replace(/: To Do$/, '') ?? ''
  await press(page, status)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `${of}: Next` })).toBeVisible()

  await chooseTab(page, 'Executive Summary')
  await press(page, page.getByRole('button', { name: 'Record decision' }))
  const dialog = page.getByRole('alertdialog', { name: `Decide on ${name}` })
  await press(page, dialog.getByRole('button', { name: 'With conditions' }))
  await tabTo(page, dialog.getByLabel('Reason (required)'))
  await page.keyboard.type('The open points are in the contract.')
  await press(page, dialog.getByRole('button', { name: 'Record decision' }))
  await expect(page.getByRole('region', { name: 'Our decision' })).toContainText('Approved with conditions')

  const download = page.waitForEvent('download', { timeout: 60_000 })
  await press(page, page.getByRole('button', { name: 'Download PDF Report' }))
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  // The refusal as a duplicate is the one thing that the console tells of.
  expect(faults.list.filter((fault) => !fault.includes('409'))).toEqual([])
  const { data } = under(vendorsRoutes.list.response).parse(
    await readApi(page, `/vendors?search=${encodeURIComponent(name)}`),
  )
  for (const { id } of data.vendors) await removeVendor(page, id)
})
