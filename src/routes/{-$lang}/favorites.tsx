import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { phrases } from '#features/visitors/favourites/phrases/list.ts'
import { languageOfPath } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { FavoritesScreen } from '#features/visitors/favourites/screens/favorites.tsx'

export const Route = createFileRoute('/{-$lang}/favorites')({
  validateSearch: ({ sort }: { sort?: string }): { sort?: string } => (sort ? { sort } : {}),
  loader: ({ context: { origin }, location: { pathname } }) => ({
    ...addTitle(phrases.title, { origin, pathname }),
    description: formatPhrase(phrases.description, languageOfPath(pathname)),
  }),
  head: ({ loaderData }) => accountHead(loaderData),
  component: Favorites,
})

function Favorites() {
  return <FavoritesScreen sort={Route.useSearch().sort} />
}
