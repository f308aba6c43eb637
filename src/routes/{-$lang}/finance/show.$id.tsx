import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { PageLinks } from '#app/frame/lazy-parts.ts'
import { phrases } from '#features/visitors/finance-applications/phrases/shown.ts'
import { ShownApplicationScreen } from '#app/routing/lazy-screens.ts'

type Search = { sent?: string }

const waysOn = <PageLinks />

export const Route = createFileRoute('/{-$lang}/finance/show/$id')({
  validateSearch: ({ sent }: Search): Search => (sent === 'true' ? { sent } : {}),
  loader: async ({ context: { origin }, location: { pathname } }) => {
    await ShownApplicationScreen.fetched()
    return addTitle(phrases.title, { origin, pathname })
  },
  head: ({ loaderData }) => accountHead(loaderData),
  component: ShownApplication,
})

function ShownApplication() {
  const { id } = Route.useParams()
  const { sent } = Route.useSearch()
  return <ShownApplicationScreen key={id} id={id} isSent={sent === 'true'} waysOn={waysOn} />
}
