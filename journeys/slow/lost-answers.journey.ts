import { phrases as frame } from '#app/frame/phrases.ts'
import { phrases as saving } from '#features/posting/editor/phrases/saving.ts'
import { field, isSaved } from '../posting/form.ts'
import { expect, test } from '../story.ts'
import {
  appliedAndLost,
  beginDraft,
  lost,
  storedName,
  treatChanges,
  whole,
  withoutAnswer,
} from './draft-changes.ts'

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
    const { hasArrived, end } = await treatChanges({ page, id, answer: appliedAndLost })
    await field(page, 'name.ar').fill(whole.ar)
    await hasArrived
    await end()
    await isSaved(scene)
    await field(page, 'name.en').fill(whole.en)
    await expect.poll(() => storedName(page, id)).toMatchObject(whole)
  })

  test('what was changed back meanwhile is saved', async ({
    page,
    at,
    words,
    language,
    request,
  }) => {
    const scene = { page, at, words, language }
    const id = await beginDraft(scene, request)
    const { hasArrived, end } = await treatChanges({ page, id, answer: appliedAndLost })
    await field(page, 'name.ar').fill(whole.ar)
    await hasArrived
    await field(page, 'name.ar').fill('')
    await end()
    await isSaved(scene)
    await expect.poll(() => storedName(page, id)).toEqual({ en: 'Home', ar: '' })
  })

  test('leaving the form sends nothing older', async ({ page, at, words, language, request }) => {
    const scene = { page, at, words, language }
    const id = await beginDraft(scene, request)
    await field(page, 'name.ar').fill(whole.ar)
    await expect.poll(() => storedName(page, id)).toMatchObject({ ar: whole.ar })
    await isSaved(scene)
    const first = await treatChanges({ page, id, answer: (route) => route.abort() })
    await field(page, 'name.en').fill(whole.en)
    await first.hasArrived
    await expect(page.getByText(words(saving.unsent))).toBeVisible()
    await page
      .getByRole('link', { name: words(frame.findAgent) })
      .first()
      .click()
    const leave = page.getByRole('button', { name: words(saving.leave), exact: true })
    await expect(leave).toBeVisible()
    const { promise: isHanging, resolve: noteHanging } = Promise.withResolvers<void>()
    const { promise: mayFail, resolve: letFail } = Promise.withResolvers<void>()
    await first.end()
    const second = await treatChanges({
      page,
      id,
      answer: async (route) => {
        noteHanging()
        await mayFail
        await route.abort()
      },
    })
    await isHanging
    await leave.click()
    await expect(page).toHaveURL(/\/agents/)
    letFail()
    await second.hasArrived
    await second.end()
    // Longer than the first pause before another attempt.
    await page.waitForTimeout(3_000)
    expect(await storedName(page, id)).toEqual({ en: 'Home', ar: whole.ar })
  })
})
