import { phrases as frame } from '#app/frame/phrases.ts'
import { phrases as session } from '#features/accounts/sessions/phrases.ts'
import { phrases as markets } from '#features/search/filters/phrases/markets.ts'
import { columnsOf, contentEdgesOf, edgesOf, lettersCame } from '../checks/geometry.ts'
import { overflow } from '../checks/overflow.ts'
import { atEachWidth } from '../checks/widths.ts'
import { richAd } from '../screens.ts'
import { expect, open, test } from '../story.ts'

test.describe('At 360 px', () => {
  test.use({ viewport: { width: 360, height: 760 } })

  test('the menu of the header leads everywhere', async ({ page, at, words }) => {
    await open(page, at('/agents'))
    const header = page.getByRole('banner')
    await header.locator(`summary[aria-label="${words(frame.menu)}"]`).click()
    const names = [frame.findAgent, frame.postAd, markets.buy, markets.offPlan]
    for (const name of names)
      await expect(header.getByRole('link', { name: words(name), exact: true })).toBeVisible()
    expect(await overflow(page)).toBe(0)
  })
})

const widths = [768, 1023, 1024, 1280, 1920]

test('From 768 px on the header has the whole navigation in one line', async ({
  page,
  at,
  words,
}) => {
  const header = page.getByRole('banner')
  const links = header.getByRole('link')
  async function look(width: number) {
    for (const name of [frame.findAgent, frame.postAd])
      await expect(links.filter({ hasText: words(name) }).filter({ visible: true })).toHaveCount(1)
    await expect(header.locator(`summary[aria-label="${words(frame.menu)}"]`)).toBeHidden()
    // One line: a second one makes it 77 px high.
    expect((await header.boundingBox())?.height, `${width} px`).toBeLessThan(72)
    expect(await overflow(page), `${width} px`).toBe(0)
    if (width < 1024) return
    const theme = await edgesOf(header.locator('summary', { has: page.locator('[href*=sun]') }))
    const favorites = await edgesOf(header.locator('a[href*="/favorites"] > svg'))
    const logIn = await edgesOf(header.locator('a[href*="/login"] > svg'))
    expect(favorites.start - theme.end).toBeLessThan(24)
    expect(logIn.start - favorites.end).toBeLessThan(24)
  }
  for (const path of ['/', '/agents']) {
    await open(page, at(path))
    await lettersCame(page)
    await atEachWidth(page, widths, look)
  }
})

test('Buy and Rent are said once above the homes', async ({ page, at, words }) => {
  const buy = page.getByRole('link', { name: new RegExp(`^${words(markets.buy)}`) })
  const inFooter = page
    .getByRole('contentinfo')
    .getByRole('link', { name: words(markets.buy), exact: true })
  for (const path of ['/', '/properties']) {
    await open(page, at(path))
    await atEachWidth(page, widths, async (width) => {
      const shown = await buy.filter({ visible: true }).count()
      expect(shown - (await inFooter.count()), `${path} at ${width} px`).toBe(1)
    })
  }
  const header = page.getByRole('banner')
  const menu = header.locator('summary', { hasText: words(frame.properties) })
  const rent = header.getByRole('link', { name: words(markets.rent), exact: true })
  await atEachWidth(page, widths, async () => {
    await menu.click()
    await rent.filter({ visible: true }).click()
    await expect(page).toHaveURL(/purpose=rent/)
    await page.goBack()
    await expect(page).not.toHaveURL(/purpose=rent/)
  })
})

test('The last word of the header ends where the content ends', async ({ page, at, words }) => {
  const corner = page.getByRole('banner').getByRole('link', { name: words(session.logIn) })
  for (const path of ['/', '/properties', '/agents']) {
    await open(page, at(path))
    await lettersCame(page)
    await atEachWidth(page, widths, async (width) => {
      const icon = await edgesOf(corner.locator('svg'))
      const text = await edgesOf(corner.locator('span'))
      const last = width < 1024 ? icon.end : text.end
      const content = await contentEdgesOf(page.getByRole('banner').locator('.page-width'))
      expect(last, `${path} at ${width} px`).toBeCloseTo(content.end, 0)
    })
  }
})

test('Header and footer have one width on all pages, and an ad ends close to the footer', async ({
  page,
  at,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  await open(page, at('/'))
  const edges = async () => [
    await contentEdgesOf(page.locator('.site-header > .page-width')),
    await contentEdgesOf(page.locator('.site-footer > .page-width').first()),
  ]
  const [header] = await edges()
  for (const path of ['/nowhere', '/properties/filters', `/properties/${await richAd({ page })}`]) {
    await open(page, at(path))
    expect(await edges(), path).toEqual([header, header])
  }
  await page.locator('footer').scrollIntoViewIfNeeded()
  const last = page.locator('article.card').first()
  await expect(last).toBeVisible()
  const gap = async () => (await edgesOf(page.locator('footer'))).top - (await edgesOf(last)).bottom
  await expect.poll(gap).toBeLessThanOrEqual(112)
})

const columnsAt = new Map([
  [360, 1],
  [768, 2],
  [1280, 3],
  [1920, 4],
])

test('Results stand in rows of one at 360 px to four at 1920 px', async ({ page, at }) => {
  await open(page, at('/properties?purpose=sale'))
  const list = page.locator('#results > ul')
  await atEachWidth(page, [...columnsAt.keys()], async (width) => {
    expect(await columnsOf(list), `${width} px`).toBe(columnsAt.get(width))
    const header = await contentEdgesOf(page.getByRole('banner').locator('.page-width'))
    const cards = await edgesOf(list)
    expect(cards.start, `${width} px`).toBeCloseTo(header.start, 0)
    expect(cards.end, `${width} px`).toBeCloseTo(header.end, 0)
  })
})

test('The header leads to each market', async ({ page, at, words }) => {
  await open(page, at('/'))
  const main = page.getByRole('navigation', { name: words(frame.mainNavigation) }).first()
  const menu = main.locator('summary', { hasText: words(frame.properties) })
  const rent = main.getByRole('link', { name: words(markets.rent), exact: true })
  await menu.click()
  await rent.click()
  await expect(page).toHaveURL(/purpose=rent/)
  await menu.click()
  await expect(rent).toHaveAttribute('aria-current', 'page')
  await open(page, at('/properties?purpose=rent&rooms=2'))
  await menu.click()
  await expect(rent).toHaveAttribute('aria-current', 'true')
})
