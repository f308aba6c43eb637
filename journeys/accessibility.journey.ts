import { bringAxe, drawn, faults } from './checks/axe.ts'
import { overflow } from './checks/overflow.ts'
import { screens } from './screens.ts'
import { expect, test } from './story.ts'

const widths = [360, 1280]

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
    await bringAxe(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await drawn(page)
        expect(await faults(page, colorScheme), `${colorScheme}, ${width} px`).toEqual([])
      }
    }
  })
}
