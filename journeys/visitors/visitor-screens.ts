import type { Page } from '@playwright/test'
import { maxCompared } from '#features/listing/property/components/marks/chosen-ads.ts'
import { phrases as comparison } from '#features/visitors/comparison/phrases.ts'
import { phrases as list } from '#features/visitors/favourites/phrases/list.ts'
import { addGoneAd } from '../gone-ad.ts'
import { openWhole } from '../checks/whole-page.ts'
import { expect, open, type Story } from '../story.ts'

type Scene = Pick<Story, 'at' | 'words' | 'language'> & { page: Page }

async function someAds({ page }: Pick<Scene, 'page'>, count: number): Promise<number[]> {
  const path = `/api/properties?limit=${count}&purpose=sale&sort=price_desc`
  const { properties } = (await (await page.request.get(path)).json()).data
  return properties.map(({ id }: { id: number }) => id)
}

async function save({ page }: Pick<Scene, 'page'>, ids: readonly number[]) {
  for (const propertyId of ids) {
    const data = { propertyId }
    expect((await page.request.post('/api/anonymous-users/favorites', { data })).status()).toBe(201)
  }
}

/** The rows of the list, once the browser has read it. */
const rows = ({ page, words }: Scene) =>
  page.getByRole('list', { name: words(list.list) }).getByRole('article')

async function openFavorites(scene: Scene) {
  await save(scene, await someAds(scene, 3))
  await openWhole(scene.page, scene.at('/favorites'))
  await expect(rows(scene)).toHaveCount(3)
}

/** What visitors keep: their favourites and what they compare. */
export const visitorScreens: Record<string, (scene: Scene) => Promise<unknown>> = {
  'no favourites': async ({ page, at, words }) => {
    await open(page, at('/favorites'))
    await expect(page.getByRole('heading', { name: words(list.none) })).toBeVisible()
  },
  favourites: openFavorites,
  'a favourite removed': async (scene) => {
    await openFavorites(scene)
    await scene.page.getByRole('main').locator('[data-favorite]').nth(1).click()
    await expect(scene.page.getByText(scene.words(list.removedAd))).toBeVisible()
  },
  'a note on a favourite': async (scene) => {
    await openFavorites(scene)
    await scene.page
      .getByRole('button', { name: scene.words(list.addNote) })
      .first()
      .click()
    await expect(scene.page.getByRole('textbox', { name: scene.words(list.noteOf) })).toBeVisible()
  },
  'favourites to compare': async (scene) => {
    await openFavorites(scene)
    const boxes = scene.page.getByRole('list', { name: scene.words(list.list) })
    for (const at of [0, 1]) await boxes.getByRole('checkbox').nth(at).check()
    await expect(scene.page.locator('.compare-bar')).toBeVisible()
  },
  'a fifth to compare': async (scene) => {
    const { page, at, words } = scene
    await openWhole(page, at('/properties?purpose=sale'))
    for (const nth of [0, 1, 2, 3, 4]) {
      await page.locator('[data-compare]').nth(nth).dispatchEvent('click')
    }
    const refused = page.getByText(words(comparison.tooMany, { maximum: maxCompared }))
    await expect(refused).toBeVisible()
    // The bar lies over whatever is above the end of the page.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await refused.hover()
  },
  comparison: async (scene) => {
    const ids = await someAds(scene, 3)
    await open(scene.page, scene.at(`/compare?ids=${[...ids, await addGoneAd()].join()}`))
    await expect(scene.page.getByRole('table')).toBeVisible()
  },
  'nothing to compare': async ({ page, at, words }) => {
    await open(page, at('/compare'))
    await expect(page.getByRole('heading', { name: words(comparison.none) })).toBeVisible()
  },
}
