import { formatNumber } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases.ts'
import type { Results } from './results-model.ts'

export function DeeperPlaces({ deeper }: Pick<Results, 'deeper'>) {
  const words = useWords(phrases)
  const language = useLanguage()
  if (deeper.length === 0) return null
  return (
    <nav aria-label={words('deeper')} className="deeper-places fade-ends below-cards">
      <ul className="flex gap-2 max-lg:w-max lg:flex-wrap">
        {deeper.map(({ label, address, count }) => (
          <li key={address}>
            <SiteLink href={address} preload={false} className="deeper-place">
              {label}
              <span className="text-muted tabular-nums">{formatNumber(count, language)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
