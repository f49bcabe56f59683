import { expect } from '@playwright/test'
import { z } from 'zod'
import { scansRoutes } from '../../src/contract/scans.ts'
import { openFact, openReview, readApi, signIn, test, watchFaults } from './session.ts'

test('an analyst rejects a finding with a reason, sees the score follow, and withdraws the decision', async ({
  page,
}) => {
  const faults = await watchFaults(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  const review = await openReview(page, 'Larkfield')
  const encryption = review.findings.find((finding) => finding.fact === 'enc.rest')
  expect(encryption?.value).toBe('yes')
  const { evidence, question } = await openFact(page, review, 'enc.rest')
  const points = async (): Promise<number> => {
    const body = await readApi(page, `/scans/${review.scan.id}`)
    return z.object({ data: scansRoutes.show.response }).parse(body).data.scan.breakdown?.uncapped ?? 0
  }
  const before = await points()
  await evidence.getByRole('button', { name: 'Reject' }).click()
  const form = evidence.getByRole('form', { name: 'Reject this finding' })
  await form.getByLabel('Reason').fill('The page speaks of another product.')
  await form.getByRole('button', { name: 'Reject' }).click()
  await expect(evidence.getByText('Rejected by Dana Levi', { exact: false })).toBeVisible()
  await expect(evidence.getByRole('heading', { name: question })).toBeVisible()
  expect(await points()).toBeLessThan(before)

  await page.reload()
  await expect(evidence.getByText('The page speaks of another product.')).toBeVisible()
  await evidence.getByRole('button', { name: 'Withdraw decision' }).click()
  await expect(evidence.getByRole('button', { name: 'Confirm' })).toBeVisible()
  expect(await points()).toBe(before)
  expect(faults.list).toEqual([])
})

test('a correction without a passage of a stored page is refused, and what was typed stays', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  const review = await openReview(page, 'Larkfield')
  const unknown = review.findings.find((finding) => finding.value === 'not-stated')
  const { evidence } = await openFact(page, review, unknown?.fact ?? '')
  await evidence.getByRole('button', { name: 'Correct' }).click()
  const form = evidence.getByRole('form', { name: 'Correct this finding' })
  await form.getByLabel(/Supporting passage/).fill('Nobody ever wrote this sentence.')
  await form.getByLabel('Reason').fill('I remember it.')
  await form.getByRole('button', { name: 'Correct' }).click()
  await expect(form.getByRole('alert')).toContainText('was not found on the pages')
  await expect(form.getByLabel('Reason')).toHaveValue('I remember it.')
})

test('words that were taken back do not come back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  const review = await openReview(page, 'Larkfield')
  const { evidence } = await openFact(page, review, 'enc.transit')
  await evidence.getByRole('button', { name: 'Reject' }).click()
  await evidence.getByLabel('Reason').fill('On second thoughts.')
  await page.reload()
  await expect(evidence.getByLabel('Reason')).toHaveValue('On second thoughts.')
  await evidence.getByLabel('Reason').fill('')
  await page.reload()
  await expect(evidence.getByRole('button', { name: 'Reject' })).toBeVisible()
  await expect(evidence.getByLabel('Reason')).toBeHidden()
})
