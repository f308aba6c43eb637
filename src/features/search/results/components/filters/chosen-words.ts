import { activeFilters, type FilterName } from '#features/search/filters/rules/filters.ts'
import { joinWithCommas, type Language } from '#i18n/language.ts'
import type { Results } from '../results-model.ts'

type Told = Pick<Results, 'search' | 'chips'>

/** What the chips say of some filters, as one line; chips stand in the order of the filters. */
export function chosenWords({ search, chips }: Told, names: FilterName[], language: Language) {
  const said = activeFilters(search).flatMap(({ name }, at) =>
    names.includes(name) ? [chips[at]?.label ?? ''] : [],
  )
  return joinWithCommas(said, language)
}
