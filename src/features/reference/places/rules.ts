import type { Text } from '#i18n/phrases.ts'

/** From the largest to the smallest. */
export const placeKinds = ['emirate', 'community', 'sub-community', 'building'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** `lft`…`rgt` encloses the place and everything below it. */
export type Place = {
  id: number
  slug: string
  parentId: number | null
  kind: PlaceKind
  name: Text
  aliases: string[]
  lat: number | null
  lng: number | null
  lft: number
  rgt: number
}

export type Gazetteer = {
  places: readonly Place[]
  byId: (id: number) => Place | undefined
  bySlug: (slug: string) => Place | undefined
  /** By `lft`, which is how property_search names places. */
  byLoc: (loc: number) => Place | undefined
  childrenOf: (id: number) => readonly Place[]
  emirates: readonly Place[]
  /** From the emirate down to the place itself. */
  pathOf: (id: number) => Place[]
}

function groupedByParent(places: readonly Place[]): Map<number | null, Place[]> {
  const children = Map.groupBy(places, (place) => place.parentId)
  for (const group of children.values()) {
    group.sort((a, b) => a.name.en.localeCompare(b.name.en, 'en'))
  }
  return children
}

export function buildGazetteer(places: readonly Place[]): Gazetteer {
  const ids = new Map(places.map((place) => [place.id, place]))
  const slugs = new Map(places.map((place) => [place.slug, place]))
  const locs = new Map(places.map((place) => [place.lft, place]))
  const children = groupedByParent(places)

  const pathOf = (id: number): Place[] => {
    const path: Place[] = []
    for (let place = ids.get(id); place; place = ids.get(place.parentId ?? 0)) path.unshift(place)
    return path
  }

  return {
    places,
    byId: (id) => ids.get(id),
    bySlug: (slug) => slugs.get(slug),
    byLoc: (loc) => locs.get(loc),
    childrenOf: (id) => children.get(id) ?? [],
    emirates: children.get(null) ?? [],
    pathOf,
  }
}

export type AdCounts = { sale: number; rent: number }

export function countsBelow(
  gazetteer: Gazetteer,
  own: readonly ({ placeId: number } & AdCounts)[],
): Map<number, AdCounts> {
  const counts = new Map<number, AdCounts>()
  for (const { placeId, sale, rent } of own) {
    for (const place of gazetteer.pathOf(placeId)) {
      const before = counts.get(place.id) ?? { sale: 0, rent: 0 }
      counts.set(place.id, { sale: before.sale + sale, rent: before.rent + rent })
    }
  }
  return counts
}

type OfType = { typeId: number } & AdCounts

/** By id of the place, then by id of the property type; what has no ads is absent. */
export type TypeCounts = ReadonlyMap<number, ReadonlyMap<number, AdCounts>>

export function typeCountsBelow(
  gazetteer: Gazetteer,
  own: readonly ({ placeId: number } & OfType)[],
): TypeCounts {
  const ofType = Map.groupBy(own, ({ typeId }) => typeId)
  const places = new Map<number, Map<number, AdCounts>>()
  for (const [typeId, ads] of ofType)
    for (const [placeId, counts] of countsBelow(gazetteer, ads))
      places.set(placeId, (places.get(placeId) ?? new Map()).set(typeId, counts))
  return places
}

/** Leaves numbers free for places that are added later. */
const gap = 16

export type Bounds = { id: number; lft: number; rgt: number }

/** Depth first, siblings in the given order. */
export function numberTree(nodes: readonly { id: number; parentId: number | null }[]): Bounds[] {
  const children = Map.groupBy(nodes, (node) => node.parentId)
  const bounds: Bounds[] = []
  let next = 0
  const visit = (node: { id: number }) => {
    const own = { id: node.id, lft: (next += gap), rgt: 0 }
    bounds.push(own)
    for (const child of children.get(node.id) ?? []) visit(child)
    own.rgt = next += gap
  }
  for (const root of children.get(null) ?? []) visit(root)
  return bounds
}
