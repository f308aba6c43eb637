import { field, isSaved } from '../posting/form.ts'
import { expect } from '../story.ts'
import {
  appliedAndLost,
  expectWhole,
  lost,
  storedName,
  test,
  treatChanges,
  whole,
  withoutAnswer,
} from './draft-changes.ts'

test.describe('Where an answer is lost', () => {
  test.use({ allowed: /net::ERR_FAILED|409|'beforeunload'/ })

  test('a second reload is no conflict with oneself either', async ({ page, scene, id }) => {
    const first = await treatChanges({ page, id, answer: withoutAnswer })
    await field(page, 'name.ar').fill(whole.ar)
    await first.hasArrived
    await field(page, 'name.en').fill(whole.en)
    await first.end()
    const second = await treatChanges({ page, id, answer: lost })
    await page.reload()
    await second.hasArrived
    await page.reload()
    await second.end()
    await expectWhole(scene, id)
  })

  test('the draft is saved all the same, and what follows too', async ({ page, scene, id }) => {
    const { hasArrived, end } = await treatChanges({ page, id, answer: appliedAndLost })
    await field(page, 'name.ar').fill(whole.ar)
    await hasArrived
    await end()
    await isSaved(scene)
    await field(page, 'name.en').fill(whole.en)
    await expect.poll(() => storedName(page, id)).toMatchObject(whole)
  })

  test('what was changed back meanwhile is saved', async ({ page, scene, id }) => {
    const { hasArrived, end } = await treatChanges({ page, id, answer: appliedAndLost })
    await field(page, 'name.ar').fill(whole.ar)
    await hasArrived
    await field(page, 'name.ar').fill('')
    await end()
    await isSaved(scene)
    await expect.poll(() => storedName(page, id)).toEqual({ en: 'Home', ar: '' })
  })
})
