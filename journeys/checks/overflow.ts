import type { Page } from '@playwright/test'

/** How much wider than its place the page is, or a dialog on it, which would cut it off. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    // Photos lie side by side on purpose.
    const inside = [...document.querySelectorAll('dialog[open], dialog[open] > *')].filter(
      (element) => getComputedStyle(element).scrollSnapType === 'none',
    )
    return Math.max(
      document.documentElement.scrollWidth - window.innerWidth,
      ...inside.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    )
  })
