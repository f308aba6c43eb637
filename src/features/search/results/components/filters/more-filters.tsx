import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, type MouseEvent, useEffect, useState } from 'react'
import { filtersAddress } from '#features/search/filters/rules/address.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { buttonClass } from '#ui/button.tsx'
import { whenIdle } from '#ui/early/when-idle.ts'
import { isPlainClick } from '#ui/links/plain-click.ts'
import { loadWithRetry } from '#ui/loading/load-with-retry.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../../phrases.ts'
import type { Results } from '../results-model.ts'
import { choicesQuery, reading } from '../results-query.ts'
import { Icon } from '#ui/icon.tsx'

type Sheet = ComponentType<{ results: Results; isOpen: boolean; onClose: () => void }>
export type LoadSheet = () => Promise<{ FilterSheet: Sheet }>

type MoreFiltersProps = { results: Results; loadSheet: LoadSheet }

const ignoreFailure = () => undefined

/** Fetched before the sheet is opened: its scripts when the page is idle, its counts when a pointer is near. */
function usePreparation({ results, loadSheet }: MoreFiltersProps) {
  const language = useLanguage()
  const client = useQueryClient()
  useEffect(
    () =>
      whenIdle(() => {
        void loadSheet().catch(ignoreFailure)
        void reading().catch(ignoreFailure)
      }),
    [loadSheet],
  )
  return () => {
    void loadSheet().catch(ignoreFailure)
    void client.prefetchQuery(choicesQuery(results.search, { language }))
  }
}

export function MoreFilters(props: MoreFiltersProps) {
  const { results, loadSheet } = props
  const words = useWords(phrases)
  const prepare = usePreparation(props)
  const [isOpen, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<{ FilterSheet: Sheet }>()
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setOpen(true)
    void loadWithRetry(loadSheet).then(setLoaded)
  }
  const count = results.chips.length
  return (
    <>
      <SiteLink
        href={filtersAddress(results.search)}
        preload={false}
        className={buttonClass({ variant: 'quiet' })}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="sliders-horizontal" className="size-4" />
        <span className="md:hidden">
          {count > 0 ? words('filtersCounted', { count }) : words('filters')}
        </span>
        <span className="hidden md:inline">{words('moreFilters')}</span>
      </SiteLink>
      {loaded && (
        <loaded.FilterSheet
          key={results.address}
          results={results}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
