import type { Catalogue } from '#features/reference/catalogue/rules.ts'
import type { Gazetteer } from '#features/reference/places/rules.ts'
import type { NewProperty } from '#features/posting/submission/rules/one-ad.ts'
import { type PropertySearch, defaultRadius } from '#features/search/query/contract/search.ts'

export type Ad = NewProperty & { id: number }
type SearchFixtures = { gazetteer: Gazetteer; catalogue: Catalogue; now: Date }
type Test = (ad: Ad, search: PropertySearch, fixtures: SearchFixtures) => boolean

const squareMetres = ({ space, measurement }: Ad) =>
  space == null ? null : space * (measurement === 'sqft' ? 0.09290304 : 1)

const place = (ad: Ad, { gazetteer }: SearchFixtures) => gazetteer.byId(ad.locationId!)!
const pathIds = (ad: Ad, { gazetteer }: SearchFixtures) =>
  gazetteer.pathOf(ad.locationId!).map(({ id }) => id)

const point = (ad: Ad, fixtures: SearchFixtures) => ({
  lat: ad.lat ?? place(ad, fixtures).lat,
  lng: ad.lng ?? place(ad, fixtures).lng,
})

const radians = (degrees: number) => (degrees * Math.PI) / 180

export function metresBetween(ad: Ad, [lat, lng]: number[], fixtures: SearchFixtures): number {
  const here = point(ad, fixtures)
  if (here.lat === null || here.lng === null) return Number.NaN
  const half =
    Math.sin(radians(here.lat - lat!) / 2) ** 2 +
    Math.cos(radians(lat!)) *
      Math.cos(radians(here.lat)) *
      Math.sin(radians(here.lng - lng!) / 2) ** 2
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(half))
}

/** Even-odd rule over flat `lat, lng` corners. */
function isInside({ lat, lng }: { lat: number | null; lng: number | null }, flat: number[]) {
  if (lat === null || lng === null) return false
  const corners = flat.flatMap((y, at) => (at % 2 === 0 ? [{ y, x: flat[at + 1]! }] : []))
  return corners.reduce((inside, a, at) => {
    const b = corners.at(at - 1)!
    const crosses = a.y > lat !== b.y > lat
    const isLeft = lng < ((b.x - a.x) * (lat - a.y)) / (b.y - a.y) + a.x
    return crosses && isLeft ? !inside : inside
  }, false)
}

const hasCount = (count: number | null | undefined, wanted: string[]) =>
  count != null &&
  wanted.some((text) =>
    text.endsWith('+') ? count >= Number.parseInt(text, 10) : `${count}` === text,
  )

const named = (wanted: string[], entry: { id: number; slug: string } | undefined) =>
  entry !== undefined && wanted.some((text) => text === entry.slug || text === `${entry.id}`)

function isOfType(ad: Ad, search: PropertySearch, { catalogue }: SearchFixtures) {
  const type = catalogue.typeById(ad.typeId!)
  const commercial = type?.category === 'commercial' && search.commercial_property_type
  return named(search.property_type ?? [], type) || (!!commercial && named(commercial, type))
}

const isUpTo = (value: number | null | undefined, most: number) => value != null && value <= most
const isFrom = (value: number | null | undefined, least: number) => value != null && value >= least

const inUnit = (search: PropertySearch, space: number) =>
  space * (search.unit === 'sqft' ? 0.09290304 : 1)

