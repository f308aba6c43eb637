import type { Locator, Page } from '@playwright/test'
import { phrases as publishing } from '#features/ad-form/phrases/publish.ts'
import { phrases as saving } from '#features/ad-form/phrases/saving.ts'
import { phrases as screen } from '#features/ad-form/phrases/screen.ts'
import { phrases as login } from '#features/login/phrases/screen.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { tabTo } from '../checks/focus.ts'
import { logIn, newMember, password } from '../members.ts'
import { expect, open, test } from '../story.ts'
import {
  draftOf,
  field,
  fillStep,
  forward,
  headersOf,
  isSaved,
  type Scene,
  type Step,
  steps,
  typePlace,
} from './form.ts'

/** A line that is cut on purpose is told in the console too. */
test.use({ allowed: /ERR_INTERNET_DISCONNECTED/ })

const order = Object.keys(steps) as Step[]

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

async function publish({ page, words }: Scene) {
  await tabTo(page, field(page, 'subscriptionId').first())
  await page.keyboard.press('Space')
  await tabTo(page, forward(page))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(words(publishing.allThere))).toBeVisible()
  await tabTo(page, dialog.getByRole('checkbox'))
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
  const email = await newMember(request, 'Huda Aziz')
  await logIn(scene, { email, next: '/post-ad' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(screen.postTitle))
  for (const step of order) {
    await expect(page.locator('main form h2:visible')).toHaveText(words(screen[step]))
    await typeStep(scene, step)
  }
  const id = await draftOf(page)
  expect((await request.get(`/api/properties/${id}`)).status()).toBe(404)
  await publish(scene)

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

test('A tab that is killed at any step costs nothing: the draft goes on', async ({
  page: first,
  at,
  words,
  language,
  request,
}) => {
  const email = await newMember(request, 'Huda Aziz')
  await logIn({ page: first, at, words }, { email, next: '/post-ad' })
  await fillStep({ page: first, at, words, language }, 'kind')
  await isSaved({ page: first, at, words, language })
  const id = await draftOf(first)
  let page = first
  for (const [place, step] of order.slice(1).entries()) {
    const context = page.context()
    await page.close()
    page = await context.newPage()
    await open(page, at(place % 2 === 0 ? `/my-properties/${id}` : `/post-ad?draft=${id}`))
    // What was left empty on purpose is at no step: the permit is asked for by the emirate alone.
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(words(screen[step]))
    await fillStep({ page, at, words, language }, step)
    await isSaved({ page, at, words, language })
  }
  await page.reload()
  for (const step of order) {
    for (const [name, value] of Object.entries(steps[step])) {
      const isChoice = (await field(page, name).first().getAttribute('type')) === 'radio'
      const one = isChoice ? page.locator(`main form [name="${name}"]:checked`) : field(page, name)
      await expect(one).toHaveValue(plain(value))
    }
  }
})

/** Numbers come back as a machine writes them. */
const plain = (text: string) =>
  ({ '1,200': '1200', '١٬٥٠٠٬٠٠٠': '1500000', '٤': '4' })[text] ?? text

test('Two who edit the same ad see both versions and lose nothing', async ({
  page,
  at,
  words,
  language,
  request,
}) => {
  const scene = { page, at, words, language }
  const email = await newMember(request, 'Huda Aziz')
  await logIn(scene, { email, next: '/post-ad' })
  await fillStep(scene, 'kind')
  await isSaved(scene)
  const id = await draftOf(page)

  const headers = await headersOf(page)
  const address = `/api/properties/my-properties/${id}`
  const elsewhere = { ownerName: 'Omar Said', commission: 2 }
  expect((await request.put(address, { headers, data: elsewhere })).status()).toBe(200)
  await open(page, at(`/post-ad?draft=${id}&step=permit`))
  await expect(field(page, 'ownerName')).toHaveValue('Omar Said')
  const again = { ownerName: 'Omar S.', totalPrice: 950_000 }
  expect((await request.put(address, { headers, data: again })).status()).toBe(200)
  await field(page, 'ownerName').fill('Huda Said')
  await field(page, 'authNumber').fill('AUTH-17')

  const panel = page.locator('form').filter({ hasText: words(saving.conflictTitle) })
  await expect(panel).toContainText('Huda Said')
  await expect(panel).toContainText('Omar S.')
  await expect(panel.getByRole('radiogroup')).toHaveCount(2)
  await panel.getByRole('button', { name: words(saving.settle), exact: true }).click()
  await expect(panel).toHaveCount(0)
  await isSaved(scene)
  const saved = (await (await request.get(address, { headers })).json()).data.property
  expect(saved.propertyData[0]).toMatchObject({
    ownerName: 'Huda Said',
    authNumber: 'AUTH-17',
    totalPrice: 950_000,
    commission: 2,
  })
})

test('A session that ends keeps what was typed, and so does a line that breaks', async ({
  page,
  at,
  words,
  language,
  request,
  baseURL,
}) => {
  const scene = { page, at, words, language }
  const email = await newMember(request, 'Huda Aziz')
  await logIn(scene, { email, next: '/post-ad' })
  await fillStep(scene, 'kind')
  await isSaved(scene)
  await draftOf(page)

  await page.context().setOffline(true)
  await field(page, 'purpose').last().check()
  await expect(page.getByText(words(saving.unsent))).toBeVisible()
  await page.context().setOffline(false)
  await isSaved(scene)

  await forward(page).click()
  await expect(field(page, 'propertyNumber')).toBeVisible()
  const headers = { ...(await headersOf(page)), origin: baseURL ?? '' }
  const ended = await request.post('/api/auth/logout', { headers, data: { everywhere: true } })
  expect(ended.status()).toBe(200)
  await field(page, 'propertyNumber').fill('Typed for a long time')
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByLabel(words(login.email)).fill(email)
  await page.getByLabel(words(login.password)).first().fill(password)
  await page.getByRole('button', { name: words(login.submit), exact: true }).click()
  await expect(field(page, 'propertyNumber')).toHaveValue('Typed for a long time')
  await isSaved(scene)
  await page.reload()
  await expect(field(page, 'propertyNumber')).toHaveValue('Typed for a long time')
})

test('An ad on show is saved when asked, and not left by mistake', async ({
  page,
  at,
  words,
  language,
  request,
}) => {
  const scene = { page, at, words, language }
  const email = await newMember(request, 'Huda Aziz')
  await logIn(scene, { email, next: '/account' })
  const headers = await headersOf(page)
  const posted = await request.post('/api/properties', { headers, data: postedAd() })
  const { id } = (await posted.json()).data.property
  await open(page, at(`/my-properties/${id}?step=permit`))
  await field(page, 'ownerName').fill(`Owner in ${language}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: words(screen.permit) })
    .first()
    .focus()
  await page.locator('header a').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(words(saving.leaveTitle))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(field(page, 'ownerName')).toHaveValue(`Owner in ${language}`)
  await forward(page).click()
  await expect(page.getByText(words(publishing.updated))).toBeVisible()
})
