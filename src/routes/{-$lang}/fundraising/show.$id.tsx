import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { PageLinks } from '#app/frame/lazy-parts.ts'
import { phrases } from '#features/visitors/fundraising/phrases/shown.ts'
import { ShownFundraisingScreen } from '#app/routing/lazy-screens.ts'

type Search = { sent?: string }

const waysOn = <PageLinks />

export const Route = createFileRoute('/{-$lang}/fundraising/show/$id')({
  validateSearch: ({ sent }: Search): Search => (sent === 'true' ? { sent } : {}),
  loader: async ({ context: { origin }, location: { pathname } }) => {
    await ShownFundraisingScreen.fetched()
    return addTitle(phrases.title, { origin, pathname })
  },
  head: ({ loaderData }) => accountHead(loaderData),
  component: ShownFundraising,
})

function ShownFundraising() {
  const { id } = Route.useParams()
  const { sent } = Route.useSearch()
  return <ShownFundraisingScreen key={id} id={id} isSent={sent === 'true'} waysOn={waysOn} />
}
