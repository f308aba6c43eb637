import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { phrases } from '#features/posting/ad-list/phrases/list.ts'
import { MyPropertiesScreen } from '#features/posting/ad-list/screens/my-properties.tsx'

const names = ['state', 'needs', 'search', 'sort', 'page'] as const

/** Not derived from the screen's props, since an import would put the screen into every page. */
type Search = Partial<Record<(typeof names)[number], string>>

export const Route = createFileRoute('/{-$lang}/my-properties/')({
  validateSearch: (raw: Record<string, unknown>): Search =>
    Object.fromEntries(
      names.flatMap((name) => (typeof raw[name] === 'string' ? [[name, raw[name]]] : [])),
    ),
  loader: ({ context: { origin }, location: { pathname } }) =>
    addTitle(phrases.title, { origin, pathname }),
  head: ({ loaderData }) => accountHead(loaderData),
  component: MyProperties,
})

function MyProperties() {
  return <MyPropertiesScreen search={Route.useSearch()} />
}
