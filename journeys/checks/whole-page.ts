import type { Page } from '@playwright/test'
import { expect, open } from '../story.ts'
import { waitUntilAlive } from './alive.ts'

/**
 * Waits for what comes after hydration: the strip that names failures, which the server does not draw,
 * with it focus and shortcuts, and the footer. A quiet network proves none of it on a slow machine.
 */
export async function waitUntilWhole(page: Page) {
  await expect(page.locator('.site > div > p[role=status]')).toHaveCount(1)
  await waitUntilAlive(page, 'footer')
  // The effects of what was drawn last have run by then. A page that draws nothing is never told it is idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 })))
}

export async function openWhole(page: Page, address: string) {
  const answer = await open(page, address)
  await waitUntilWhole(page)
  return answer
}

/** A calculator's form is a GET form, which the browser itself sends until the script of the page has come. */
export async function openCalculator(page: Page, address: string) {
  await open(page, address)
  await waitUntilAlive(page, 'main form')
}
