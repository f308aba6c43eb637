import type { Gazetteer, Place, PlaceKind } from '#features/reference/places/rules.ts'
import { fold } from '#i18n/fold.ts'
import { valuesOf } from '#i18n/bilingual.ts'
import type { FilePlace } from './file-place.ts'
import { createChildFinder, formsOf } from './names.ts'

const kinds: Record<string, PlaceKind> = {
  city: 'community',
  community: 'community',
  'municipal-community': 'community',
  'sub-community': 'sub-community',
  building: 'building',
  landmark: 'building',
}

const below: Record<PlaceKind, PlaceKind> = {
  emirate: 'community',
  community: 'sub-community',
  'sub-community': 'building',
  building: 'building',
}

/** Depth decides at the top two levels, the file's type below. */
function kindOf(type: string, parent: PlaceKind | undefined): PlaceKind {
  if (!parent) return 'emirate'
  return parent === 'emirate' ? 'community' : (kinds[type] ?? below[parent])
}

type Target = Pick<Place, 'id' | 'slug' | 'kind'>
export type NewPlace = Omit<Place, 'lft' | 'rgt'>

export type Merge = {
  /** Parents first; ids are negative until real ones replace them. */
  added: NewPlace[]
  links: { externalId: string; placeId: number }[]
  points: { id: number; lat: number; lng: number }[]
  /** Existing places that get an id of the file or a point. */
  changed: number
  lost: FilePlace[]
}

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/

/** Short, because an index holds the whole path. */
const slugFrom = (name: string) => fold(name).slice(0, 60).trim().replaceAll(' ', '-')

type StoredPlaces = { gazetteer: Gazetteer; externalIds: ReadonlyMap<string, number> }

/** An existing place is claimed once, so two places of a file never become one. */
function claimer({ gazetteer, externalIds }: StoredPlaces) {
  const childOf = createChildFinder(gazetteer)
  const taken = new Set<number>()
  const claim = (place: Place | undefined) => {
    if (!place || taken.has(place.id)) return undefined
    taken.add(place.id)
    return place
  }
  return {
    surely: ({ externalId, slug }: FilePlace) => {
      const linked = externalIds.get(externalId)
      return claim(linked === undefined ? gazetteer.bySlug(slug) : gazetteer.byId(linked))
    },
    byName: ({ name }: FilePlace, parent: number | null) =>
      claim(childOf.named(parent, valuesOf(name).flatMap(formsOf))),
    byAlias: ({ name, aliases }: FilePlace, parent: number | null) => {
      const forms = [...valuesOf(name), ...aliases].flatMap(formsOf)
      return claim(childOf.named(parent, forms)) ?? claim(childOf.alsoNamed(parent, forms))
    },
  }
}

function slugGiver({ gazetteer }: StoredPlaces) {
  const given = new Set<string>()
  const isFree = (slug: string) => !given.has(slug) && !gazetteer.bySlug(slug)
  return ({ slug, name, externalId }: FilePlace, parent: Target | undefined) => {
    const base = parent ? `${parent.slug}/` : ''
    const own = slugPattern.test(slug) ? slug : `${base}${slugFrom(name.en)}`
    let chosen = isFree(own) ? own : `${own}-${slugFrom(externalId)}`
    while (!isFree(chosen)) chosen += '-2'
    given.add(chosen)
    return chosen
  }
}

type Parent = FilePlace | number | null | undefined

/** Null for an emirate, an id for a child of ours, undefined where the parent is unknown. */
function parentFinder(places: readonly FilePlace[], { gazetteer, externalIds }: StoredPlaces) {
  const slugs = new Map(places.map((place) => [place.slug, place]))
  const ids = new Map(places.map((place) => [place.externalId, place]))
  return ({ parent, slug, type }: FilePlace): Parent => {
    const key = parent || slug.slice(0, Math.max(0, slug.lastIndexOf('/')))
    if (key === '') return ['', 'emirate', '1'].includes(type) ? null : undefined
    const inFile = ids.get(key) ?? slugs.get(key)
    if (inFile) return inFile.isCountry ? null : inFile
    return externalIds.get(key) ?? gazetteer.bySlug(key)?.id
  }
}

const maxDepth = 12

function targetFinder(merge: Merge, known: StoredPlaces) {
  const slugOf = slugGiver(known)
  const add = (place: FilePlace, parent: Target | undefined): Target => {
    const { name, aliases, lat, lng } = place
    const id = -1 - merge.added.length
    const kind = kindOf(place.type, parent?.kind)
    const parentId = parent?.id ?? null
    const own = { id, slug: slugOf(place, parent), kind, name, aliases, lat, lng, parentId }
    merge.added.push(own)
    return own
  }
  const keep = ({ lat, lng }: FilePlace, ours: Place): Target => {
    const isPlaced = ours.lat !== null || lat === null || lng === null
    if (!isPlaced) merge.points.push({ id: ours.id, lat, lng })
    return ours
  }
  return { add, keep }
}

function settler(children: ReadonlyMap<Parent, FilePlace[]>, merge: Merge, known: StoredPlaces) {
  const claim = claimer(known)
  const { add, keep } = targetFinder(merge, known)
  const found = new Map<FilePlace, Place>()
  const remember = (
    places: readonly FilePlace[],
    find: (place: FilePlace) => Place | undefined,
  ) => {
    for (const place of places) {
      const ours = found.has(place) ? undefined : find(place)
      if (ours) found.set(place, ours)
    }
  }
  remember([...children.values()].flat(), claim.surely)

  const settle = (group: readonly FilePlace[], parent: Target | undefined, depth = 1) => {
    const parentId = parent?.id ?? null
    remember(group, (place) => claim.byName(place, parentId))
    remember(group, (place) => claim.byAlias(place, parentId))
    for (const place of group) {
      const ours = found.get(place)
      const target = ours ? keep(place, ours) : add(place, parent)
      merge.links.push({ externalId: place.externalId, placeId: target.id })
      if (depth < maxDepth) settle(children.get(place) ?? [], target, depth + 1)
    }
  }
  return settle
}

function changedIn({ links, points }: Merge, { externalIds }: StoredPlaces): number {
  const placed = new Set(points.map(({ id }) => id))
  const isChanged = ({ externalId, placeId }: Merge['links'][number]) =>
    placeId > 0 && (externalIds.get(externalId) !== placeId || placed.has(placeId))
  return links.filter(isChanged).length
}

/** Existing places keep their names. Ids of the file must be distinct. */
export function mergePlaces(places: readonly FilePlace[], known: StoredPlaces): Merge {
  const wanted = places.filter(({ isCountry }) => !isCountry)
  const children = Map.groupBy(wanted, parentFinder(places, known))
  const merge: Merge = { added: [], links: [], points: [], changed: 0, lost: [] }
  const settle = settler(children, merge, known)
  settle(children.get(null) ?? [], undefined)
  for (const [parent, group] of children) {
    if (typeof parent === 'number') settle(group, known.gazetteer.byId(parent))
  }
  merge.changed = changedIn(merge, known)
  const reached = new Set(merge.links.map(({ externalId }) => externalId))
  merge.lost = wanted.filter(({ externalId }) => !reached.has(externalId))
  return merge
}
