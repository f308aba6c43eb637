import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '#app/account-head.ts'
import { phrases } from '#features/registration/phrases/verify.ts'
import { VerifyScreen } from '#features/registration/screens/verify.tsx'

export const Route = createFileRoute('/{-$lang}/verify/$id')({
  loader: ({ context: { origin }, location: { pathname } }) => ({
    origin,
    // The token of the link is nobody else's: no link of the page's head names it.
    pathname: pathname.replace(/\/verify\/.*/, '/verify'),
  }),
  head: ({ loaderData }) => accountHead(phrases.title, loaderData),
  component: Verify,
})

function Verify() {
  return <VerifyScreen token={Route.useParams().id} />
}
