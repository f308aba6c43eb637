import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { phrases } from '#features/accounts/passwords/phrases/screens.ts'
import { ResetPasswordScreen } from '#features/accounts/passwords/screens/reset-password.tsx'

export const Route = createFileRoute('/{-$lang}/reset-password')({
  loader: ({ context: { origin }, location: { pathname } }) =>
    addTitle(phrases.resetTitle, { origin, pathname }),
  head: ({ loaderData }) => accountHead(loaderData),
  component: ResetPasswordScreen,
})
