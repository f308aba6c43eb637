import type { Chance } from './paper/chance.ts'
import type { Kind } from './paper/scene.ts'

type Quiet = Extract<Kind, `quiet-${string}`>

/** Which pictures an ad of a type may show: `outside` opens, `first` follows, `later` in any order. */
type Cast = {
  outside: readonly [Kind, ...Kind[]]
  first: readonly Kind[]
  later: readonly [Kind, ...Kind[]]
  quiet: Quiet
}

const flat: Cast = {
  outside: ['apartment-tower', 'apartment-tower', 'building'],
  first: ['living-room', 'bedroom', 'kitchen'],
  later: ['bathroom', 'terrace', 'view', 'pool', 'lobby', 'bedroom', 'floor-plan'],
  quiet: 'quiet-tower',
}
const house: Cast = {
  outside: ['villa'],
  first: ['living-room', 'bedroom', 'kitchen'],
  later: ['majlis', 'bathroom', 'pool', 'terrace', 'bedroom', 'view', 'floor-plan'],
  quiet: 'quiet-house',
}
const ground: Cast = {
  outside: ['land', 'plot'],
  first: ['view'],
  later: ['land', 'plot', 'view'],
  quiet: 'quiet-land',
}
const office: Cast = {
  outside: ['office'],
  first: ['office-room', 'lobby'],
  later: ['office-room', 'view', 'lobby'],
  quiet: 'quiet-tower',
}
const shop: Cast = {
  outside: ['shop'],
  first: ['shop-room'],
  later: ['shop-room', 'shop', 'lobby'],
  quiet: 'quiet-shop',
}
const store: Cast = {
  outside: ['warehouse'],
  first: ['hall'],
  later: ['hall', 'warehouse', 'office-room'],
  quiet: 'quiet-shop',
}
const block: Cast = {
  outside: ['building'],
  first: ['lobby', 'apartment-tower'],
  later: ['living-room', 'view', 'kitchen', 'bedroom', 'pool'],
  quiet: 'quiet-tower',
}

const like = (cast: Cast, outside: Kind): Cast => ({ ...cast, outside: [outside] })

const byType: Record<string, Cast> = {
  apartment: flat,
  penthouse: { ...flat, first: ['terrace', 'living-room', 'view'] },
  townhouse: like(house, 'townhouse'),
  palace: { ...like(house, 'palace'), first: ['majlis', 'living-room', 'bedroom'] },
  'rest-house': { ...like(house, 'farm'), first: ['majlis', 'pool'] },
  chalet: { ...like(house, 'chalet'), first: ['living-room', 'view', 'bedroom'] },
  farm: {
    ...like(house, 'farm'),
    first: ['view', 'majlis'],
    later: ['living-room', 'pool', 'land'],
  },
  villa: house,
  compound: house,
  bungalow: house,
  land: ground,
  building: block,
  office,
  shop,
  warehouse: store,
}

/** Words inside type slugs, for types that operators or feeds add; the first that fits decides. */
const hints: readonly (readonly [RegExp, Cast])[] = [
  [/land|plot/, ground],
  [/office|co-working|business|cent(er|re)|medical|clinic/, office],
  [/shop|show-?room|retail|restaurant|cafe|kiosk/, shop],
  [/warehouse|factory|storage|industrial|workshop/, store],
  [/whole|building|bulk|camp|staff|hotel$/, block],
  [/town/, like(house, 'townhouse')],
  [/palace|mansion/, like(house, 'palace')],
  [/villa|house|bungalow|compound/, house],
]

export function castOf(typeSlug: string, category: string): Cast {
  const known = Object.hasOwn(byType, typeSlug) ? byType[typeSlug] : undefined
  const hinted = hints.find(([words]) => words.test(typeSlug))?.[1]
  return known ?? hinted ?? (category === 'commercial' ? office : flat)
}

function shuffle<T>(list: readonly T[], roll: Chance): T[] {
  return list
    .map((item) => [roll.next(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item)
}

export function casts(cast: Cast, { roll, count }: { roll: Chance; count: number }): Kind[] {
  const opening = [roll.pick(cast.outside), ...cast.first]
  const rest = shuffle(cast.later, roll)
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const further = rest[(index - opening.length) % rest.length]
    return opening[index] ?? further ?? cast.later[0]
  })
}
