import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildPlaceIndex } from './build.ts'
import type { PlaceKind } from '#features/reference/places/rules.ts'
import type { Place } from './place.ts'
import { searchPlaces } from './search.ts'

type Sketch = [id: number, parentId: number | null, kind: PlaceKind, en: string, ar: string]
type More = [aliases?: string[], count?: number]

function place(
  [id, parentId, kind, nameEn, nameAr]: Sketch,
  [aliases = [], count = 0]: More,
): Place {
  const names = { nameEn, nameAr, aliases }
  return {
    id,
    parentId,
    kind,
    ...names,
    slug: `p${id}`,
    lft: 0,
    rgt: 0,
    lat: null,
    lng: null,
    count,
  }
}

const places = [
  place([1, null, 'emirate', 'Dubai', 'دبي'], [['dxb', 'Dubay'], 900]),
  place([2, null, 'emirate', 'Sharjah', 'الشارقة'], [['shj'], 300]),
  place([3, null, 'emirate', 'Abu Dhabi', 'أبوظبي'], [['auh'], 500]),
  place([4, null, 'emirate', 'Ras Al Khaimah', 'رأس الخيمة'], [['rak'], 200]),
  place(
    [10, 1, 'community', 'Dubai Marina', 'دبي مارينا'],
    [['dm', 'Marsa Dubai', 'مرسى دبي', 'مارينا دبي'], 120],
  ),
  place(
    [11, 1, 'community', 'Jumeirah Village Circle (JVC)', 'قرية جميرا الدائرية'],
    [['جي في سي', 'Al Barsha South Fourth'], 400],
  ),
  place([12, 1, 'community', 'Downtown Dubai', 'وسط مدينة دبي'], [['وسط دبي', 'داون تاون'], 110]),
  place([13, 1, 'community', 'Business Bay', 'الخليج التجاري'], [['bb', 'بزنس باي'], 150]),
  place([14, 1, 'community', 'Al Nahda (Dubai)', 'النهدة'], [[], 20]),
  place([15, 2, 'community', 'Al Nahda (Sharjah)', 'النهدة'], [[], 60]),
  place([16, 1, 'community', 'Jumeirah', 'جميرا'], [[], 30]),
  place([17, 1, 'community', 'Al Barsha', 'البرشاء'], [[], 25]),
  place([18, 3, 'community', 'Al Reem Island', 'جزيرة الريم'], [[], 80]),
  place([19, 4, 'community', 'Al Marjan Island', 'جزيرة المرجان'], [[], 90]),
  place([20, 12, 'building', 'Burj Khalifa', 'برج خليفة'], [[], 40]),
  place([21, 10, 'building', 'Marina Gate', 'مارينا جيت'], [[], 35]),
  place([22, 10, 'building', 'Cayan Tower', 'برج كيان'], [['Infinity Tower'], 10]),
  place([23, 18, 'building', 'Sun Tower', 'برج الشمس'], [[], 5]),
  place([24, 16, 'sub-community', 'Jumeirah 1', 'جميرا 1'], [[], 8]),
]
const index = buildPlaceIndex(places)
const found = (query: string, limit = 10) => searchPlaces(index, query, { limit })
const names = (query: string, limit?: number) => found(query, limit).map((hit) => hit.place.nameEn)

