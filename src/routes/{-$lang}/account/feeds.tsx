import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { phrases } from '#features/feeds/sources/phrases.ts'
import { FeedsScreen } from '#features/feeds/sources/screens/feeds.tsx'

export const Route = createFileRoute('/{-$lang}/account/feeds')({
  loader: ({ context: { origin }, location: { pathname } }) =>
    addTitle(phrases.title, { origin, pathname }),
  head: ({ loaderData }) => accountHead(loaderData),
  component: FeedsScreen,
})
