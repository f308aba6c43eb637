import type { Page } from '@playwright/test'
import { labels } from '#features/search/filters/phrases/filters.ts'
import { phrases as places } from '#features/reference/place-search/phrases/combobox.ts'
import { phrases as results } from '#features/search/results/phrases.ts'
import { phrases as choices } from '#features/search/results/phrases/choices.ts'
import { expect, open, openDevtools, type Story, test } from '../story.ts'

const panel = (page: Page, name: string) =>
  page
    .locator('details[name=filter-panel]')
    .filter({ has: page.locator('summary', { hasText: name }) })

async function totalOf(page: Page, query: string): Promise<number> {
  const answer = await page.request.get(`/api/properties?limit=1&${query}`)
  return (await answer.json()).data.pagination.total
}

test.use({ viewport: { width: 1280, height: 620 } })

test('The button of a panel covers no choice, and says what it will show', async ({
  page,
  at,
  words,
}) => {
  await open(page, at('/properties'))
  const types = panel(page, words(results.type))
  await types.locator('summary').click()
  const button = types.locator('button[type=submit]')
  const folded = types.locator('details')
  await folded.locator('summary').click()
  const labelsIn = types.locator('label')
  await expect(labelsIn.last()).toBeVisible()
  await labelsIn.last().scrollIntoViewIfNeeded()
  const box = (await button.boundingBox())!
  for (const label of await labelsIn.all()) {
    await label.scrollIntoViewIfNeeded()
    const chip = (await label.boundingBox())!
    expect(chip.y + chip.height).toBeLessThanOrEqual(box.y)
  }
  expect(box.y + box.height).toBeLessThanOrEqual(620)

  await types.locator('label', { has: page.locator('[value=villa]') }).click()
  const total = await totalOf(page, 'property_type=villa')
  await expect(button).toHaveText(words(choices.showCount, { count: total }))
  await button.click()
  await expect(page).toHaveURL(/property_type=villa/)
})

test('A rent is narrowed by its period and cheques beside the price', async ({
  page,
  at,
  words,
}) => {
  await open(page, at('/properties?purpose=rent'))
  const price = panel(page, words(results.price))
  await price.locator('summary').click()
  await price.locator('label', { has: page.locator('[name=rent_period][value=yearly]') }).click()
  await price.getByLabel(words(labels.cheques_max)).selectOption('4')
  await price.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/cheques_max=4/)
  await expect(page).toHaveURL(/rent_period=yearly/)
  await page.getByLabel(words(results.sort)).selectOption('price_asc')
  await expect(page).toHaveURL(/cheques_max=4.*rent_period=yearly.*sort=price_asc/)
})

type Scene = Pick<Story, 'at' | 'words'>

async function openPrice(page: Page, { at, words }: Scene, query = 'purpose=sale') {
  await open(page, at(`/properties?${query}`))
  const price = panel(page, words(results.price))
  await price.locator('summary').click()
  const lowest = price.getByRole('slider', { name: words(choices.lowestPrice) })
  await expect(lowest).toBeVisible()
  const highest = price.getByRole('slider', { name: words(choices.highestPrice) })
  return { price, lowest, highest }
}

test('The price is chosen by keys, and each thumb says its price in words', async ({
  page,
  at,
  words,
  language,
}) => {
  // No story posts a villa meanwhile.
  const villas = 'property_type=villa&purpose=sale'
  const { price, lowest, highest } = await openPrice(page, { at, words }, villas)
  const [least, most] = [price.locator('[name=price_min]'), price.locator('[name=price_max]')]
  await expect(lowest).toHaveAttribute('aria-valuetext', words(choices.noLowest))
  await expect(highest).toHaveAttribute('aria-valuetext', words(choices.noHighest))
  // The scale begins where the language does.
  const ahead = language === 'ar' ? 'ArrowLeft' : 'ArrowRight'
  await lowest.focus()
  await page.keyboard.press(ahead)
  await page.keyboard.press(ahead)
  await expect(least).toHaveValue(/^\d{5,}$/)
  const amount = await least.inputValue()
  const said = (await lowest.getAttribute('aria-valuetext')) ?? ''
  expect(said.replace(/[^\d]/g, '')).toBe(amount)
  expect(said).toMatch(language === 'ar' ? /درهم/ : /AED/)

  await highest.focus()
  await page.keyboard.press('Home')
  const ceiling = Number(await most.inputValue())
  expect(ceiling).toBeGreaterThan(Number(amount))
  const total = await totalOf(page, `${villas}&price_min=${amount}&price_max=${ceiling}`)
  const button = price.locator('button[type=submit]')
  await expect(button).toHaveText(words(choices.showCount, { count: total }))
  await button.click()
  await expect(page).toHaveURL(new RegExp(`price_max=${ceiling}&price_min=${amount}`))
})

