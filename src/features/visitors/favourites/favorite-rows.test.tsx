import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Property } from '#features/listing/property/contract.ts'
import type { Language } from '#i18n/language.ts'
import { LanguageProvider } from '#i18n/words.tsx'
import { fullAd } from '#test/full-ad.ts'
import { FavoriteRow } from './components/favorite-row.tsx'
import { GoneFavorite } from './components/gone-favorite.tsx'

const draw = (row: ReactNode, language: Language = 'en') =>
  renderToStaticMarkup(<LanguageProvider value={language}>{row}</LanguageProvider>)

const textOf = (html: string) => html.replace(/<[^>]+>/g, '')

const saved = { addedAt: '2026-03-05T09:00:00.000Z', note: null, priceAtAdding: 80_000 }

const rent = { purpose: 'rent', rentPeriod: 'yearly', totalPrice: 75_000 } as const

const rowOf = (changes: Partial<Property>) => (
  <FavoriteRow favorite={{ ...saved, gone: false, property: fullAd(changes) }} />
)

test('A favourite says whether it is for sale or for rent', () => {
  expect(textOf(draw(rowOf({})))).toContain('For sale')
  expect(textOf(draw(rowOf(rent)))).toContain('For rent')
})

test('A favourite says the period of its rent, now and when it was saved', () => {
  expect(textOf(draw(rowOf(rent)))).toMatch(/AED 75,000 a year.*at AED 80,000 a year/)
  expect(textOf(draw(rowOf(rent), 'ar'))).toContain('بسعر 80,000 درهم سنويًا')
})

test('The title of a favourite in one language alone names that language', () => {
  const name = { en: '', ar: 'شقة زاوية' }
  expect(draw(rowOf({ name }))).toContain('<bdi lang="ar">شقة زاوية</bdi>')
})

test('A photo without a thumbhash has no preview', () => {
  expect(draw(rowOf({})).match(/<img /g)).toHaveLength(1)
})

const goneOf = (purpose: 'sale' | 'rent' | null) => {
  const property = { ...fullAd(rent), totalPrice: null, purpose }
  return textOf(draw(<GoneFavorite favorite={{ ...saved, gone: true, property }} />))
}

test('A favourite that is gone says a rent with its period, and no price that may be a rent', () => {
  expect(goneOf('rent')).toContain('Saved on 5 Mar 2026 at AED 80,000 a year')
  expect(goneOf('sale')).toContain('at AED 80,000')
  expect(goneOf(null)).not.toContain('AED')
})
