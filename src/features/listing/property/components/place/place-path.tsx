import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { Property } from '../../contract.ts'
import { phrases } from '../../phrases/page.ts'
import { resultsAddress } from '../page/results-address.ts'
import { Icon } from '#ui/icon.tsx'

const step = 'inline-flex min-h-9 items-center hover:text-palm hover:underline'

export function PlacePath({ ad }: { ad: Property }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { purpose } = ad
  return (
    <nav
      aria-label={words('breadcrumbs')}
      className="min-w-0 max-md:group-has-data-trail/top:hidden print:hidden"
    >
      <ol className="fade-ends no-scrollbar -mx-1 flex px-1 min-h-11 items-center gap-x-1 overflow-x-auto text-sm whitespace-nowrap text-muted md:flex-wrap md:whitespace-normal">
        <li>
          <SiteLink href={resultsAddress({ purpose })} className={step}>
            {purpose === 'sale' ? words('forSale') : words('forRent')}
          </SiteLink>
        </li>
        {ad.location.path.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-x-1">
            <Icon name="chevron-right" className="size-4 rtl:-scale-x-100" />
            <SiteLink href={resultsAddress({ purpose, locations: id })} className={step}>
              {textIn(name, language)}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
