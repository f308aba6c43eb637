import { phrases as profile } from '#features/directory/agent-profiles/phrases.ts'
import { phrases as search } from '#features/directory/agent-search/phrases.ts'
import { phrases as places } from '#features/reference/place-search/phrases/combobox.ts'
import { phrases as frame } from '#app/frame/phrases.ts'
import { phrases as results } from '#features/search/results/phrases.ts'
import { logInAsNewMember } from '../members.ts'
import { field } from '../posting/form.ts'
import { waitUntilHydrated, expect, open, test } from '../story.ts'
import { holdUp } from './slow-machine.ts'

const agentsAnswer = /\/api\/agents\?/
const cards = 'main h3 a'

test('Of two choices that follow each other none is lost', async ({ page, at, words }) => {
  await open(page, at('/agents?emirate=dubai'))
  const language = page.getByLabel(words(search.language))
  const name = page.getByLabel(words(search.name))
  const letGo = await holdUp(page, agentsAnswer)
  await language.selectOption({ index: 1 })
  await expect(page).toHaveURL(/language=/)
  const chosen = await language.inputValue()
  await name.fill('a')
  await page.evaluate(() => {
    // The page of the first choice is drawn at the very moment of the second one.
    const form = document.querySelector<HTMLFormElement>('main form')
    new MutationObserver((_, observer) => {
      observer.disconnect()
      form?.querySelector<HTMLInputElement>('[name=kind][value=agent]')?.click()
    }).observe(document.querySelector('main [role=status]')!, {
      characterData: true,
      subtree: true,
      childList: true,
    })
  })
  await letGo()
  await expect(page).toHaveURL(/kind=agent/)
  await expect(page).toHaveURL(new RegExp(`language=${chosen}`))
  await expect(page).toHaveURL(/name=a/)
  await expect(name).toHaveValue('a')
})

test('Who goes back while a choice is under way finds the fields as they were', async ({
  page,
  at,
  words,
}) => {
  await open(page, at('/agents?emirate=dubai'))
  const language = page.getByLabel(words(search.language))
  const letGo = await holdUp(page, agentsAnswer)
  await language.selectOption({ index: 1 })
  await expect(page).toHaveURL(/language=/)
  await page.goBack()
  await letGo()
  await expect(page).not.toHaveURL(/language=/)
  await expect(language).toHaveValue('')
  await page.goForward()
  await expect(language).not.toHaveValue('')
})

test('A name that is typed while a link is followed stays in its field', async ({
  page,
  at,
  words,
}) => {
  await open(page, at('/agents?emirate=dubai&name=a'))
  const name = page.getByLabel(words(search.name))
  const letGo = await holdUp(page, /\/api\/agents/)
  const clear = page.getByRole('main').getByRole('link', { name: words(search.clear) })
  await clear.first().click()
  await expect(page).toHaveURL(/\/agents$/)
  await name.fill('sara')
  await letGo()
  await expect(page.getByLabel(words(search.emirate))).toHaveValue('')
  await expect(name).toHaveValue('sara')
})

test('A link that is pressed while its list moves away is followed', async ({
  page,
  at,
  words,
}) => {
  await open(page, at('/agents'))
  const letGo = await holdUp(page, agentsAnswer)
  await page.getByLabel(words(search.name)).fill('qqqqqqqqqq')
  await page.getByRole('button', { name: words(search.search), exact: true }).click()
  await expect(page).toHaveURL(/name=qqqqqqqqqq/)
  const link = page.locator(cards).first()
  const address = (await link.getAttribute('href')) ?? ''
  await link.hover()
  await page.mouse.down()
  await letGo()
  await expect(page.getByRole('heading', { name: words(search.noResults) })).toBeVisible()
  await page.mouse.up()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(page.getByRole('heading', { name: words(profile.facts) })).toBeVisible()
})

test('A link that is followed while filters are being sent is not taken back', async ({
  page,
  at,
  words,
}) => {
  await open(page, at('/properties?purpose=sale'))
  const tidying = page.waitForRequest(/tidied-query/)
  const letGo = await holdUp(page, /tidied-query/)
  await page.getByLabel(words(results.sort)).selectOption('price_asc')
  await tidying
  const address = (await page.locator(cards).first().getAttribute('href')) ?? ''
  await page.locator(cards).first().click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  const fetched = page.waitForResponse(/tidied-query/)
  await letGo()
  await fetched
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForTimeout(500)
  await expect(page).toHaveURL(new RegExp(`${address}$`))
})

