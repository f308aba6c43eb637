import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { phrases } from '#features/visitors/alerts/phrases/link.ts'
import { StoppedScreen } from '#app/routing/lazy-screens.ts'

export const Route = createFileRoute('/{-$lang}/my-searches/stopped')({
  loader: async ({ context: { origin }, location: { pathname } }) => {
    await StoppedScreen.fetched()
    return addTitle(phrases.stopped, { origin, pathname })
  },
  head: ({ loaderData }) => accountHead(loaderData),
  component: StoppedScreen,
})
