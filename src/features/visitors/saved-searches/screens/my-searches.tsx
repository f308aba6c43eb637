import { useWords } from '#i18n/words.tsx'
import { useUserName } from '#platform/browser/login-state.ts'
import { PlainSearches, SearchesContent } from '../components/lazy-content.tsx'
import type { ListQuery } from '../components/use-searches.ts'
import { Waiting } from '../components/waiting.tsx'
import { phrases } from '../phrases/list.ts'

/** Spec 2, "My searches". Pages are the same for everybody, so the browser draws the list. */
export function MySearchesScreen({ page, sort }: ListQuery) {
  const words = useWords(phrases)
  const name = useUserName()
  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-8 pb-12">
      <h1 tabIndex={-1} className="text-2xl outline-none md:text-3xl">
        {words('title')}
      </h1>
      <noscript>
        <PlainSearches />
      </noscript>
      <div className="noscript:hidden">
        {name === undefined ? (
          <Waiting />
        ) : (
          <SearchesContent key={name} isVisitor={name === ''} page={page} sort={sort} />
        )}
      </div>
    </div>
  )
}
