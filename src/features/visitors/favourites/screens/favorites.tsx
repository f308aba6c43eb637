import { useWords } from '#i18n/words.tsx'
import { useUserName } from '#platform/browser/login-state.ts'
import { NeedsScripts } from '#ui/form/needs-scripts.tsx'
import { lazyHydrated } from '#ui/lazy-hydrated.tsx'
import { Waiting } from '../components/waiting.tsx'
import { phrases } from '../phrases/list.ts'
import { sortIn } from '../rules/order.ts'

const FavoritesContent = lazyHydrated(
  async () => (await import('../components/favorites-content.tsx')).FavoritesContent,
  <Waiting />,
)

/** Pages are the same for everybody, so the browser draws the list. */
export function FavoritesScreen({ sort }: { sort: string | undefined }) {
  const words = useWords(phrases)
  const name = useUserName()
  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-8 pb-12">
      <h1 className="text-2xl md:text-3xl">{words('title')}</h1>
      <NeedsScripts />
      <div className="noscript:hidden">
        {name === undefined ? (
          <Waiting />
        ) : (
          <FavoritesContent key={name} name={name} sort={sortIn(sort)} />
        )}
      </div>
    </div>
  )
}
