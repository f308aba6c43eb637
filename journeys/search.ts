import type { Page } from '@playwright/test'
import { phrases as places } from '#features/reference/place-search/phrases/combobox.ts'
import { phrases as ui } from '#ui/phrases.ts'
import { expect, type Story } from './story.ts'

/** Types into the field of places and takes a suggestion. */
export async function choosePlace(
  page: Page,
  words: Story['words'],
  { typed, name }: { typed: string; name: string },
) {
  const label = { name: words(places.places) }
  await page.getByRole('textbox', label).click()
  await page.getByRole('combobox', label).fill(typed)
  await page.getByRole('option', { name }).first().click()
  await expect(page.getByRole('button', { name: words(ui.remove, { what: name }) })).toBeVisible()
}

/** The ads of the page in their order, as the addresses of their pages end: their ids. */
export async function adsOn(page: Page): Promise<number[]> {
  const links = await page
    .getByRole('main')
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .all()
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))
  return addresses.map((address) => Number(/\/properties\/(\d+)/.exec(address ?? '')?.[1]))
}

/** The answer to the counting of what a visitor did with an ad. */
export function counted(page: Page, action: string) {
  return page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/anonymous-users/action') &&
      answer.request().postDataJSON().action === action,
  )
}
