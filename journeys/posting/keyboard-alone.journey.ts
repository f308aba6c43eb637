import type { Locator, Page } from '@playwright/test'
import { phrases as panel } from '#features/posting/advice/phrases/panel.ts'
import { phrases as publishing } from '#features/posting/editor/phrases/publish.ts'
import { phrases as screen } from '#features/posting/editor/phrases/screen.ts'
import { focusFault, tabTo } from '../checks/focus.ts'
import { logInAsNewMember } from '../members.ts'
import { expect, test } from '../story.ts'
import { draftOf, field, forward, order, type Scene, type Step, steps, typePlace } from './form.ts'

/** Goes through the fields of a step with the keyboard alone, and on to the next. */
async function typeStep(scene: Scene, step: Step) {
  const { page } = scene
  if (step === 'place') {
    await tabTo(page, page.locator('[data-for=locationId]'))
    await typePlace(scene)
  }
  const names = Object.keys(steps[step])
  const places = await page.evaluate((wanted) => {
    const fields = [...(document.querySelector<HTMLFormElement>('main form')?.elements ?? [])]
    return wanted.map((name) => fields.findIndex((one) => (one as HTMLInputElement).name === name))
  }, names)
  const inOrder = names.toSorted(
    (one, other) => places[names.indexOf(one)]! - places[names.indexOf(other)]!,
  )
  for (const name of inOrder) await typeField(page, step, name)
  await tabTo(page, forward(page))
  await page.keyboard.press('Enter')
}

async function chooseWithArrows(page: Page, list: Locator, value: string) {
  for (let pressed = 0; (await list.inputValue()) !== value; pressed += 1) {
    if (pressed > 40) throw new Error(`no arrow leads to ${value}`)
    await page.keyboard.press('ArrowDown')
  }
}

async function typeField(page: Page, step: Step, name: string) {
  const value = (steps[step] as Record<string, string>)[name] ?? ''
  const first = field(page, name).first()
  await tabTo(page, first)
  const kind = await first.evaluate((element) => (element as HTMLInputElement).type)
  if (kind === 'radio') await page.keyboard.press('Space')
  else if (kind === 'select-one') {
    await chooseWithArrows(page, first, value)
  } else await page.keyboard.type(value)
}

/** Lets what the server says of the ad come when it is told to. */
async function holdChecks(page: Page) {
  const held = Promise.withResolvers<void>()
  await page.route('**/my-properties/*/checks', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

async function publish({ page, words }: Scene, sendChecks: () => void) {
  await tabTo(page, field(page, 'subscriptionId').first())
  await page.keyboard.press('Space')
  await tabTo(page, forward(page))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(words(publishing.allThere))).toBeVisible()
  await tabTo(page, dialog.getByRole('checkbox'))
  await expect(dialog.getByText(words(panel.noDuplicates))).not.toBeAttached()
  sendChecks()
  await expect(dialog.getByText(words(panel.noDuplicates))).toBeAttached()
  await expect.poll(() => focusFault(page), 'what came late pushed the focus away').toBe('')
  await page.keyboard.press('Space')
  await tabTo(page, dialog.getByRole('button', { name: words(publishing.publish), exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(words(publishing.added))).toBeVisible()
}

test('With the keyboard alone an ad is posted, from nothing to the public search', async ({
  page,
  at,
  words,
  language,
  request,
}) => {
  const scene = { page, at, words, language }
  await logInAsNewMember({ page, at, request }, '/post-ad')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(screen.postTitle))
  const sendChecks = await holdChecks(page)
  for (const step of order) {
    await expect(page.locator('main form h2:visible')).toHaveText(words(screen[step]))
    await typeStep(scene, step)
  }
  const id = await draftOf(page)
  expect((await request.get(`/api/properties/${id}`)).status()).toBe(404)
  await publish(scene, sendChecks)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(publishing.liveTitle))
  await tabTo(page, page.getByRole('link', { name: words(publishing.look), exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/properties/${id}/`))
  const title = steps.words[`name.${language}`]
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const found = await request.get('/api/properties?sort=newest&locations=215&limit=50')
  const { properties } = (await found.json()).data
  expect(properties.map((one: { id: number }) => one.id)).toContain(id)
})
