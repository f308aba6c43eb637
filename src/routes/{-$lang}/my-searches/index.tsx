import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { PlainSearches } from '#features/visitors/saved-searches/components/lazy-content.tsx'
import { listedBy } from '#features/visitors/saved-searches/contract/sorts.ts'
import { phrases } from '#features/visitors/saved-searches/phrases/list.ts'
import { MySearchesScreen } from '#features/visitors/saved-searches/screens/my-searches.tsx'
import { languageOfPath } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'

type ListSearch = { page?: string; sort?: string }

/** Browsers with scripts do not draw it. */
const preparePlain = createIsomorphicFn()
  .server(() => PlainSearches.fetched())
  .client(() => undefined)

export const Route = createFileRoute('/{-$lang}/my-searches/')({
  validateSearch: ({ page, sort }: ListSearch): ListSearch => ({
    ...(page && { page }),
    ...(sort && { sort }),
  }),
  loader: async ({ context: { origin }, location: { pathname } }) => {
    await preparePlain()
    return {
      ...addTitle(phrases.title, { origin, pathname }),
      description: formatPhrase(phrases.description, languageOfPath(pathname)),
    }
  },
  head: ({ loaderData }) => accountHead(loaderData),
  component: MySearches,
})

function MySearches() {
  return <MySearchesScreen {...listedBy(Route.useSearch())} />
}
