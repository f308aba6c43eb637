import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import { numberTree, type Place, type PlaceKind } from './rules.ts'

export async function loadPlaces(db: Db): Promise<Place[]> {
  const rows = await db
    .selectFrom('locations')
    .select(['id', 'slug', 'parent_id', 'kind', 'name_en', 'name_ar', 'aliases'])
    .select(['lat', 'lng', 'lft', 'rgt'])
    .orderBy('lft')
    .execute()
  return rows.map(({ parent_id, name_en, name_ar, ...row }) => ({
    ...row,
    kind: row.kind as PlaceKind,
    parentId: parent_id,
    name: { en: name_en, ar: name_ar },
  }))
}

/** Call it in the transaction that adds or moves places; writers of ads wait until it ends. */
export async function renumberPlaces(db: Db): Promise<void> {
  await sql`lock table locations, property_search in share row exclusive mode`.execute(db)
  const places = await db
    .selectFrom('locations')
    .select(['id', 'parent_id as parentId'])
    .orderBy('name_en')
    .orderBy('id')
    .execute()
  const numbered = sql`
    jsonb_to_recordset(${JSON.stringify(numberTree(places))}::jsonb)
      as numbered (id int, lft int, rgt int)`
  await sql`
    update property_search set loc = numbered.lft
    from ${numbered}
    join locations on locations.id = numbered.id
    where loc = locations.lft and loc <> numbered.lft`.execute(db)
  await sql`
    update locations set lft = numbered.lft, rgt = numbered.rgt
    from ${numbered}
    where locations.id = numbered.id
      and (locations.lft, locations.rgt) <> (numbered.lft, numbered.rgt)`.execute(db)
}
