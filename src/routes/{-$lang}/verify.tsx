import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { PageLinks } from '#app/frame/page-links.tsx'
import { WaitingInvitation } from '#features/directory/team/components/waiting-invitation.tsx'
import { phrases } from '#features/accounts/registration/phrases/verify.ts'
import { VerifyScreen } from '#features/accounts/registration/screens/verify.tsx'

export const Route = createFileRoute('/{-$lang}/verify')({
  loader: ({ context: { origin }, location: { pathname } }) =>
    addTitle(phrases.title, { origin, pathname }),
  head: ({ loaderData }) => accountHead(loaderData),
  component: Verify,
})

function Verify() {
  return <VerifyScreen notice={<WaitingInvitation />} waysOn={<PageLinks />} />
}
