import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { phrases } from '#features/visitors/alerts/phrases/link.ts'
import { ConfirmAlertsScreen } from '#features/visitors/alerts/screens/confirm-alerts.tsx'

export const Route = createFileRoute('/{-$lang}/my-searches/confirm')({
  loader: ({ context: { origin }, location: { pathname } }) =>
    addTitle(phrases.confirmTitle, { origin, pathname }),
  head: ({ loaderData }) => accountHead(loaderData),
  component: ConfirmAlertsScreen,
})
