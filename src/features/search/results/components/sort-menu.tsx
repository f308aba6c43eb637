import { sorts } from '#features/search/query/contract/limits.ts'
import { useWords } from '#i18n/words.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { phrases } from '../phrases.ts'
import type { Results } from './results-model.ts'
import { resultsForm } from './filters/use-results-form.ts'

const names = {
  featured: 'byFeatured',
  newest: 'byNewest',
  price_asc: 'byPriceUp',
  price_desc: 'byPriceDown',
  price_per_area_asc: 'byAreaPriceUp',
  price_per_area_desc: 'byAreaPriceDown',
  space_asc: 'bySpaceUp',
  space_desc: 'bySpaceDown',
  rooms_desc: 'byRooms',
  distance: 'byDistance',
} as const

/** Part of the bar's form, whose button sends it without scripts. */
export function SortMenu({ search }: Pick<Results, 'search'>) {
  const words = useWords(phrases)
  const offered = sorts.filter((sort) => sort !== 'distance' || search.near)
  return (
    <SelectField
      key={search.sort}
      label={words('sort')}
      isLabelHidden
      name="sort"
      form={resultsForm}
      defaultValue={search.sort}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
      options={offered.map((sort) => ({ value: sort, label: words(names[sort]) }))}
    />
  )
}
