import { describe, expect, test } from 'vitest'
import { hasRealPlaces, realPlaces } from '#test/real-places.ts'
import { buildPlaceIndex, searchPlaces } from './rules.ts'

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
