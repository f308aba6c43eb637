import type { Place } from '#features/reference/places/rules.ts'
import type { PlaceMarket } from '../market/place-market.ts'
import { typeMarkets } from '../market/type-markets.ts'
import type { Slot } from './facts.ts'

type Known = { places: ReadonlyMap<string, Place>; types: ReadonlySet<string> }

/** "apartment 2, commercial/land 1" → its types, each as often as it says. */
export function stockOf(market: PlaceMarket): string[] {
  return market.stock.split(', ').flatMap((line) => {
    const [name = '', count = '1'] = line.split(' ')
    return Array.from({ length: Number(count) }, () => fullTypeName(name))
  })
}

function fullTypeName(name: string): string {
  const names = [name, `residential/${name}`, `commercial/${name}`]
  return names.find((full) => full in typeMarkets) ?? name
}

function countBy(names: readonly string[]): Map<string, number> {
  return new Map([...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]))
}

/** The ads to come, in the order of the markets; what the catalogue does not have is left out. */
export function slotsOf(markets: readonly PlaceMarket[], { places, types }: Known): Slot[] {
  const dealt = new Map<string, number>()
  const turnOf = (key: string) => {
    const turn = dealt.get(key) ?? 0
    dealt.set(key, turn + 1)
    return turn
  }
  const named = countBy(
    [...places.values()].flatMap(({ kind, name }) => (kind === 'community' ? name.en : [])),
  )
  const slots = markets.flatMap((market) => {
    const community = places.get(market.slug)
    const emirate = places.get(market.slug.split('/')[0] ?? '')
    if (!community || !emirate) return []
    const namesake = (named.get(community.name.en) ?? 0) > 1
    return stockOf(market).flatMap((type) => {
      const typeMarket = typeMarkets[type]
      if (!typeMarket || !types.has(type)) return []
      const turn = turnOf(`${market.slug} ${type}`)
      const typeTurn = turnOf(type)
      return [{ turn, typeTurn, market, community, emirate, namesake, type, typeMarket }]
    })
  })
  return slots.map((slot, index) => ({ ...slot, number: index + 1 }))
}
