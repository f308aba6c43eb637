import type { Page } from '@playwright/test'
import { phrases as results } from '#features/search/results/phrases.ts'
import { edgesOf, lettersCame } from '../checks/geometry.ts'
import { overflow } from '../checks/overflow.ts'
import { expect, open, test } from '../story.ts'

const apartments = 'property_type=apartment&rooms=2'

/** Searches with much in the bar: with and without a place in its field. */
async function narrowSearches(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/locations/auto-completion?search=dubai%20marina')
  const [{ id }] = (await answer.json()).data.hits
  return [
    `/properties?purpose=rent&${apartments}&price_max=250000&emirate=dubai`,
    `/properties?purpose=sale&${apartments}&price_max=2000000&locations=${id}`,
    '/properties',
  ]
}

for (const width of [768, 900, 1280]) {
  test.describe(`At ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('the bar has room for a place, says the price whole, and opens each panel within the page', async ({
      page,
      at,
      words,
    }) => {
      for (const path of await narrowSearches(page)) {
        await open(page, at(path))
        await lettersCame(page)
        const field = await edgesOf(page.locator('.results-bar .combobox'))
        expect(field.end - field.start, path).toBeGreaterThanOrEqual(190)
        const inside = page.locator('.results-bar .combobox > *')
        for (const one of await inside.all()) {
          const { start, end } = await edgesOf(one)
          expect(start, path).toBeGreaterThanOrEqual(field.start)
          expect(end, path).toBeLessThanOrEqual(field.end)
        }
        const input = await edgesOf(page.locator('.results-bar [name=keyword]'))
        expect(input.end - input.start, path).toBeGreaterThanOrEqual(28)
        const panels = page.locator('.results-bar details[name=filter-panel]')
        const price = panels.filter({ hasText: words(results.price) }).locator('summary')
        const isCut = await price.evaluate((button) =>
          [button, ...button.querySelectorAll('span:not(.sr-only)')].some(
            ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
          ),
        )
        expect(isCut, path).toBe(false)
        for (const panel of await panels.all()) {
          await panel.locator('summary').click()
          const choices = await edgesOf(panel.locator('.filter-choices'))
          expect(choices.start, path).toBeGreaterThanOrEqual(0)
          expect(choices.end, path).toBeLessThanOrEqual(width)
        }
        expect(await overflow(page), path).toBe(0)
      }
    })
  })
}

test('A search without results offers no order, and keeps the one it has', async ({
  page,
  at,
  words,
}) => {
  await open(page, at('/properties?price_max=1&property_type=villa&purpose=sale&sort=newest'))
  await expect(page.getByRole('heading', { name: words(results.noResults) })).toBeVisible()
  await expect(page.getByLabel(words(results.sort))).toHaveCount(0)
  await page.locator('.results-bar [name=keyword]').fill('pool')
  await page.getByRole('button', { name: words(results.search), exact: true }).click()
  await expect(page).toHaveURL(/keyword=pool.*sort=newest/)
})
