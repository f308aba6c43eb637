import type { Page } from '@playwright/test'
import { seenKey } from '#features/listing/property/components/marks/seen-ads.ts'
import { phrases as ad } from '#features/listing/property/phrases/page.ts'
import { maxPromoted } from '#features/search/query/contract/limits.ts'
import { crowdedButtons } from '../checks/geometry.ts'
import { waitUntilAlive } from '../checks/alive.ts'
import { atEachWidth } from '../checks/widths.ts'
import { expect, open, test } from '../story.ts'
import { cardPages, scrollToFooter, widths } from './pages.ts'

/** Not the profile, which is an article too. */
const cards = (page: Page) => page.locator('main article.card')

test('No row of cards has two buttons in main colours', async ({ page, at }) => {
  for (const path of Object.values(await cardPages({ page }))) {
    await open(page, at(path))
    await atEachWidth(page, widths, async (width) => {
      expect(await crowdedButtons(page), `${path} at ${width} px`).toEqual([])
    })
  }
})

test('The last row of a list has no hole', async ({ page, at }) => {
  for (const path of ['/properties', '/properties?page=30', '/properties?limit=19']) {
    await open(page, at(path))
    const list = page.locator('main ul:has(> li > article)')
    const gapOf = () =>
      list.evaluate((grid) => {
        const items = [...grid.children].map((item) => item.getBoundingClientRect())
        const last = items.findLast(({ width: wide }) => wide > 0)!
        const { left, right } = grid.getBoundingClientRect()
        return Math.abs(document.dir === 'rtl' ? last.left - left : right - last.right)
      })
    await atEachWidth(page, widths, async (width) => {
      // What fills the row comes with the scripts.
      await expect.poll(gapOf, `${path} at ${width} px`).toBeLessThan(1)
    })
  }
})

test('The hairlines of a row of cards stand at one height', async ({ page, at }) => {
  for (const path of ['/properties', '/properties?purpose=rent']) {
    await open(page, at(path))
    const rows = await cards(page).evaluateAll((all) => {
      const feet = new Map<number, Set<number>>()
      for (const card of all) {
        const row = Math.round(card.getBoundingClientRect().top)
        const foot = card.querySelector('.card-foot')!.getBoundingClientRect()
        feet.set(row, (feet.get(row) ?? new Set()).add(Math.round(foot.top)))
      }
      return [...feet.values()].map((heights) => [...heights])
    })
    expect(rows.length).toBeGreaterThan(1)
    expect(
      rows.filter(({ length }) => length > 1),
      path,
    ).toEqual([])
  }
})

test('Cards say sale or rent in lists of both, and nowhere else', async ({ page, at, words }) => {
  const either = new RegExp(`^(${words(ad.forSale)}|${words(ad.forRent)})$`)
  const { home, results, profile } = await cardPages({ page })
  for (const path of [home, results, profile]) {
    await open(page, at(path))
    const total = await cards(page).count()
    expect(total).toBeGreaterThan(0)
    await expect(cards(page).getByText(either), path).toHaveCount(total)
  }
  await open(page, at('/properties?purpose=rent'))
  await expect(cards(page)).toHaveCount(20)
  await expect(cards(page).getByText(either)).toHaveCount(0)
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } })

  test('the price of an area is said whole or not at all', async ({ page, at }) => {
    const { results, ad: similar } = await cardPages({ page })
    for (const path of [`${results}?purpose=sale`, similar]) {
      await open(page, at(path))
      await scrollToFooter(page)
      const prices = page.locator('.card-price')
      await expect(prices.first()).toBeAttached()
      const cut = await prices.evaluateAll((all) =>
        all.flatMap((price) => {
          const last = price.lastElementChild
          if (!last || last === price.firstElementChild) return []
          const [around, inner] = [price, last].map((one) => one.getBoundingClientRect())
          const isWhole = last.scrollWidth <= last.clientWidth && inner!.top < around!.bottom
          const isLeftOut = inner!.top >= around!.bottom
          return isWhole || isLeftOut ? [] : [last.textContent]
        }),
      )
      expect(cut, path).toEqual([])
    }
  })

  test('the contact buttons share one line, and a word too long leaves its icon', async ({
    page,
    at,
    words,
  }) => {
    await open(page, at('/properties?purpose=sale'))
    await waitUntilAlive(page, '.card-contact a')
    const rows = page.locator('.card-contact')
    const button = rows.first().getByRole('link').first()
    // As on a site with a long name.
    const word = words(ad.whatsappSite, { site: 'Homes of the Emirates' })
    const isBelow = await button.evaluate((link, text) => {
      link.lastChild!.textContent = text
      const range = document.createRange()
      range.selectNodeContents(link)
      return range.getBoundingClientRect().top >= link.getBoundingClientRect().bottom - 1
    }, word)
    expect(isBelow).toBe(true)
    await expect(button).toHaveAccessibleName(word)
    const shapes = await rows.evaluateAll((all) =>
      all.map(({ children }) => {
        const boxes = [...children].map((one) => one.getBoundingClientRect())
        const shape = ({ top, width, height }: DOMRect) =>
          [top, width, height].map(Math.round).join()
        return new Set(boxes.map(shape)).size
      }),
    )
    expect(new Set(shapes)).toEqual(new Set([1]))
  })
})

test('Of the first twenty ads three are promoted, and marked', async ({ page, at, words }) => {
  await open(page, at('/properties'))
  await expect(cards(page)).toHaveCount(20)
  await expect(cards(page).getByText(words(ad.featured), { exact: true })).toHaveCount(maxPromoted)
})

test('A card is marked once its ad was opened', async ({ page, at, words }) => {
  await open(page, at('/properties?sort=price_asc'))
  const seen = cards(page).first().getByText(words(ad.seen), { exact: true })
  await expect(seen).toHaveCount(0)
  await cards(page).first().getByRole('heading').getByRole('link').click()
  // The address changes before the ad is there.
  const stored = () => page.evaluate((key) => localStorage.getItem(key), seenKey)
  await expect.poll(stored).not.toBeNull()
  await page.goBack()
  await expect(seen).toBeVisible()
})
