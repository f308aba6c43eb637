import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { accountHead, titled } from '#app/frame/account-head.ts'
import { OwnAgency } from '#features/members/components/own-agency.tsx'
import { WaitingInvitation } from '#features/members/components/waiting-invitation.tsx'
import { YourData } from '#features/personal-data/components/your-data.tsx'
import { ownProfile } from '#features/profiles/components/own-profile.ts'
import { phrases } from '#features/profiles/phrases/screen.ts'
import { AccountScreen } from '#features/profiles/screens/account.tsx'

export const Route = createFileRoute('/{-$lang}/account/')({
  loader: ({ context: { origin }, location: { pathname } }) =>
    titled(phrases.title, { origin, pathname }),
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
