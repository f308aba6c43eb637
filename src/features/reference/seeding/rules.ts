import { parse } from 'csv-parse/sync'
import type { PlaceKind } from '#features/reference/places/rules.ts'

type Row = Record<string, string>

/** `parent` is a slug. */
export type SeedPlace = {
  id: number
  slug: string
  parent: string | null
  kind: PlaceKind
  name_en: string
  name_ar: string
  lat: number | null
  lng: number | null
  aliases: string[]
}

export function readRows(csv: string): Row[] {
  return parse(csv, { columns: true, bom: true, trim: true, skip_empty_lines: true })
}

function listOf(text = ''): string[] {
  return text.split('|').flatMap((part) => part.trim() || [])
}

function numberOf(text = ''): number | null {
  return text === '' ? null : Number(text)
}

function entryOf({ id, slug = '', name_en = '', name_ar = '' }: Row) {
  return { id: Number(id), slug, name_en, name_ar }
}

export function readEntries(csv: string) {
  return readRows(csv).map(entryOf)
}

export function readPlaces(csv: string): SeedPlace[] {
  return readRows(csv).map((row) => ({
    ...entryOf(row),
    parent: row.parent || null,
    kind: row.kind as PlaceKind,
    lat: numberOf(row.lat),
    lng: numberOf(row.lng),
    aliases: listOf(row.aliases),
  }))
}

export function readPropertyTypes(csv: string) {
  return readRows(csv).map((row) => ({
    ...entryOf(row),
    category: row.category ?? '',
    plural_en: row.plural_en ?? '',
    plural_ar: row.plural_ar ?? '',
    feed_codes: listOf(row.feed_codes),
  }))
}

export function readAmenities(csv: string) {
  return readRows(csv).map((row) => ({
    ...entryOf(row),
    group_slug: row.group ?? '',
    feed_codes: listOf(row.feed_codes),
  }))
}

type Ids = readonly { id: number; slug: string }[]

export function readPackages(csv: string, adTypes: Ids) {
  return readRows(csv).map((row) => {
    const ad_type_id = adTypes.find(({ slug }) => slug === row.ad_type)?.id
    if (ad_type_id === undefined) throw new Error(`a package is of unknown ${row.ad_type}`)
    return {
      id: Number(row.id),
      ad_type_id,
      name_en: row.name_en ?? '',
      name_ar: row.name_ar ?? '',
      duration: Number(row.duration),
      duration_unit: row.duration_unit ?? '',
      slots: Number(row.slots),
      price: Number(row.price),
      features_en: listOf(row.features_en),
      features_ar: listOf(row.features_ar),
    }
  })
}

export function readSettings(json: string) {
  return Object.entries(JSON.parse(json) as Record<string, unknown>).map(([key, value]) => ({
    key,
    value: JSON.stringify(value),
  }))
}

type Known = { id: number; slug: string }

export function findMissingPlaces(seeded: readonly SeedPlace[], known: readonly Known[]) {
  const ids = new Set(known.map(({ id }) => id))
  const bySlug = new Map([...seeded, ...known].map(({ id, slug }) => [slug, id]))
  return seeded
    .filter(({ id, slug }) => !ids.has(id) && bySlug.get(slug) === id)
    .map(({ parent, ...place }) => {
      const parent_id = parent === null ? null : bySlug.get(parent)
      if (parent_id === undefined) throw new Error(`${place.slug} lies in unknown ${parent}`)
      return { ...place, parent_id }
    })
}