test('Filters that are chosen while others are under way add up', async ({ page, at }) => {
  await open(page, at('/properties?purpose=sale'))
  const panels = page.locator('details[name=filter-panel]')
  const rooms = panels.last()
  await rooms.locator('summary').click()
  await rooms.locator('label', { has: page.locator('[value="2"]') }).click()
  const letGo = await holdUp(page, /\/api\/properties\?/)
  await rooms.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/rooms=2/)
  const price = panels.nth(1)
  await price.locator('summary').click()
  await price.locator('[name=price_min]').fill('500000')
  await letGo()
  // What is chosen stands in the button, with its label for readers of the screen alone.
  await expect(rooms.locator('summary .sr-only')).toHaveCount(1)
  await expect(price.locator('[name=price_min]')).toHaveValue('500000')
  await price.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/price_min=500000/)
  await expect(page).toHaveURL(/rooms=2/)
})

test('A choice and words that are changed while they are under way stay as they are', async ({
  page,
  at,
}) => {
  await open(page, at('/properties?purpose=sale'))
  const rooms = page.locator('details[name=filter-panel]').last()
  const box = (count: number) => page.locator(`[name=rooms][value="${count}"]`)
  const number = (count: number) => rooms.locator(box(count))
  const press = (count: number) => rooms.locator('label', { has: box(count) }).click()
  const keyword = page.locator('main [role=search] [name=keyword]')
  await rooms.locator('summary').click()
  await press(2)
  const letGo = await holdUp(page, /\/api\/properties\?/)
  await rooms.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/rooms=2/)
  await keyword.fill('sea view')
  await rooms.locator('summary').click()
  await press(3)
  await letGo()
  await expect(rooms.locator('summary .sr-only')).toHaveCount(1)
  await expect(number(3)).toBeChecked()
  await expect(keyword).toHaveValue('sea view')
  await rooms.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/rooms=2(,|%2C)3/)
  await page.goBack()
  await expect(page).toHaveURL(/rooms=2(?!,|%)/)
  await expect(rooms.locator('summary .sr-only')).toHaveCount(1)
  await page.goForward()
  await expect(page).toHaveURL(/rooms=2(,|%2C)3/)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await rooms.locator('summary').click()
  await expect(number(3)).toBeChecked()
})

test('What is selected in the field of places stays so as its suggestions come', async ({
  page,
  at,
  words,
}) => {
  await open(page, at('/properties?keyword=marina'))
  const asked = page.waitForRequest(/place-combobox/)
  const letGo = await holdUp(page, /place-combobox/)
  const field = page.getByRole('search').getByRole('textbox', { name: words(places.places) })
  await field.focus()
  await asked
  await field.selectText()
  await letGo()
  await expect(page.getByRole('combobox', { name: words(places.places) })).toBeFocused()
  await page.keyboard.type('creek')
  await expect(page.locator('main [name=keyword]')).toHaveValue('creek')
})

test.describe('Where no call gets through', () => {
  test.use({ allowed: /net::ERR_FAILED/ })

  test('text of a new ad is kept, and saved later without another word', async ({
    page,
    at,
    request,
  }) => {
    await logInAsNewMember({ page, at, request }, '/post-ad?step=words')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.route('**/api/properties', (route) => route.abort())
    const refused = page.waitForEvent('requestfailed', (sent) => sent.method() === 'POST')
    const name = field(page, 'name.en')
    await name.fill('Villa beside the canal')
    await refused
    await page.unroute('**/api/properties')
    await page.goto(at('/about-us'))
    await page.goto(at('/post-ad?step=words'))
    await expect(page).toHaveURL(/draft=/)
    await expect(name).toHaveValue('Villa beside the canal')
  })
})

test('A reload that began before the address named the draft goes on with it', async ({
  page,
  at,
  words,
  request,
}) => {
  await logInAsNewMember({ page, at, request }, '/post-ad?step=words')
  const name = field(page, 'name.en')
  await name.fill('Two bedroom home over the Marina')
  await expect(page).toHaveURL(/draft=/)
  const address = page.url()
  // What the browser loads where the reload was under way already; the router hears nothing of it.
  await page.evaluate(() =>
    History.prototype.replaceState.call(history, history.state, '', '?step=words'),
  )
  await page.reload()
  await expect(page).toHaveURL(address)
  await expect(name).toHaveValue('Two bedroom home over the Marina')
  await page
    .locator('header')
    .getByRole('link', { name: words(frame.postAd) })
    .first()
    .click()
  await expect(page).not.toHaveURL(/draft=/)
  await page.goto(at('/post-ad?step=words'))
  await page.reload()
  await waitUntilHydrated(page)
  await expect(name).toHaveValue('')
  await expect(page).not.toHaveURL(/draft=/)
})
