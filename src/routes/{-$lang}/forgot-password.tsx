import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { phrases } from '#features/accounts/passwords/phrases/screens.ts'
import { ForgotPasswordScreen } from '#app/routing/lazy-screens.ts'

export const Route = createFileRoute('/{-$lang}/forgot-password')({
  loader: async ({ context: { origin }, location: { pathname } }) => {
    await ForgotPasswordScreen.fetched()
    return addTitle(phrases.forgotTitle, { origin, pathname })
  },
  head: ({ loaderData }) => accountHead(loaderData),
  component: () => <ForgotPasswordScreen />,
})
