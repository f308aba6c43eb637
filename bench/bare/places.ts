import type pg from 'pg'

type Place = { id: number; parentId: number | null; slug: string; lft: number; rgt: number }
type Type = { id: number; slug: string; category: string }

export type Places = {
  byId: Map<string, Place>
  emirates: Map<string, Place>
  childrenOf: (id: number) => Place[]
  types: Type[]
}

/** The bare server holds places and types in memory too: it is small, not clumsy. */
export async function readPlaces(pool: pg.Pool): Promise<Places> {
  const places = await pool.query<Place>(
    'select id, parent_id as "parentId", slug, lft, rgt from locations order by lft',
  )
  const types = await pool.query<Type>('select id, slug, category from property_types')
  const children = Map.groupBy(places.rows, ({ parentId }) => parentId)
  return {
    byId: new Map(places.rows.map((place) => [String(place.id), place])),
    emirates: new Map((children.get(null) ?? []).map((place) => [place.slug, place])),
    childrenOf: (id) => children.get(id) ?? [],
    types: types.rows,
  }
}
