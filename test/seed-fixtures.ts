import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import {
  buildCatalogue,
  type Catalogue,
  type Category,
} from '#features/reference/catalogue/rules.ts'
import { buildGazetteer, type Gazetteer, numberTree } from '#features/reference/places/rules.ts'
import { seedPlaces } from './seed-places.ts'

type Row = Record<string, string>

const rowsOf = (file: string) =>
  parse<Row>(readFileSync(new URL(`../db/seed/${file}`, import.meta.url)), { columns: true })

const entryOf = ({ id, slug = '', name_en: en = '', name_ar: ar = '' }: Row) => ({
  id: Number(id),
  slug,
  name: { en, ar },
})

const codesOf = ({ feed_codes: codes = '' }: Row) => codes.split('|').filter(Boolean)

function seedCatalogue(): Catalogue {
  return buildCatalogue({
    propertyTypes: rowsOf('property-types.csv').map((row) => ({
      ...entryOf(row),
      category: row.category as Category,
      plural: { en: row.plural_en ?? '', ar: row.plural_ar ?? '' },
      feedCodes: codesOf(row),
    })),
    amenities: rowsOf('amenities.csv').map((row) => ({
      ...entryOf(row),
      group: row.group ?? '',
      feedCodes: codesOf(row),
    })),
    adTypes: rowsOf('ad-types.csv').map(entryOf),
    specialities: [],
    languages: [],
  })
}

function seedGazetteer(): Gazetteer {
  const places = seedPlaces()
  const bounds = new Map(numberTree(places).map((one) => [one.id, one]))
  return buildGazetteer(
    places.map(({ nameEn: en, nameAr: ar, ...place }) => ({
      ...place,
      name: { en, ar },
      lft: bounds.get(place.id)?.lft ?? 0,
      rgt: bounds.get(place.id)?.rgt ?? 0,
    })),
  )
}

/** The places, types and amenities that we ship, as the server holds them, without a database. */
export const seedFixtures = () => ({ gazetteer: seedGazetteer(), catalogue: seedCatalogue() })
