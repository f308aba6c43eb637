import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { fold } from '#i18n/fold.ts'

const folder = new URL('../../../../db/seed/', import.meta.url)

const rowsOf = (name: string) =>
  parse<Record<string, string>>(readFileSync(new URL(name, folder)), { columns: true })

const text = (row: Record<string, string>, column: string) => row[column] ?? ''

const places = rowsOf('locations.csv').map((row) => ({
  id: Number(row.id),
  slug: text(row, 'slug'),
  parent: text(row, 'parent'),
  kind: text(row, 'kind'),
  en: text(row, 'name_en'),
  ar: text(row, 'name_ar'),
  lat: Number(row.lat),
  lng: Number(row.lng),
  aliases: text(row, 'aliases').split('|').filter(Boolean),
}))
type Place = (typeof places)[number]

const bySlug = new Map(places.map((place) => [place.slug, place]))
const depthOf = ({ slug }: Place) => slug.split('/').length
const emirateOf = ({ slug }: Place) => bySlug.get(slug.split('/')[0] ?? '')
const slugsWhere = (isWrong: (place: Place) => boolean) =>
  places.filter(isWrong).map((place) => place.slug)

describe('the tree of places', () => {
  test('numbers its places from 1 without gaps and names each once', () => {
    expect(places.map((place) => place.id)).toEqual(places.map((_, index) => index + 1))
    expect(bySlug.size).toBe(places.length)
  })

  test('begins with the seven emirates and has at least 500 places in them', () => {
    expect(places.slice(0, 7).every((place) => place.kind === 'emirate')).toBe(true)
    expect(places.filter((place) => place.kind !== 'emirate').length).toBeGreaterThanOrEqual(500)
    for (const emirate of places.slice(0, 7)) {
      expect(places.filter((place) => place.parent === emirate.slug).length).toBeGreaterThan(20)
    }
  })

  test('puts every place after its parent, under its path', () => {
    const orphans = slugsWhere(({ id, slug, parent }) => {
      const leaf = slug.slice(slug.lastIndexOf('/') + 1)
      if (parent === '') return slug !== leaf
      return slug !== `${parent}/${leaf}` || !((bySlug.get(parent)?.id ?? Infinity) < id)
    })
    expect(orphans).toEqual([])
    expect(slugsWhere(({ slug }) => !/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(slug))).toEqual([])
  })

  test('gives each depth its kind, and nothing lies inside a building', () => {
    const kinds = [['emirate'], ['community'], ['sub-community', 'building']]
    const kindsAt = (place: Place) => kinds[Math.min(depthOf(place), 3) - 1] ?? []
    expect(slugsWhere((place) => !kindsAt(place).includes(place.kind))).toEqual([])
    expect(slugsWhere(({ parent }) => bySlug.get(parent)?.kind === 'building')).toEqual([])
  })
})

