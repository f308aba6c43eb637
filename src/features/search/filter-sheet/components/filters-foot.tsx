import { Suspense, useEffect, useRef } from 'react'
import { clearedSearch, filtersAddress } from '#features/search/filters/rules/address.ts'
import { readSearch } from '#features/search/query/contract/address.ts'
import { CountWords } from '#features/search/results/components/filters/count-words.tsx'
import { useCount } from '#features/search/results/components/filters/use-count.ts'
import type { Results } from '#features/search/results/components/results-model.ts'
import { useWords } from '#i18n/words.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { lazyPart } from '#ui/loading/lazy-part.ts'
import { useIsHydrated } from '#ui/near/use-is-hydrated.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases.ts'
import type { AllFiltersState } from './use-all-filters.ts'

const DropOffer = lazyPart(async () => (await import('./drop-offer.tsx')).DropOffer)

type FiltersFootProps = {
  form: string
  results: Results
  filters: AllFiltersState
  /** A page of its own, where clearing is a link that works without scripts. */
  isPage?: boolean
}

function Clear({ results, filters, isPage }: Omit<FiltersFootProps, 'form'>) {
  const words = useWords(phrases)
  if (!isPage)
    return (
      <Button variant="ghost" onClick={filters.clear}>
        {words('clear')}
      </Button>
    )
  return (
    <SiteLink
      href={filtersAddress(clearedSearch(results.search))}
      preload={false}
      className={buttonClass({ variant: 'ghost' })}
    >
      {words('clear')}
    </SiteLink>
  )
}

/** The button that drops a filter goes away with it; the other one can have the focus once it is enabled. */
function useFocusAfterDrop(isDisabled: boolean) {
  const submit = useRef<HTMLButtonElement>(null)
  const isWanted = useRef(false)
  useEffect(() => {
    if (!isWanted.current || isDisabled) return
    isWanted.current = false
    submit.current?.focus()
  }, [isDisabled])
  const takeFocus = () => {
    isWanted.current = true
  }
  return { submit, takeFocus }
}

/**
 * A count of zero would lead to an empty page: instead the filter to leave out is offered. Without
 * scripts nothing would enable the button again, so the server draws it enabled.
 */
export function FiltersFoot(props: FiltersFootProps) {
  const { form, results, filters } = props
  const { query, chosen, restart } = filters
  const count = useCount(query, results)
  const isNone = useIsHydrated() && count?.total === 0
  const { submit, takeFocus } = useFocusAfterDrop(isNone)
  const drop: typeof restart = (search) => {
    restart(search)
    takeFocus()
  }
  return (
    <>
      {isNone && (
        <Suspense fallback={null}>
          <DropOffer search={readSearch(query)} chosen={chosen} onDrop={drop} />
        </Suspense>
      )}
      <Clear {...props} />
      <Button
        ref={submit}
        type="submit"
        form={form}
        disabled={isNone}
        className="min-w-44 flex-1 tabular-nums md:flex-none"
      >
        <CountWords count={count} />
      </Button>
    </>
  )
}
