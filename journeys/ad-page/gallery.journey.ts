import { phrases as lightbox } from '#features/listing/property/phrases/lightbox.ts'
import { tourDegrees } from '#features/listing/property/components/gallery/gallery-tabs.ts'
import { besides, newAdvertiser } from '../ads/advertiser.ts'
import { spansIn } from '../checks/geometry.ts'
import { newPhoto } from '../members.ts'
import { richAd } from '../screens.ts'
import { expect, open, type Story, test } from '../story.ts'

const tour = 'https://my.matterport.com/show/?m=1234'

type Scene = Pick<Story, 'at' | 'words'> & { page: Parameters<typeof besides>[0]['page'] }

/** An ad with two photos, a floor plan and a tour. */
async function addToured(scene: Scene): Promise<number> {
  const api = await newAdvertiser(scene)
  const { request } = scene.page
  const cookies = await scene.page.context().cookies()
  const token = cookies.find(({ name }) => name === 'auth_token')?.value ?? ''
  const upload = async () => {
    const sent = await request.post('/api/files/upload/single', {
      multipart: { file: await newPhoto({ width: 1200, height: 900 }) },
      headers: { authorization: `Bearer ${token}` },
    })
    return (await sent.json()).data.file.id as string
  }
  const imageIds = [await upload(), await upload(), await upload()]
  return api.post({ imageIds, floorPlanIds: [imageIds[1]], virtualTour: tour })
}

test('The gallery has a tab for the floor plan and the tour of an ad that has them', async ({
  page,
  at,
  words,
}) => {
  await open(page, at(`/properties/${await addToured({ page, at, words })}`))
  const gallery = page.locator('article').first()
  await expect(gallery.locator('ul').first().locator('li:visible')).toHaveCount(2)
  await gallery.getByRole('button', { name: words(lightbox.plans) }).click()
  const dialog = page.getByRole('dialog')
  const position = dialog.locator('[aria-live=polite]')
  const tabs = dialog.getByRole('group', { name: words(lightbox.galleryParts) })
  await expect(tabs.getByRole('button')).toHaveCount(4)
  await expect(tabs.getByRole('button', { name: words(lightbox.plans) })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(position).toHaveText(words(lightbox.photoOf, { at: 1, total: 1 }))
  await tabs.getByRole('button', { name: words(lightbox.tour, { degrees: tourDegrees }) }).click()
  await expect(dialog.locator(`a[href="${tour}"]`)).toBeVisible()
  await tabs.getByRole('button', { name: words(lightbox.photosTab) }).click()
  await expect(position).toHaveText(words(lightbox.photoOf, { at: 1, total: 2 }))

  await dialog.getByRole('button', { name: words(lightbox.nextPhoto) }).click()
  await expect(position).toHaveText(words(lightbox.photoOf, { at: 2, total: 2 }))
  await tabs.getByRole('button', { name: words(lightbox.plans) }).click()
  await expect(dialog.locator('ul').first().locator('img')).toHaveCount(1)
  await tabs.getByRole('button', { name: words(lightbox.tour, { degrees: tourDegrees }) }).click()
  await tabs.getByRole('button', { name: words(lightbox.photosTab) }).click()
  await expect(position).toHaveText(words(lightbox.photoOf, { at: 1, total: 2 }))
})

test('From 768 px on each button of the gallery lies on one photo', async ({ page, at }) => {
  await open(page, at(`/properties/${await richAd({ page })}`))
  const mosaic = page
    .locator('article > div')
    .filter({ has: page.locator('ul img') })
    .first()
  const spans = (tag: 'button' | 'li') => spansIn(mosaic.locator(tag).filter({ visible: true }))
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 1000 })
    const [buttons, photos] = [await spans('button'), await spans('li')]
    expect(buttons.length).toBeGreaterThan(1)
    const astride = buttons.filter(
      ({ start, end }) => !photos.some((photo) => photo.start <= start && end <= photo.end),
    )
    expect(astride, `${width} px`).toEqual([])
  }
})

for (const [device, viewport] of Object.entries({
  'On a phone': { width: 360, height: 760 },
  'On a desktop': { width: 1280, height: 800 },
})) {
  test.describe(device, () => {
    test.use({ viewport })

    test('the number of photos is said once', async ({ page, at, words }) => {
      const id = await richAd({ page })
      await open(page, at(`/properties/${id}`))
      const answer = await page.request.get(`/api/properties/${id}`)
      const { images } = (await answer.json()).data.property
      const count = images.filter((one: { isFloorPlan: boolean }) => !one.isFloorPlan).length
      const both = [
        words(lightbox.photos, { count }),
        words(lightbox.photoOf, { at: 1, total: count }),
      ]
      const gallery = page
        .locator('article > div')
        .filter({ has: page.locator('ul img') })
        .first()
      const said = both.map((text) => gallery.getByText(text, { exact: true }))
      const visible = await Promise.all(said.map((one) => one.filter({ visible: true }).count()))
      expect(visible.reduce((sum, shown) => sum + shown, 0)).toBe(1)
    })
  })
}

test('Opened photos stand on black, with small ones below and the way to the advertiser', async ({
  page,
  at,
  words,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await open(page, at(`/properties/${await richAd({ page })}`))
  await page.locator('article a[href^="/media/"]').first().click()
  const dialog = page.getByRole('dialog')
  const ground = await dialog.evaluate((one) => getComputedStyle(one).backgroundColor)
  const [, ...light] = /(\d+), (\d+), (\d+)/.exec(ground) ?? []
  expect(Math.max(...light.map(Number)), ground).toBeLessThan(40)
  await dialog.getByRole('button', { name: words(lightbox.showPhoto, { at: 3 }) }).click()
  await expect(dialog.locator('[aria-live=polite]')).toHaveText(/^3\D/)
  const call = dialog.getByRole('link', { name: words(lightbox.callAbout, { title: '' }) })
  await expect(call).toHaveAttribute('href', /^tel:/)
})
