import { formatNumber } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases.ts'
import type { Results } from './results-model.ts'

const names = { sale: 'buy', rent: 'rent' } as const

export function PurposeTabs({ results }: { results: Pick<Results, 'search' | 'tabs'> }) {
  const { search, tabs } = results
  const words = useWords(phrases)
  const language = useLanguage()
  return (
    <nav aria-label={words('purpose')} className="purpose-tabs">
      {tabs.map(({ purpose, address, count }) => (
        <SiteLink
          key={purpose ?? 'any'}
          href={address}
          preload={false}
          className="purpose-tab"
          aria-current={search.purpose === purpose ? 'true' : undefined}
        >
          {words(purpose ? names[purpose] : 'anyPurpose')}
          {count !== undefined && (
            <span className="purpose-count">{formatNumber(count, language)}</span>
          )}
        </SiteLink>
      ))}
    </nav>
  )
}
