import type { Locator, Page } from '@playwright/test'
import { phrases as titles } from '#features/search/filters/phrases/words.ts'
import { phrases as results } from '#features/search/results/phrases.ts'
import { phrases as ui } from '#ui/phrases.ts'
import { edgesOf, lettersCame } from '../checks/geometry.ts'
import { overflow } from '../checks/overflow.ts'
import { cutChoices } from '../checks/select.ts'
import { cardPages } from '../cards/pages.ts'
import { expect, open, test } from '../story.ts'

const fourFilters = '/properties?purpose=sale&property_type=apartment&rooms=1,2&price_max=9000000'

const phone = { width: 360, height: 760 }

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  expect(box).not.toBeNull()
  return box!
}

const activeChips = (page: Page, name: string) => page.getByRole('list', { name })

test.describe('On a phone', () => {
  test.use({ viewport: phone })

  test('the first home is on the first screen, whatever narrows the search', async ({
    page,
    at,
    words,
  }) => {
    await open(page, at(fourFilters))
    await lettersCame(page)
    const chips = activeChips(page, words(results.activeFilters)).getByRole('listitem')
    // Apartment, one and two bedrooms, the price, and the link that clears them.
    await expect(chips).toHaveCount(5)
    await expect(page.locator('a[aria-haspopup=dialog]')).toContainText(
      words(results.filtersCounted, { count: 4 }),
    )
    expect((await boxOf(page.locator('article img').first())).y).toBeLessThanOrEqual(300)
    const tops = await chips.evaluateAll((all) =>
      all.map((chip) => chip.getBoundingClientRect().top),
    )
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(12)
    expect(await overflow(page)).toBe(0)
  })

  test('the heading is one line that says kind and place, and path and child places follow the cards', async ({
    page,
    at,
    words,
    language,
  }) => {
    await open(page, at(fourFilters))
    await lettersCame(page)
    const heading = page.getByRole('heading', { level: 1 })
    const kind = { en: 'Apartments', ar: 'شقق' }[language]
    const place = words(titles.country)
    await expect(heading).toHaveAccessibleName(words(titles.forSale, { what: kind, place }))
    const { lines, isWhole } = await heading.evaluate((element) => ({
      lines: element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
      isWhole: element.scrollWidth <= element.clientWidth,
    }))
    expect(lines).toBeLessThan(1.5)
    expect(isWhole).toBe(true)
    const last = await boxOf(page.locator('article').last())
    const places = page.getByRole('navigation', { name: words(results.deeper) })
    expect((await boxOf(places)).y).toBeGreaterThan(last.y + last.height)

    await places.getByRole('link').first().click()
    const path = page.getByRole('navigation', { name: words(results.path) })
    await expect(path.getByRole('link').first()).toBeVisible()
    const lower = await boxOf(page.locator('article').last())
    expect((await boxOf(path)).y).toBeGreaterThan(lower.y + lower.height)
    for (const link of await path.getByRole('link').all())
      expect((await boxOf(link)).height).toBeGreaterThanOrEqual(24)
  })

  test('more than one and a half cards fit below the bar', async ({ page, at }) => {
    for (const address of [fourFilters, '/properties?purpose=rent']) {
      await open(page, at(address))
      const bar = await boxOf(page.locator('.results-bar'))
      const cards = page.locator('article')
      const heights = await cards.evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().height),
      )
      const [first, second] = [await boxOf(cards.nth(0)), await boxOf(cards.nth(1))]
      const gap = second.y - first.y - first.height
      const seen = phone.height - bar.height
      expect(Math.max(...heights) * 1.5 + gap, address).toBeLessThanOrEqual(seen)
    }
  })

  test('the line that stays says the place, and leaves room to type another', async ({
    page,
    at,
    language,
  }) => {
    const typed = encodeURIComponent(language === 'ar' ? 'دبي مارينا' : 'dubai marina')
    const answer = await page.request.get(`/api/locations/auto-completion?search=${typed}`)
    const [{ id, name }] = (await answer.json()).data.hits
    await open(page, at(`/properties?purpose=sale&locations=${id}`))
    await page.locator('article').nth(3).scrollIntoViewIfNeeded()
    const bar = page.locator('.results-bar')
    const said = bar.getByText(name[language], { exact: true })
    await expect(said).toBeInViewport()
    const [box, field] = [await boxOf(bar.locator('.combobox')), bar.locator('[name=keyword]')]
    const [word, input] = [await boxOf(said), await boxOf(field)]
    for (const inner of [word, input]) {
      expect(inner.x).toBeGreaterThanOrEqual(box.x)
      expect(inner.x + inner.width).toBeLessThanOrEqual(box.x + box.width)
    }
    expect(input.width).toBeGreaterThanOrEqual(24)
  })

  test('a place stands once, and the filters are cleared by a link that is whole', async ({
    page,
    at,
    words,
  }) => {
    const answer = await page.request.get('/api/locations/auto-completion?search=dubai%20marina')
    const [{ id }] = (await answer.json()).data.hits
    await open(page, at(`${fourFilters}&locations=${id}`))
    const list = activeChips(page, words(results.activeFilters))
    await expect(list.getByRole('listitem')).toHaveCount(5)
    const clear = list.getByRole('link', { name: words(results.clear) })
    const box = await boxOf(clear)
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(phone.width)
    const filters = [
      'property_type=apartment',
      'property_type=hotel-apartment',
      'rooms=3',
      'price_max=3000000',
    ]
    for (const filter of filters) {
      await open(page, at(`/properties?purpose=rent&${filter}`))
      await lettersCame(page)
      const [chip, end] = [await edgesOf(list.getByRole('listitem').first()), await edgesOf(clear)]
      expect(chip.start, filter).toBeGreaterThan(0)
      expect(chip.end, filter).toBeLessThanOrEqual(end.start)
    }
    await open(page, at(`${fourFilters}&locations=${id},1`))
    await expect(list.getByRole('listitem')).toHaveCount(6)
  })

  test('count and order are one line, and each order is said whole', async ({
    page,
    at,
    words,
  }) => {
    await open(page, at('/properties?purpose=rent'))
    await lettersCame(page)
    const order = page.getByLabel(words(results.sort))
    expect(await cutChoices(order)).toEqual([])
    const count = await page
      .locator('.results-count [role=status]')
      .evaluate((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight))
    expect(count).toBeLessThan(1.5)
    expect(await overflow(page)).toBe(0)
    const { profile } = await cardPages({ page })
    await open(page, at(profile))
    await lettersCame(page)
    expect(await cutChoices(page.getByLabel(words(results.sort)))).toEqual([])
  })

  test('areas are switched between units among the filters', async ({ page, at, words }) => {
    await open(page, at('/properties?purpose=sale'))
    const units = page.getByRole('group', { name: words(ui.areaUnit) })
    await expect(units).toHaveCount(0)
    await page.locator('a[aria-haspopup=dialog]').click()
    const shown = page.locator('.card-facts').first()
    const before = await shown.textContent()
    const other = units.getByRole('radio', { checked: false })
    const name = await other.evaluate((radio) => radio.closest('label')?.textContent ?? '')
    await other.check({ force: true })
    await expect(shown).not.toHaveText(before ?? '')
    await expect(shown).toContainText(name)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/properties\?purpose=sale$/)
  })
})

test('On a tablet the first home begins in the upper third of the screen', async ({ page, at }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, at(fourFilters))
  await lettersCame(page)
  expect((await boxOf(page.locator('article img').first())).y).toBeLessThanOrEqual(330)
  expect(await overflow(page)).toBe(0)
})

test('Each step of the path is high enough to be pressed', async ({ page, at, words }) => {
  await open(page, at('/properties?purpose=sale'))
  await page
    .getByRole('navigation', { name: words(results.deeper) })
    .getByRole('link')
    .first()
    .click()
  const path = page.getByRole('navigation', { name: words(results.path) })
  await expect(path.getByRole('link').first()).toBeVisible()
  for (const link of await path.getByRole('link').all())
    expect((await boxOf(link)).height).toBeGreaterThanOrEqual(24)
})
