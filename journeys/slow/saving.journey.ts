import { phrases as saving } from '#features/posting/editor/phrases/saving.ts'
import { logIn, newMember } from '../members.ts'
import { draftOf, field, headersOf, isSaved } from '../posting/form.ts'
import { expect, test } from '../story.ts'
import {
  addressOf,
  beginDraft,
  lost,
  storedName,
  treatChanges,
  whole,
  withoutAnswer,
} from './draft-changes.ts'

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

test('A creation that is repeated writes over nothing that was written elsewhere', async ({
  page,
  at,
  words,
  language,
  request,
}) => {
  const scene = { page, at, words, language }
  const email = await newMember(request, 'Huda Aziz')
  await logIn(scene, { email, next: '/post-ad?step=words' })
  const { promise: isCreated, resolve: noteCreated } = Promise.withResolvers<number>()
  await page.route(/\/api\/properties$/, async (route) => {
    const answer = await route.fetch()
    noteCreated((await answer.json()).data.property.id)
  })
  await field(page, 'name.en').fill('Home')
  const id = await isCreated
  const headers = await headersOf(page)
  const data = { name: { en: 'Home', ar: whole.ar }, addressDetails: { en: 'Marina Walk' } }
  expect((await page.request.put(addressOf(id), { headers, data })).status()).toBe(200)
  await page.unroute(/\/api\/properties$/)
  await page.reload()
  expect(await draftOf(page)).toBe(id)
  await expect(page.getByText(words(saving.conflictTitle))).toBeVisible()
  await field(page, 'name.en').fill(whole.en)
  await page.reload()
  await expect(page.getByText(words(saving.conflictTitle))).toBeVisible()
  expect(await storedName(page, id)).toMatchObject(data.name)
})

test('What settles a conflict outlives a reload before it is saved', async ({
  page,
  at,
  words,
  language,
  request,
}) => {
  const scene = { page, at, words, language }
  const id = await beginDraft(scene, request)
  const first = await treatChanges({ page, id, answer: lost })
  await field(page, 'name.en').fill(whole.en)
  await first.hasArrived
  const headers = await headersOf(page)
  const data = { name: { en: 'Home of somebody else' } }
  await page.request.put(addressOf(id), { headers, data })
  await page.reload()
  await page.getByRole('button', { name: words(saving.settle) }).click()
  await first.end()
  await page.reload()
  await isSaved(scene)
  expect(await storedName(page, id)).toMatchObject({ en: whole.en })
})
