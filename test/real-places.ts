import { existsSync, readFileSync } from 'node:fs'
import type { Place } from '#features/reference/place-search/rules.ts'
import type { PlaceKind } from '#features/reference/places/rules.ts'

/** Real places for development and tests; they are no part of this repository. */
const file = new URL('../../shared/data/locations.json', import.meta.url)

type Row = Pick<Place, 'id' | 'slug' | 'nameEn' | 'parentId' | 'lat' | 'lng'> & {
  type: string
  nameAr?: string
  aliases?: string[]
  adCount: number
}

const kinds: Record<string, PlaceKind> = {
  emirate: 'emirate',
  city: 'community',
  community: 'community',
  'municipal-community': 'community',
  'sub-community': 'sub-community',
}

export const hasRealPlaces = existsSync(file)

/** About 6,000 places, the country left out. */
export function realPlaces(): Place[] {
  const rows: Row[] = JSON.parse(readFileSync(file, 'utf8'))
  return rows.filter(({ type }) => type !== 'country').map(placeOf)
}

function placeOf(row: Row): Place {
  const { id, slug, nameEn, parentId, lat, lng } = row
  const names = { nameEn, nameAr: row.nameAr ?? nameEn, aliases: row.aliases ?? [] }
  const kind = kinds[row.type] ?? 'building'
  return { id, slug, kind, ...names, parentId, lft: 0, rgt: 0, lat, lng, count: row.adCount }
}
