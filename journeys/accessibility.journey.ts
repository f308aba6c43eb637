import type { Page } from '@playwright/test'
import type { ContentLanguage } from '#i18n/language.ts'
import { loadAxe, drawn, faults } from './checks/axe.ts'
import { overflow } from './checks/overflow.ts'
import { ringFaults } from './checks/rings.ts'
import { otherLanguageOf, translate } from './checks/translate.ts'
import { waitUntilWhole } from './checks/whole-page.ts'
import { type Scene, screens } from './screens.ts'
import { expect, test } from './story.ts'

const narrow = { width: 360, height: 800 }
const wide = { width: 1280, height: 800 }

/**
 * Each language sees each screen by day or by night, narrow or wide; the other language sees the other
 * theme and the other width, and the next screen changes them. With STORIES=all each sees all four.
 */
const sights = [
  ['light', narrow],
  ['dark', wide],
  ['dark', narrow],
  ['light', wide],
] as const

/** What a reader sees who enlarges a desktop to 400 % (WCAG 1.4.10). */
const enlarged = { width: 320, height: 640 }

/** A tablet and a large screen, where nothing may be wider than the page either. */
const otherSizes = [
  { width: 768, height: 1024 },
  { width: 1920, height: 1080 },
]

test.use({ allowed: /net::ERR_INTERNET_DISCONNECTED|Error: offline/ })

function sightsOf(position: number, language: ContentLanguage) {
  const pair = position % 2 === 0 ? sights.slice(0, 2) : sights.slice(2)
  if (process.env.STORIES === 'all') return [...sights]
  const isFirst = (Math.trunc(position / 2) % 2 === 0) === (language === 'en')
  return isFirst ? pair.slice(0, 1) : pair.slice(1)
}

type Look = Pick<Scene, 'page' | 'language'> & { position: number }

/** What was focused one after the other is left, and what was scrolled for it is back at its beginning. */
const goToBeginning = (page: Page) =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    for (const one of document.querySelectorAll('main *')) one.scrollLeft = 0
  })

async function expectFit({ page, language }: Look, size: typeof enlarged) {
  await page.setViewportSize(size)
  await drawn(page)
  expect(await overflow(page), `${language}: wider than the page at ${size.width} px`).toBe(0)
}

async function check(look: Look) {
  const { page, language, position } = look
  await expectFit(look, enlarged)
  for (const [colorScheme, size] of sightsOf(position, language)) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(size)
    await drawn(page)
    expect(await faults(page), `${language}, ${colorScheme}, ${size.width} px`).toEqual([])
  }
  await waitUntilWhole(page)
  await page.keyboard.press('Shift')
  expect(await ringFaults(page), language).toEqual([])
  // Last: some of what a screen shows ends when the window gets wider.
  for (const size of otherSizes) await expectFit(look, size)
}

const what = 'fits 320, 768 and 1920 px, axe finds nothing, and each mark of the focus is whole'

/** What these show does not outlast a change of the language. */
const ofOneLanguage = new Set([
  'a fifth place',
  'no results',
  'cleared filters',
  'a fifth to compare',
  'newsletter refused',
  'offline',
  'a page not opened',
])

for (const [position, [name, show]] of Object.entries(screens).entries()) {
  const begin = async (scene: Scene) => {
    await scene.page.emulateMedia({ reducedMotion: 'reduce' })
    await scene.page.setViewportSize(enlarged)
    await show(scene)
    await loadAxe(scene.page)
    await check({ ...scene, position })
  }
  if (ofOneLanguage.has(name))
    test(`In one language: ${name} ${what}`, async ({ page, at, words, language }) => {
      await begin({ page, at, words, language })
    })
  else
    test(`${name} ${what}, in both languages`, async ({ page, at, words, language }) => {
      await begin({ page, at, words, language })
      const other = otherLanguageOf(language)
      await goToBeginning(page)
      await translate(page, other)
      await check({ page, language: other, position })
    })
}
