import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { squareFoot } from '#i18n/area-factors.ts'

/** Real places and ads for development and tests; they are no part of this repository. */
const folder = '../shared/data'
export const placesFile = `${folder}/locations.json`
export const adFiles = [`${folder}/listings_sale.ndjson.gz`, `${folder}/listings_rent.ndjson.gz`]

export const hasRealAds = [placesFile, ...adFiles].every((file) => existsSync(file))

/** A row as the files have it; `within`: the slugs of its place and of all above. */
export type RealAd = {
  id: string
  source: string
  purpose: 'sale' | 'rent'
  price: number
  category: string
  propertyType: string
  rooms?: number
  bathrooms?: number
  space?: number
  measurement: string
  furnished?: boolean
  ready?: boolean
  locationId: number
  emirate: string
  lat?: number
  lng?: number
  permitNumber?: string
  amenities?: string[]
  agency?: string
  createdAt?: string
  within: Set<string>
}

type Place = { id: number; parentId: number | null; slug: string }

function placePaths(): Map<number, Set<string>> {
  const places: Place[] = JSON.parse(readFileSync(placesFile, 'utf8'))
  const byId = new Map(places.map((place) => [place.id, place]))
  const above = (place: Place | undefined): string[] =>
    place ? [place.slug, ...above(byId.get(place.parentId ?? 0))] : []
  return new Map(places.map((place) => [place.id, new Set(above(place))]))
}

/** The lines of a packed file, one in `step`; U+2028 in a title ends no line. */
export async function readLines(file: string, step = 1): Promise<string[]> {
  const input = createReadStream(file).pipe(createGunzip()).setEncoding('utf8')
  let text = ''
  for await (const chunk of input) text += chunk
  return text.split('\n').filter((line, at) => line !== '' && at % step === 0)
}

export function adsIn(lines: readonly string[]): RealAd[] {
  const paths = placePaths()
  return lines.map((line) => {
    const ad = JSON.parse(line)
    return { ...ad, within: paths.get(ad.locationId) ?? new Set() }
  })
}

const isFlatland = ({ propertyType }: RealAd) =>
  ['Land', 'Building', 'Office Space', 'Showroom'].includes(propertyType)

/** Rooms and bathrooms that apply to the type. */
const rooms = (ad: RealAd) => (isFlatland(ad) ? undefined : ad.rooms)
const bathrooms = (ad: RealAd) => (ad.propertyType === 'Land' ? undefined : ad.bathrooms)
const furnished = (ad: RealAd) => (ad.propertyType === 'Land' ? undefined : ad.furnished)
const squareMetres = ({ space, measurement }: RealAd) =>
  space ? space * (measurement === 'sqft' ? squareFoot : 1) : Number.NaN

const isIn = (slug: string) => (ad: RealAd) => ad.within.has(slug)
const isHome = (purpose: string, type: string) => (ad: RealAd) =>
  ad.purpose === purpose && ad.propertyType === type && ad.category === 'residential'

type Test = (ad: RealAd) => boolean
const all =
  (...tests: Test[]): Test =>
  (ad) =>
    tests.every((test) => test(ad))
const any =
  (...tests: Test[]): Test =>
  (ad) =>
    tests.some((test) => test(ad))

/** `places`: slugs that go into `locations`. */
export type Combination = { query: string; places?: string[]; matches: Test }

