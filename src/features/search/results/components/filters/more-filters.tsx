import { type ComponentType, type MouseEvent, useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { buttonClass } from '#ui/button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../../phrases.ts'
import type { Results } from '../results-model.ts'
import { Icon } from '#ui/icon.tsx'

type Sheet = ComponentType<{ results: Results; isOpen: boolean; onClose: () => void }>
export type LoadSheet = () => Promise<{ FilterSheet: Sheet }>

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

type MoreFiltersProps = { results: Results; loadSheet: LoadSheet }

export function MoreFilters({ results, loadSheet }: MoreFiltersProps) {
  const words = useWords(phrases)
  const [isOpen, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<{ FilterSheet: Sheet }>()
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setOpen(true)
    void loadSheet().then(setLoaded)
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
        onPointerEnter={() => void loadSheet()}
        onFocus={() => void loadSheet()}
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
