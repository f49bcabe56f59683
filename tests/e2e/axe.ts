import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export const themes = ['dark', 'light'] as const
export const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

export async function expectNoViolations(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  const told = violations.map(({ id, nodes }) => `${screen}: ${id}: ${nodes.map((node) => node.target).join(' | ')}`)
  expect(told).toEqual([])
}

export async function expectNoSidewaysScroll(page: Page, screen: string): Promise<void> {
  const surplus = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(`${screen}: ${surplus}`).toBe(`${screen}: 0`)
}
