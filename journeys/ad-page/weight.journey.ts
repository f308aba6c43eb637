import type { Page } from '@playwright/test'
import { phrases as ad } from '#features/listing/property/phrases/story.ts'
import { richAd } from '../screens.ts'
import { expect, open, test } from '../story.ts'
import { picturesIn, totalBytes, watchLoads } from './loads.ts'

/** What a phone may load of an ad before its reader scrolls. */
const maxRequests = 20
const maxBytes = 350_000

const settled = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  // What waits for an idle moment comes after it.
  await page.waitForTimeout(1_500)
  await page.waitForLoadState('networkidle')
}

const similarOf = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name }) })

test.describe('On a phone', () => {
  test.use({
    viewport: { width: 360, height: 760 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })

  test('an ad loads little before its reader scrolls', async ({ page, at }) => {
    const address = at(`/properties/${await richAd({ page })}`)
    // The second answer is compressed as well as it can be.
    await page.request.get(address)
    await page.waitForTimeout(1_000)
    const loads = await watchLoads(page)
    await open(page, address)
    await settled(page)
    const all = loads()
    const list = all.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')
    expect(all.length, list).toBeLessThanOrEqual(maxRequests)
    expect(totalBytes(all), list).toBeLessThanOrEqual(maxBytes)
    expect(picturesIn(all), list).toHaveLength(2)
  })

  test('the next photo comes with each swipe, and similar ads when the reader is near', async ({
    page,
    at,
    words,
  }) => {
    const loads = await watchLoads(page)
    await open(page, at(`/properties/${await richAd({ page })}`))
    await settled(page)
    expect(picturesIn(loads())).toHaveLength(2)
    const track = page.locator('article ul').first()
    await track.evaluate((list) => list.scrollBy({ left: list.clientWidth, behavior: 'instant' }))
    await track.evaluate((list) => list.scrollBy({ left: -list.clientWidth, behavior: 'instant' }))
    await expect.poll(() => picturesIn(loads()).length).toBe(3)

    const similar = similarOf(page, words(ad.similar))
    await expect(similar.getByRole('article')).toHaveCount(0)
    const first = await similar.getByRole('link').first().getAttribute('href')
    await similar.scrollIntoViewIfNeeded()
    const cards = similar.getByRole('article')
    await expect(cards.first()).toBeVisible()
    await expect(cards.first().getByRole('heading').getByRole('link')).toHaveAttribute(
      'href',
      first ?? '',
    )
    await settled(page)
    await expect(cards.first().locator('img[sizes]')).toHaveCount(1)
    await cards.first().locator('.card-photos').dispatchEvent('pointerover')
    await expect.poll(() => cards.first().locator('img[sizes]').count()).toBeGreaterThan(1)
  })
})

for (const width of [800, 1280, 1920]) {
  test.describe(`At ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('no photo of an ad is stretched', async ({ page, at }) => {
      await open(page, at(`/properties/${await richAd({ page })}`))
      const photos = page.locator('article ul').first().locator('img:not([src^="data:"])')
      await expect(photos.first()).toHaveAttribute('fetchpriority', 'high')
      for (const photo of (await photos.all()).slice(0, 5)) {
        await expect(photo).toHaveJSProperty('complete', true)
        const stretch = await photo.evaluate((image: HTMLImageElement) => {
          const { width: own, height } = image.getBoundingClientRect()
          const drawn = Math.max(own, (height * image.naturalWidth) / image.naturalHeight)
          const [file] = /-(\d+)\.webp$/.exec(image.currentSrc)?.slice(1) ?? []
          return drawn / Number(file)
        })
        expect(stretch).toBeLessThanOrEqual(1)
      }
    })
  })
}

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 760 } })

  test('every photo can be reached, and the similar ads are links', async ({ page, at, words }) => {
    const id = await richAd({ page })
    const answer = await page.request.get(`/api/properties/${id}`)
    const { images } = (await answer.json()).data.property
    await page.goto(at(`/properties/${id}`))
    const photos = page.locator('article ul').first().locator('img:not([src^="data:"])')
    await expect(photos.filter({ visible: true })).toHaveCount(images.length)
    const links = similarOf(page, words(ad.similar)).getByRole('link')
    expect(await links.count()).toBeGreaterThan(2)
    await links.first().click()
    await expect(page.getByRole('heading', { name: words(ad.details) })).toBeVisible()
  })
})
