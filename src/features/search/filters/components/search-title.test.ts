import { describe, expect, it } from 'vitest'
import { readSearch } from '#features/search/query/contract/address.ts'
import { readQuery } from '#platform/endpoint/codec.ts'
import { headWords, searchTitle, shortSearchTitle } from './search-title.ts'
import type { Vocabulary } from './vocabulary.ts'

const type = (slug: string, plural: { en: string; ar: string }, id: number) => ({
  id,
  slug,
  plural,
  name: plural,
  category: 'residential' as const,
})
const place = (id: number, ...names: [string, string][]) => {
  const path = names.map(([en, ar], at) => ({ id: id + at, slug: en, name: { en, ar } }))
  return { ...path.at(-1)!, id, path }
}

const dubai: [string, string] = ['Dubai', 'دبي']
const marina = place(1, dubai, ['Dubai Marina', 'دبي مارينا'])
const tower = place(2, dubai, ['Dubai Marina', 'دبي مارينا'], ['Marina Gate', 'بوابة المارينا'])
const reem = place(3, ['Abu Dhabi', 'أبوظبي'], ['Al Reem Island', 'جزيرة الريم'])
const types = [
  type('apartment', { en: 'Apartments', ar: 'شقق' }, 1),
  type('villa', { en: 'Villas', ar: 'فلل' }, 2),
  type('land', { en: 'Land', ar: 'أراضٍ' }, 4),
]

type Places = Vocabulary['places']

const titlesBy =
  (titleOf: typeof searchTitle) =>
  (query: string, ...places: Places[number][]) => {
    const search = readSearch(readQuery(query))
    const vocabulary = { types, adTypes: [], amenities: [], places }
    return (['en', 'ar'] as const).map((language) => titleOf(search, vocabulary, language))
  }
const titles = titlesBy(searchTitle)

describe('The title of a search', () => {
  it.each([
    ['', [], 'Properties in the UAE', 'عقارات في الإمارات'],
    ['purpose=rent', [], 'Properties for rent in the UAE', 'عقارات للإيجار في الإمارات'],
    [
      'purpose=sale&property_type=apartment&rooms=2&price_max=2000000',
      [marina],
      'Two-bedroom apartments for sale in Dubai Marina under AED 2,000,000',
      'شقق بغرفتي نوم للبيع في دبي مارينا بأقل من 2,000,000 درهم',
    ],
    [
      'purpose=rent&property_type=1&rooms=3&furnished=furnished',
      [tower],
      'Furnished three-bedroom apartments for rent in Marina Gate, Dubai Marina',
      'شقق مفروشة بثلاث غرف نوم للإيجار في بوابة المارينا، دبي مارينا',
    ],
    [
      'purpose=sale&property_type=villa&rooms=5%2B&ready=off-plan&price_min=3000000',
      [],
      'Off-plan villas with 5 or more bedrooms for sale in the UAE from AED 3,000,000',
      'فلل على الخارطة بـ5 غرف نوم أو أكثر للبيع في الإمارات ابتداءً من 3,000,000 درهم',
    ],
    [
      'purpose=sale&property_type=apartment,villa&price_min=1000000&price_max=2000000',
      [marina, reem],
      'Apartments and villas for sale in Dubai Marina and Al Reem Island from AED 1,000,000 to AED 2,000,000',
      'شقق وفلل للبيع في دبي مارينا وجزيرة الريم من 1,000,000 درهم إلى 2,000,000 درهم',
    ],
    [
      'purpose=rent&rooms=0&rent_period=monthly',
      [marina],
      'Studios for monthly rent in Dubai Marina',
      'استوديوهات للإيجار الشهري في دبي مارينا',
    ],
    [
      'purpose=rent&rooms=1,2&property_type=villa',
      [marina, tower, reem],
      'Villas with one or two bedrooms for rent in Dubai Marina and 2 more locations',
      'فلل بغرفة نوم أو غرفتين للإيجار في دبي مارينا وموقعين آخرين',
    ],
    [
      'rooms=3,4,5',
      [],
      'Homes with 3 to 5 bedrooms in the UAE',
      'مساكن من 3 إلى 5 غرف نوم في الإمارات',
    ],
    ['rooms=11', [], '11-bedroom homes in the UAE', 'مساكن بـ11 غرفة نوم في الإمارات'],
    ['property_type=land', [reem], 'Land in Al Reem Island', 'أراضٍ في جزيرة الريم'],
    ['category=commercial', [], 'Commercial properties in the UAE', 'عقارات تجارية في الإمارات'],
    [
      'keyword=sea view',
      [],
      'Properties in the UAE with “sea view”',
      'عقارات في الإمارات تتضمن «sea view»',
    ],
  ])('of %s', (query, places, english, arabic) => {
    expect(titles(query, ...places)).toEqual([english, arabic])
  })

  it('leaves rooms out that no short sentence can say', () => {
    expect(titles('rooms=0,2,7%2B')[0]).toBe('Homes in the UAE')
  })

  it('names the site, and the page after the first', () => {
    const page = { total: 3, site: 'Dara' }
    expect(headWords('Homes', { ...page, page: 1 }, 'en').title).toBe('Homes | Dara')
    expect(headWords('مساكن', { ...page, page: 2 }, 'ar')).toMatchObject({
      title: 'مساكن، الصفحة 2 | Dara',
      description: expect.stringContaining('3 إعلانات'),
    })
  })
})

describe('The short title of a search', () => {
  it.each([
    [
      'purpose=sale&property_type=apartment&rooms=1,2&price_max=9000000&ready=ready',
      [marina],
      'Apartments for sale in Dubai Marina',
      'شقق للبيع في دبي مارينا',
    ],
    [
      'purpose=rent&rooms=3&furnished=furnished&rent_period=monthly',
      [],
      'Homes for monthly rent in the UAE',
      'مساكن للإيجار الشهري في الإمارات',
    ],
    ['', [], 'Properties in the UAE', 'عقارات في الإمارات'],
  ])('leaves out what chips say: %s', (query, places, en, ar) => {
    expect(titlesBy(shortSearchTitle)(query, ...places)).toEqual([en, ar])
  })
})
