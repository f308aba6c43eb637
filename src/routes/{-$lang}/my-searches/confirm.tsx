import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { phrases } from '#features/visitors/alerts/phrases/link.ts'
import { ConfirmAlertsScreen } from '#app/routing/lazy-screens.ts'

type Search = { done?: 'true' }

export const Route = createFileRoute('/{-$lang}/my-searches/confirm')({
  validateSearch: ({ done }: { done?: string }): Search => (done === 'true' ? { done } : {}),
  loader: async ({ context: { origin }, location: { pathname } }) => {
    await ConfirmAlertsScreen.fetched()
    return addTitle(phrases.confirmTitle, { origin, pathname })
  },
  head: ({ loaderData }) => accountHead(loaderData),
  component: ConfirmAlerts,
})

function ConfirmAlerts() {
  const { done } = Route.useSearch()
  return <ConfirmAlertsScreen isConfirmed={done === 'true'} />
}
