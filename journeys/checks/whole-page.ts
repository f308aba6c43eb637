import type { Page } from '@playwright/test'
import { expect, open } from '../story.ts'

/** React has taken over the elements: what is done to them is neither lost nor repeated. */
const areAlive = (elements: Element[]) =>
  elements.every((one) => Object.keys(one).some((key) => key.startsWith('__reactProps')))

/**
 * Waits for what comes after hydration: the strip that names failures, which the server does not draw,
 * with it focus and shortcuts, and the footer. A quiet network proves none of it on a slow machine.
 */
export async function waitUntilWhole(page: Page) {
  await expect(page.locator('.site > div > p[role=status]')).toHaveCount(1)
  await expect.poll(() => page.locator('footer').evaluateAll(areAlive)).toBe(true)
  // The effects of what was drawn last have run by then. A page that draws nothing is never told it is idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 })))
}

export async function openWhole(page: Page, address: string) {
  const answer = await open(page, address)
  await waitUntilWhole(page)
  return answer
}
