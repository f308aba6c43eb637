import type { PropertyType } from '#features/reference/catalogue/rules.ts'
import type { Place } from '#features/reference/places/rules.ts'
import { purposes } from '#features/listing/property/contract.ts'
import { phrases } from '#features/search/filters/phrases/words.ts'
import { filterByPlace, filterByType } from '#features/search/filters/rules/narrowing.ts'
import { resultsAddress } from '#features/search/filters/rules/address.ts'
import { bilingual } from '#i18n/bilingual.ts'
import type { Language } from '#i18n/language.ts'
import { formatPhrase, textIn } from '#i18n/phrases.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { dayMs, secondMs } from '#i18n/time-units.ts'
import type { Db } from '#platform/handle.ts'
import { networkOf } from '#platform/http/address.ts'
import type { Caller } from '#platform/session/caller.ts'
import { countCaller, countHit } from '#platform/session/throttle.ts'
import { deleteInBatches } from '#platform/sweeping/batches.ts'
import type { PopularSearch } from './contract.ts'
import {
  addSearch,
  beforeWeek,
  findExcluded,
  findPopular,
  lockSettings,
  type PopularCount,
  storeExcluded,
} from './queries.ts'
import {
  blockOf,
  firstCountedWeek,
  isSameSearch,
  maxOfBlock,
  networkDays,
  type SearchLookups,
  type Searched,
  weekOf,
} from './rules.ts'

/** Each may leave a row of its own behind. Further ones are answered as usual but not counted. */
const callerLimit = { max: 100, seconds: dayMs / secondMs }

const networkSeconds = (networkDays * dayMs) / secondMs

type SearchCall = { db: Db; caller: Pick<Caller, 'address'>; now: Date }

/**
 * The same search counts once for each network in all weeks that are counted, and for so many networks of
 * a block; further networks of a block show only that it was searched for on that day. These are no limits on
 * calls, so no allowance multiplies them.
 */
export async function countSearch({ db, caller, now }: SearchCall, searched: Searched) {
  const { address } = caller
  const asked = { name: 'popular-searches', ...callerLimit, caller: { address, allowance: 1 }, now }
  if (!(await countCaller(db, asked)).isWithin) return
  const { locationId, purpose, typeId } = searched
  const network = networkOf(address)
  const search = `searches/${[locationId, purpose, typeId].join('/')}`
  const limit = { seconds: networkSeconds, now }
  if (!(await countHit(db, { ...limit, key: `${search}/${network}`, max: 1 })).isWithin) return
  const block = `${search}/block/${blockOf(network)}`
  const { isWithin } = await countHit(db, { ...limit, key: block, max: maxOfBlock })
  const networks = isWithin ? 1 : 0
  await addSearch(db, { ...searched, networks, week: weekOf(now), day: dayInDubai(now) })
}

export const sweepSearchCounts = (db: Db, now: Date) =>
  deleteInBatches(db, 'search_counts', beforeWeek(firstCountedWeek(now)))

type CountedSearch = PopularCount & { isExcluded: boolean }

export async function readCounted(db: Db, now: Date): Promise<CountedSearch[]> {
  const excluded = await findExcluded(db)
  const found = await findPopular(db, {
    since: firstCountedWeek(now),
    excluded: excluded.length,
  })
  const isExcluded = (search: Searched) => excluded.some((one) => isSameSearch(one, search))
  return found.map((search) => ({ ...search, isExcluded: isExcluded(search) }))
}

/** What was searched for most, without what operators have excluded. */
export async function readSearched(db: Db, now: Date): Promise<Searched[]> {
  return (await readCounted(db, now)).filter(({ isExcluded }) => !isExcluded)
}

export async function setExcluded(db: Db, search: Searched, isExcluded: boolean): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockSettings(tx)
    const excluded = await findExcluded(tx)
    const others = excluded.filter((one) => !isSameSearch(one, search))
    if (isExcluded === others.length < excluded.length) return false
    await storeExcluded(tx, isExcluded ? [...others, search] : others)
    return true
  })
}

type NamedSearch = {
  place: Place
  path: Place[]
  type: PropertyType | undefined
  isForSale: boolean
}

/** With the community, since `Marina Gate 1` alone says little. */
function placeName({ place, path }: NamedSearch, language: Language): string {
  const name = textIn(place.name, language)
  const whole = path.length > 2 ? path[1] : undefined
  if (!whole) return name
  const values = { place: name, whole: textIn(whole.name, language) }
  return formatPhrase(phrases.placeWithin, language, values)
}

function labelOf(named: NamedSearch, language: Language): string {
  const { type, isForSale } = named
  const what = type ? textIn(type.plural, language) : formatPhrase(phrases.properties, language)
  const values = { what, place: placeName(named, language) }
  const label = formatPhrase(isForSale ? phrases.forSale : phrases.forRent, language, values)
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** Undefined where its location or its type is gone. */
export function nameSearch(
  { locationId, purpose: code, typeId }: Searched,
  { gazetteer, catalogue }: Omit<SearchLookups, 'counts'>,
): PopularSearch | undefined {
  const place = gazetteer.byId(locationId)
  const purpose = purposes[code]
  const type = typeId === null ? undefined : catalogue.typeById(typeId)
  if (!place || !purpose || (typeId !== null && !type)) return undefined
  const path = gazetteer.pathOf(locationId)
  const named = { place, path, type, isForSale: purpose === 'sale' }
  const url = resultsAddress({
    purpose,
    ...filterByPlace({ ...place, level: place.kind }),
    ...(type && filterByType(type)),
  })
  return { label: bilingual((language) => labelOf(named, language)), url }
}

/** Those whose location still has ads for their purpose. */
export function nameSearches(found: readonly Searched[], lookups: SearchLookups): PopularSearch[] {
  return found.flatMap((searched) => {
    const purpose = purposes[searched.purpose]
    const hasAds = purpose && lookups.counts.get(searched.locationId)?.[purpose]
    return (hasAds && nameSearch(searched, lookups)) || []
  })
}
