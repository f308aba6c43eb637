import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { phrases } from '#features/directory/team/phrases/screens.ts'
import { JoinScreen } from '#features/directory/team/screens/join.tsx'

export const Route = createFileRoute('/{-$lang}/join')({
  loader: ({ context: { origin }, location: { pathname } }) =>
    addTitle(phrases.joinTitle, { origin, pathname }),
  head: ({ loaderData }) => accountHead(loaderData),
  component: JoinScreen,
})