describe('names of places', () => {
  test('are Arabic in Arabic, with no Latin letters but those of a code', () => {
    expect(slugsWhere(({ ar }) => !/\p{Script=Arabic}/u.test(ar))).toEqual([])
    expect(slugsWhere(({ ar }) => /[A-Za-z]/.test(ar.replace(/\b[A-Z]\d?\b/g, '')))).toEqual([])
  })

  test('hold no Persian letters, tatweel, stray spaces or Arabic-Indic digits', () => {
    const stray = /[یکگپچھہـ\u200b-\u200f٠-٩۰-۹]|^\s|\s$|\s\s/
    expect(
      slugsWhere(({ en, ar, aliases }) => [en, ar, ...aliases].some((name) => stray.test(name))),
    ).toEqual([])
  })

  test('are not Arabic in English', () => {
    expect(slugsWhere(({ en }) => en === '' || /\p{Script=Arabic}/u.test(en))).toEqual([])
  })

  test('are not used twice under one parent, nor as the alias of a neighbour', () => {
    const owners = new Map<string, string>()
    const shared: string[] = []
    const claim = (place: Place, name: string) => {
      const key = `${place.parent}: ${name.toLowerCase()}`
      const owner = owners.get(key) ?? place.slug
      if (owner !== place.slug) shared.push(`${owner} and ${place.slug}: ${name}`)
      owners.set(key, owner)
    }
    for (const place of places) for (const name of [place.en, place.ar]) claim(place, name)
    for (const place of places) for (const alias of place.aliases) claim(place, alias)
    expect(shared).toEqual([])
  })

  test.each([
    ['dubai', 'dxb'],
    ['sharjah', 'shj'],
    ['abu-dhabi', 'auh'],
    ['ras-al-khaimah', 'rak'],
    ['umm-al-quwain', 'uaq'],
    ['dubai/jumeirah-village-circle-jvc', 'jvc', 'جي في سي', 'Al Barsha South Fourth'],
    ['dubai/jumeirah-village-triangle-jvt', 'jvt', 'Al Barsha South Fifth'],
    ['dubai/jumeirah-lake-towers-jlt', 'jlt'],
    ['dubai/jumeirah-beach-residence-jbr', 'jbr', 'جي بي آر'],
    ['dubai/jumeirah-golf-estates', 'jge'],
    ['dubai/mohammed-bin-rashid-city', 'mbr'],
    ['dubai/difc', 'difc'],
    ['dubai/dubai-silicon-oasis-dso', 'dso'],
    ['dubai/dubai-investment-park-dip', 'dip'],
    ['dubai/dubai-creek-harbour', 'dch'],
    ['dubai/dubai-hills-estate', 'dhe'],
    ['dubai/business-bay', 'bb', 'بزنس باي', 'الخليج التجاري'],
    ['dubai/dubai-marina', 'dm', 'Marsa Dubai', 'مارينا دبي', 'مرسى دبي'],
    ['dubai/palm-jumeirah', 'pj'],
    ['dubai/dubai-festival-city', 'dfc'],
    ['dubai/sheikh-zayed-road', 'szr'],
    ['dubai/international-city', 'ic'],
    ['dubai/tecom', 'tecom', 'Barsha Heights', 'تيكوم'],
    ['dubai/damac-hills', 'akoya'],
    ['dubai/liwan', 'liwan'],
    ['dubai/downtown-dubai', 'داون تاون', 'وسط دبي', 'Burj Khalifa District'],
  ])('%s is found as it is spoken and abbreviated', (slug, ...spoken) => {
    const place = bySlug.get(slug)
    const known = [place?.en, place?.ar, ...(place?.aliases ?? [])].map((name) => fold(name ?? ''))
    expect(known).toEqual(expect.arrayContaining(spoken.map(fold)))
  })

  /** Domain 9: these are never resolved silently, so each emirate keeps its own. */
  test.each([
    ['النهدة', 'dubai', 'sharjah'],
    ['الممزر', 'dubai', 'sharjah'],
    ['الراشدية', 'dubai', 'ajman'],
  ])('%s stays ambiguous', (name, ...emirates) => {
    const found = places.filter((place) => place.ar === name).map((place) => place.parent)
    expect(found).toEqual(expect.arrayContaining(emirates))
  })
})

describe('points of places', () => {
  test('lie inside the country', () => {
    const outside = ({ lat, lng }: Place) => !(lat > 22.6 && lat < 26.1 && lng > 51.5 && lng < 56.4)
    expect(slugsWhere(outside)).toEqual([])
  })

  // Abu Dhabi is four degrees wide: Al Sila and Al Ain are far from its centre by right.
  test('lie within one degree of their emirate', () => {
    const far = (place: Place) => {
      const centre = emirateOf(place)
      if (!centre || centre.slug === 'abu-dhabi') return false
      return Math.abs(place.lat - centre.lat) > 1 || Math.abs(place.lng - centre.lng) > 1
    }
    expect(slugsWhere(far)).toEqual([])
  })
})

const archive = new URL('../../../../../shared/data/locations.json', import.meta.url)

/** The archive's points of these are wrong: a namesake's, or the desert behind the place. */
const misplacedInArchive = new Set([
  'abu-dhabi/al-shamkha',
  'abu-dhabi/al-manaseer',
  'abu-dhabi/al-ghadeer',
  'abu-dhabi/al-ain/al-bateen',
])

const kilometres = (place: Place, { lat, lng }: { lat: number; lng: number }) =>
  Math.hypot((place.lat - lat) * 111, (place.lng - lng) * 100.5)

describe.skipIf(!existsSync(archive))('beside the archive (skipped without ../shared/data)', () => {
  type Archived = { slug: string; lat: number | null; lng: number | null }
  const archived = existsSync(archive)
    ? (JSON.parse(readFileSync(archive, 'utf8')) as Archived[])
    : []
  const known = new Map(archived.map((place) => [place.slug, place]))

  test('nine in ten of our places bear its slug', () => {
    expect(slugsWhere(({ slug }) => known.has(slug)).length).toBeGreaterThan(places.length * 0.9)
  })

  test('a place lies within five kilometres of its point there', () => {
    const astray = slugsWhere((place) => {
      const { lat, lng } = known.get(place.slug) ?? { lat: null, lng: null }
      if (lat === null || lng === null || misplacedInArchive.has(place.slug)) return false
      return kilometres(place, { lat, lng }) > 5
    })
    expect(astray).toEqual([])
  })
})
