import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { overflow } from './checks/overflow.ts'
import { screens } from './screens.ts'
import { expect, test } from './story.ts'

/** Expectations 9. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const widths = [360, 1280]

/** Night changes nothing but colours. */
const coloured = ['color-contrast', 'link-in-text-block']

async function faults(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (theme === 'light'
    ? axe.withTags(rules)
    : axe.withRules(coloured)
  ).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  )
}

/** Expectations 11: what a reader sees who enlarges a desktop to 400 %. */
const enlarged = { width: 320, height: 640 }

for (const [name, show] of Object.entries(screens)) {
  test(`${name}: fits 320 px, and nothing is in the way of assistive technology`, async ({
    page,
    at,
    words,
    language,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(enlarged)
    await show({ page, at, words, language })
    expect(await overflow(page), 'wider than the page').toBe(0)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect(await faults(page, colorScheme), `${colorScheme}, ${width} px`).toEqual([])
      }
    }
  })
}
