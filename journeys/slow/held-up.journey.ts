import type { Page } from '@playwright/test'
import { phrases as search } from '#features/directory/agent-search/phrases.ts'
import { phrases as login } from '#features/accounts/login/phrases/screen.ts'
import { phrases as signUp } from '#features/accounts/registration/phrases/sign-up.ts'
import { phrases as results } from '#features/search/results/phrases.ts'
import { phrases as crop } from '#ui/crop/phrases.ts'
import { phrases as form } from '#ui/form/phrases.ts'
import { phrases as ui } from '#ui/phrases.ts'
import { newMember, newPhoto, password } from '../members.ts'
import { waitUntilHydrated, expect, open, type Story, test } from '../story.ts'
import { holds, holdUp, reload, scripts } from './slow-machine.ts'

/** The page that is left has time to run its scripts. */
const slowAnswerMs = 1_500

const broker = '[name=role][value=broker]'

test('What is typed before the scripts are there outlives reloads', async ({ page, at }) => {
  const letGo = await holdUp(page, scripts)
  await page.goto(at('/register'), { waitUntil: 'commit' })
  await page.locator(broker).check()
  await reload(page)
  await expect(page.locator(broker)).toBeChecked()
  await page.goto(at('/register?step=2'), { waitUntil: 'commit' })
  const texts = { name: 'Sara Haddad', email: 'sara@example.com' }
  for (const [name, text] of Object.entries(texts)) {
    await page.locator(`main form [name=${name}]`).fill(text)
  }
  await reload(page)
  await holds(page, texts)
  const newer = { ...texts, name: 'Sara Aziz' }
  await page.locator('main form [name=name]').fill(newer.name)
  await letGo()
  await waitUntilHydrated(page)
  await holds(page, newer)
  await expect(page.locator(broker)).toBeChecked()
})

/** Types into the field called `name` as soon as it has arrived, ahead of the rest of its form. */
async function typeOnArrival(page: Page, text: string) {
  const act = `(e=>{e.value=${JSON.stringify(text)};e.dispatchEvent(new Event('input',{bubbles:true}))})`
  const script = `<script>${act}(document.querySelector('[name=name]'));document.currentScript.remove()</script>`
  await page.route(
    /\/register/,
    async (route) => {
      const answer = await route.fetch()
      const { 'content-security-policy': _, ...headers } = answer.headers()
      const body = (await answer.text()).replace(/<input[^>]* name="name"[^>]*>/, `$&${script}`)
      await route.fulfill({ response: answer, headers, body })
    },
    { times: 1 },
  )
}

test('What is typed while its form is still arriving is kept', async ({ page, at }) => {
  await open(page, at('/register?step=2'))
  await page.locator('main form [name=email]').fill('sara@example.com')
  await typeOnArrival(page, 'Sara Haddad')
  await page.reload()
  await holds(page, { name: 'Sara Haddad', email: 'sara@example.com' })
  await page.reload()
  await holds(page, { name: 'Sara Haddad', email: 'sara@example.com' })
})

/** The second step of a sign-up after a reload, whose scripts do not come until they are let go. */
async function reloadSecondStep({ page, at, words }: Pick<Story, 'at' | 'words'> & { page: Page }) {
  await open(page, at('/register'))
  await page.locator(broker).check()
  await page.getByRole('button', { name: words(signUp.next), exact: true }).click()
  await expect(page).toHaveURL(/step=2/)
  const letGo = await holdUp(page, scripts)
  await reload(page)
  await expect(page.locator('main form [name=name]')).toBeVisible()
  return letGo
}

test('Who goes back before the scripts are there finds the page of that address', async ({
  page,
  at,
  words,
}) => {
  const letGo = await reloadSecondStep({ page, at, words })
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator(broker)).toBeChecked()
  await letGo()
  await waitUntilHydrated(page)
  await expect(page.locator(broker)).toBeChecked()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(words(signUp.personStep))
})

test('Who goes back while the scripts begin gets the page of that address, unbroken', async ({
  page,
  at,
  words,
}) => {
  const letGo = await reloadSecondStep({ page, at, words })
  await page.route(/\/register$/, async (route) => {
    await letGo()
    await new Promise((done) => setTimeout(done, slowAnswerMs))
    await route.continue()
  })
  await page.evaluate(() => history.back())
  await expect(page.locator(broker)).toBeChecked()
  await waitUntilHydrated(page)
  await expect(page).toHaveURL(/register$/)
})

