import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '#app/account-head.ts'
import { phrases } from '#features/passwords/phrases/screens.ts'
import { ResetPasswordScreen } from '#features/passwords/screens/reset-password.tsx'

export const Route = createFileRoute('/{-$lang}/reset-password/$token')({
  loader: ({ context: { origin }, location: { pathname } }) => ({
    origin,
    // The token of the link is nobody else's: no link of the page's head names it.
    pathname: pathname.replace(/\/reset-password\/.*/, '/reset-password'),
  }),
  head: ({ loaderData }) => accountHead(phrases.resetTitle, loaderData),
  component: ResetPassword,
})

function ResetPassword() {
  return <ResetPasswordScreen token={Route.useParams().token} />
}
