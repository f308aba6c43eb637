import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { Place } from '#features/reference/place-search/rules.ts'
import type { PlaceKind } from '#features/reference/places/rules.ts'

const file = new URL('../db/seed/locations.csv', import.meta.url)

type Row = Record<'id' | 'slug' | 'parent' | 'kind' | 'name_en' | 'name_ar' | 'aliases', string>

/** Our own gazetteer as place search takes it, every place without ads. */
export function seedPlaces(): Place[] {
  const rows = parse<Row>(readFileSync(file), { columns: true })
  const ids = new Map(rows.map(({ slug, id }) => [slug, Number(id)]))
  return rows.map((row) => ({
    id: Number(row.id),
    slug: row.slug,
    kind: row.kind as PlaceKind,
    nameEn: row.name_en,
    nameAr: row.name_ar,
    aliases: row.aliases.split('|').filter(Boolean),
    parentId: ids.get(row.parent) ?? null,
    lft: 0,
    rgt: 0,
    lat: null,
    lng: null,
    count: 0,
  }))
}
