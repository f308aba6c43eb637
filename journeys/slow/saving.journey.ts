import type { APIRequestContext, Page, Route } from '@playwright/test'
import { phrases as saving } from '#features/posting/editor/phrases/saving.ts'
import { logIn, newMember } from '../members.ts'
import { draftOf, field, headersOf, isSaved, type Scene } from '../posting/form.ts'
import { expect, test } from '../story.ts'

const addressOf = (id: number) => `/api/properties/my-properties/${id}`

/** A draft that is saved, with a short title, and its form. */
async function beginDraft(scene: Scene, request: APIRequestContext): Promise<number> {
  const email = await newMember(request, 'Huda Aziz')
  await logIn(scene, { email, next: '/post-ad?step=words' })
  await field(scene.page, 'name.en').fill('Home')
  const id = await draftOf(scene.page)
  await isSaved(scene)
  return id
}

type Saving = { page: Page; id: number; answer: (route: Route) => Promise<unknown> }

/** What happens to the changes of a draft from now on. `arrived` waits for the next one. */
async function treatChanges({ page, id, answer }: Saving) {
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
const withoutAnswer = (route: Route) => route.fetch()

const lost = async () => undefined

async function storedName(page: Page, id: number) {
  const answer = await page.request.get(addressOf(id), { headers: await headersOf(page) })
  return (await answer.json()).data.property.propertyData[0].name
}

const whole = { en: 'Home over the Marina', ar: 'شقة بغرفتي نوم' }

test('A reload while a save is under way is no conflict with oneself', async ({
  page,
  at,
  words,
  language,
  request,
}) => {
  const scene = { page, at, words, language }
  const id = await beginDraft(scene, request)
  const { hasArrived, end } = await treatChanges({ page, id, answer: withoutAnswer })
  await field(page, 'name.ar').fill('شقة')
  await hasArrived
  await field(page, 'name.ar').fill(whole.ar)
  await field(page, 'name.en').fill(whole.en)
  await end()
  await page.reload()
  await isSaved(scene)
  await expect(page.getByText(words(saving.conflictTitle))).toHaveCount(0)
  expect(await storedName(page, id)).toMatchObject(whole)
})

test.describe('Where an answer is lost', () => {
  test.use({ allowed: /net::ERR_FAILED|409|'beforeunload'/ })

  test('a second reload is no conflict with oneself either', async ({
    page,
    at,
    words,
    language,
    request,
  }) => {
    const scene = { page, at, words, language }
    const id = await beginDraft(scene, request)
    const first = await treatChanges({ page, id, answer: withoutAnswer })
    await field(page, 'name.ar').fill(whole.ar)
    await first.hasArrived
    await field(page, 'name.en').fill(whole.en)
    await first.end()
    const second = await treatChanges({ page, id, answer: lost })
    await page.reload()
    await second.hasArrived
    await second.end()
    await page.reload()
    await isSaved(scene)
    await expect(page.getByText(words(saving.conflictTitle))).toHaveCount(0)
    expect(await storedName(page, id)).toMatchObject(whole)
  })

  test('the draft is saved all the same, and what follows too', async ({
    page,
    at,
    words,
    language,
    request,
  }) => {
    const scene = { page, at, words, language }
    const id = await beginDraft(scene, request)
    const { hasArrived, end } = await treatChanges({
      page,
      id,
      answer: async (route) => {
        await route.fetch()
        await route.abort()
      },
    })
    await field(page, 'name.ar').fill(whole.ar)
    await hasArrived
    await end()
    await isSaved(scene)
    await field(page, 'name.en').fill(whole.en)
    await expect.poll(() => storedName(page, id)).toMatchObject(whole)
  })
})

test('What somebody else changed is not written over before one has decided', async ({
  page,
  at,
  words,
  language,
  request,
}) => {
  const scene = { page, at, words, language }
  const id = await beginDraft(scene, request)
  const { hasArrived, end } = await treatChanges({ page, id, answer: lost })
  await field(page, 'name.en').fill(whole.en)
  await hasArrived
  const data = { name: { en: 'Home of somebody else' } }
  const headers = await headersOf(page)
  expect((await page.request.put(addressOf(id), { headers, data })).status()).toBe(200)
  await end()
  await page.reload()
  const question = page.getByText(words(saving.conflictTitle))
  await expect(question).toBeVisible()
  await field(page, 'name.ar').fill(whole.ar)
  await page.reload()
  await expect(question).toBeVisible()
  await expect(field(page, 'name.ar')).toHaveValue(whole.ar)
  expect(await storedName(page, id)).toMatchObject(data.name)
})