/** Twenty searches as people make them, and the same said of rows of the files. */
export const combinations: Combination[] = [
  {
    query: 'purpose=sale&property_type=apartment&rooms=2&price_max=2000000',
    places: ['dubai/dubai-marina'],
    matches: all(
      isHome('sale', 'Apartment'),
      isIn('dubai/dubai-marina'),
      (ad) => rooms(ad) === 2 && ad.price <= 2_000_000,
    ),
  },
  {
    query: 'purpose=sale&property_type=villa&rooms=7%2B',
    matches: all(isHome('sale', 'Villa'), (ad) => (rooms(ad) ?? 0) >= 7),
  },
  {
    query: 'purpose=rent&property_type=apartment&rooms=0&price_max=60000',
    matches: all(isHome('rent', 'Apartment'), (ad) => rooms(ad) === 0 && ad.price <= 60_000),
  },
  {
    query: 'purpose=sale&emirate=ajman&ready=off-plan&bathrooms=2',
    matches: (ad) =>
      ad.purpose === 'sale' && isIn('ajman')(ad) && ad.ready === false && bathrooms(ad) === 2,
  },
  {
    query: 'purpose=sale&ready=ready&furnished=furnished',
    places: ['dubai/business-bay', 'dubai/downtown-dubai'],
    matches: all(
      any(isIn('dubai/business-bay'), isIn('dubai/downtown-dubai')),
      (ad) => ad.purpose === 'sale' && ad.ready === true && furnished(ad) === true,
    ),
  },
  {
    query: 'purpose=rent&furnished=unfurnished&rooms=1,2',
    places: ['abu-dhabi/al-reem-island'],
    matches: all(
      isIn('abu-dhabi/al-reem-island'),
      (ad) => ad.purpose === 'rent' && furnished(ad) === false && [1, 2].includes(rooms(ad) ?? -1),
    ),
  },
  {
    query: 'category=commercial',
    matches: (ad) => ad.category === 'commercial',
  },
  {
    query: 'commercial_property_type=office-space&space_min=1000&space_max=3000&unit=sqft',
    matches: (ad) => {
      const feet = ad.measurement === 'sqft' ? (ad.space ?? 0) : squareMetres(ad) / squareFoot
      return ad.propertyType === 'Office Space' && feet >= 1_000 && feet <= 3_000
    },
  },
  {
    query: 'purpose=sale&property_type=land&emirate=ras-al-khaimah',
    matches: all(isHome('sale', 'Land'), isIn('ras-al-khaimah')),
  },
  { query: 'property_type=land&rooms=0', matches: () => false },
  {
    query: 'purpose=sale&property_type=building',
    matches: isHome('sale', 'Building'),
  },
  {
    query: 'purpose=sale&space_min=1000',
    matches: (ad) => ad.purpose === 'sale' && squareMetres(ad) >= 1_000,
  },
  {
    query: 'price_min=20000000&price_max=50000000',
    matches: ({ price }) => price >= 20_000_000 && price <= 50_000_000,
  },
  {
    query: 'purpose=sale&bbox=55.13,25.06,55.16,25.09&rooms=3',
    matches: (ad) =>
      ad.purpose === 'sale' &&
      rooms(ad) === 3 &&
      ad.lng! >= 55.13 &&
      ad.lng! <= 55.16 &&
      ad.lat! >= 25.06 &&
      ad.lat! <= 25.09,
  },
  {
    query: 'purpose=rent&rent_period=yearly&price_max=45000&emirate=dubai',
    matches: (ad) => ad.purpose === 'rent' && ad.price <= 45_000 && isIn('dubai')(ad),
  },
  {
    query: 'amenities=concierge',
    matches: ({ amenities = [] }) => amenities.includes('24 Hours Concierge'),
  },
  {
    query: 'purpose=sale&rooms=4&bathrooms=5',
    places: ['sharjah', 'umm-al-quwain'],
    matches: all(
      any(isIn('sharjah'), isIn('umm-al-quwain')),
      (ad) => ad.purpose === 'sale' && rooms(ad) === 4 && bathrooms(ad) === 5,
    ),
  },
  {
    query: 'purpose=sale&price_max=400000&ready=ready',
    matches: (ad) => ad.purpose === 'sale' && ad.price <= 400_000 && ad.ready === true,
  },
  {
    query: 'property_type=villa&purpose=rent&furnished=furnished',
    matches: all(isHome('rent', 'Villa'), (ad) => furnished(ad) === true),
  },
  {
    query: 'purpose=sale',
    places: [
      'dubai/jumeirah-village-circle-jvc',
      'dubai/dubai-hills-estate',
      'dubai/palm-jumeirah',
      'ajman/al-zorah',
    ],
    matches: all(
      any(
        isIn('dubai/jumeirah-village-circle-jvc'),
        isIn('dubai/dubai-hills-estate'),
        isIn('dubai/palm-jumeirah'),
        isIn('ajman/al-zorah'),
      ),
      ({ purpose }) => purpose === 'sale',
    ),
  },
]
