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

/**
 * Numbers the tree anew, siblings by name, and moves the ads of search along. Call it in the
 * transaction that adds or moves places; ads written meanwhile wait for its end.
 */
export async function renumberPlaces(db: Db): Promise<void> {
  await sql`lock table locations, property_search in share row exclusive mode`.execute(db)
  const places = await db
    .selectFrom('locations')
    .select(['id', 'parent_id as parentId', 'lft', 'rgt'])
    .orderBy('name_en')
    .orderBy('id')
    .execute()
  const old = new Map(places.map((place) => [place.id, place]))
  const changed = numberTree(places).filter(({ id, lft, rgt }) => {
    const before = old.get(id)!
    return before.lft !== lft || before.rgt !== rgt
  })
  if (changed.length === 0) return
  const numbers = changed.map(({ id, lft, rgt }) => ({ id, lft, rgt, before: old.get(id)!.lft }))
  const moves = sql`
    jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb)
      as moves (id int, lft int, rgt int, before int)`
  await sql`
    update property_search set loc = moves.lft
    from ${moves}
    where loc = moves.before and moves.lft <> moves.before`.execute(db)
  await sql`
    update locations set lft = moves.lft, rgt = moves.rgt
    from ${moves}
    where locations.id = moves.id`.execute(db)
}
