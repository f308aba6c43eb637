import { queryOptions } from '@tanstack/react-query'
import { resultsAddress } from '#features/search/filters/rules/address.ts'
import { filterByPlace, filterByType } from '#features/search/filters/rules/narrowing.ts'
import type { PropertySearch } from '#features/search/query/contract/search.ts'
import type { Language } from '#i18n/language.ts'
import { formatPhrase, textIn } from '#i18n/phrases.ts'
import { call, type Dispatch } from '#platform/call.ts'
import {
  type Area,
  type AreaDetails,
  areaAddress,
  listAreas,
  type MediansByPurpose,
  readArea,
  type TypeInArea,
} from '../contract.ts'
import { phrases } from '../phrases/page.ts'
import { sceneOf } from './area-drawing.tsx'
import { areaKey } from './area-key.ts'

type Search = Partial<PropertySearch>
type Counts = Area['counts']

/** A location or a property type with links to its ads. */
export type FiguresRow = {
  name: string
  address: string
  counts: Counts
  medians: MediansByPurpose
  sale: string
  rent: string
}

const linksTo = (search: Search) => ({
  sale: resultsAddress({ ...search, purpose: 'sale' }),
  rent: resultsAddress({ ...search, purpose: 'rent' }),
})

const sizeOf = ({ counts }: { counts: Counts }) => counts.sale + counts.rent

const mostFirst = <Counted extends { counts: Counts }>(all: readonly Counted[]) =>
  all.toSorted((one, other) => sizeOf(other) - sizeOf(one))

/** Land and buildings are types of both categories. */
const isNamesake = (type: TypeInArea) => (other: TypeInArea) =>
  other.slug === type.slug && other.category !== type.category

function typeOf(category: TypeInArea['category'], type: string, language: Language) {
  const phrase = category === 'commercial' ? phrases.commercial : phrases.residential
  return formatPhrase(phrase, language, { type })
}

function ofTypes({ types }: AreaDetails, search: Search, language: Language): FiguresRow[] {
  return types.map((type) => {
    const { category, counts, medians } = type
    const hasNamesake = types.some(isNamesake(type))
    const searched = { ...search, ...filterByType(type), ...(hasNamesake && { category }) }
    const plural = textIn(type.plural, language)
    const name = hasNamesake ? typeOf(category, plural, language) : plural
    return { name, address: resultsAddress(searched), counts, medians, ...linksTo(searched) }
  })
}

export const hasMedian = ({ medians: { sale, rent } }: Pick<FiguresRow, 'medians'>) =>
  [sale, rent].some(({ price, pricePerSqm }) => price !== null || pricePerSqm !== null)

function placesAround({ path }: AreaDetails, language: Language) {
  const crumbs = path.map((place) => ({
    name: textIn(place.name, language),
    address: areaAddress(place),
  }))
  const place = crumbs.at(-1)?.name ?? ''
  const whole =
    crumbs.length > 2 ? crumbs[1]?.name : crumbs.length > 1 ? crumbs[0]?.name : undefined
  const name = whole ? formatPhrase(phrases.within, language, { place, whole }) : place
  return { crumbs, place, name }
}

/** What the page shows: its HTML carries it, so in one language. */
function pageOf(area: AreaDetails, language: Language) {
  const { id, slug, level, counts, medians, commonType } = area
  const search = filterByPlace(area)
  const types = ofTypes(area, search, language)
  const below = mostFirst(area.regions).map((region) => ({
    name: textIn(region.name, language),
    address: areaAddress(region),
    counts: region.counts,
  }))
  return {
    id,
    level,
    address: areaAddress({ slug }),
    ...placesAround(area, language),
    scene: sceneOf({ slug, typeSlug: commonType?.slug }),
    counts,
    total: sizeOf(area),
    medians,
    ...linksTo(search),
    search,
    all: resultsAddress(search),
    newest: resultsAddress({ ...search, sort: 'newest' }),
    agents: level === 'emirate' ? `/agents?emirate=${slug}` : undefined,
    types: types.filter(hasMedian),
    otherTypes: types.filter((type) => !hasMedian(type)),
    withAds: below.filter((region) => sizeOf(region) > 0),
    withoutAds: below.filter((region) => sizeOf(region) === 0),
  }
}

export type AreaPage = ReturnType<typeof pageOf>

type CallOptions = { language: Language; dispatch?: Dispatch | undefined }

export const areaQuery = (slug: string, options: CallOptions) =>
  queryOptions({
    queryKey: areaKey(slug, options.language),
    queryFn: async () => {
      const { area } = await call(readArea, { query: { slug } }, options)
      return pageOf(area, options.language)
    },
  })

/** The specification's number of a preview. */
const latestAds = 6

export const latestIn = ({ search }: Pick<AreaPage, 'search'>) => ({
  query: { ...search, sort: 'newest' as const, limit: latestAds },
})

/** The seven emirates, those with the most ads first. */
export const emiratesQuery = (options: CallOptions) =>
  queryOptions({
    queryKey: ['emirates', options.language],
    queryFn: async (): Promise<FiguresRow[]> => {
      const { areas } = await call(listAreas, {}, options)
      const emirates = areas.filter(({ level }) => level === 'emirate')
      return mostFirst(emirates).map((area) => ({
        name: textIn(area.name, options.language),
        address: areaAddress(area),
        counts: area.counts,
        medians: area.medians,
        ...linksTo(filterByPlace(area)),
      }))
    },
  })
