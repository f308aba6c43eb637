import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '#i18n/words.tsx'
import { fullAd } from '#test/full-ad.ts'
import { PriceHistory } from './price-history.tsx'

const priceHistory = [
  { price: 80_000, at: '2026-03-01T09:00:00.000Z' },
  { price: 75_000, at: '2026-04-01T09:00:00.000Z' },
]

/** The texts of the cells with a price, the latest first. */
function pricesOf(changes: Parameters<typeof fullAd>[0]) {
  const html = renderToStaticMarkup(
    <LanguageProvider value="en">
      <PriceHistory ad={fullAd({ ...changes, priceHistory })} />
    </LanguageProvider>,
  )
  const cells = [...html.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell!)
  return cells.map((cell) => cell.replace(/<[^>]+>/g, '')).filter((text) => text.includes('AED'))
}

test('Each price in the history of a rent has its period', () => {
  expect(pricesOf({ purpose: 'rent', rentPeriod: 'yearly' })).toEqual([
    'AED 75,000 a year',
    'AED 80,000 a year',
  ])
  expect(pricesOf({ purpose: 'rent', rentPeriod: null })[1]).toBe('AED 80,000 (period not given)')
  expect(pricesOf({ purpose: 'sale' })).toEqual(['AED 75,000', 'AED 80,000'])
})
