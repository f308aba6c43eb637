import { expect, type Page } from '@playwright/test'

/** React has taken over the elements: what is done to them is neither lost nor repeated. */
const areAlive = (elements: Element[]) =>
  elements.every((one) => Object.keys(one).some((key) => key.startsWith('__reactProps')))

/** A part whose script comes by itself handles the focus only then. */
export const waitUntilAlive = (page: Page, selector: string) =>
  expect.poll(() => page.locator(selector).evaluateAll(areAlive)).toBe(true)
