import fc from 'fast-check'
import type { Gazetteer } from '#features/reference/places/rules.ts'
import type { Ad } from './brute-search.ts'

const some = (list: readonly (string | number)[], most: number) =>
  fc
    .uniqueArray(fc.constantFrom(...list), { minLength: 1, maxLength: most })
    .map((picked) => picked.join(','))

const words = <Word extends string>(list: readonly Word[]) => fc.constantFrom(...list)
const number = (from: number, to: number, step = 1) =>
  fc.integer({ min: from, max: to }).map((whole) => String(whole * step))

type Given = { ads: readonly Ad[]; gazetteer: Gazetteer; accounts: readonly number[] }

/** Filters by what a property is like. */
const anyFacts = () => ({
  rooms: some(['0', '1', '2', '3', '7+', '4'], 3),
  bathrooms: some(['1', '2', '5+'], 2),
  space_min: number(0, 100),
  space_max: number(100, 500),
  unit: words(['sqm', 'sqft']),
  furnished: some(['furnished', 'unfurnished', 'partly'], 2),
  finishing: words(['finished', 'semi-finished', 'unfinished']),
  floors: number(0, 5),
  age_max: number(0, 30),
  amenities: some([1, 2, 62, 64, 65, 100, 'central-ac'], 2),
  has_video: words(['1', '0']),
})

/** Values for every filter of GET /properties that meet the generated ads. */
export function anyFilters({ ads, gazetteer, accounts }: Given) {
  const placeIds = ads.flatMap((ad) => gazetteer.pathOf(ad.locationId!).map(({ id }) => id))
  return {
    ...anyFacts(),
    purpose: words(['sale', 'rent']),
    category: words(['residential', 'commercial']),
    property_type: some(['apartment', 'villa', 'building', 'land', '3', '11', '13'], 4),
    commercial_property_type: some(['building', 'land', '13'], 2),
    ad_type: some(['residential', 'featured', '2'], 2),
    locations: some(placeIds, 4),
    emirate: words(['dubai', 'abu-dhabi', 'sharjah']),
    ready: words(['all', 'ready', 'off-plan']),
    price_min: number(0, 150, 10_000),
    price_max: number(150, 300, 10_000),
    mortgage_eligible: words(['true', '0']),
    payment_method: words(['cash', 'mortgage', 'installments']),
    rent_period: words(['yearly', 'monthly', 'weekly', 'daily']),
    cheques_max: number(1, 12),
    service_charge_max: number(0, 50),
    advertiser_type: words(['owner', 'agent', 'agency', 'broker', 'developer']),
    agent: words(accounts.map(String)),
    agency: words(accounts.map(String)),
    keyword: words(['quiet garden', 'metro', 'إطلالة']),
    permit: words(['7100001', '7100020']),
    published_within: number(1, 300),
    price_reduced: words(['true', 'false']),
    bbox: fc.constant('54.2,24.1,55.35,25.3'),
    polygon: fc.constant('24.1,54.1;25.5,54.2;25.45,55.61;24.3,55.4'),
  }
}

/** A few filters at once: with many there is hardly ever an ad left to be wrong about. */
export function fewOf(filters: Record<string, fc.Arbitrary<string>>, most: number) {
  const names = fc.uniqueArray(words(Object.keys(filters)), { minLength: 0, maxLength: most })
  return fc
    .tuple(fc.record(filters), names)
    .map(([all, few]) => Object.fromEntries(Object.entries(all).filter(([n]) => few.includes(n))))
}
