import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { phrases } from '#features/visitors/alerts/phrases/link.ts'
import { StopAlertsScreen } from '#features/visitors/alerts/screens/stop-alerts.tsx'

type Search = { unknown?: 'true' }

export const Route = createFileRoute('/{-$lang}/my-searches/stop')({
  validateSearch: ({ unknown }: { unknown?: string }): Search =>
    unknown === 'true' ? { unknown } : {},
  loader: ({ context: { origin }, location: { pathname } }) =>
    addTitle(phrases.stopTitle, { origin, pathname }),
  head: ({ loaderData }) => accountHead(loaderData),
  component: StopAlerts,
})

function StopAlerts() {
  const { unknown } = Route.useSearch()
  return <StopAlertsScreen wasUnknown={unknown === 'true'} />
}
