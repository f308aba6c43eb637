import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '#app/account-head.ts'
import { phrases } from '#features/passwords/phrases/screens.ts'
import { ForgotPasswordScreen } from '#features/passwords/screens/forgot-password.tsx'

export const Route = createFileRoute('/{-$lang}/forgot-password')({
  loader: ({ context: { origin }, location: { pathname } }) => ({ origin, pathname }),
  head: ({ loaderData }) => accountHead(phrases.forgotTitle, loaderData),
  component: ForgotPasswordScreen,
})