/** Every filter once more, written by what each means and not from the query. */
const tests: { [Name in keyof PropertySearch]?: Test } = {
  purpose: (ad, { purpose }) => ad.purpose === purpose,
  category: (ad, { category }) => ad.category === category,
  property_type: isOfType,
  commercial_property_type: isOfType,
  ad_type: (ad, { ad_type }, { catalogue }) =>
    named(
      ad_type!,
      catalogue.adTypes.find(({ id }) => id === ad.adTypeId),
    ),
  locations: (ad, { locations }, fixtures) =>
    pathIds(ad, fixtures).some((id) => locations!.includes(id)),
  emirate: (ad, { emirate }, fixtures) =>
    fixtures.gazetteer.pathOf(ad.locationId!)[0]!.slug === emirate,
  ready: (ad, { ready }) => ready === 'all' || ad.ready === ready,
  price_min: (ad, { price_min }) => isFrom(ad.totalPrice, price_min!),
  price_max: (ad, { price_max }) => isUpTo(ad.totalPrice, price_max!),
  rooms: (ad, { rooms }) => hasCount(ad.rooms, rooms!),
  bathrooms: (ad, { bathrooms }) => hasCount(ad.bathrooms, bathrooms!),
  space_min: (ad, search) => isFrom(squareMetres(ad), inUnit(search, search.space_min!) - 1e-9),
  space_max: (ad, search) => isUpTo(squareMetres(ad), inUnit(search, search.space_max!) + 1e-9),
  furnished: (ad, { furnished }) => furnished!.some((word) => word === ad.furnished),
  finishing: (ad, { finishing }) => ad.finishing === finishing,
  floors: (ad, { floors }) => ad.floors === floors,
  age_max: (ad, { age_max }) => isUpTo(ad.propertyAge, age_max!),
  mortgage_eligible: (ad, { mortgage_eligible }) => ad.mortgageEligible === mortgage_eligible,
  payment_method: (ad, { payment_method }) => ad.paymentMethod === payment_method,
  rent_period: (ad, { rent_period }) => ad.rentPeriod === rent_period,
  cheques_max: (ad, { cheques_max }) => isUpTo(ad.cheques, cheques_max!),
  service_charge_max: (ad, search) => isUpTo(ad.serviceCharge, search.service_charge_max!),
  amenities: (ad, { amenities }, { catalogue }) =>
    amenities!.every((text) => ad.amenityIds!.includes(catalogue.amenityNamed(text)!.id)),
  advertiser_type: (ad, { advertiser_type }) => ad.advertiserType === advertiser_type,
  agent: (ad, { agent }) => ad.accountId === agent,
  agency: (ad, { agency }) => ad.agencyId === agency,
  keyword: (ad, { keyword }) => `${ad.nameEn} ${ad.nameAr}`.includes(keyword!),
  permit: (ad, { permit }) => ad.permitNumber === permit,
  has_video: (ad, { has_video }) => ad.videoUrls!.length > 0 === has_video,
  published_within: (ad, { published_within }, { now }) =>
    ad.firstPublishedAt!.getTime() >=
    Math.floor(now.getTime() / 60_000) * 60_000 - published_within! * 86_400_000,
  price_reduced: (ad, { price_reduced }) =>
    (ad.prices![0]?.price ?? 0) > ad.totalPrice! === price_reduced,
  bbox: (ad, { bbox }, fixtures) => {
    const { lat, lng } = point(ad, fixtures)
    const [west, south, east, north] = bbox!
    return isFrom(lng, west!) && isUpTo(lng, east!) && isFrom(lat, south!) && isUpTo(lat, north!)
  },
  polygon: (ad, { polygon }, fixtures) => isInside(point(ad, fixtures), polygon!),
  near: (ad, { near, radius }, fixtures) =>
    metresBetween(ad, near!, fixtures) <= (radius ?? defaultRadius),
}

const perArea = (ad: Ad) => {
  const space = squareMetres(ad)
  return space === null ? null : Math.round((ad.totalPrice! * 100) / space)
}

const published = ({ firstPublishedAt }: Ad) => Math.floor(firstPublishedAt!.getTime() / 1000)

type Key = (ad: Ad, search: PropertySearch, fixtures: SearchFixtures) => number | null | undefined

const isPromoted = (ad: Ad) => ad.adTypeId === 3

const keys: Record<PropertySearch['sort'], Key> = {
  featured: (ad) => published(ad) + (isPromoted(ad) ? 1e12 : 0),
  newest: published,
  price_asc: (ad) => ad.totalPrice,
  price_desc: (ad) => ad.totalPrice,
  price_per_area_asc: perArea,
  price_per_area_desc: perArea,
  space_asc: squareMetres,
  space_desc: squareMetres,
  rooms_desc: (ad) => ad.rooms,
  distance: (ad, { near }, fixtures) => metresBetween(ad, near!, fixtures),
}

const isDescending = (sort: PropertySearch['sort']) =>
  sort === 'featured' || sort === 'newest' || sort.endsWith('_desc')

/** Three promoted ads, seventeen others, and so on while there are any. */
function inBlocks(sorted: Ad[]): Ad[] {
  const promoted = sorted.filter(isPromoted)
  const others = sorted.filter((ad) => !isPromoted(ad))
  const blocks = sorted.map((_, block) => [
    ...promoted.slice(block * 3, block * 3 + 3),
    ...others.slice(block * 17, block * 17 + 17),
  ])
  return blocks.flat()
}

/** All ads of a search in order, found by looking at each. */
export function bruteSearch(
  ads: readonly Ad[],
  search: PropertySearch,
  fixtures: SearchFixtures,
): Ad[] {
  const asked = Object.entries(tests).filter(
    ([name]) => search[name as keyof PropertySearch] !== undefined,
  )
  const sign = isDescending(search.sort) ? -1 : 1
  const keyOf = (ad: Ad) => keys[search.sort](ad, search, fixtures)
  const sorted = ads
    .filter((ad) => asked.every(([, test]) => test(ad, search, fixtures)))
    .sort((a, b) => {
      const [one, other] = [keyOf(a), keyOf(b)]
      if (one == null || other == null) {
        return Number(one == null) - Number(other == null) || sign * (a.id - b.id)
      }
      return sign * (one - other) || sign * (a.id - b.id)
    })
  return search.sort === 'featured' ? inBlocks(sorted) : sorted
}