test('A field that only some roles have is filled again after a reload', async ({ page, at }) => {
  await open(page, at('/register'))
  await page.locator(broker).check()
  await page.goto(at('/register?step=3'))
  await waitUntilHydrated(page)
  await page.locator('[name=brn]').fill('12345')
  await page.reload()
  await holds(page, { brn: '12345' })
  await page.locator('main form [name=description]').fill('Homes by the sea')
  await page.reload()
  await holds(page, { brn: '12345', description: 'Homes by the sea' })
})

test('What is pressed before the scripts are there is done once they are', async ({
  page,
  at,
  words,
  request,
}) => {
  const email = await newMember(request, 'Huda Aziz')
  const letGo = await holdUp(page, scripts)
  await page.goto(at('/register'), { waitUntil: 'commit' })
  await page.locator(broker).check()
  await page.getByRole('button', { name: words(signUp.next), exact: true }).click()
  await letGo()
  await expect(page).toHaveURL(/step=2/)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(words(signUp.personStep))

  const letLoginGo = await holdUp(page, scripts)
  await page.goto(at('/login'), { waitUntil: 'commit' })
  await page.getByRole('main').getByLabel(words(login.email)).fill(email)
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=password]').press('Enter')
  await page.getByRole('button', { name: words(form.showPassword) }).click()
  await letLoginGo()
  await expect(page.locator('header').getByText('Huda Aziz').first()).toBeAttached()
  await expect(page).not.toHaveURL(/login/)
})

/** Long enough for a press to be repeated, if it were. */
const slowPictureMs = 500

test('A photo that takes long to cut is sent once', async ({ page, at, words }) => {
  await page.addInitScript((delayMs) => {
    const { toBlob } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.toBlob = function (...options) {
      setTimeout(() => toBlob.apply(this, options), delayMs)
    }
  }, slowPictureMs)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/upload/')) sent.push(request.url())
  })
  await open(page, at('/register?step=3'))
  await page.locator('input[type=file]').setInputFiles(await newPhoto())
  await page.getByRole('button', { name: words(crop.use) }).click()
  await expect(page.getByText(words(signUp.photoReady))).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('A choice before the scripts are there is followed once they are', async ({
  page,
  at,
  words,
}) => {
  const letGo = await holdUp(page, scripts)
  await page.goto(at('/agents'), { waitUntil: 'commit' })
  await page.getByLabel(words(search.emirate)).selectOption('dubai')
  await page.getByRole('radio', { name: words(search.onlyAgents) }).check({ force: true })
  const appearance = words(ui.themeNow, { theme: words(ui.asSystem) })
  await page.locator(`summary[aria-label="${appearance}"]`).click()
  await page.getByRole('button', { name: words(ui.dark) }).click()
  await letGo()
  await expect(page).toHaveURL(/kind=agent&emirate=dubai/)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('A panel of filters that was opened before the scripts are there shows its choices', async ({
  page,
  at,
  words,
}) => {
  const letGo = await holdUp(page, scripts)
  await page.goto(at('/properties'), { waitUntil: 'commit' })
  const panel = page.locator('details[name=filter-panel]', { hasText: words(results.rooms) })
  await panel.locator('summary').click()
  await letGo()
  await panel.locator('label', { has: page.locator('[value="2"]') }).click()
  await panel.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/rooms=2/)
})

/** A lost change is repeated after a tenth of a second. */
const repetitionMs = 100

test('A list that is changed quickly, as by a key held down, keeps the last choice', async ({
  page,
  at,
}) => {
  await open(page, at('/'))
  const list = page.locator('main form select[name=price_max]')
  await list.evaluate(async (select: HTMLSelectElement, pauseMs) => {
    const choose = (index: number) => {
      select.selectedIndex = index
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
    choose(1)
    choose(2)
    await new Promise((done) => setTimeout(done, pauseMs / 2))
    choose(3)
    await new Promise((done) => setTimeout(done, pauseMs * 3))
  }, repetitionMs)
  expect(await list.evaluate((select: HTMLSelectElement) => select.selectedIndex)).toBe(3)
})
