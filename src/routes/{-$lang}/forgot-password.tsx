import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { phrases } from '#features/accounts/passwords/phrases/screens.ts'
import { ForgotPasswordScreen } from '#features/accounts/passwords/screens/forgot-password.tsx'

export const Route = createFileRoute('/{-$lang}/forgot-password')({
  loader: ({ context: { origin }, location: { pathname } }) =>
    addTitle(phrases.forgotTitle, { origin, pathname }),
  head: ({ loaderData }) => accountHead(loaderData),
  component: ForgotPasswordScreen,
})
