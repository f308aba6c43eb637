import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
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

for (const [name, show] of Object.entries(screens)) {
  test(`${name}: nothing stands in the way of assistive technology`, async ({
    page,
    at,
    words,
    language,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await show({ page, at, words, language })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect(await faults(page, colorScheme), `${colorScheme}, ${width} px`).toEqual([])
      }
    }
  })
}
