import { formatPhrase } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases.ts'
import { type Market, markets } from '#features/search/filters/components/markets.ts'

const tabClass =
  'flex min-h-11 flex-1 items-center justify-center rounded-control px-1 text-sm font-medium ' +
  'whitespace-nowrap text-muted no-underline transition-colors duration-150 hover:text-ink ' +
  'sm:px-5 sm:text-base aria-[current]:bg-palm aria-[current]:text-on-palm'

/** Links, so that they switch the search without scripts too; typed text stays. */
export function MarketTabs({ current }: { current: Market }) {
  const words = useWords(phrases)
  const language = useLanguage()
  return (
    <nav aria-label={words('market')} className="flex gap-1 rounded-card bg-sand p-1">
      {markets.map((market) => (
        <SiteLink
          key={market.for}
          href={market === markets[0] ? '/' : `/?for=${market.for}`}
          replace
          resetScroll={false}
          preload={false}
          aria-current={market === current ? 'true' : undefined}
          className={tabClass}
        >
          {formatPhrase(market.name, language)}
        </SiteLink>
      ))}
    </nav>
  )
}
