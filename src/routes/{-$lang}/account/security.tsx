import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '#app/account-head.ts'
import { phrases } from '#features/security/phrases.ts'
import { SecurityScreen } from '#features/security/screens/security.tsx'

export const Route = createFileRoute('/{-$lang}/account/security')({
  loader: ({ context: { origin }, location: { pathname } }) => ({ origin, pathname }),
  head: ({ loaderData }) => accountHead(phrases.title, loaderData),
  component: SecurityScreen,
})