test('The price is dragged, the way the language reads', async ({ page, at, words, language }) => {
  const { price, lowest, highest } = await openPrice(page, { at, words })
  const scale = (await lowest.boundingBox())!
  const isLeftwards = language === 'ar'
  const across = (share: number) => scale.x + scale.width * (isLeftwards ? 1 - share : share)
  const middle = scale.y + scale.height / 2
  const drag = async (from: number, to: number) => {
    await page.mouse.move(across(from), middle)
    await page.mouse.down()
    await page.mouse.move(across(to), middle, { steps: 5 })
    await page.mouse.up()
  }
  const half = 14 / scale.width
  await drag(half, 0.4)
  await expect(price.locator('[name=price_min]')).toHaveValue(/^\d{5,}$/)
  await drag(1 - half, 0.7)
  await expect(price.locator('[name=price_max]')).toHaveValue(/^\d{5,}$/)
  expect(Number(await lowest.inputValue())).toBeLessThan(Number(await highest.inputValue()))
})

test.describe('By touch', () => {
  test.use({ viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true })

  test('the price is dragged in the sheet', async ({ page, at, words, language }) => {
    await open(page, at('/properties?purpose=sale'))
    await page.locator('a[aria-haspopup=dialog]').tap()
    const dialog = page.getByRole('dialog')
    const lowest = dialog.getByRole('slider', { name: words(choices.lowestPrice) })
    await lowest.scrollIntoViewIfNeeded()
    await page.waitForTimeout(300)
    const scale = (await lowest.boundingBox())!
    const across = (share: number) =>
      scale.x + scale.width * (language === 'ar' ? 1 - share : share)
    const y = scale.y + scale.height / 2
    const session = await openDevtools(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y }],
      })
    await touch('touchStart', across(14 / scale.width))
    for (const share of [0.1, 0.2, 0.3, 0.4]) await touch('touchMove', across(share))
    await touch('touchEnd')
    await expect(dialog.locator('[name=price_min]')).toHaveValue(/^\d{5,}$/)
  })
})

test('A common price is one press, and pressing it again takes it back', async ({
  page,
  at,
  words,
}) => {
  const { price, lowest } = await openPrice(page, { at, words })
  const common = price.getByRole('group', { name: words(choices.commonPrices) })
  const preset = common.getByRole('button').nth(2)
  await preset.click()
  await expect(preset).toHaveAttribute('aria-pressed', 'true')
  await expect(price.locator('[name=price_min]')).toHaveValue('1000000')
  await expect(price.locator('[name=price_max]')).toHaveValue('2000000')
  await expect(lowest).not.toHaveValue('0')
  await preset.click()
  await expect(price.locator('[name=price_min]')).toHaveValue('')
  await price.locator('[name=price_min]').fill('١٠٠٠٠٠٠')
  await price.locator('[name=price_max]').fill('2,000,000')
  await expect(preset).toHaveAttribute('aria-pressed', 'true')
})

/** No story posts an ad there meanwhile. */
const typed = { en: 'abu dhabi', ar: 'أبوظبي' }

for (const purpose of ['sale', 'rent'] as const) {
  test(`Suggestions count what is for ${purpose}, and places with homes come first`, async ({
    page,
    at,
    words,
    language,
  }) => {
    await open(page, at(`/properties?purpose=${purpose}`))
    const label = { name: words(places.places) }
    await page.getByRole('textbox', label).click()
    await page.getByRole('combobox', label).fill(typed[language])
    const options = page.getByRole('option')
    await expect(options.first()).toBeVisible()
    const answer = await page.request.get(
      `/api/locations/auto-completion?search=${encodeURIComponent(typed[language])}&purpose=${purpose}`,
    )
    const { hits } = (await answer.json()).data as { hits: { id: number; count: number }[] }
    const counts = hits.map(({ count }) => count)
    expect(
      counts.slice(counts.indexOf(0)).every((count) => count === 0 || !counts.includes(0)),
    ).toBe(true)
    const total = await totalOf(page, `purpose=${purpose}&locations=${hits[0]!.id}`)
    expect(counts[0]).toBe(total)
    await expect(options.first()).toContainText(words(places.homesThere, { count: total }))
  })
}

const ratio = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

for (const theme of ['light', 'dark'] as const) {
  test(`The chosen part of a switch stands out (${theme})`, async ({ page, at }) => {
    await page.emulateMedia({ colorScheme: theme })
    for (const path of ['/properties?purpose=sale', '/agents']) {
      await open(page, at(path))
      const chosen = page.locator('.segment:has(:checked)').first()
      const [inside, around] = await chosen.evaluate((element) => {
        const channel = (value: number) =>
          value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
        const luminance = (one: Element) => {
          const parts = getComputedStyle(one).backgroundColor.match(/[\d.]+/g) ?? []
          const [red = 0, green = 0, blue = 0] = parts.map((part) => channel(Number(part) / 255))
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue
        }
        return [luminance(element), luminance(element.parentElement!)] as const
      })
      expect(ratio(inside, around), path).toBeGreaterThanOrEqual(3)
    }
  })
}
