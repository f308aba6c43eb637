import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { phrases } from '#features/accounts/security/phrases.ts'
import { SecurityScreen } from '#features/accounts/security/screens/security.tsx'

export const Route = createFileRoute('/{-$lang}/account/security')({
  loader: ({ context: { origin }, location: { pathname } }) =>
    addTitle(phrases.title, { origin, pathname }),
  head: ({ loaderData }) => accountHead(loaderData),
  component: SecurityScreen,
})
