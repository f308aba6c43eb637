import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

/** The functions of axe inside the page; our own script policy holds for the page, not for its debugger. */
const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare const axe: { run: (options: RunOptions) => Promise<AxeResults> }

/** Expectations 9. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Night changes nothing but colours. */
const coloured = ['color-contrast', 'link-in-text-block']

/** Colours and widths that were just changed have come to rest, and are drawn. */
export async function settled(page: Page) {
  await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    await promise
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Puts axe into the page; a page that is loaded anew forgets it. */
export async function bringAxe(page: Page) {
  await page.evaluate(source)
}

/** What is in the way of assistive technology, a line for each element; by night only its colours. */
export async function faults(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  const runOnly: RunOptions['runOnly'] =
    theme === 'light' ? { type: 'tag', values: rules } : { type: 'rule', values: coloured }
  return page.evaluate(
    async (options) => {
      const { violations } = await axe.run(options)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
      )
    },
    { runOnly, resultTypes: ['violations'] } satisfies RunOptions,
  )
}
