import { useRouter } from '@tanstack/react-router'
import { clearedSearch, resultsAddress } from '#features/search/filters/rules/address.ts'
import { useWords } from '#i18n/words.tsx'
import { Chip } from '#ui/chip.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { useToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../phrases.ts'
import type { Results } from './results-model.ts'
import { Icon } from '#ui/icon.tsx'

export function ClearFilters({ search }: Pick<Results, 'search'>) {
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
      className="clear-filters"
    >
      <Icon name="x" className="size-4" />
      {words('clear')}
    </SiteLink>
  )
}

export function ActiveChips({ results }: { results: Pick<Results, 'chips' | 'search'> }) {
  const words = useWords(phrases)
  const { chips, search } = results
  if (chips.length === 0) return null
  return (
    <ul aria-label={words('activeFilters')} className="active-chips">
      {chips.map(({ label, address }) => (
        <li key={address} className="max-w-full">
          <Chip
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
        <ClearFilters search={search} />
      </li>
    </ul>
  )
}
