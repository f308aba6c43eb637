import { type PropertySearch, searchQueryIn } from '#features/search/query/contract/search.ts'
import type { Frequency } from '#features/visitors/alerts/contract.ts'
import { textOf } from '#ui/form/typed.ts'

/** The body of the call, from the fields of the form; the filters are text, as in an address. */
export function searchIn(typed: FormData) {
  const frequency = textOf(typed, 'frequency') as Frequency
  const email = textOf(typed, 'email').trim()
  return {
    name: textOf(typed, 'name'),
    filters: searchQueryIn(textOf(typed, 'filtersText')) as unknown as PropertySearch,
    frequency,
    ...(frequency !== 'off' && email !== '' && { email }),
  }
}
