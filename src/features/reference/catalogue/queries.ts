import type { Db } from '#platform/handle.ts'
import type { CatalogueRows, Category, Entry } from './rules.ts'

type Row = { id: number; slug: string; name_en: string; name_ar: string }

function entryOf({ id, slug, name_en, name_ar }: Row): Entry {
  return { id, slug, name: { en: name_en, ar: name_ar } }
}

const columns = ['id', 'slug', 'name_en', 'name_ar'] as const

async function loadPropertyTypes(db: Db) {
  const rows = await db
    .selectFrom('property_types')
    .select(columns)
    .select(['category', 'plural_en', 'plural_ar', 'feed_codes'])
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...entryOf(row),
    category: row.category as Category,
    plural: { en: row.plural_en, ar: row.plural_ar },
    feedCodes: row.feed_codes,
  }))
}

async function loadAmenities(db: Db) {
  const rows = await db
    .selectFrom('amenities')
    .select(columns)
    .select(['group_slug', 'feed_codes'])
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...entryOf(row),
    group: row.group_slug,
    feedCodes: row.feed_codes,
  }))
}

async function loadEntries(db: Db, table: 'ad_types' | 'specialities' | 'languages') {
  const rows = await db.selectFrom(table).select(columns).orderBy('id').execute()
  return rows.map(entryOf)
}

/** Forms offer the entries in the order of their ids. */
export async function loadCatalogue(db: Db): Promise<CatalogueRows> {
  const [propertyTypes, amenities, adTypes, specialities, languages] = await Promise.all([
    loadPropertyTypes(db),
    loadAmenities(db),
    loadEntries(db, 'ad_types'),
    loadEntries(db, 'specialities'),
    loadEntries(db, 'languages'),
  ])
  return { propertyTypes, amenities, adTypes, specialities, languages }
}
