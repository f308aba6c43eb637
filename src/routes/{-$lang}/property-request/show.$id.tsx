import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { PageLinks } from '#app/frame/lazy-parts.ts'
import { phrases } from '#features/visitors/property-requests/phrases/shown.ts'
import { ShownRequestScreen } from '#app/routing/lazy-screens.ts'

type Search = { sent?: string }

const waysOn = <PageLinks />

export const Route = createFileRoute('/{-$lang}/property-request/show/$id')({
  validateSearch: ({ sent }: Search): Search => (sent === 'true' ? { sent } : {}),
  loader: async ({ context: { origin }, location: { pathname } }) => {
    await ShownRequestScreen.fetched()
    return addTitle(phrases.title, { origin, pathname })
  },
  head: ({ loaderData }) => accountHead(loaderData),
  component: ShownRequest,
})

function ShownRequest() {
  const { id } = Route.useParams()
  const { sent } = Route.useSearch()
  return <ShownRequestScreen key={id} id={id} isSent={sent === 'true'} waysOn={waysOn} />
}
