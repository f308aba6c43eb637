import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { PageLinks } from '#app/frame/lazy-parts.ts'
import { WaitingInvitation } from '#features/directory/team/components/waiting-invitation.tsx'
import { phrases } from '#features/accounts/registration/phrases/verify.ts'
import { VerifyScreen } from '#app/routing/lazy-screens.ts'

const notice = <WaitingInvitation />
const waysOn = <PageLinks />

export const Route = createFileRoute('/{-$lang}/verify')({
  loader: async ({ context: { origin }, location: { pathname } }) => {
    await VerifyScreen.fetched()
    return addTitle(phrases.title, { origin, pathname })
  },
  head: ({ loaderData }) => accountHead(loaderData),
  component: Verify,
})

function Verify() {
  return <VerifyScreen notice={notice} waysOn={waysOn} />
}
