import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { OwnAgency } from '#features/directory/team/components/own-agency.tsx'
import { WaitingInvitation } from '#features/directory/team/components/waiting-invitation.tsx'
import { YourData } from '#features/oversight/privacy/components/your-data.tsx'
import { ownProfile } from '#features/directory/own-profile/components/own-profile.ts'
import { phrases } from '#features/directory/own-profile/phrases/screen.ts'
import { AccountScreen } from '#features/directory/own-profile/screens/account.tsx'

export const Route = createFileRoute('/{-$lang}/account/')({
  loader: ({ context: { origin }, location: { pathname } }) =>
    addTitle(phrases.title, { origin, pathname }),
  head: ({ loaderData }) => accountHead(loaderData),
  component: Account,
})

function Account() {
  const queries = useQueryClient()
  const renew = () => void queries.invalidateQueries({ queryKey: ownProfile })
  return (
    <AccountScreen notice={<WaitingInvitation />}>
      {(user) => (
        <>
          <OwnAgency user={user} onChanged={renew} />
          <YourData email={user.email ?? ''} />
        </>
      )}
    </AccountScreen>
  )
}
