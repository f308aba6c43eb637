import { phrases as fields } from '#features/posting/editor/phrases/fields.ts'
import { phrases as publishing } from '#features/posting/editor/phrases/publish.ts'
import { phrases as saving } from '#features/posting/editor/phrases/saving.ts'
import { phrases as screen } from '#features/posting/editor/phrases/screen.ts'
import { phrases as login } from '#features/accounts/login/phrases/screen.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { logInAsNewMember, password } from '../members.ts'
import { expect, open, test } from '../story.ts'
import { draftOf, field, fillStep, forward, headersOf, isSaved, order, steps } from './form.ts'

/** A line that is cut on purpose is told in the console too. */
test.use({ allowed: /ERR_INTERNET_DISCONNECTED/ })

test('A tab that is killed at any step costs nothing: the draft goes on', async ({
  page: first,
  at,
  words,
  language,
  request,
}) => {
  await logInAsNewMember({ page: first, at, request }, '/post-ad')
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
  await logInAsNewMember({ page, at, request }, '/post-ad')
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
  const email = await logInAsNewMember({ page, at, request }, '/post-ad')
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
  await page.getByRole('main').getByLabel(words(login.email)).fill(email)
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
  await logInAsNewMember({ page, at, request }, '/account')
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

test('A missing point leads to its field once, and not whenever its step is shown', async ({
  page,
  at,
  words,
  request,
}) => {
  await logInAsNewMember({ page, at, request }, '/post-ad?step=check')
  await forward(page).click()
  const missing = page.getByRole('dialog').getByRole('button')
  await missing
    .filter({ hasText: words(fields.description) })
    .last()
    .click()
  const description = field(page, 'description.en')
  const focused = page.locator('main form [name^="description."]:focus')
  await expect(focused).toHaveCount(1)
  await forward(page).click()
  await expect(description).toBeHidden()
  await page.goBack()
  await expect(description).toBeVisible()
  await page.waitForTimeout(300)
  await expect(focused).toHaveCount(0)
})
