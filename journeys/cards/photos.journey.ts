import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { cardShapes, loadPhotos } from '../checks/photos.ts'
import { atEachWidth } from '../checks/widths.ts'
import { expect, open, test } from '../story.ts'
import { cardPages, scrollToFooter, widths } from './pages.ts'

const files = await Promise.all(
  [
    [300, 900],
    [600, 600],
    [1200, 300],
    [600, 400],
  ].map(([width, height]) =>
    sharp({ create: { width: width!, height: height!, channels: 3, background: '#7a8' } })
      .webp()
      .toBuffer(),
  ),
)

/** Every picture comes as a portrait, a square, a panorama or as usual. */
async function mixShapes(page: Page) {
  let sent = 0
  await page.route('/media/drawn/*', (route) =>
    route.fulfill({ contentType: 'image/webp', body: files[sent++ % files.length]! }),
  )
}

test('The photos of all cards have one shape, whatever the file’s', async ({ page, at }) => {
  await mixShapes(page)
  const { home, results, ad: similar, profile } = await cardPages({ page })
  const seen: number[] = []
  for (const path of [home, `${results}?sort=price_desc`, similar, profile]) {
    await open(page, at(path))
    await scrollToFooter(page)
    await expect(page.locator('.card-photos').first()).toBeAttached()
    await atEachWidth(page, widths, async (width) => {
      await loadPhotos(page)
      const shapes = await cardShapes(page)
      seen.push(...shapes)
      expect(new Set([1.5, ...shapes]), `${path} at ${width} px`).toEqual(new Set([1.5]))
    })
  }
  // Ads of other stories have no photos; at times they are all that is on the home page.
  expect(seen.length).toBeGreaterThan(100)
})

test('A tall picture does not stretch the row of a favourite', async ({ page, at }) => {
  await page.route('/media/drawn/*', (route) =>
    route.fulfill({ contentType: 'image/webp', body: files[0]! }),
  )
  const [ad] = (await (await page.request.get('/api/properties?limit=1')).json()).data.properties
  await page.request.post('/api/anonymous-users/favorites', { data: { propertyId: ad.id } })
  await open(page, at('/favorites'))
  const row = page.locator('main article')
  await expect(row).toHaveCount(1)
  await loadPhotos(page)
  const below = await row.evaluate((article) => {
    const last = article.lastElementChild!.lastElementChild!
    return article.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom
  })
  expect(below).toBeLessThan(20)
})

test('The first row is loaded at once, the first photo before all others', async ({
  request,
  at,
}) => {
  const html = await (await request.get(at('/properties?sort=price_desc'))).text()
  const photos = html.match(/<img [^>]*sizes=[^>]*>/g) ?? []
  expect(photos).toHaveLength(20)
  expect(photos.map((tag) => tag.includes('loading="lazy"'))).toEqual(
    photos.map((_, index) => index > 3),
  )
  expect(photos.filter((tag) => /fetchpriority="high"/i.test(tag))).toEqual(photos.slice(0, 1))
})

type Colour = { red: number; green: number; blue: number }

/** What is in the middle of a picture, where nothing lies on a photo. */
async function colourOf(picture: Buffer): Promise<Colour> {
  const { width, height } = await sharp(picture).metadata()
  const middle = {
    left: Math.round(width * 0.3),
    top: Math.round(height * 0.3),
    width: Math.round(width * 0.4),
    height: Math.round(height * 0.4),
  }
  const cut = await sharp(picture).extract(middle).toBuffer()
  const [red, green, blue] = (await sharp(cut).stats()).channels.map(({ mean }) => mean)
  return { red: red!, green: green!, blue: blue! }
}

const distance = (one: Colour, other: Colour) =>
  Math.max(...(['red', 'green', 'blue'] as const).map((name) => Math.abs(one[name] - other[name])))

/** The photo itself, cut to the shape in which it is drawn. */
async function fileOf(page: Page, photo: Locator): Promise<Buffer> {
  const [url, box] = [
    await photo.locator('img').last().getAttribute('src'),
    await photo.boundingBox(),
  ]
  const file = await (await page.request.get(url!)).body()
  return sharp(file)
    .resize(Math.round(box!.width), Math.round(box!.height), { fit: 'cover' })
    .png()
    .toBuffer()
}

test.describe('Before any script', () => {
  test.use({ javaScriptEnabled: false })

  test('a photo that has not come shows its preview, without a word', async ({ page, at }) => {
    await page.route('/media/drawn/*', () => undefined)
    const { profile, results, ad } = await cardPages({ page })
    for (const path of [profile, `${results}?sort=price_desc`, ad]) {
      await page.goto(at(path), { waitUntil: 'commit' })
      const photos = page.locator('main .photo:visible')
      await expect(photos.nth(2)).toBeVisible()
      for (const photo of [photos.first(), photos.nth(2)]) {
        const [shown, wanted] = [await photo.screenshot(), await fileOf(page, photo)]
        expect(distance(await colourOf(shown), await colourOf(wanted)), path).toBeLessThan(60)
      }
      const previews = photos.locator('img:first-child')
      const said = await previews.evaluateAll((images: HTMLImageElement[]) =>
        images.map(({ alt, src }) => alt + src.slice(0, 15)),
      )
      expect(new Set(said), path).toEqual(new Set(['data:image/bmp;']))
    }
  })
})

test('A photo that has come covers its preview', async ({ page, at }) => {
  const magenta = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#f0f' },
  })
    .webp()
    .toBuffer()
  await page.route('/media/drawn/*', (route) =>
    route.fulfill({ contentType: 'image/webp', body: magenta }),
  )
  const { results, ad } = await cardPages({ page })
  for (const path of [`${results}?sort=price_desc`, ad]) {
    await open(page, at(path))
    const photo = page.locator('main .photo').first()
    await expect(photo.locator('img')).toHaveCount(2)
    await loadPhotos(page)
    const shown = await colourOf(await photo.screenshot())
    expect(distance(shown, { red: 255, green: 0, blue: 255 }), path).toBeLessThan(10)
  }
})
