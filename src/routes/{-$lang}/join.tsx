import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { phrases } from '#features/directory/team/phrases/screens.ts'
import { JoinScreen } from '#app/routing/lazy-screens.ts'

export const Route = createFileRoute('/{-$lang}/join')({
  loader: async ({ context: { origin }, location: { pathname } }) => {
    await JoinScreen.fetched()
    return addTitle(phrases.joinTitle, { origin, pathname })
  },
  head: ({ loaderData }) => accountHead(loaderData),
  component: () => <JoinScreen />,
})
