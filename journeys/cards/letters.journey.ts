import {
  crampedLines,
  cutFields,
  cutLetters,
  strayStarts,
  writeDeepest,
} from '../checks/letters.ts'
import { type Scene, screens } from '../screens.ts'
import { expect, open, test } from '../story.ts'
import { cardPages } from './pages.ts'

/** What React says of texts that were changed before it took over a part of the page. */
const changedTexts = /Minified React error #418/

/** The page of an ad was opened before. */
async function openWithSeen({ page, at }: Scene) {
  await open(page, at('/'))
  const seen = page.locator('section.recent-ads')
  await expect(seen).toBeVisible()
  await seen.scrollIntoViewIfNeeded()
  await expect(page.locator('.recent-ad bdi').first()).toBeVisible()
}

/** Of another person, who would take over the favourites. */
async function openMenu(scene: Scene) {
  await scene.page.context().clearCookies()
  await screens['account menu']!(scene)
}

/** Its name, and what opens it. */
type Screen = [string, () => Promise<unknown>]

/** Everything that draws ads or people. */
async function screensOf(scene: Scene): Promise<Screen[]> {
  const { page, at } = scene
  const pages = Object.entries(await cardPages(scene))
  return [
    ...pages.map(([name, path]): Screen => [name, () => open(page, at(path))]),
    ['homes that were seen', () => openWithSeen(scene)],
    ...['photos', 'favourites', 'comparison'].map(
      (name): Screen => [name, () => screens[name]!(scene)],
    ),
    ['account menu', () => openMenu(scene)],
  ]
}

for (const width of [360, 1280]) {
  test.describe(`At ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, allowed: changedTexts })

    test('no box cuts a dot or a tail off its letter', async ({ page, at, words, language }) => {
      // The font is kept from the first page on: a first visit may do without it.
      await open(page, at('/'))
      await page.evaluate(() => document.fonts.ready)
      for (const [name, openScreen] of await screensOf({ page, at, words, language })) {
        await openScreen()
        await page.evaluate(() => document.fonts.ready)
        expect(await cutLetters(page), name).toEqual([])
        expect(await cutFields(page), `${name}, fields`).toEqual([])
        await writeDeepest(page)
        expect(await cutLetters(page), `${name}, deepest letters`).toEqual([])
        expect(await crampedLines(page), name).toEqual([])
        expect(await strayStarts(page), name).toEqual([])
      }
    })
  })
}
