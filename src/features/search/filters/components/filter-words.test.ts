import { describe, expect, it } from 'vitest'
import { readSearch } from '#features/search/query/contract/address.ts'
import { readQuery } from '#platform/endpoint/codec.ts'
import { activeFilters } from '../rules/filters.ts'
import { filterWords, shortPriceWords } from './filter-words.ts'

const name = (en: string, ar: string) => ({ en, ar })
const dubai = { id: 2, slug: 'dubai', name: name('Dubai', 'دبي') }
const vocabulary = {
  types: [
    {
      id: 2,
      slug: 'villa',
      name: name('Villa', 'فيلا'),
      plural: name('Villas', 'فلل'),
      category: 'residential' as const,
    },
  ],
  adTypes: [],
  amenities: [{ id: 5, slug: 'sauna', name: name('Sauna', 'ساونا') }],
  places: [{ ...dubai, path: [dubai] }],
}

const chips = (query: string, language: 'en' | 'ar') => {
  const search = readSearch(readQuery(query))
  return activeFilters(search).map((filter) =>
    filterWords(filter, { search, vocabulary, language }),
  )
}

describe('The chips of a search', () => {
  it('say every kind of filter in both languages', () => {
    const query =
      'locations=2&property_type=villa&rooms=0,2,7%2B&bathrooms=3&price_max=900000&space_min=1000' +
      '&unit=sqft&furnished=partly&mortgage_eligible=1&cheques_max=4&amenities=5&has_video=0' +
      '&published_within=7&keyword=sea&permit=71&bbox=55,24,56,25'
    expect(chips(query, 'en')).toEqual([
      'Villa',
      'Dubai',
      'Up to AED 900,000',
      'Studio',
      '2 bedrooms',
      '7+ bedrooms',
      '3 bathrooms',
      'From 1,000 sqft',
      'Partly furnished',
      'Mortgage eligible',
      'Up to 4 cheques',
      'Sauna',
      '“sea”',
      'Permit no. 71',
      'Without video',
      'Published in the last 7 days',
      'Chosen area on the map',
    ])
    expect(chips(query, 'ar').slice(2, 11)).toEqual([
      'حتى 900,000 درهم',
      'استوديو',
      'غرفتا نوم',
      '7 غرف نوم أو أكثر',
      '3 حمامات',
      'من 1,000 قدم²',
      'مفروش جزئيًا',
      'مؤهل للتمويل العقاري',
      '4 شيكات كحد أقصى',
    ])
  })

  it('say a price in few words where a button has no room for more', () => {
    expect(shortPriceWords({ price_max: 2_000_000 }, 'en')).toBe('Up to 2M')
    expect(shortPriceWords({ price_max: 2_000_000 }, 'ar')).toBe('حتى 2\u00a0مليون')
    expect(shortPriceWords({ price_min: 85_000 }, 'ar')).toBe('من 85\u00a0ألف')
  })

  it('say a filter that has no name here as it stands in the address', () => {
    expect(chips('amenities=gold-taps', 'en')).toEqual(['gold-taps'])
  })
})