describe('Place search', () => {
  test.each([
    ['jvc', 'Jumeirah Village Circle (JVC)', 'alias'],
    ['جي في سي', 'Jumeirah Village Circle (JVC)', 'alias'],
    ['RAK', 'Ras Al Khaimah', 'alias'],
    ['marsa dubai', 'Dubai Marina', 'alias'],
    ['مرسى دبى', 'Dubai Marina', 'alias'],
    ['DM', 'Dubai Marina', 'alias'],
    ['dubai marina', 'Dubai Marina', 'name'],
    ['ابو ظبى', 'Abu Dhabi', 'name'],
    ['abudhabi', 'Abu Dhabi', 'name'],
    ['rasalkhaimah', 'Ras Al Khaimah', 'name'],
    ['الخليج التجاري', 'Business Bay', 'name'],
    ['خليج تجارى', 'Business Bay', 'name'],
    ['برج خليفه', 'Burj Khalifa', 'name'],
    ['jumeira', 'Jumeirah', 'name'],
    ['جميرة', 'Jumeirah', 'name'],
    ['albarsha', 'Al Barsha', 'name'],
    ['Barsha', 'Al Barsha', 'name'],
    ['البرشا', 'Al Barsha', 'name'],
    ['jumeirah vill', 'Jumeirah Village Circle (JVC)', 'prefix'],
    ['الخلي', 'Business Bay', 'prefix'],
    ['ريم', 'Al Reem Island', 'prefix'],
    ['khalif', 'Burj Khalifa', 'word'],
    ['marina dubai', 'Dubai Marina', 'path'],
    ['burj khalifa downtown', 'Burj Khalifa', 'path'],
    ['reem ابوظبي', 'Al Reem Island', 'path'],
    ['ابو ظبي sun', 'Sun Tower', 'path'],
    ['النهده الشارقه', 'Al Nahda (Sharjah)', 'path'],
    ['nahda sharjah', 'Al Nahda (Sharjah)', 'name'],
    ['busines bay', 'Business Bay', 'typo'],
    ['burj khalfia', 'Burj Khalifa', 'typo'],
    ['الخليح التجري', 'Business Bay', 'typo'],
    ['jumerah vilage circle', 'Jumeirah Village Circle (JVC)', 'typo'],
    ['gate marena', 'Marina Gate', 'typo'],
    ['ras el khaymah', 'Ras Al Khaimah', 'typo'],
    ['jmaira', 'Jumeirah', 'skeleton'],
    ['5aleefa', 'Burj Khalifa', 'typo'],
  ])('finds "%s" as %s by its %s', (query, name, match) => {
    const [first] = found(query)
    expect({ name: first?.place.nameEn, match: first?.match }).toEqual({ name, match })
  })

  test('shows every place of an ambiguous name, the busiest first', () => {
    for (const query of ['al nahda', 'Nahda', 'النهدة', 'نهده', 'al nahdha'])
      expect(names(query).slice(0, 2)).toEqual(['Al Nahda (Sharjah)', 'Al Nahda (Dubai)'])
  })

  test('puts the one asked for first when its emirate is named', () => {
    expect(names('al nahda dubai')[0]).toBe('Al Nahda (Dubai)')
    expect(names('النهدة دبي')[0]).toBe('Al Nahda (Dubai)')
  })

  test('ranks a community above a building, then the one with more ads', () => {
    expect(names('marina').slice(0, 2)).toEqual(['Dubai Marina', 'Marina Gate'])
    expect(names('ju')[0]).toBe('Jumeirah Village Circle (JVC)')
    expect(names('d')[0]).toBe('Dubai')
  })

  test('takes an alias of two letters only as the whole text', () => {
    expect(names('bb')).toEqual(['Business Bay'])
    expect(names('b')).toContain('Business Bay')
    expect(found('b').every(({ match }) => match !== 'alias')).toBe(true)
    expect(names('bb dubai')).not.toContain('Business Bay')
  })

  test('does not list what merely lies in a place', () => {
    expect(names('dubai marina')).not.toContain('Cayan Tower')
    expect(names('reem island abu dhabi')).not.toContain('Sun Tower')
  })

  test('does not guess at short words', () => {
    expect(names('rax')).toEqual([])
    expect(names('قصر')).toEqual([])
  })

  test('gives the path from the emirate down', () => {
    expect(found('burj khalifa')[0]?.path.map(({ id }) => id)).toEqual([1, 12])
    expect(found('dubai')[0]?.path).toEqual([])
  })

  test('keeps to the number and the kinds asked for', () => {
    expect(found('d', 2)).toHaveLength(2)
    expect(found('d', 0)).toEqual([])
    const kinds: PlaceKind[] = ['community', 'sub-community', 'building']
    const offered = searchPlaces(index, 'dubai', { limit: 10, kinds })
    expect(offered[0]?.place.nameEn).toBe('Dubai Marina')
    expect(offered.some((hit) => hit.place.kind === 'emirate')).toBe(false)
  })

  test('finds nothing for text without words', () => {
    for (const query of ['', '   ', '؟!', '\u0000', '\ud800', '\u202e\u200f', '%_\\'])
      expect(found(query)).toEqual([])
  })

  test('reads the first hundred characters of a long text', () => {
    expect(names(`${' '.repeat(80)}dubai marina`)[0]).toBe('Dubai Marina')
    expect(names(`${' '.repeat(100)}dubai marina`)).toEqual([])
    expect(() => found('برج '.repeat(10_000))).not.toThrow()
  })

  test('never fails, never repeats a place, never gives more than asked, whatever is typed', () => {
    const pieces = fc.constantFrom(
      'al ',
      'ال',
      'dubai',
      'مارينا',
      'burj',
      '7',
      ' ',
      '(',
      'a',
      '\u0000',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(text, (query) => {
        const ids = found(query, 5).map((hit) => hit.place.id)
        expect(ids.length).toBeLessThanOrEqual(5)
        expect(new Set(ids).size).toBe(ids.length)
      }),
      { numRuns: 500 },
    )
  })

  test('finds every place by each of its names and aliases', () => {
    const called = places.flatMap(({ nameEn, nameAr, aliases }) =>
      [nameEn, nameAr, ...aliases].map((name) => ({ name, nameEn })),
    )
    const lost = called.filter(({ name, nameEn }) => !names(name).includes(nameEn))
    expect(lost).toEqual([])
  })

  test('works on an empty tree and on one whose parents are missing or loop', () => {
    expect(searchPlaces(buildPlaceIndex([]), 'dubai', { limit: 10 })).toEqual([])
    const loose = buildPlaceIndex([
      place([1, 2, 'community', 'One', 'واحد'], []),
      place([2, 1, 'community', 'Two', 'اثنان'], []),
      place([3, 99, 'community', 'Three', 'ثلاثة'], []),
    ])
    expect(searchPlaces(loose, 'two three', { limit: 10 })).toEqual([])
    expect(searchPlaces(loose, 'three', { limit: 10 })[0]?.path).toEqual([])
  })
})
