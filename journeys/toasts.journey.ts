import type { Locator, Page } from '@playwright/test'
import { phrases as results } from '#features/search/results/phrases.ts'
import { expect, open, type Story, test } from './story.ts'

const searched = '/properties?purpose=sale&rooms=2&price_max=3000000'

type Scene = Pick<Story, 'at' | 'words'> & { page: Page }

/** Clears the filters of a search on a page whose clock stands still; the toast that says so. */
async function clearFilters({ page, at, words }: Scene) {
  await page.clock.install()
  await open(page, at(searched))
  const clear = page.getByRole('link', { name: words(results.clear) })
  // What streams in and comes alive does so by timers, which must still run.
  const isAlive = (link: Element) => Object.keys(link).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => clear.evaluate(isAlive)).toBe(true)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000)
  const toast = page.getByRole('status').getByText(words(results.cleared))
  await clear.click()
  await expect(toast).toBeVisible()
  return toast
}

/** Points at a toast straight from what was a moment ago, such as a link that did its work. */
async function comeFromWhatGoes(page: Page, toast: Locator) {
  const box = (await toast.boundingBox())!
  await page.evaluate(() => {
    const passing = document.createElement('div')
    passing.className = 'passing'
    passing.style.cssText = 'position: fixed; inset: 300px; z-index: 99'
    document.querySelector('main')!.append(passing)
  })
  await page.mouse.move(400, 350)
  await page.evaluate(() => document.querySelector('.passing')!.remove())
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}

test('Cleared filters are told of at the top right, for five seconds', async ({
  page,
  at,
  words,
}) => {
  const toast = await clearFilters({ page, at, words })
  const box = (await toast.boundingBox())!
  expect(box.y).toBeLessThan(120)
  expect(box.x + box.width).toBeGreaterThan(page.viewportSize()!.width - 200)
  await expect(page).toHaveURL(/\/properties\?purpose=sale$/)
  await page.clock.runFor(4_900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toBeHidden()
})

test('Undo brings the filters back', async ({ page, at, words }) => {
  const toast = await clearFilters({ page, at, words })
  await expect(page).toHaveURL(/\/properties\?purpose=sale$/)
  await page.getByRole('button', { name: words(results.undo) }).click()
  await expect(page).toHaveURL(/purpose=sale/)
  await expect(page).toHaveURL(/rooms=2/)
  await expect(page).toHaveURL(/price_max=3000000/)
  await expect(toast).toBeHidden()
  await expect(page.getByRole('list', { name: words(results.activeFilters) })).toBeVisible()
})

test('A toast waits while somebody points at it', async ({ page, at, words }) => {
  const toast = await clearFilters({ page, at, words })
  await comeFromWhatGoes(page, toast)
  await page.clock.runFor(60_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(10, 600)
  await page.clock.runFor(5_100)
  await expect(toast).toBeHidden()
})
