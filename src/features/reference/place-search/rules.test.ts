import { describe, expect, test } from 'vitest'
import { hasRealPlaces, realPlaces } from '#test/real-places.ts'
import { seedPlaces } from '#test/seed-places.ts'
import { buildPlaceIndex, searchPlaces } from './rules.ts'

describe('Place search over our own gazetteer', () => {
  const places = seedPlaces()
  const index = buildPlaceIndex(places)
  const slugs = (query: string, limit = 10) =>
    searchPlaces(index, query, { limit }).map(({ place }) => place.slug)

  test.each([
    ['dubai marina', 'dubai/dubai-marina'],
    ['marsa dubai', 'dubai/dubai-marina'],
    ['مرسى دبي', 'dubai/dubai-marina'],
    ['dubay marina', 'dubai/dubai-marina'],
    ['marina', 'dubai/dubai-marina'],
    ['jvc', 'dubai/jumeirah-village-circle-jvc'],
    ['جي في سي', 'dubai/jumeirah-village-circle-jvc'],
    ['burj khalifa', 'dubai/downtown-dubai/burj-khalifa-area/burj-khalifa'],
    ['برج خليفه', 'dubai/downtown-dubai/burj-khalifa-area/burj-khalifa'],
    ['burj khalifa downtown', 'dubai/downtown-dubai/burj-khalifa-area/burj-khalifa'],
    ['jumeira', 'dubai/jumeirah'],
    ['rak', 'ras-al-khaimah'],
    ['ابو ظبى', 'abu-dhabi'],
    ['abudhabi', 'abu-dhabi'],
    ['business bay', 'dubai/business-bay'],
    ['الخليج التجاري', 'dubai/business-bay'],
    ['bb', 'dubai/business-bay'],
    ['tecom', 'dubai/tecom'],
    ['وسط دبي', 'dubai/downtown-dubai'],
    ['مدينة خليفة أ', 'abu-dhabi/khalifa-city'],
  ])('puts the place meant by "%s" first', (query, slug) => {
    expect(slugs(query)[0]).toBe(slug)
  })

  test.each([
    ['al nahda', ['dubai/al-nahda', 'sharjah/al-nahda-sharjah']],
    ['النهده', ['dubai/al-nahda', 'sharjah/al-nahda-sharjah']],
    ['mamzar', ['dubai/al-mamzar', 'sharjah/al-mamzar']],
    ['الراشدية', ['dubai/al-rashidiya', 'ajman/al-rashidiya']],
  ])('shows every place called %s', (query, expected) => {
    expect(slugs(query, 3)).toEqual(expect.arrayContaining(expected))
  })

  test('finds every place by each of its names and aliases', () => {
    const called = places.flatMap(({ slug, nameEn, nameAr, aliases }) =>
      [nameEn, nameAr, ...aliases].map((name) => ({ name, slug })),
    )
    expect(called.length).toBeGreaterThan(2 * places.length)
    expect(called.filter(({ name, slug }) => !slugs(name).includes(slug))).toEqual([])
  })
})

describe.skipIf(!hasRealPlaces)('Place search over the real places of ../shared/data', () => {
  const index = buildPlaceIndex(hasRealPlaces ? realPlaces() : [])
  const slugs = (query: string, limit = 10) =>
    searchPlaces(index, query, { limit }).map(({ place }) => place.slug)

  test.each([
    ['dubai marina', 'dubai/dubai-marina'],
    ['marina dubai', 'dubai/dubai-marina'],
    ['dubay marina', 'dubai/dubai-marina'],
    ['dubai marnia', 'dubai/dubai-marina'],
    ['دبي مارينا', 'dubai/dubai-marina'],
    ['marsa dubai', 'dubai/marsa-dubai'],
    ['مرسى دبي', 'dubai/marsa-dubai'],
    ['jvc', 'dubai/jumeirah-village-circle-jvc'],
    ['jumerah vilage circel', 'dubai/jumeirah-village-circle-jvc'],
    ['jumeira', 'dubai/jumeirah'],
    ['جميرة', 'dubai/jumeirah'],
    ['ابو ظبى', 'abu-dhabi'],
    ['abudhabi', 'abu-dhabi'],
    ['ras el khaima', 'ras-al-khaimah'],
    ['راس الخيمه', 'ras-al-khaimah'],
    ['business bay', 'dubai/business-bay'],
    ['الخليج التجاري', 'dubai/business-bay'],
    ['burj khalifa downtown', 'dubai/downtown-dubai/burj-khalifa-area/burj-khalifa'],
    ['nahda sharjah', 'sharjah/al-nahda-sharjah'],
    ['النهدة دبي', 'dubai/al-nahda'],
  ])('puts the place meant by "%s" first', (query, slug) => {
    expect(slugs(query)[0]).toBe(slug)
  })

  test.each([
    [
      ['al nahda', 'النهدة'],
      ['sharjah/al-nahda-sharjah', 'dubai/al-nahda'],
    ],
    [
      ['al mamzar', 'الممزر'],
      ['sharjah/al-mamzar', 'dubai/al-mamzar'],
    ],
    [
      ['al rashidiya', 'الراشديه'],
      ['ajman/al-rashidiya', 'dubai/al-rashidiya'],
    ],
    [
      ['burj khalifa', 'برج خليفه'],
      ['dubai/burj-khalifa', 'dubai/downtown-dubai/burj-khalifa-area/burj-khalifa'],
    ],
  ])('shows all places called %s', (queries, expected) => {
    for (const query of queries)
      expect(slugs(query).slice(0, 3)).toEqual(expect.arrayContaining(expected))
  })

  test('finds each community by either of its names', () => {
    const communities = realPlaces().filter(({ kind, slug }) => kind === 'community' && slug)
    const lost = communities.filter(
      ({ nameEn, nameAr, slug }) => !slugs(nameEn).includes(slug) || !slugs(nameAr).includes(slug),
    )
    expect(communities.length).toBeGreaterThan(900)
    expect(lost).toEqual([])
  })
})
