import { phrases as ad } from '#features/listing/property/phrases/story.ts'
import { phrases as trail } from '#features/search/results/phrases/trail.ts'
import { phrases as results } from '#features/search/results/phrases.ts'
import { adsOn } from '../search.ts'
import { expect, open, test } from '../story.ts'

const query = '?purpose=sale&sort=price_asc&page=2'

test('From an ad one goes on through the search, and back to its place in the list', async ({
  page,
  at,
  words,
}) => {
  await open(page, at(`/properties${query}`))
  const ids = await adsOn(page)
  const titles = page.getByRole('main').getByRole('heading', { level: 3 })
  await titles.nth(7).getByRole('link').click()
  const nav = page.getByRole('navigation', { name: words(trail.trail) })
  const here = (id: number | undefined) => new RegExp(`/properties/${id}/`)
  await expect(page).toHaveURL(here(ids[7]))
  await expect(nav).toContainText(/^\D*28 /)
  await nav.locator('[rel=next]').click()
  await expect(page).toHaveURL(here(ids[8]))
  await expect(nav).toContainText(/^\D*29 /)
  await nav.locator('[rel=prev]').click()
  await expect(page).toHaveURL(here(ids[7]))
  await nav.locator('[rel=prev]').click()
  await expect(page).toHaveURL(here(ids[6]))

  await page.reload()
  await expect(nav).toContainText(/^\D*27 /)
  await nav.getByRole('link', { name: words(trail.backToResults) }).click()
  await expect(page).toHaveURL(at(`/properties${query}`))
  await expect(page.getByLabel(words(results.sort))).toHaveValue('price_asc')
  expect(await adsOn(page)).toEqual(ids)
  await expect(titles.nth(7)).toBeInViewport()
  await page.goForward()
  await expect(page).toHaveURL(here(ids[7]))
})

test('The last ad of a page leads to the first of the next, whose list it goes back to', async ({
  page,
  at,
  words,
}) => {
  await open(page, at('/properties?purpose=sale&sort=price_asc'))
  const first = await adsOn(page)
  await page.getByRole('main').getByRole('heading', { level: 3 }).last().getByRole('link').click()
  const nav = page.getByRole('navigation', { name: words(trail.trail) })
  await nav.locator('[rel=next]').click()
  await expect(page).not.toHaveURL(new RegExp(`/properties/${first.at(-1)}/`))
  await expect(nav).toContainText(new RegExp(`^\\D*${first.length + 1} `))
  const id = Number(/\/properties\/(\d+)/.exec(page.url())?.[1])
  await nav.getByRole('link', { name: words(trail.backToResults) }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect.poll(async () => (await adsOn(page))[0]).toBe(id)
})

test('Who came directly sees no way back, whoever else came from a search', async ({
  page,
  at,
  words,
}) => {
  await open(page, at(`/properties${query}`))
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click()
  const nav = page.getByRole('navigation', { name: words(trail.trail) })
  await expect(nav).toBeVisible()
  const address = page.url()
  await open(page, address)
  await expect(page.getByRole('heading', { name: words(ad.details) })).toBeVisible()
  await expect(nav).toHaveCount(0)
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } })

  test('the way back takes no more space than the path of places, also after a reload', async ({
    page,
    at,
    words,
  }) => {
    await open(page, at(`/properties${query}`))
    await page.getByRole('main').getByRole('heading', { level: 3 }).nth(1).getByRole('link').click()
    const nav = page.getByRole('navigation', { name: words(trail.trail) })
    const photos = page.locator('article ul').first()
    await expect(nav.locator('[rel=next]')).toBeVisible()
    const top = (await photos.boundingBox())?.y
    for (const link of await nav.getByRole('link').all()) {
      const box = await link.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    const address = page.url()
    await page.reload()
    await expect(nav.locator('[rel=next]')).toBeVisible()
    expect((await photos.boundingBox())?.y).toBe(top)
    await open(page, address)
    expect((await photos.boundingBox())?.y).toBe(top)
  })
})
