import type { FilterName } from '#features/search/filters/rules/filters.ts'
import { joinWithCommas, type Language } from '#i18n/language.ts'
import type { Results } from '../results-model.ts'

export function describeChoices(
  { chips }: Pick<Results, 'chips'>,
  names: readonly FilterName[],
  language: Language,
) {
  const said = chips
    .filter(({ name }) => names.includes(name))
    .map(({ label, short = label }) => short)
  return joinWithCommas(said, language)
}
