import { readFileSync } from 'node:fs'
import { buildGazetteer, type Gazetteer } from '#features/reference/places/rules.ts'
import {
  readAmenities,
  readEntries,
  readPlaces,
  readPropertyTypes,
} from '#features/reference/seeding/rules.ts'

const seed = (name: string) => readFileSync(new URL(`../db/seed/${name}`, import.meta.url), 'utf8')

const named = <R extends { name_en: string; name_ar: string }>(row: R) => ({
  ...row,
  name: { en: row.name_en, ar: row.name_ar },
})

/** Places and property types as the demo gets them, from the files of the seed. */
export function demoInput() {
  const rows = readPlaces(seed('locations.csv'))
  const ids = new Map(rows.map(({ slug, id }) => [slug, id]))
  const places = rows.map((row) => ({
    ...named(row),
    parentId: ids.get(row.parent ?? '') ?? null,
    lft: row.id,
    rgt: row.id,
  }))
  const propertyTypes = readPropertyTypes(seed('property-types.csv')).map((row) => ({
    ...named(row),
    category: row.category as 'residential' | 'commercial',
    plural: { en: row.plural_en, ar: row.plural_ar },
    feedCodes: row.feed_codes,
  }))
  return { places, propertyTypes }
}

export const seedGazetteer = (): Gazetteer => buildGazetteer(demoInput().places)

const slugs = (rows: { slug: string }[]) => new Set(rows.map(({ slug }) => slug))

/** What the demo may name besides places and types. */
export const catalogueSlugs = () => ({
  amenities: slugs(readAmenities(seed('amenities.csv'))),
  adTypes: slugs(readEntries(seed('ad-types.csv'))),
  specialities: slugs(readEntries(seed('specialities.csv'))),
  languages: slugs(readEntries(seed('languages.csv'))),
})
