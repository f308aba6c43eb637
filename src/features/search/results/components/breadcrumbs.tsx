import { resultsAddress } from '#features/search/filters/rules/address.ts'
import { useWords } from '#i18n/words.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases.ts'
import type { Results } from './results-model.ts'

export function Breadcrumbs({ search, crumbs }: Pick<Results, 'search' | 'crumbs'>) {
  const words = useWords(phrases)
  if (crumbs.length === 0) return null
  const everywhere = { ...search, page: 1, locations: undefined, emirate: undefined }
  const all = { label: words('allProperties'), address: resultsAddress(everywhere as never) }
  return (
    <nav aria-label={words('path')} className="below-cards">
      <ol className="crumbs">
        {[all, ...crumbs].map(({ label, address }, at) => (
          <li key={address}>
            {at > 0 && <span aria-hidden>›</span>}
            {at < crumbs.length ? (
              <SiteLink href={address} preload={false} className="crumb">
                {label}
              </SiteLink>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
