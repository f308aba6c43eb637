import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { phrases } from '#features/visitors/alerts/phrases/link.ts'
import { StopAlertsScreen } from '#features/visitors/alerts/screens/stop-alerts.tsx'

export const Route = createFileRoute('/{-$lang}/my-searches/stop')({
  loader: ({ context: { origin }, location: { pathname } }) =>
    addTitle(phrases.stopTitle, { origin, pathname }),
  head: ({ loaderData }) => accountHead(loaderData),
  component: StopAlertsScreen,
})
