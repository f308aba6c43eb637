import { phrases as saving } from '#features/posting/editor/phrases/saving.ts'
import { draftOf, field, isSaved } from '../posting/form.ts'
import { expect } from '../story.ts'
import {
  changeElsewhere,
  expectWhole,
  lost,
  storedName,
  test,
  treatChanges,
  whole,
  withoutAnswer,
} from './draft-changes.ts'

test('A reload while a save is under way is no conflict with oneself', async ({
  page,
  scene,
  id,
}) => {
  const { hasArrived, end } = await treatChanges({ page, id, answer: withoutAnswer })
  await field(page, 'name.ar').fill('شقة')
  await hasArrived
  await field(page, 'name.ar').fill(whole.ar)
  await field(page, 'name.en').fill(whole.en)
  await end()
  await page.reload()
  await expectWhole(scene, id)
})

test('What somebody else changed is not written over before one has decided', async ({
  page,
  words,
  id,
}) => {
  const { hasArrived, end } = await treatChanges({ page, id, answer: lost })
  await field(page, 'name.en').fill(whole.en)
  await hasArrived
  const data = { name: { en: 'Home of somebody else' } }
  await changeElsewhere(page, id, data)
  await page.reload()
  await end()
  const question = page.getByRole('heading', { name: words(saving.conflictTitle) })
  await expect(question).toBeVisible()
  await field(page, 'name.ar').fill(whole.ar)
  await page.reload()
  await expect(question).toBeVisible()
  await expect(field(page, 'name.ar')).toHaveValue(whole.ar)
  expect(await storedName(page, id)).toMatchObject(data.name)
})

test('A conflict that is found while its field is typed in leaves the keys there', async ({
  page,
  words,
  id,
}) => {
  await changeElsewhere(page, id, { name: { en: 'Home of somebody else' } })
  const name = field(page, 'name.en')
  await name.press('End')
  await page.keyboard.type(' over the Marina')
  const panel = page.locator('form').filter({ hasText: words(saving.conflictNote) })
  await expect(panel).toBeVisible()
  await page.keyboard.type(', with a view')
  await expect(name).toHaveValue('Home over the Marina, with a view')
  const notice = page.getByRole('alert').filter({ hasText: words(saving.conflictTitle) })
  await expect(notice).toBeVisible()
})

test('A creation that is repeated writes over nothing that was written elsewhere', async ({
  scene: { page, words },
}) => {
  const { promise: isCreated, resolve: noteCreated } = Promise.withResolvers<number>()
  await page.route(/\/api\/properties$/, async (route) => {
    const answer = await route.fetch()
    noteCreated((await answer.json()).data.property.id)
  })
  await field(page, 'name.en').fill('Home')
  const id = await isCreated
  const data = { name: { en: 'Home', ar: whole.ar }, addressDetails: { en: 'Marina Walk' } }
  await changeElsewhere(page, id, data)
  await page.unroute(/\/api\/properties$/)
  await page.reload()
  expect(await draftOf(page)).toBe(id)
  await expect(page.getByRole('heading', { name: words(saving.conflictTitle) })).toBeVisible()
  await field(page, 'name.en').fill(whole.en)
  await page.reload()
  await expect(page.getByRole('heading', { name: words(saving.conflictTitle) })).toBeVisible()
  expect(await storedName(page, id)).toMatchObject(data.name)
})

test('What settles a conflict outlives a reload before it is saved', async ({
  page,
  words,
  scene,
  id,
}) => {
  const first = await treatChanges({ page, id, answer: lost })
  await field(page, 'name.en').fill(whole.en)
  await first.hasArrived
  await changeElsewhere(page, id, { name: { en: 'Home of somebody else' } })
  await page.reload()
  const settle = page.getByRole('button', { name: words(saving.settle) })
  await settle.click()
  await expect(settle).toHaveCount(0)
  await page.reload()
  await first.end()
  await isSaved(scene)
  expect(await storedName(page, id)).toMatchObject({ en: whole.en })
})
