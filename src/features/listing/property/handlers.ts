import { type LinkHosts, withAllowedLinks } from '#features/reference/link-hosts/rules.ts'
import type { Place } from '#features/reference/places/rules.ts'
import { type Db, type Handler, handle } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { compareWithMedian } from './actions.ts'
import { readProperty, similarProperties } from './contract.ts'
import { comparePrice, unitsInBuilding } from './contract/market.ts'
import { findSubject, findUnits } from './queries/market.ts'
import { findAlike, findModels, findProperty, type Model, readCards } from './queries/properties.ts'
import { cardOf, findSimilarTypes, named, type Names, offerOf, propertyOf } from './rules.ts'

type Snapshots = {
  gazetteer: () => Names['gazetteer']
  catalogue: () => Names['catalogue']
  settings: () => { linkHosts: LinkHosts }
}

const notFound = () => new Refusal(404, [{ code: 'property_not_found' }])

/** The same place first, then each place above it, and last the emirate at any price. */
function ringsOf(path: readonly Place[]) {
  const close = path.toReversed().map((range) => ({ range, isClose: true }))
  return [...close, ...path.slice(0, 1).map((range) => ({ range, isClose: false }))]
}

async function alikeIds(db: Db, model: Model, { names, limit }: { names: Names; limit: number }) {
  const types = findSimilarTypes(model.typeId, names.catalogue)
  const ids: number[] = []
  for (const ring of ringsOf(names.gazetteer.pathOf(model.locationId))) {
    const without = [model.id, ...ids]
    const wanted = { without, limit: limit - ids.length }
    ids.push(...(await findAlike(db, { ...ring, model, types }, wanted)))
    if (ids.length >= limit) break
  }
  return ids
}

export const propertyHandlers = ({ gazetteer, catalogue, settings }: Snapshots): Handler[] => {
  const names = (): Names => ({ gazetteer: gazetteer(), catalogue: catalogue() })
  return [
    handle(readProperty, async ({ db, params }) => {
      const row = await findProperty(db, params.id)
      if (!row || !(row.isPublic || row.firstPublishedAt)) throw notFound()
      if (!row.isPublic) throw new Refusal(404, [{ code: 'property_gone' }])
      return { property: withAllowedLinks(propertyOf(row, names()), settings().linkHosts) }
    }),
    handle(similarProperties, async ({ db, params, query }) => {
      const [model] = await findModels(db, [params.id])
      if (!model) throw notFound()
      const ids = await alikeIds(db, model, { names: names(), limit: query.limit })
      const rows = await readCards(db, ids)
      return {
        properties: rows.map((row) => cardOf(row, names())),
        offer: model.isOfferShown ? offerOf(model, names()) : null,
      }
    }),
    handle(comparePrice, async ({ db, params }) => {
      const subject = await findSubject(db, params.id)
      if (!subject) throw notFound()
      return { comparison: await compareWithMedian(db, subject, names()) }
    }),
    handle(unitsInBuilding, async ({ db, params, query }) => {
      const subject = await findSubject(db, params.id)
      if (!subject) throw notFound()
      const building = gazetteer().byLoc(subject.loc)
      if (building?.kind !== 'building') return { building: null, properties: [], total: 0 }
      const { ids, total } = await findUnits(db, subject, { range: building, ...query })
      const rows = await readCards(db, ids)
      const properties = rows.map((row) => cardOf(row, names()))
      return { building: named(building), properties, total }
    }),
  ]
}
