import type { Page } from '@playwright/test'
import { goneTitles } from '#features/listing/property/phrases/gone.ts'
import { phrases as header } from '#app/frame/phrases.ts'
import { phrases as trouble } from '#app/frame/phrases/trouble.ts'
import { phrases as ad } from '#features/listing/property/phrases/lightbox.ts'
import { phrases as results } from '#features/search/results/phrases.ts'
import { phrases as sharing } from '#features/listing/sharing/phrases.ts'
import { phrases as ui } from '#ui/phrases.ts'
import { accountScreens } from './account-screens.ts'
import { calculatorScreens } from './calculator-screens.ts'
import { emirateScreens } from './emirates/emirate-screens.ts'
import { feedScreens } from './feeds/feed-screens.ts'
import { financeScreens } from './forms/finance-screens.ts'
import { formScreens } from './forms/form-screens.ts'
import { ownAdScreens } from './ads/own-ad-screens.ts'
import { addGoneAd } from './gone-ad.ts'
import { waitUntilAlive } from './checks/alive.ts'
import { openWhole, waitUntilWhole } from './checks/whole-page.ts'
import { shortcutList } from './keyboard/shortcut-list.ts'
import { peopleScreens } from './people-screens.ts'
import { adFormScreens } from './posting/ad-form-screens.ts'
import { choosePlace } from './search.ts'
import { expect, open, type Story } from './story.ts'
import { textScreens } from './texts/text-screens.ts'
import { twoStepScreens } from './two-steps.ts'
import { fundraisingScreens } from './visitors/fundraising-screens.ts'
import { visitorScreens } from './visitors/visitor-screens.ts'
import { searchScreens } from './visitors/search-screens.ts'

export type Scene = Pick<Story, 'at' | 'words' | 'language'> & { page: Page }

const dubai = {
  en: { typed: 'dubai', name: 'Dubai Marina' },
  ar: { typed: 'دبي', name: 'دبي مارينا' },
}

/** A demo ad with photos and a video, which no other story's ad comes before: the page that has everything. */
export async function richAd({ page }: Pick<Scene, 'page'>): Promise<number> {
  const answer = await page.request.get('/api/properties?sort=price_desc&limit=50&has_video=true')
  const { properties } = (await answer.json()).data
  return properties.find((one: { images: unknown[] }) => one.images.length > 4).id
}

async function openAd(scene: Scene) {
  const { page, at } = scene
  await open(page, at(`/properties/${await richAd(scene)}`))
}

/** A few cards show what twenty do, in less time. */
async function openResults({ page, at }: Scene) {
  await open(page, at('/properties?purpose=sale&price_max=3000000&limit=7'))
}

/** Every screen there is, and every state of one that looks different. */
export const screens: Record<string, (scene: Scene) => Promise<unknown>> = {
  home: ({ page, at }) => open(page, at('/')),
  'home with places': async ({ page, at, words, language }) => {
    await open(page, at('/'))
    await choosePlace(page, words, { typed: dubai[language].name, name: dubai[language].name })
    await page.getByRole('combobox').first().fill(dubai[language].typed)
    await expect(page.getByRole('option').nth(2)).toBeVisible()
  },
  results: openResults,
  'no results': ({ page, at }) => open(page, at('/properties?purpose=sale&price_max=1&rooms=5')),
  'a fifth place': async ({ page, at }) => {
    await open(page, at('/properties?locations=1,2,3,4,5&limit=7'))
    // Only at the end of the row does the link that clears the filters lie over none of them.
    await page.locator('.results-narrowing').evaluate((row) => {
      row.scrollLeft = document.dir === 'rtl' ? -row.scrollWidth : row.scrollWidth
    })
  },
  filters: async (scene) => {
    await openResults(scene)
    await scene.page.locator('a[aria-haspopup=dialog]').click()
    await expect(scene.page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
  },
  'filters page': ({ page, at }) => open(page, at('/properties/filters?purpose=rent')),
  'cleared filters': async (scene) => {
    await openResults(scene)
    await scene.page.getByRole('link', { name: scene.words(results.clear) }).click()
    await expect(scene.page.getByText(scene.words(results.cleared))).toBeVisible()
    await scene.page.getByText(scene.words(results.cleared)).hover()
  },
  ad: openAd,
  photos: async (scene) => {
    await openAd(scene)
    await scene.page.locator('article a[href^="/media/"]').first().click()
    await expect(
      scene.page.getByRole('button', { name: scene.words(ad.closePhotos) }),
    ).toBeVisible()
  },
  sharing: async (scene) => {
    await openAd(scene)
    await scene.page.getByRole('button', { name: scene.words(sharing.share) }).click()
    await expect(scene.page.getByRole('dialog')).toBeVisible()
  },
  ...accountScreens,
  ...ownAdScreens,
  ...peopleScreens,
  ...twoStepScreens,
  ...adFormScreens,
  ...feedScreens,
  ...calculatorScreens,
  ...visitorScreens,
  ...formScreens,
  ...financeScreens,
  ...fundraisingScreens,
  ...searchScreens,
  ...textScreens,
  ...emirateScreens,
  appearance: async ({ page, at, words }) => {
    await open(page, at('/login'))
    await page.locator('header summary').filter({ visible: true }).first().click()
    const choice = page.getByRole('banner').getByText(words(ui.dark), { exact: true })
    await expect(choice.filter({ visible: true })).toBeVisible()
  },
  'appearance on a phone': async ({ page, at, words }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await open(page, at('/'))
    await page.locator(`header summary[aria-label="${words(header.menu)}"]`).click()
    await expect(page.getByRole('radio', { name: words(ui.dark) })).toBeVisible()
  },
  shortcuts: async ({ page, at, words }) => {
    await openWhole(page, at('/'))
    await page.keyboard.press('?')
    await expect(shortcutList(page, words)).toBeVisible()
  },
  offline: async (scene) => {
    await openAd(scene)
    await waitUntilWhole(scene.page)
    await scene.page.context().setOffline(true)
    await expect(scene.page.getByText(scene.words(trouble.offline))).toBeVisible()
  },
  'a page not opened': async (scene) => {
    await openResults(scene)
    await waitUntilWhole(scene.page)
    await scene.page.context().setOffline(true)
    await scene.page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(scene.page.getByText(scene.words(trouble.offlineOpen))).toBeVisible()
  },
  agents: ({ page, at }) => open(page, at('/agents?emirate=dubai&kind=agency')),
  'no agents': ({ page, at }) => open(page, at('/agents?name=qqqqqqqqqq&language=klingon')),
  agency: async ({ page, at }) => {
    const answer = await page.request.get('/api/agents?kind=agency&limit=1')
    const [{ id, slug }] = (await answer.json()).data.agents
    await open(page, at(`/agents/${id}/${slug}`))
  },
  missing: ({ page, at }) => open(page, at('/nowhere')),
  gone: async ({ page, at, words }) => {
    await open(page, at(`/properties/${await addGoneAd()}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(goneTitles.apartment))
    await waitUntilAlive(page, 'article.card')
  },
}
