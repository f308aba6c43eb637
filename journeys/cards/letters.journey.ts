import { crampedLines, cutFields, cutLetters, writeDeepest } from '../checks/letters.ts'
import { expect, open, test } from '../story.ts'
import { cardPages } from './pages.ts'

/** What React says of texts that were changed before it took over a part of the page. */
const changedTexts = /Minified React error #418/

for (const width of [360, 1280]) {
  test.describe(`At ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, allowed: changedTexts })

    test('no box cuts a dot or a tail off its letter', async ({ page, at, language }) => {
      const pages = await cardPages({ page })
      // The font is kept from the first page on: a first visit may do without it.
      await open(page, at('/'))
      await page.evaluate(() => document.fonts.ready)
      for (const [name, path] of Object.entries(pages)) {
        await open(page, at(path))
        await page.evaluate(() => document.fonts.ready)
        expect(await cutLetters(page), name).toEqual([])
        expect(await cutFields(page), `${name}, fields`).toEqual([])
        await writeDeepest(page)
        expect(await cutLetters(page), `${name}, deepest letters`).toEqual([])
        if (language === 'ar') expect(await crampedLines(page), name).toEqual([])
      }
    })
  })
}
