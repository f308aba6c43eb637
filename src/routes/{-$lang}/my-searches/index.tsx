import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { type SearchSort, searchSorts } from '#features/visitors/saved-searches/contract/sorts.ts'
import { phrases } from '#features/visitors/saved-searches/phrases/list.ts'
import { MySearchesScreen } from '#features/visitors/saved-searches/screens/my-searches.tsx'
import { languageOfPath } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'

type ListSearch = { page?: string; sort?: string }

const sortIn = (sort: string | undefined): SearchSort =>
  searchSorts.find((one) => one === sort) ?? 'newest'

const pageIn = (page = '1') => (/^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1)

export const Route = createFileRoute('/{-$lang}/my-searches/')({
  validateSearch: ({ page, sort }: ListSearch): ListSearch => ({
    ...(page && { page }),
    ...(sort && { sort }),
  }),
  loader: ({ context: { origin }, location: { pathname } }) => ({
    ...addTitle(phrases.title, { origin, pathname }),
    description: formatPhrase(phrases.description, languageOfPath(pathname)),
  }),
  head: ({ loaderData }) => accountHead(loaderData),
  component: MySearches,
})

function MySearches() {
  const { page, sort } = Route.useSearch()
  return <MySearchesScreen page={pageIn(page)} sort={sortIn(sort)} />
}
