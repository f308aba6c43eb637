import { purposes, readiness } from '#features/listing/property/contract.ts'
import type { Database } from '#platform/sql.ts'
import { dice } from '../misspell.ts'
import type { Search } from '../searches.ts'

/** An ad as its reader sees it; `path` goes from the emirate down to its place. */
type Home = {
  purpose: number
  type: string
  category: string
  rooms: number | null
  bathrooms: number | null
  price: number
  space: number | null
  ready: number | null
  lat: number | null
  lng: number | null
  path: number[]
}

async function readHomes({ pool }: Database): Promise<Home[]> {
  const { rows } = await pool.query<Home>(`
    select s.purpose, property_types.slug as type, property_types.category, s.rooms, s.bathrooms,
      (s.price / 100)::float8 as price, s.space / 1e6 as space, s.ready,
      s.lat_e6 / 1e6 as lat, s.lng_e6 / 1e6 as lng,
      array(select id from locations where s.loc between lft and rgt order by lft) as path
    from property_search s
    join property_types on property_types.id = s.type
    order by md5(s.id::text)`)
  return rows
}

type Dice = { roll: () => number; homes: readonly Home[] }

const oneOf = <T>(list: readonly T[], roll: () => number): T =>
  list[Math.floor(roll() * list.length)]!

/** As people type amounts: 1,300,000 or 85,000. */
const roundAmount = (amount: number) => String(Number(amount.toPrecision(2)))

/** Of a home two levels or less deep, its own place. */
const communityOf = ({ path }: Home) => path[1] ?? path[0]!

/** One community for the others. */
const shares = { everywhere: 0.01, map: 0.03, emirate: 0.05, deepest: 0.15, several: 0.12 }

/** Half a kilometre to five around the home. */
function mapAround({ lat, lng }: Home, roll: () => number): Search {
  if (lat === null || lng === null) return {}
  const reach = 0.005 + roll() * 0.045
  const sides = [lng - reach, lat - reach, lng + reach, lat + reach]
  return { bbox: sides.map((side) => side.toFixed(4)).join(',') }
}

function severalPlaces(home: Home, { roll, homes }: Dice): Search {
  const others = Array.from({ length: 60 }, () => oneOf(homes, roll)).filter(
    ({ purpose, path }) => purpose === home.purpose && path[0] === home.path[0],
  )
  const wanted = new Set([home, ...others.slice(0, 1 + Math.floor(roll() * 3))].map(communityOf))
  return { locations: [...wanted].join(',') }
}

function placeOf(home: Home, dealt: Dice): Search {
  const { roll } = dealt
  let left = roll()
  const falls = (share: number) => (left -= share) < 0
  if (falls(shares.everywhere)) return {}
  if (falls(shares.map)) return mapAround(home, roll)
  if (falls(shares.emirate)) return { locations: String(home.path[0]) }
  if (falls(shares.deepest)) return { locations: String(home.path.at(-1)) }
  if (falls(shares.several)) return severalPlaces(home, dealt)
  return { locations: String(communityOf(home)) }
}

function countsAround(count: number, roll: () => number): string {
  const kind = roll()
  if (kind < 0.55) return String(count)
  return kind < 0.85 ? `${count},${count + 1}` : `${count}+`
}

function budgetOf({ price }: Home, roll: () => number): Search {
  const kind = roll()
  if (kind > 0.7) return {}
  const most = { price_max: roundAmount(price * (1.05 + roll() * 0.45)) }
  return kind < 0.3 ? { ...most, price_min: roundAmount(price * (0.5 + roll() * 0.4)) } : most
}

const keywords = ['sea view', 'vacant', 'garden', 'upgraded maid', 'إطلالة', 'فرصة استثمارية']

function wishesFor(home: Home, roll: () => number): Search {
  const { bathrooms, space, ready } = home
  const isSale = purposes[home.purpose] === 'sale'
  const wishes: [share: number, wish: Search][] = [
    [isSale && ready !== null ? 0.15 : 0, { ready: readiness[ready ?? 0]! }],
    [isSale ? 0 : 0.12, { furnished: roll() < 0.5 ? 'furnished' : 'unfurnished' }],
    [bathrooms === null ? 0 : 0.08, { bathrooms: `${bathrooms}+` }],
    [space === null ? 0 : 0.08, { space_min: roundAmount(space! * (0.6 + roll() * 0.35)) }],
    [0.04, { keyword: oneOf(keywords, roll) }],
    [0.02, { price_reduced: 'true' }],
  ]
  return Object.assign({}, ...wishes.flatMap(([share, wish]) => (roll() < share ? [wish] : [])))
}

function searchFor(home: Home, dealt: Dice): Search {
  const { roll } = dealt
  const { purpose, type, category, rooms } = home
  return {
    purpose: purposes[purpose]!,
    ...placeOf(home, dealt),
    ...(roll() < 0.85 && { property_type: type, category }),
    ...(rooms !== null && roll() < 0.75 && { rooms: countsAround(rooms, roll) }),
    ...budgetOf(home, roll),
    ...wishesFor(home, roll),
  }
}

/**
 * Searches of people who look for one home: each is drawn around a random ad, so the places that have
 * many ads have as many searches. The same ones at every run.
 */
export async function searchesAroundHomes(db: Database, count: number): Promise<Search[]> {
  const dealt = { roll: dice(7), homes: await readHomes(db) }
  return Array.from({ length: count }, () => searchFor(oneOf(dealt.homes, dealt.roll), dealt))
}
