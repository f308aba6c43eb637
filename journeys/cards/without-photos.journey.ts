import { atEachWidth } from '../checks/widths.ts'
import { expect, open, test } from '../story.ts'
import { newAdvertiser, newName } from '../visitors/saved.ts'
import { widths } from './pages.ts'

/** As high as its drawing needs (px). */
const maxBand = 110

/** A card whose facts need one line less has the room above them (px). */
const evenness = 40

/** Of the cards of a list, row by row. */
const rowsOf = (cards: Element[]) => {
  const rows = new Map<number, { isBare: boolean; band: number; foot: number }[]>()
  for (const card of cards) {
    const topOf = (part: string) =>
      Math.round(card.querySelector(part)!.getBoundingClientRect().top)
    const photos = card.querySelector('.card-photos')!
    const one = {
      isBare: !photos.querySelector('img'),
      band: Math.round(photos.getBoundingClientRect().height),
      foot: topOf('.card-foot'),
    }
    const row = Math.round(card.getBoundingClientRect().top)
    rows.set(row, [...(rows.get(row) ?? []), one])
  }
  return [...rows.values()]
}

test('An ad without photos has a low card, and as high a one as others beside photos', async ({
  page,
  at,
}) => {
  const { post } = await newAdvertiser(page.request)
  // The first row of the widest screen, and the beginning of the second.
  for (let n = 0; n < 5; n += 1) await post(newName('Home without photos'))
  await open(page, at('/properties?sort=newest'))
  const cards = page.locator('main article.card')
  await expect(cards.filter({ has: page.locator('.drawing-band') })).not.toHaveCount(0)
  await atEachWidth(page, widths, async (width) => {
    const rows = await cards.evaluateAll(rowsOf)
    const what = `at ${width} px`
    expect(
      rows.some((row) => row.every(({ isBare }) => isBare)),
      what,
    ).toBe(true)
    for (const row of rows) {
      expect(new Set(row.map(({ foot }) => foot)).size, what).toBe(1)
      const bands = row.filter(({ isBare }) => isBare).map(({ band }) => band)
      const photo = row.find(({ isBare }) => !isBare)?.band
      const [least, most] = photo ? [photo - evenness, photo + evenness] : [0, maxBand]
      expect(
        bands.filter((band) => band < least || band > most),
        what,
      ).toEqual([])
    }
  })
})
