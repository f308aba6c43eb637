import { phrases as publishing } from '#features/posting/editor/phrases/publish.ts'
import { phrases as saving } from '#features/posting/editor/phrases/saving.ts'
import { phrases as screen } from '#features/posting/editor/phrases/screen.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { logInToDemo } from '../members.ts'
import { expect, open } from '../story.ts'
import { field, forward, headersOf, type Scene, type Step } from './form.ts'

/** A draft of the demo's broker. */
async function newDraft({ page }: Scene, changes: object = {}): Promise<number> {
  const headers = await headersOf(page)
  const data = { ...postedAd(), ...changes, draft: true }
  const made = await page.request.post('/api/properties', { headers, data })
  expect(made.status()).toBe(201)
  return (await made.json()).data.property.id
}

async function openDraft(scene: Scene, step: Step | 'check', changes: object = {}) {
  await logInToDemo(scene, 'broker', '/account')
  const id = await newDraft(scene, changes)
  await open(scene.page, scene.at(`/my-properties/${id}?step=${step}`))
  const name = scene.words(screen[step])
  await expect(scene.page.locator('main form h2:visible').first()).toHaveText(name)
  return id
}

const lacking = { name: { en: 'Short', ar: '' }, space: 5, ready: 'off-plan', videoUrl: null }

async function openConflict(scene: Scene) {
  const { page, words } = scene
  const id = await openDraft(scene, 'permit')
  const headers = await headersOf(page)
  const data = { ownerName: 'Omar Said', purpose: 'rent' }
  await page.request.put(`/api/properties/my-properties/${id}`, { headers, data })
  await field(page, 'ownerName').fill('Huda Said')
  await expect(page.getByRole('heading', { name: words(saving.conflictTitle) })).toBeVisible()
}

/** The form that posts an ad, step by step, and what it looks like when something is wrong. */
export const adFormScreens: Record<string, (scene: Scene) => Promise<unknown>> = {
  'new ad': async (scene) => {
    await logInToDemo(scene, 'broker', '/post-ad')
    await expect(field(scene.page, 'purpose').first()).toBeVisible()
  },
  'ad, off-plan': (scene) => openDraft(scene, 'kind', { ready: 'off-plan' }),
  'ad, place': async (scene) => {
    await openDraft(scene, 'place')
    await scene.page.locator('[data-for=locationId]').focus()
    await expect(scene.page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  },
  'ad, facts': (scene) => openDraft(scene, 'facts', { amenityIds: [1, 2, 3] }),
  'ad, words': (scene) => openDraft(scene, 'words', lacking),
  'ad, price': (scene) => openDraft(scene, 'price'),
  'ad, media': (scene) => openDraft(scene, 'media'),
  'ad, permit': (scene) => openDraft(scene, 'permit'),
  'ad, what is missing': async (scene) => {
    await openDraft(scene, 'check', lacking)
    await forward(scene.page).click()
    const dialog = scene.page.getByRole('dialog')
    await expect(dialog.getByRole('listitem').nth(2)).toBeVisible()
    await expect(dialog.getByText(scene.words(publishing.isTrue))).toBeVisible()
  },
  'ad changed elsewhere': openConflict,
  'no such ad': async (scene) => {
    await logInToDemo(scene, 'broker', '/account')
    await open(scene.page, scene.at('/my-properties/999999999'))
    await expect(scene.page.getByText(scene.words(screen.notFound))).toBeVisible()
  },
}
