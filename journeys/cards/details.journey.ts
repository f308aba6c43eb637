import type { Page } from '@playwright/test'
import { richAd } from '../screens.ts'
import { expect, open, test } from '../story.ts'

test('Each card whose ad has a permit says its number whole, at every width', async ({
  page,
  at,
}) => {
  // Ads that other stories post have no permit and are cheaper.
  const dearest = '/properties?purpose=sale&sort=price_desc'
  const answer = await page.request.get(`/api${dearest}`)
  const ads: { permitNumber: string | null }[] = (await answer.json()).data.properties
  const numbers = ads.flatMap(({ permitNumber }) => permitNumber ?? [])
  expect(numbers.length).toBeGreaterThan(3)
  await open(page, at(dearest))
  const permits = page.locator('.card-permit')
  await expect(permits).toHaveCount(numbers.length)
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const cut = await permits.evaluateAll((all) =>
      all.filter((permit) => {
        const [inner, around] = [permit, permit.closest('.card')!].map((one) =>
          one.getBoundingClientRect(),
        )
        const isWithin = inner!.left > around!.left && inner!.right < around!.right
        return !isWithin || permit.scrollWidth > permit.clientWidth || inner!.height === 0
      }),
    )
    expect(cut, `${width} px`).toHaveLength(0)
  }
})

/** WCAG 2.2: relative luminance of a colour whose parts reach from 0 to 255. */
function luminanceOf(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Of the dots and of the ground that they stand on, if the photo below is white. */
async function dotContrasts(page: Page): Promise<number[]> {
  const colours = await page
    .locator('.card-dots')
    .first()
    .evaluate((ground) =>
      [ground, ...ground.children].map((one) => getComputedStyle(one).backgroundColor),
    )
  const over = (colour: string, below: number[]) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = colour.match(/[\d.]+/g)!.map(Number)
    return [red, green, blue].map((part, at) => part * alpha + below[at]! * (1 - alpha))
  }
  const [ground, ...dots] = colours
  const below = over(ground!, [255, 255, 255])
  return dots.map((dot) => (luminanceOf(over(dot, below)) + 0.05) / (luminanceOf(below) + 0.05))
}

test('Dots say from the first bytes on that there are more photos, in either theme', async ({
  page,
  request,
  at,
}) => {
  const html = await (await request.get(at('/properties?sort=price_asc'))).text()
  expect(html.match(/class="card-dots/g)?.length).toBeGreaterThan(10)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await open(page, at('/properties?sort=price_asc'))
    const contrasts = await dotContrasts(page)
    expect(contrasts.length).toBeGreaterThan(1)
    expect(Math.min(...contrasts), colorScheme).toBeGreaterThan(3)
  }
})

test('Large prices stand in lines hardly higher than their digits', async ({ page, at }) => {
  for (const path of ['/properties', `/properties/${await richAd({ page })}`]) {
    await open(page, at(path))
    const price = page.locator('.card-sum, main .text-2xl').locator('bdi').first()
    const ratio = await price.evaluate((one) => {
      const { lineHeight, fontSize } = getComputedStyle(one)
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
    })
    expect(ratio, path).toBeLessThan(1.5)
  }
})
