import { seenKey } from '#features/listing/property/components/marks/seen-ads.ts'
import { loadPhotos, wrongSizes } from '../checks/photos.ts'
import { atEachWidth } from '../checks/widths.ts'
import { logInToDemo } from '../members.ts'
import { richAd } from '../screens.ts'
import { expect, open, test } from '../story.ts'
import { cardPages, widths } from './pages.ts'

type Page = Parameters<typeof wrongSizes>[0]

async function expectRightSizes(page: Page, what: string) {
  await atEachWidth(page, widths, async (width) => {
    await loadPhotos(page)
    expect(await wrongSizes(page), `${what} at ${width} px`).toEqual([])
  })
}

/** Ads with photos, among them tall and wide ones; no other story's, which may be gone in a moment. */
async function adsWithPhotos(page: Page): Promise<number[]> {
  const answer = await page.request.get('/api/properties?limit=20&sort=price_desc')
  type Ad = { id: number; images: unknown[] }
  const ads: Ad[] = (await answer.json()).data.properties
  return ads.filter(({ images }) => images.length > 0).map(({ id }) => id)
}

test('Photos of cards ask for what is drawn', async ({ page, at }) => {
  for (const path of Object.values(await cardPages({ page }))) {
    await open(page, at(path))
    await expectRightSizes(page, path)
  }
})

test('Photos of favourites and of homes seen ask for what is drawn', async ({ page, at }) => {
  const ids = (await adsWithPhotos(page)).slice(0, 6)
  for (const propertyId of ids) {
    await page.request.post('/api/anonymous-users/favorites', { data: { propertyId } })
  }
  await open(page, at('/favorites'))
  await expect(page.locator('main article')).toHaveCount(ids.length)
  await expectRightSizes(page, 'favourites')
  await page.evaluate(([key, seen]) => localStorage.setItem(key!, seen!), [seenKey, ids.join()])
  await open(page, at('/'))
  // Hydration draws the row again.
  const row = page.locator('.recent-ads')
  await expect(() => row.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass()
  await expect(page.locator('.recent-ads img[sizes]')).toHaveCount(ids.length)
  await expectRightSizes(page, 'seen')
})

test('Photos of a comparison ask for what is drawn, however many ads it has', async ({
  page,
  at,
}) => {
  const ids = await adsWithPhotos(page)
  for (const total of [1, 2, 3, 4]) {
    await open(page, at(`/compare?ids=${ids.slice(0, total).join()}`))
    await expect(page.locator('main img[sizes]')).toHaveCount(total)
    await expectRightSizes(page, `${total} ads`)
  }
})

test('Photos of own ads ask for what is drawn', async ({ page, at }) => {
  await logInToDemo({ page, at }, 'agency', '/my-properties')
  await expect(page.locator('main img[sizes]').first()).toBeVisible()
  await expectRightSizes(page, 'own ads')
})

test('Photos on the whole screen ask for what is drawn', async ({ page, at }) => {
  await open(page, at(`/properties/${await richAd({ page })}`))
  await page.locator('article ul a').first().click()
  await expect(page.getByRole('dialog').locator('img[sizes]').first()).toBeVisible()
  await expectRightSizes(page, 'on the whole screen')
})
