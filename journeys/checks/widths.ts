import type { Page } from '@playwright/test'

/**
 * Makes the window as wide as each of `widths` (CSS pixels) in turn: a page that is open already is
 * drawn again in a tenth of the time in which it opens.
 */
export async function atEachWidth(
  page: Page,
  widths: readonly number[],
  look: (width: number) => Promise<void>,
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 850 })
    await look(width)
  }
}
