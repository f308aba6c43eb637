import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type SearchQuery, searchProperties } from '#features/search/query/contract/search.ts'
import { readSearch } from '#features/search/query/contract/address.ts'
import { useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { Button } from '#ui/button.tsx'
import { useDebounced } from '#ui/debounced.ts'
import { phrases } from '../phrases.ts'

export function CountButton({ form, query }: { form: string; query: SearchQuery }) {
  const words = useWords(phrases)
  const settled = useDebounced(query, 250)
  const { data } = useQuery({
    ...useQueryFor(searchProperties, { query: { ...readSearch(settled), limit: 1 } }),
    placeholderData: keepPreviousData,
  })
  const { total: count = 0, totalIsExact = true } = data?.pagination ?? {}
  const counted = () => {
    if (!data) return words('apply')
    if (!totalIsExact) return words('showMany', { count })
    return count === 0 ? words('noResults') : words('showHomes', { count })
  }
  return (
    <Button type="submit" form={form} className="min-w-44 flex-1 tabular-nums md:flex-none">
      <span aria-live="polite">{counted()}</span>
    </Button>
  )
}
