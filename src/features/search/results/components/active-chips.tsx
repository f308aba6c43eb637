import { useRouter } from '@tanstack/react-router'
import { clearedSearch, resultsAddress } from '#features/search/filters/rules/address.ts'
import { useWords } from '#i18n/words.tsx'
import { Chip } from '#ui/chip.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { useToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../phrases.ts'
import type { Results } from './results-model.ts'
import { Icon } from '#ui/icon.tsx'

type ClearFiltersProps = Pick<Results, 'search'> & { isShort?: boolean }

/** `isShort` is for the row of a phone, whose chips leave room for one word only. */
export function ClearFilters({ search, isShort = false }: ClearFiltersProps) {
  const words = useWords(phrases)
  const toast = useToast()
  const router = useRouter()
  const clear = () => {
    const before = router.state.location.href
    const run = () => void router.navigate({ href: before })
    toast({ text: words('cleared'), action: { label: words('undo'), run } })
  }
  return (
    <SiteLink
      href={resultsAddress(clearedSearch(search))}
      preload={false}
      onClick={clear}
      aria-label={words('clear')}
      className="clear-filters"
    >
      <Icon name="x" className={isShort ? 'size-4 max-md:hidden' : 'size-4'} />
      {isShort && <span className="md:hidden">{words('clearShort')}</span>}
      <span className={isShort ? 'max-md:hidden' : undefined}>{words('clear')}</span>
    </SiteLink>
  )
}

export function ActiveChips({ results }: { results: Pick<Results, 'chips' | 'search'> }) {
  const words = useWords(phrases)
  const { chips, search } = results
  if (chips.length === 0) return null
  return (
    <ul aria-label={words('activeFilters')} className="active-chips">
      {chips.map(({ name: filter, label, short, address }) => (
        <li key={address} className={filter === 'locations' ? 'chip-place' : undefined}>
          <Chip
            short={short}
            removal={({ label: name, icon, className }) => (
              <SiteLink href={address} preload={false} aria-label={name} className={className}>
                {icon}
              </SiteLink>
            )}
          >
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <ClearFilters search={search} isShort />
      </li>
    </ul>
  )
}
