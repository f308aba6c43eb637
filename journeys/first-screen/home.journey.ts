import type { Page } from '@playwright/test'
import { minMedianAds } from '#features/listing/property/contract/market.ts'
import { phrases as areaPhrases } from '#features/site/areas/phrases.ts'
import { phrases as home } from '#features/site/home/phrases.ts'
import { formatMoney } from '#i18n/format.ts'
import { columnsOf, edgesOf, lettersCame } from '../checks/geometry.ts'
import { overflow } from '../checks/overflow.ts'
import { expect, open, test } from '../story.ts'

/** Look and feel: the search box over the skyline is no higher. */
const maxHeroHeight = 420

/** Width and height of the window, rows of cards, and how far down the first photo begins at most. */
const screens = [
  { width: 360, height: 760, columns: 1, photoTop: 560 },
  { width: 768, height: 1024, columns: 2, photoTop: 600 },
  { width: 1024, height: 768, columns: 2, photoTop: 600 },
  { width: 1280, height: 850, columns: 3, photoTop: 590 },
  { width: 1920, height: 1080, columns: 4, photoTop: 590 },
  { width: 2560, height: 1440, columns: 4, photoTop: 590 },
]

type Screen = (typeof screens)[number]

const hero = (page: Page) => page.locator('.home-hero')
const latest = (page: Page) => page.locator('section[aria-labelledby=latest]')

async function checkFirstHomes(page: Page, { columns, photoTop }: Screen) {
  const { top, bottom } = await edgesOf(hero(page))
  expect(bottom - top).toBeLessThanOrEqual(maxHeroHeight)
  const cards = latest(page).locator('ul').first()
  const photo = await edgesOf(cards.locator('article').first().locator('.card-photos'))
  expect(photo.top).toBeLessThanOrEqual(photoTop)
  expect(await columnsOf(cards)).toBe(columns)
  const shown = await cards.locator(':scope > li:visible').all()
  const ends = await Promise.all(shown.map((card) => edgesOf(card)))
  const widest = Math.max(...ends.map(({ end }) => end))
  expect(ends.at(-1)?.end, 'the last row has a hole').toBeCloseTo(widest, 0)
  expect(await overflow(page)).toBe(0)
}

async function checkSkyline(page: Page, { width }: Screen) {
  const drawing = hero(page).locator('svg:has(use[href*=skyline]):visible')
  await expect(drawing).toHaveCount(1)
  const frame = await edgesOf(drawing)
  const around = await edgesOf(hero(page))
  // The part for phones begins within the drawing, whose left side is cut on purpose.
  const inside = await edgesOf(drawing.locator('use'))
  expect(inside.top).toBeGreaterThanOrEqual(around.top)
  expect(inside.top).toBeGreaterThanOrEqual(frame.top - 1)
  expect(inside.bottom).toBeLessThanOrEqual(around.bottom + 1)
  if (width < 768) return
  expect(inside.start).toBeGreaterThanOrEqual(-1)
  expect(inside.end).toBeLessThanOrEqual(width + 1)
}

test('From 360 to 2560 px homes begin in the first screen, under the whole skyline', async ({
  page,
  at,
}) => {
  await open(page, at('/'))
  for (const screen of screens) {
    const { width, height } = screen
    await test.step(`At ${width} px`, async () => {
      await page.setViewportSize({ width, height })
      await checkFirstHomes(page, screen)
      await checkSkyline(page, screen)
    })
  }
})

test.describe('At 1280 × 850 px', () => {
  test.use({ viewport: { width: 1280, height: 850 } })

  test('the first row of photos is seen without scrolling', async ({ page, at }) => {
    await open(page, at('/'))
    for (const photo of await latest(page)
      .locator('.card-photos')
      .all()
      .then((all) => all.slice(0, 3)))
      expect((await edgesOf(photo)).bottom).toBeLessThanOrEqual(850)
  })
})

test('Cards of areas have lines of one weight and figures in one manner', async ({ page, at }) => {
  await page.setViewportSize({ width: 1280, height: 850 })
  await open(page, at('/'))
  const cards = page.locator('.area-card')
  const drawn = await cards.locator('> svg').evaluateAll((all) =>
    all.map((one) => {
      const { width, height } = one.getBoundingClientRect()
      return { width, height, href: one.querySelector('use')!.getAttribute('href')! }
    }),
  )
  const file = await (await page.request.get(drawn[0]!.href)).text()
  const scales = drawn.map(({ width, height, href }) => {
    const [, name] = href.split('#')
    const [, across, down, fit] = file.match(
      `id="${name}" viewBox="0 0 (\\d+) (\\d+)" preserveAspectRatio="xMidYMax (\\w+)"`,
    )!
    const scale = [width / Number(across), height / Number(down)]
    return fit === 'meet' ? Math.min(...scale) : Math.max(...scale)
  })
  expect(Math.max(...scales) / Math.min(...scales)).toBeLessThan(1.2)
  const figures = await cards.locator('dl > div').evaluateAll((all) =>
    all.map((one) => {
      const [label, value] = [...one.children].map((child) => child.getBoundingClientRect())
      return value!.top >= label!.bottom && value!.width === label!.width
    }),
  )
  expect(new Set(figures)).toEqual(new Set([true]))
  const drawings = await page
    .locator('[aria-labelledby=communities] .area-card > svg')
    .evaluateAll((all) => all.map((one) => one.innerHTML + one.getAttribute('class')))
  expect(new Set(drawings).size).toBeGreaterThan(drawings.length / 2)
})

