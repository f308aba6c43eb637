import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import type { Offer } from '../../contract.ts'
import { goneTitles } from '../../phrases/gone.ts'
import { goneWords } from './gone-words.ts'

const marina = { id: 7, slug: 'dubai/dubai-marina', name: { en: 'Dubai Marina', ar: 'دبي مارينا' } }
const shop: Offer = {
  purpose: 'rent',
  type: {
    id: 20,
    slug: 'shop',
    category: 'commercial',
    name: { en: 'Shop', ar: 'محل تجاري' },
    plural: { en: 'Shops', ar: 'محلات تجارية' },
  },
  location: marina,
}

describe('The page of an ad that is gone', () => {
  it.each([
    ['en', 'This shop is no longer available', 'See shops for rent in Dubai Marina'],
    ['ar', 'هذا المحل التجاري لم يعد متاحًا', 'عرض محلات تجارية للإيجار في دبي مارينا'],
  ] as const)('names what it was and leads to more of it, in %s', (language, heading, label) => {
    const address = '/properties?commercial_property_type=shop&locations=7&purpose=rent'
    expect(goneWords(shop, language)).toEqual({ heading, search: { label, address } })
  })

  it('has a sentence for every type that the site ships with', () => {
    const types = parse<{ slug: string }>(readFileSync('db/seed/property-types.csv'), {
      columns: true,
    })
    const slugs = new Set(types.map(({ slug }) => slug))
    expect(new Set(Object.keys(goneTitles))).toEqual(slugs)
  })

  it('calls what it does not know a property', () => {
    const unknown = { ...shop, type: { ...shop.type, slug: 'lighthouse' } }
    expect(goneWords(unknown, 'en').heading).toBe('This property is no longer available')
    expect(goneWords(null, 'ar')).toEqual({ heading: 'هذا العقار لم يعد متاحًا', search: null })
  })
})
