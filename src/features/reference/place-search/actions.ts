import {
  type AdCounts,
  countsBelow,
  type Gazetteer,
  type TypeCounts,
  typeCountsBelow,
} from '#features/reference/places/rules.ts'
import type { Db } from '#platform/handle.ts'
import { countAdsByPlace } from './queries.ts'
import { buildPlaceIndex, type PlaceIndex } from './rules.ts'

/** `counts` is by id of the place; places without ads are absent. */
export type Locations = {
  gazetteer: Gazetteer
  counts: ReadonlyMap<number, AdCounts>
  typeCounts: TypeCounts
  readonly index: PlaceIndex
}

type Tree = Omit<Locations, 'index'>

function adsIn({ counts }: Tree, id: number): number {
  const { sale, rent } = counts.get(id) ?? { sale: 0, rent: 0 }
  return sale + rent
}

function indexOf(tree: Tree): PlaceIndex {
  const places = tree.gazetteer.places.map(({ name, ...place }) => ({
    ...place,
    nameEn: name.en,
    nameAr: name.ar,
    count: adsIn(tree, place.id),
  }))
  return buildPlaceIndex(places)
}

function totalOf(tree: Tree): number {
  return tree.gazetteer.emirates.reduce((sum, { id }) => sum + adsIn(tree, id), 0)
}

/** Building takes 0.2 s, which a start need not wait for. */
function buildWhenUsed(tree: Tree): () => PlaceIndex {
  let index: PlaceIndex | undefined
  return () => (index ??= indexOf(tree))
}

/** Counts only rank the hits, so the index is rebuilt after a tenth of the ads has changed. */
const tolerance = 0.1

export function createLocationsReader(sources: { db: Db; gazetteer: () => Gazetteer }) {
  let last: Locations | undefined
  let index: (() => PlaceIndex) | undefined
  let indexed = 0
  return async (): Promise<Locations> => {
    const own = await countAdsByPlace(sources.db)
    const gazetteer = sources.gazetteer()
    const tree = {
      gazetteer,
      counts: countsBelow(gazetteer, own),
      typeCounts: typeCountsBelow(gazetteer, own),
    }
    const total = totalOf(tree)
    const isGood = last?.gazetteer === gazetteer && Math.abs(total - indexed) <= indexed * tolerance
    if (!isGood) indexed = total
    const read = isGood && index ? index : buildWhenUsed(tree)
    index = read
    last = {
      ...tree,
      get index() {
        return read()
      },
    }
    return last
  }
}
