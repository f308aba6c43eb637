import type { Page, Route } from '@playwright/test'
import { phrases as saving } from '#features/posting/editor/phrases/saving.ts'
import { logInAsNewMember } from '../members.ts'
import { draftOf, field, headersOf, isSaved, type Scene } from '../posting/form.ts'
import { expect, test as base } from '../story.ts'

const addressOf = (id: number) => `/api/properties/my-properties/${id}`

type DraftStory = {
  /** Somebody who has just logged in, in the form of a new ad. */
  scene: Scene
  /** The id of a draft that is saved, with a short title, in its form. */
  id: number
}

export const test = base.extend<DraftStory>({
  scene: async ({ page, at, words, language, request }, use) => {
    const scene = { page, at, words, language }
    await logInAsNewMember({ page, at, request }, '/post-ad?step=words')
    await use(scene)
  },
  id: async ({ scene }, use) => {
    await field(scene.page, 'name.en').fill('Home')
    const id = await draftOf(scene.page)
    await isSaved(scene)
    await use(id)
  },
})

type Saving = { page: Page; id: number; answer: (route: Route) => Promise<unknown> }

/** What happens to the changes of a draft from now on. `hasArrived` waits for the next one. */
export async function treatChanges({ page, id, answer }: Saving) {
  const { promise: hasArrived, resolve: noteArrival } = Promise.withResolvers<void>()
  const address = new RegExp(`${addressOf(id)}$`)
  await page.route(address, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    await answer(route)
    noteArrival()
  })
  return { hasArrived, end: () => page.unroute(address) }
}

/** Reaches the server, and its answer never comes. */
export const withoutAnswer = (route: Route) => route.fetch()

/** Neither reaches the server nor is answered, until `end`: what is under way then goes on. */
export const lost = async () => undefined

/** Reaches the server, and the line breaks before its answer. */
export async function appliedAndLost(route: Route) {
  await route.fetch()
  await route.abort()
}

export async function storedName(page: Page, id: number) {
  const answer = await page.request.get(addressOf(id), { headers: await headersOf(page) })
  return (await answer.json()).data.property.propertyData[0].name
}

/** Changes the draft as somebody else would, without a version. */
export async function changeElsewhere(page: Page, id: number, data: object) {
  const headers = await headersOf(page)
  expect((await page.request.put(addressOf(id), { headers, data })).status()).toBe(200)
}

export const whole = { en: 'Home over the Marina', ar: 'شقة بغرفتي نوم' }

/** All that was typed is saved, and no question was asked. */
export async function expectWhole({ page, words, ...scene }: Scene, id: number) {
  await isSaved({ page, words, ...scene })
  await expect(page.getByRole('heading', { name: words(saving.conflictTitle) })).toHaveCount(0)
  expect(await storedName(page, id)).toMatchObject(whole)
}
