import { useLayoutEffect, useRef } from 'react'
import { sorts } from '#features/search/query/contract/limits.ts'
import { useWords } from '#i18n/words.tsx'
import { useIsNavigating } from '#ui/links/is-navigating.ts'
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

/** Follows the page only once one has come: a choice may precede hydration. */
function useShownOrder(order: string) {
  const list = useRef<HTMLSelectElement>(null)
  const isPending = useIsNavigating()
  const wasPending = useRef(false)
  useLayoutEffect(() => {
    if (wasPending.current && !isPending && list.current) list.current.value = order
    wasPending.current = isPending
  }, [isPending, order])
  return list
}

/** Part of the bar's form, whose button sends it without scripts; it keeps the focus. */
export function SortMenu({ search }: Pick<Results, 'search'>) {
  const words = useWords(phrases)
  const list = useShownOrder(search.sort)
  const offered = sorts.filter((sort) => sort !== 'distance' || search.near)
  return (
    <SelectField
      ref={list}
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
