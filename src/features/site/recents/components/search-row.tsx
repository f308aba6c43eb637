import { type Language, languages } from '#i18n/language.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases.ts'
import { forgetSearches, type RecentSearch, useRecentSearches } from './stored-searches.ts'

/** In the page's language, or in the one in which the results were seen. */
function titleOf({ titles }: RecentSearch, own: Language) {
  const language = [own, ...languages].find((one) => titles[one])
  return { lang: language, text: titles[language ?? own] }
}

function Search({ search }: { search: RecentSearch }) {
  const { lang, text } = titleOf(search, useLanguage())
  return (
    <li>
      <SiteLink href={search.address} className="recent-search">
        <Icon name="search" className="size-4 shrink-0 text-muted" />
        <bdi lang={lang}>{text}</bdi>
      </SiteLink>
    </li>
  )
}

export function SearchRow() {
  const words = useWords(phrases)
  const searches = useRecentSearches()
  if (searches.length === 0) return null
  return (
    <section aria-labelledby="recent-searches" className="recent-searches">
      <h2 id="recent-searches" className="text-sm text-muted">
        {words('searches')}
      </h2>
      <ul>
        {searches.map((search) => (
          <Search key={search.address} search={search} />
        ))}
      </ul>
      <Button
        variant="ghost"
        aria-label={words('clearSearches')}
        onClick={forgetSearches}
        className="recents-clear"
      >
        {words('clear')}
      </Button>
    </section>
  )
}
