import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { phrases } from '#features/visitors/alerts/phrases/link.ts'
import { StopAlertsScreen } from '#app/routing/lazy-screens.ts'

type Search = { unknown?: 'true' }

export const Route = createFileRoute('/{-$lang}/my-searches/stop')({
  validateSearch: ({ unknown }: { unknown?: string }): Search =>
    unknown === 'true' ? { unknown } : {},
  loader: async ({ context: { origin }, location: { pathname } }) => {
    await StopAlertsScreen.fetched()
    return addTitle(phrases.stopTitle, { origin, pathname })
  },
  head: ({ loaderData }) => accountHead(loaderData),
  component: StopAlerts,
})

function StopAlerts() {
  const { unknown } = Route.useSearch()
  return <StopAlertsScreen wasUnknown={unknown === 'true'} />
}
