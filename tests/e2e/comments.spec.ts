import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { openReview, signIn, test, watchFaults } from './session.ts'

/** Selects the first sentence of a section, as a pointer would. */
async function selectSentence(page: Page, section: string): Promise<string> {
  const sentence = await page.evaluate((id) => {
    const claim = document.querySelector(`[data-section="${id}"] span.cursor-pointer`)
    if (!claim) throw new Error('The section has no sentence')
    claim.scrollIntoView({ block: 'center' })
    getSelection()?.selectAllChildren(claim)
    return claim.textContent ?? ''
  }, section)
  return sentence
}

const floating = (page: Page) => page.locator('button[title^="Comment on what is selected"]')

test('a passage is commented on, answered, resolved, deleted and restored, and a colleague sees it happen', async ({
  page,
  browser,
  baseURL,
}) => {
  const faults = await watchFaults(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  const review = await openReview(page, 'Larkfield')
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const colleague = await context.newPage()
  await signIn(colleague, 'viewer@northwind.example')
  await colleague.goto(`/vendor/${review.vendor.id}/review?tab=comments`)
  await expect(colleague.getByText('No comments yet')).toBeVisible()

  const sentence = await selectSentence(page, 'decision')
  await floating(page).click()
  const field = page.getByRole('textbox', { name: 'Comment' })
  await field.fill('Agreed. ')
  await field.pressSequentially('@Dan')
  await expect(page.getByRole('option', { name: 'Dana Levi' })).toBeVisible()
  await expectNoViolations(page, 'writing a comment')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Agreed. @Dana Levi ')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Comment added')).toBeVisible()

  const thread = colleague.getByRole('article', { name: /Comment by Dana Levi/ })
  await expect(thread).toContainText('Agreed. @Dana Levi')
  await expect(thread.getByRole('blockquote')).toContainText(sentence.slice(0, 40))
  await thread.getByRole('button', { name: 'Reply' }).click()
  await colleague.getByRole('textbox', { name: 'Reply' }).fill('Done.')
  await thread.getByRole('form').getByRole('button', { name: 'Reply' }).click()

  const tab = page.getByRole('tab', { name: /Comments/ })
  await expect(tab).toContainText('2')
  await tab.click()
  const own = page.getByRole('article', { name: /Comment by Dana Levi/ })
  await expect(own).toContainText('Done.')
  await expectNoViolations(page, 'comments')
  await own.getByRole('button', { name: 'Resolve' }).click()
  await expect(own).toBeHidden()
  await page.getByRole('button', { name: 'Resolved 1' }).click()
  await own.getByRole('button', { name: 'Delete this comment by Dana Levi' }).click()
  await expect(colleague.getByText('was deleted by Dana Levi')).toBeVisible()
  await colleague.getByRole('button', { name: 'Restore' }).click()
  await expect(own).toBeVisible()
  await own.getByRole('button', { name: 'Show in the text' }).click()
  await expect(page.getByRole('tab', { name: 'Executive Summary' })).toHaveAttribute('aria-selected', 'true')
  expect(await page.evaluate(() => CSS.highlights.get('comment-shown')?.size)).toBe(1)
  await context.close()
  expect(faults.list).toEqual([])
})

test('a keyboard alone comments on a sentence, and what was typed outlives a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  await openReview(page, 'Larkfield')
  await page.getByRole('button', { name: 'Comment on Decision' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Comment' })).toBeFocused()
  await page.keyboard.type('Who owns this?')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('Who owns this?')
  await page.getByRole('textbox', { name: 'Comment' }).focus()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Comment added')).toBeVisible()
  await page
    .getByRole('button', { name: /\d+ comments?$/ })
    .first()
    .click()
  await expect(page.getByText('Who owns this?')).toBeVisible()
})
