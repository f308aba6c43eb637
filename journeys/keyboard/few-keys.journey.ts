import type { Page } from '@playwright/test'
import { phrases as home } from '#features/site/home/phrases.ts'
import { phrases as ad } from '#features/listing/property/phrases/story.ts'
import type { Scene } from '../screens.ts'
import { adsOn, counted } from '../search.ts'
import { expect, open, test } from '../story.ts'
import { openWhole } from '../checks/whole-page.ts'

/** From the address bar to the first result. */
const maxStops = 10

/** Find, sort, open and call. */
const maxKeys = 40

/** What is typed to be offered Dubai Marina first. */
const marina = {
  en: { typed: 'marina', name: 'Dubai Marina' },
  ar: { typed: 'مارينا', name: 'دبي مارينا' },
}

/** Counts each key that is pressed, letters included. */
function newKeyboard(page: Page) {
  let pressed = 0
  return {
    press: async (key: string, times = 1) => {
      for (let time = 0; time < times; time += 1) {
        await page.keyboard.press(key)
        pressed += 1
      }
    },
    type: async (text: string) => {
      await page.keyboard.type(text)
      pressed += text.length
    },
    /** Presses Tab until the element has the focus. */
    tabTo: async (selector: string) => {
      const isThere = () =>
        page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
      for (let time = 0; !(await isThere()); time += 1) {
        if (time > maxKeys) throw new Error(`Tab does not reach ${selector}`)
        await page.keyboard.press('Tab')
        pressed += 1
      }
    },
    pressed: () => pressed,
  }
}

const card = 'main article h3 a'

for (const path of ['/properties?purpose=sale&rooms=2&price_max=3000000', '/agents']) {
  test(`The first result of ${path} is a few stops from the address bar`, async ({ page, at }) => {
    await open(page, at(path))
    const keys = newKeyboard(page)
    await keys.tabTo('a[href="#results"]')
    await keys.press('Enter')
    await keys.tabTo(card)
    expect(keys.pressed()).toBeLessThanOrEqual(maxStops)
  })
}

type Keyboard = ReturnType<typeof newKeyboard>

/** Finds two-bedroom apartments in the Marina for up to two million, and sorts them by price. */
async function findAndSort({ page, at, words, language }: Scene, keys: Keyboard) {
  await openWhole(page, at('/'))
  await keys.press('/')
  await expect(page.locator('main [role=search] [role=combobox]')).toBeFocused()
  await keys.type(marina[language].typed)
  await expect(page.getByRole('option').first()).toContainText(marina[language].name)
  await keys.press('ArrowDown')
  await keys.press('Enter')
  await expect(page.locator('main [role=search] input[name=locations]')).not.toHaveValue('')
  for (const [field, value] of [
    [home.type, 'apartment'],
    [home.rooms, '2'],
    [home.priceTo, '2000000'],
  ] as const) {
    const list = page.getByLabel(words(field), { exact: true })
    await keys.tabTo(`select[name="${await list.getAttribute('name')}"]`)
    while ((await list.inputValue()) !== value) await keys.press('ArrowDown')
  }
  await keys.tabTo('main form button[type=submit]')
  await keys.press('Enter')
  await expect(page).toHaveURL(/\/properties\?.*price_max=2000000/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await keys.tabTo('select[name=sort]')
  await keys.press('ArrowDown', 2)
  await expect(page).toHaveURL(/sort=price_asc/)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

async function callAdvertiser(page: Page, keys: Keyboard) {
  const called = counted(page, 'call')
  await keys.press('Enter')
  expect((await called).status()).toBe(202)
}

test('By Tab, a home is found, sorted, opened and called for with few keys', async ({
  page,
  at,
  words,
  language,
}) => {
  const keys = newKeyboard(page)
  await findAndSort({ page, at, words, language }, keys)
  await keys.tabTo('a[href="#results"]')
  await keys.press('Enter')
  await keys.tabTo(card)
  const [first] = await adsOn(page)
  await keys.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/properties/${first}/`))
  await expect(page.getByRole('heading', { name: words(ad.details) })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await keys.tabTo('a[href="#contact"]')
  await keys.press('Enter')
  await keys.tabTo('a[href^="tel:"]')
  await callAdvertiser(page, keys)
  expect(keys.pressed()).toBeLessThanOrEqual(maxKeys)
})

test('By shortcuts it takes fewer keys still', async ({ page, at, words, language }) => {
  const keys = newKeyboard(page)
  await findAndSort({ page, at, words, language }, keys)
  const before = keys.pressed()
  await keys.press('Tab')
  await keys.press('r')
  await expect(page.locator(card).first()).toBeFocused()
  await keys.press('Enter')
  await expect(page.getByRole('heading', { name: words(ad.details) })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await keys.press('c')
  await callAdvertiser(page, keys)
  expect(keys.pressed() - before).toBe(5)
})
