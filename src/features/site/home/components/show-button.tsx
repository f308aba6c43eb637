import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { searchProperties } from '#features/search/query/contract/search.ts'
import { useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { Button } from '#ui/button.tsx'
import { useDebounced } from '#ui/debounced.ts'
import { phrases } from '../phrases.ts'
import { countOf } from './home-questions.ts'
import { Icon } from '#ui/icon.tsx'

export function ShowButton({ search }: { search: object }) {
  const words = useWords(phrases)
  const settled = useDebounced(search, 250)
  const { data } = useQuery({
    ...useQueryFor(searchProperties, countOf(settled)),
    placeholderData: keepPreviousData,
  })
  // A sentence leads to what it means.
  const meant = 'interpret' in settled && data?.meant?.total ? data.meant : undefined
  const { total: count = 0, totalIsExact = true } = meant ?? data?.pagination ?? {}
  const counted = () => {
    if (!data) return words('search')
    if (!totalIsExact) return words('showMany', { count })
    if (count === 0) return words('showNone')
    return words('showFound', { count })
  }
  return (
    <Button
      type="submit"
      variant="main"
      className="flex-1 tabular-nums max-sm:px-2 max-sm:whitespace-normal md:min-w-64"
    >
      <Icon name="search" className="size-5" />
      <span aria-live="polite" className="noscript:hidden">
        {counted()}
      </span>
      <span className="hidden noscript:inline">{words('search')}</span>
    </Button>
  )
}
