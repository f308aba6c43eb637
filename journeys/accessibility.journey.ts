import { loadAxe, drawn, faults } from './checks/axe.ts'
import { overflow } from './checks/overflow.ts'
import { ringFaults } from './checks/rings.ts'
import { waitUntilWhole } from './checks/whole-page.ts'
import { screens } from './screens.ts'
import { expect, test } from './story.ts'

const narrow = { width: 360, height: 800 }
const wide = { width: 1280, height: 800 }

/**
 * All rules by day at one width, and by night, which changes colours alone, at the other: each
 * language sees both themes, and both languages see both widths in both themes.
 */
const sights = {
  en: [
    ['light', narrow],
    ['dark', wide],
  ],
  ar: [
    ['light', wide],
    ['dark', narrow],
  ],
} as const

/** What a reader sees who enlarges a desktop to 400 % (WCAG 1.4.10). */
const enlarged = { width: 320, height: 640 }

test.use({ allowed: /net::ERR_INTERNET_DISCONNECTED|Error: offline/ })

/** The marks of the focus are looked at in the sight that comes last: another one from screen to screen. */
const sightsOf = (position: number, language: keyof typeof sights) =>
  position % 2 === 0 ? sights[language] : sights[language].toReversed()

for (const [position, [name, show]] of Object.entries(screens).entries()) {
  test(`${name}: fits 320 px, axe finds nothing, and each mark of the focus is whole`, async ({
    page,
    at,
    words,
    language,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(enlarged)
    await show({ page, at, words, language })
    expect(await overflow(page), 'wider than the page').toBe(0)
    await loadAxe(page)
    for (const [colorScheme, size] of sightsOf(position, language)) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(size)
      await drawn(page)
      expect(await faults(page, colorScheme), `${colorScheme}, ${size.width} px`).toEqual([])
    }
    await waitUntilWhole(page)
    await page.keyboard.press('Shift')
    expect(await ringFaults(page)).toEqual([])
  })
}
