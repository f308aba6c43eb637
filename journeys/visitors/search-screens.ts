import type { Page } from '@playwright/test'
import { phrases as links } from '#features/visitors/alerts/phrases/link.ts'
import { phrases as alerts } from '#features/visitors/saved-searches/phrases/alerts.ts'
import { phrases as button } from '#features/visitors/saved-searches/phrases/button.ts'
import { phrases as list } from '#features/visitors/saved-searches/phrases/list.ts'
import { phrases as saving } from '#features/visitors/saved-searches/phrases/saving.ts'
import { openWhole } from '../checks/whole-page.ts'
import { mailedLink, newAddress } from '../members.ts'
import { expect, open, type Story } from '../story.ts'
import { makeStopLink } from './stop-link.ts'

type Scene = Pick<Story, 'at' | 'words' | 'language'> & { page: Page }

const villas = {
  name: 'Villas by the sea',
  filters: { purpose: 'rent', property_type: 'villa', locations: [215, 1], rooms: '3+' },
}

/** With so many filters that some are folded. */
const flats = {
  name: 'شقق للبيع في دبي',
  filters: {
    purpose: 'sale',
    rooms: '1,2,3,4',
    bathrooms: '1,2',
    furnished: 'furnished',
    price_max: 3_000_000,
    has_video: true,
    keyword: 'sea view',
  },
}

export async function saveSearch(page: Page, body: object): Promise<string> {
  const answer = await page.request.post('/api/searches', { data: body })
  expect(answer.status()).toBe(201)
  return (await answer.json()).data.search.id
}

export const searchRows = ({ page, words }: Pick<Scene, 'page' | 'words'>) =>
  page.getByRole('list', { name: words(list.list), exact: true }).locator('> li')

async function openSearches(scene: Scene) {
  await saveSearch(scene.page, villas)
  await saveSearch(scene.page, flats)
  await openWhole(scene.page, scene.at('/my-searches'))
  await expect(searchRows(scene)).toHaveCount(2)
}

async function openSaving({ page, at, words }: Scene) {
  await openWhole(page, at('/properties?purpose=sale&price_max=3000000'))
  await page.getByRole('button', { name: words(button.saveSearch) }).click()
  await expect(page.getByRole('dialog').getByLabel(words(saving.name))).toBeVisible()
}

/** Saved searches, and the links of their alerts. */
export const searchScreens: Record<string, (scene: Scene) => Promise<unknown>> = {
  'saving a search on its page': async ({ page, at, words }) => {
    await openWhole(page, at('/properties/save?purpose=sale&price_max=3000000'))
    await expect(page.getByRole('main').getByLabel(words(saving.name))).toBeVisible()
  },
  'a search saved on its page': async ({ page, at, words }) => {
    await open(page, at('/properties/save?purpose=sale&saved=daily'))
    await expect(page.getByRole('heading', { name: words(saving.saved) })).toBeVisible()
  },
  'no saved searches': async ({ page, at, words }) => {
    await open(page, at('/my-searches'))
    await expect(page.getByRole('heading', { name: words(list.none) })).toBeVisible()
  },
  'saved searches': openSearches,
  'a saved search renamed': async (scene) => {
    const { page, words } = scene
    await openSearches(scene)
    await page.getByRole('button', { name: words(list.renameOf, { name: villas.name }) }).click()
    await page.getByRole('textbox', { name: words(list.name) }).fill('')
    await page.getByRole('button', { name: words(list.saveName) }).click()
    await expect(page.locator('[aria-invalid=true]')).toBeVisible()
  },
  'an address for alerts': async (scene) => {
    const { page, words } = scene
    await openSearches(scene)
    await page.getByLabel(words(list.frequencyOf, { name: villas.name })).selectOption('daily')
    await expect(page.getByRole('dialog').getByLabel(words(alerts.email))).toBeVisible()
  },
  'saving a search': openSaving,
  'saving a search without an address': async (scene) => {
    await openSaving(scene)
    await scene.page.getByRole('dialog').locator('button[type=submit]').click()
    await expect(scene.page.locator('[aria-invalid=true]')).toBeVisible()
  },
  'a search saved': async (scene) => {
    const dialog = scene.page.getByRole('dialog')
    await openSaving(scene)
    await dialog.getByLabel(scene.words(alerts.frequency)).selectOption('off')
    await dialog.locator('button[type=submit]').click()
    await expect(dialog.getByText(scene.words(saving.savedText))).toBeVisible()
  },
  'alerts to confirm': async ({ page, at, words }) => {
    const email = newAddress('alerts')
    await saveSearch(page, { ...villas, frequency: 'daily', email })
    const link = await mailedLink(page.request, email, 'my-searches/confirm')
    await open(page, at(link.replace(/^\/(en|ar)/, '')))
    await expect(
      page.getByRole('button', { name: words(links.confirm), exact: true }),
    ).toBeVisible()
  },
  'alerts to stop': async ({ page, at, words }) => {
    const email = newAddress('alerts')
    const searchId = await saveSearch(page, { ...villas, frequency: 'daily', email })
    const link = await mailedLink(page.request, email, 'my-searches/confirm')
    const data = { token: link.split('/').at(-1) }
    const confirmed = await page.request.post('/api/searches/confirm-alerts', { data })
    expect(confirmed.status()).toBe(200)
    await open(page, at(`/my-searches/stop/${await makeStopLink({ searchId, email })}`))
    await expect(page.getByRole('button', { name: words(links.stopAll) })).toBeVisible()
  },
  'alerts stopped': async ({ page, at, words }) => {
    await open(page, at('/my-searches/stopped'))
    await expect(page.getByRole('heading', { name: words(links.stopped) })).toBeVisible()
  },
  'link of alerts unknown': async ({ page, at, words }) => {
    await open(page, at('/my-searches/confirm/unknown'))
    await expect(page.getByRole('heading', { name: words(links.unknown) })).toBeVisible()
  },
}