test('Phones open the other fields with a button', async ({ page, at, words }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await open(page, at('/'))
  const rooms = page.locator('form select[name=rooms]')
  await expect(rooms).toBeHidden()
  const button = page.getByRole('button', { name: words(home.moreFields) })
  await button.click()
  await expect(rooms).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await rooms.selectOption('2')
  await button.click()
  await page.locator('main form button[type=submit]').click()
  await expect(page).toHaveURL(/rooms=2/)
})

test('Phones say the whole hint of the search field', async ({ page, at }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await open(page, at('/'))
  await lettersCame(page)
  const field = page.locator('main [name=keyword]').first()
  const left = await field.evaluate((input: HTMLInputElement) => {
    const pen = document.createElement('canvas').getContext('2d')!
    const style = getComputedStyle(input)
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const padding = [style.paddingInlineStart, style.paddingInlineEnd].map(Number.parseFloat)
    const hint = pen.measureText(input.placeholder).width
    return input.clientWidth - padding[0]! - padding[1]! - hint
  })
  expect(left).toBeGreaterThanOrEqual(0)
})

type Median = { amount: number; ads: number } | null

type Area = {
  name: { en: string; ar: string }
  level: 'emirate' | 'community'
  path: { name: { en: string; ar: string } }[]
  counts: { sale: number; rent: number }
  medians: { sale: { pricePerSqm: Median }; rent: { price: Median } }
}

test('Areas have a picture, their ads, and medians of eight ads or more', async ({
  page,
  at,
  words,
  language,
}) => {
  const { areas } = (await (await page.request.get('/api/locations/areas')).json()).data
  await open(page, at('/'))
  for (const { name, path, level, counts, medians } of areas as Area[]) {
    // Other stories post ads in Dubai meanwhile.
    const isStill = path[0]?.name.en !== 'Dubai'
    const section = page.getByRole('region', {
      name: words(level === 'emirate' ? areaPhrases.emirates : areaPhrases.communities),
    })
    const card = section.locator('li').filter({ hasText: name[language] }).first()
    if (level === 'community' && (await card.count()) === 0) continue
    await expect(card.locator('svg')).toBeVisible()
    if (counts.sale > 0 && isStill)
      await expect(card).toContainText(words(areaPhrases.forSale, { count: counts.sale }))
    const [sale, rented] = [medians.sale.pricePerSqm, medians.rent.price]
    expect(sale === null || sale.ads >= minMedianAds).toBe(true)
    expect(rented === null || rented.ads >= minMedianAds).toBe(true)
    const rent = card.getByText(words(areaPhrases.yearlyRent))
    await expect(rent).toHaveCount(rented ? 1 : 0)
    if (rented) await expect(card).toContainText(formatMoney(rented.amount, language))
    const shown = [sale, rented].filter((median) => isStill && median !== null)
    for (const median of shown) {
      await expect(card).toContainText(words(areaPhrases.medianOfAds, { count: median!.ads }))
    }
    const price = card.getByText(words(areaPhrases.salePrice))
    await expect(price).toHaveCount(sale ? 1 : 0)
  }
  const dubai = (areas as Area[]).find(({ name }) => name.en === 'Dubai')
  expect(dubai?.medians.sale.pricePerSqm?.amount).toBeGreaterThan(1_000)
})

test('The name of an area leads to its page, and its counts to the results', async ({
  page,
  at,
  words,
}) => {
  await open(page, at('/'))
  const section = page.getByRole('region', { name: words(areaPhrases.communities) })
  const card = section.locator('li').first()
  await expect(card.locator('p a').first()).toHaveAttribute(
    'href',
    /\/properties\?locations=\d+&purpose=(sale|rent)$/,
  )
  // On its picture, which the link covers.
  await card.click({ position: { x: 60, y: 30 } })
  await expect(page).toHaveURL(/\/emirates\/[a-z-]+\/[a-z-]+$/)
})
