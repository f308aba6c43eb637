import { goneTitles, phrases as gone } from '#features/listing/property/phrases/gone.ts'
import { phrases as ad } from '#features/listing/property/phrases/story.ts'
import { phrases as trail } from '#features/search/results/phrases/trail.ts'
import { addGoneAd } from '../gone-ad.ts'
import { expect, open, test } from '../story.ts'

const apartments = {
  en: { types: 'apartments', place: 'Dubai Marina' },
  ar: { types: 'شقق', place: 'دبي مارينا' },
}

test('An ad that is gone is called what it was and leads to more of the same', async ({
  page,
  at,
  words,
  language,
}) => {
  const answer = await open(page, at(`/properties/${await addGoneAd()}`))
  expect(answer?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(goneTitles.apartment))
  const cards = page.locator('section').filter({ has: page.getByText(words(ad.similar)) })
  await expect(cards.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: words(trail.trail) })).toHaveCount(0)
  await page.getByRole('link', { name: words(gone.moreForSale, apartments[language]) }).click()
  await expect(page).toHaveURL(/\?locations=215&property_type=apartment&purpose=sale$/)
  await expect(page.locator('#results article').first()).toBeVisible()
})
