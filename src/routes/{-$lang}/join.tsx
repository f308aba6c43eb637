import { createFileRoute } from '@tanstack/react-router'
import { accountHead, titled } from '#app/frame/account-head.ts'
import { phrases } from '#features/members/phrases/screens.ts'
import { JoinScreen } from '#features/members/screens/join.tsx'

export const Route = createFileRoute('/{-$lang}/join')({
  loader: ({ context: { origin }, location: { pathname } }) =>
    titled(phrases.joinTitle, { origin, pathname }),
  head: ({ loaderData }) => accountHead(loaderData),
  component: JoinScreen,
})
