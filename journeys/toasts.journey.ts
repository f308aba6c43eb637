import type { Page } from '@playwright/test'
import { phrases as results } from '#features/results/phrases.ts'
import { expect, open, type Told, test } from './story.ts'

/** Spec 9: five seconds, which a busy machine may stretch; a toast never goes before its time. */
const lifetime = { least: 4_800, most: 8_000 }

const searched = '/properties?purpose=sale&rooms=2&price_max=3000000'

type Scene = Pick<Told, 'at' | 'words'> & { page: Page }

/** Clears the filters of a search; the toast that says so, and when it was not yet there. */
async function clearFilters({ page, at, words }: Scene) {
  await open(page, at(searched))
  const toast = page.getByRole('status').getByText(words(results.cleared))
  const began = Date.now()
  await page.getByRole('link', { name: words(results.clear) }).click()
  await expect(toast).toBeVisible()
  return { toast, began }
}

test('Cleared filters are told of at the top right, for five seconds', async ({
  page,
  at,
  words,
}) => {
  const { toast, began } = await clearFilters({ page, at, words })
  const box = (await toast.boundingBox())!
  expect(box.y).toBeLessThan(120)
  expect(box.x + box.width).toBeGreaterThan(page.viewportSize()!.width - 200)
  await expect(page).toHaveURL(/\/properties$/)
  await expect(toast).toBeHidden({ timeout: lifetime.most })
  expect(Date.now() - began).toBeGreaterThan(lifetime.least)
})

test('Undo brings the filters back', async ({ page, at, words }) => {
  const { toast } = await clearFilters({ page, at, words })
  await expect(page).toHaveURL(/\/properties$/)
  await page.getByRole('button', { name: words(results.undo) }).click()
  await expect(page).toHaveURL(/purpose=sale/)
  await expect(page).toHaveURL(/rooms=2/)
  await expect(page).toHaveURL(/price_max=3000000/)
  await expect(toast).toBeHidden()
  await expect(page.getByRole('list', { name: words(results.activeFilters) })).toBeVisible()
})

test('A toast waits while somebody points at it', async ({ page, at, words }) => {
  const { toast } = await clearFilters({ page, at, words })
  await toast.hover()
  await page.waitForTimeout(6_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(10, 600)
  await expect(toast).toBeHidden({ timeout: lifetime.most })
})
