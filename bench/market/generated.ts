import { seedPlaces } from '#test/seed-places.ts'
import type { Row } from './row.ts'

const titles = ['Sea view', 'Vacant now', 'Best price', 'Upgraded', 'Near the metro']
const agencies = Array.from({ length: 200 }, (_, at) => `Agency ${at + 1}`)
const firstDay = Date.UTC(2025, 0, 1)

/** Where there is no real data: ads over our own gazetteer, most of them in few places. */
export function generatedRow(roll: () => number): (at: number) => Row {
  const places = seedPlaces().filter(({ parentId }) => parentId !== null)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)]!
  return (at) => {
    const purpose = roll() < 0.7 ? 'sale' : 'rent'
    const propertyType = roll() < 0.75 ? 'Apartment' : 'Villa'
    const rooms = Math.floor(roll() * (propertyType === 'Villa' ? 7 : 4))
    const space = Math.round(40 + rooms * 45 + roll() * 40)
    const yearly = space * (700 + Math.floor(roll() * 900))
    const name = `${pick(titles)} | ${rooms} BR ${propertyType}`
    return {
      id: `g${at}`,
      source: 'generated',
      name: { en: name, ar: name },
      purpose,
      price: purpose === 'sale' ? yearly * 15 : yearly,
      ...(purpose === 'rent' && { rentPeriod: 'year' }),
      category: 'residential',
      propertyType,
      rooms,
      bathrooms: rooms + 1,
      space,
      measurement: 'sqm',
      furnished: roll() < 0.3,
      ready: roll() < 0.6,
      // The square makes some places busy and many quiet, as they are.
      location: places[Math.floor(roll() ** 2 * places.length)]!.slug,
      agency: pick(agencies),
      createdAt: new Date(firstDay + Math.floor(roll() * 300 * 86_400_000)).toISOString(),
    }
  }
}
