import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

/** The functions of axe inside the page; our own script policy holds for the page, not for its debugger. */
const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare const axe: { run: (options: RunOptions) => Promise<AxeResults> }

/** Level AA of WCAG 2.0 to 2.2, and what axe recommends beyond it. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What was just changed is drawn. */
export async function drawn(page: Page) {
  await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    await promise
  })
}

/** Puts axe into the page, and ends all changing by degrees: half a colour has no contrast. */
export async function loadAxe(page: Page) {
  await page.evaluate(source)
  await page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(still)
  })
}

/** What is in the way of assistive technology, a line for each element. */
export async function faults(page: Page): Promise<string[]> {
  return page.evaluate(
    async (options) => {
      const { violations } = await axe.run(options)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
      )
    },
    {
      runOnly: { type: 'tag', values: rules },
      resultTypes: ['violations'],
    } satisfies RunOptions,
  )
}
