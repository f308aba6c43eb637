import type { ContentLanguage } from '#i18n/language.ts'
import { ringFaults } from './checks/rings.ts'
import { waitUntilWhole } from './checks/whole-page.ts'
import { screens } from './screens.ts'
import { expect, test } from './story.ts'

const main = [
  'home',
  'home with places',
  'results',
  'no results',
  'filters',
  'filters page',
  'cleared filters',
  'ad',
  'photos',
  'sharing',
  'agents',
  'agency',
  'missing',
  'gone',
  'login',
  'sign up',
  'link unknown',
  'security',
  'own profile',
  'dashboard',
  'team',
  'own ads',
  'ad, facts',
  'ad, media',
  'shortcuts',
  'a page not opened',
] as const

/** Each language has half of the screens at either width. */
const widthOf = (at: number, language: ContentLanguage) =>
  (at % 2 === 0) === (language === 'en') ? 360 : 1280

test.use({ allowed: /net::ERR_INTERNET_DISCONNECTED|Error: offline/ })

for (const [position, name] of main.entries()) {
  test(`each mark of the focus is whole: ${name}`, async ({ page, at, words, language }) => {
    await page.setViewportSize({ width: widthOf(position, language), height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await screens[name]!({ page, at, words, language })
    await waitUntilWhole(page)
    await page.keyboard.press('Shift')
    const { count, faults } = await ringFaults(page)
    expect(faults).toEqual([])
    expect(count).toBeGreaterThan(1)
  })
}
