import { createFileRoute } from '@tanstack/react-router'
import { accountHead, titled } from '#app/frame/account-head.ts'
import { phrases } from '#features/directory/team/phrases/screens.ts'
import { JoinScreen } from '#features/directory/team/screens/join.tsx'

export const Route = createFileRoute('/{-$lang}/join')({
  loader: ({ context: { origin }, location: { pathname } }) =>
    titled(phrases.joinTitle, { origin, pathname }),
  head: ({ loaderData }) => accountHead(loaderData),
  component: JoinScreen,
})
