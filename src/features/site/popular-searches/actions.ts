import type { PropertyType } from '#features/reference/catalogue/rules.ts'
import type { Place } from '#features/reference/places/rules.ts'
import { purposes } from '#features/listing/property/contract.ts'
import { phrases } from '#features/search/filters/phrases/words.ts'
import { filterByPlace, filterByType } from '#features/search/filters/rules/narrowing.ts'
import { resultsAddress } from '#features/search/filters/rules/address.ts'
import { bilingual } from '#i18n/bilingual.ts'
import type { Language } from '#i18n/language.ts'
import { formatPhrase, textIn } from '#i18n/phrases.ts'
import { dayMs, secondMs } from '#i18n/time-units.ts'
import type { Db } from '#platform/handle.ts'
import { networkOf } from '#platform/http/address.ts'
import type { Caller } from '#platform/session/caller.ts'
import { countCaller, countHit } from '#platform/session/throttle.ts'
import { deleteInBatches } from '#platform/sweeping/batches.ts'
import type { PopularSearch } from './contract.ts'
import { addSearch, beforeWeek, findPopular } from './queries.ts'
import { firstCountedWeek, type SearchLookups, type Searched, weekOf } from './rules.ts'

/** Each may leave a row of its own behind. Further ones are answered as usual but not counted. */
const callerLimit = { max: 100, seconds: dayMs / secondMs }

const weekSeconds = (7 * dayMs) / secondMs

type SearchCall = { db: Db; caller: Pick<Caller, 'address'>; now: Date }

/**
 * The same search counts once a week for each network. These are no limits on calls, so no
 * allowance multiplies them.
 */
export async function countSearch({ db, caller, now }: SearchCall, searched: Searched) {
  const { address } = caller
  const asked = { name: 'popular-searches', ...callerLimit, caller: { address, allowance: 1 }, now }
  if (!(await countCaller(db, asked)).isWithin) return
  const { locationId, purpose, typeId } = searched
  const key = `searches/${[locationId, purpose, typeId].join('/')}/${networkOf(address)}`
  if (!(await countHit(db, { key, max: 1, seconds: weekSeconds, now })).isWithin) return
  await addSearch(db, { ...searched, week: weekOf(now) })
}

export const sweepSearchCounts = (db: Db, now: Date) =>
  deleteInBatches(db, 'search_counts', beforeWeek(firstCountedWeek(now)))

/** What was searched for most. */
export const readSearched = (db: Db, now: Date) => findPopular(db, firstCountedWeek(now))

type Named = { place: Place; path: Place[]; type: PropertyType | undefined; isForSale: boolean }

/** With the community, since `Marina Gate 1` alone says little. */
function placeName({ place, path }: Named, language: Language): string {
  const name = textIn(place.name, language)
  const whole = path.length > 2 ? path[1] : undefined
  if (!whole) return name
  const values = { place: name, whole: textIn(whole.name, language) }
  return formatPhrase(phrases.placeWithin, language, values)
}

function labelOf(named: Named, language: Language): string {
  const { type, isForSale } = named
  const what = type ? textIn(type.plural, language) : formatPhrase(phrases.properties, language)
  const values = { what, place: placeName(named, language) }
  const label = formatPhrase(isForSale ? phrases.forSale : phrases.forRent, language, values)
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** Those whose location still has ads for their purpose. */
export function nameSearches(
  found: readonly Searched[],
  { gazetteer, counts, catalogue }: SearchLookups,
): PopularSearch[] {
  return found.flatMap(({ locationId, purpose: code, typeId }) => {
    const place = gazetteer.byId(locationId)
    const purpose = purposes[code]
    if (!place || !purpose || !counts.get(locationId)?.[purpose]) return []
    const type = typeId === null ? undefined : catalogue.typeById(typeId)
    if (typeId !== null && !type) return []
    const path = gazetteer.pathOf(locationId)
    const named = { place, path, type, isForSale: purpose === 'sale' }
    const url = resultsAddress({
      purpose,
      ...filterByPlace({ ...place, level: place.kind }),
      ...(type && filterByType(type)),
    })
    return [{ label: bilingual((language) => labelOf(named, language)), url }]
  })
}
