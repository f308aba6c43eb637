import type { PropertyType } from '#features/reference/catalogue/contract.ts'
import { facetsIn } from '#features/search/query/contract/declaration.ts'
import type { Facets } from '#features/search/query/contract/facets.ts'
import { type FacetName, searchParameters } from '#features/search/query/contract/filters.ts'
import type { PropertySearch } from '#features/search/query/contract/search.ts'
import { findEntries } from '#features/search/filters/components/vocabulary.ts'
import type { Language } from '#i18n/language.ts'
import { textIn } from '#i18n/phrases.ts'
import { countsOf } from './results-model.ts'

type Option = { value: string; label: string; count: number }
type Types<Entry> = { residential: Entry[]; commercial: Entry[] }

export type Choices = {
  types: Types<Option>
  chosenTypes: Types<string>
  counts: Record<FacetName, Record<string, number>>
  price: Facets['price']
}

export type Total = { total: number; totalIsExact: boolean }

/** `meant` is the number of ads that the words of the keyword mean, null where they mean nothing. */
export type CountedChoices = Choices & Total & { meant: Total | null }

type RenderContext = { types: readonly PropertyType[]; language: Language }

const ofCategory = (types: readonly PropertyType[], wanted: string) =>
  types.filter(({ category }) => category === wanted)

/** A slug may name a residential and a commercial type. */
function findChosenTypes(search: PropertySearch, types: readonly PropertyType[]) {
  const named = (list: string[] = []) => list.flatMap((text) => findEntries(types, text))
  const commercial = ofCategory(named(search.commercial_property_type), 'commercial')
  return [...new Set([...named(search.property_type), ...commercial])]
}

function typeOptions(
  facets: Facets | undefined,
  chosenTypes: PropertyType[],
  context: RenderContext,
) {
  const counts = new Map(facets?.propertyType.map(({ id, count }) => [id, count]))
  const { types } = context
  const offeredTypes = types.filter((type) => counts.has(type.id) || chosenTypes.includes(type))
  const option = (type: PropertyType): Option => ({
    value: type.slug,
    label: textIn(type.name, context.language),
    count: counts.get(type.id) ?? 0,
  })
  return {
    residential: ofCategory(offeredTypes, 'residential').map(option),
    commercial: ofCategory(offeredTypes, 'commercial').map(option),
  }
}

const slugsOf = (types: PropertyType[]) => ({
  residential: ofCategory(types, 'residential').map(({ slug }) => slug),
  commercial: ofCategory(types, 'commercial').map(({ slug }) => slug),
})

const facetNames = facetsIn(searchParameters).map(({ name }) => name as FacetName)

export function choicesOf(
  facets: Facets | undefined,
  search: PropertySearch,
  context: RenderContext,
): Choices {
  const chosenTypes = findChosenTypes(search, context.types)
  return {
    types: typeOptions(facets, chosenTypes, context),
    chosenTypes: slugsOf(chosenTypes),
    counts: Object.fromEntries(
      facetNames.map((name) => [name, countsOf(facets?.[name])] as const),
    ) as Choices['counts'],
    price: facets?.price ?? null,
  }
}
