import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { phrases } from '#features/visitors/alerts/phrases/link.ts'
import { StoppedScreen } from '#features/visitors/alerts/screens/stop-alerts.tsx'

export const Route = createFileRoute('/{-$lang}/my-searches/stopped')({
  loader: ({ context: { origin }, location: { pathname } }) =>
    addTitle(phrases.stopped, { origin, pathname }),
  head: ({ loaderData }) => accountHead(loaderData),
  component: StoppedScreen,
})
