import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { phrases } from '#features/accounts/passwords/phrases/screens.ts'
import { ResetPasswordScreen } from '#app/routing/lazy-screens.ts'

export const Route = createFileRoute('/{-$lang}/reset-password')({
  loader: async ({ context: { origin }, location: { pathname } }) => {
    await ResetPasswordScreen.fetched()
    return addTitle(phrases.resetTitle, { origin, pathname })
  },
  head: ({ loaderData }) => accountHead(loaderData),
  component: () => <ResetPasswordScreen />,
})
