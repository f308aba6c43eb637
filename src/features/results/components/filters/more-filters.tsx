import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { buttonClass } from '#ui/button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../../phrases.ts'
import type { Results } from '../results-model.ts'

const load = () => import('./filter-sheet.tsx')
const FilterSheet = lazy(async () => ({ default: (await load()).FilterSheet }))

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A page of all filters, and with scripts the same as a sheet over the results. */
export function MoreFilters({ results }: { results: Results }) {
  const words = useWords(phrases)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setOpened(true)
    setOpen(true)
  }
  const count = results.chips.length
  return (
    <>
      <SiteLink
        href={results.address.replace('/properties', '/properties/filters')}
        preload={false}
        className={buttonClass({ variant: 'quiet' })}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={load}
        onFocus={load}
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        <span className="md:hidden">
          {count > 0 ? words('filtersCounted', { count }) : words('filters')}
        </span>
        <span className="hidden md:inline">{words('moreFilters')}</span>
      </SiteLink>
      {wasOpened && (
        <Suspense fallback={null}>
          <FilterSheet
            key={results.address}
            results={results}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
