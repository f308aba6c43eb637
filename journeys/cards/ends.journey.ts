import { newAdvertiser } from '../ads/advertiser.ts'
import { cutEnds } from '../checks/letters.ts'
import { expect, open, test } from '../story.ts'
import { cardPages, scrollToFooter } from './pages.ts'

/** Rooms and baths of two digits, areas of five. */
const largest = '/properties?purpose=sale&property_type=villa,palace&sort=space_desc'

for (const width of [320, 360]) {
  test.describe(`At ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('no line of a card loses its end', async ({ page, at, words }) => {
      const api = await newAdvertiser({ page, at, words })
      await api.post({ rooms: 12, bathrooms: 13, space: 12_345 })
      const pages = { ...(await cardPages({ page })), largest, own: '/my-properties' }
      // The font is kept from the first page on: a first visit may do without it.
      await open(page, at('/'))
      await page.evaluate(() => document.fonts.ready)
      for (const [name, path] of Object.entries(pages)) {
        await open(page, at(path))
        if (name === 'ad') {
          await scrollToFooter(page)
          await expect(page.locator('article.card').first()).toBeVisible()
        }
        if (name === 'own')
          await expect(page.locator('main article, main li').first()).toBeVisible()
        expect(await cutEnds(page), name).toEqual([])
      }
    })
  })
}
