import { phrases as actions } from '#features/posting/ad-list/phrases/actions.ts'
import { phrases as list } from '#features/posting/ad-list/phrases/list.ts'
import { expect, open } from '../story.ts'
import { endAd, named, newAdvertiser, row, type Scene } from './advertiser.ts'

/** One of each that looks different: over, without a permit, a draft. */
async function openAds(scene: Scene) {
  const { page, at } = scene
  const api = await newAdvertiser(scene)
  const title = 'A long name that a narrow screen has to break over several lines, by the creek'
  const id = await api.post(named(title))
  await api.post(named('Something else'))
  await api.post({ ...named(''), draft: true })
  await endAd(id)
  await open(page, at('/my-properties'))
  await expect(row(scene, '')).toHaveCount(3)
  return id
}

/** The screens of one's own ads. */
export const ownAdScreens: Record<string, (scene: Scene) => Promise<unknown>> = {
  'no own ads': async (scene) => {
    await newAdvertiser(scene)
    await expect(scene.page.getByText(scene.words(list.none))).toBeVisible()
  },
  'own ads': openAds,
  'own ads, a menu': async (scene) => {
    await openAds(scene)
    await row(scene, '').first().locator('summary').click()
    const hide = scene.page.getByRole('button', { name: scene.words(actions.hide), exact: true })
    await expect(hide.last()).toBeVisible()
  },
  'own ads, a renewal': async (scene) => {
    await openAds(scene)
    await scene.page.getByRole('button', { name: scene.words(list.renewal) }).click()
    await expect(scene.page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
  },
  'own ads, some refused': async (scene) => {
    const { page, words } = scene
    await openAds(scene)
    await page.getByLabel(words(actions.selectAll)).check()
    await page
      .getByRole('button', { name: words(actions.renew), exact: true })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: words(actions.renew), exact: true }).click()
    await expect(page.getByText(words(actions.notDone, { count: 1 }))).toBeVisible()
  },
  'own ad, history': async (scene) => {
    const id = await openAds(scene)
    await open(scene.page, scene.at(`/my-properties/${id}`))
    await expect(scene.page.locator('main ol time').first()).toBeVisible()
  },
}
