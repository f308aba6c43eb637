import { useQuery } from '@tanstack/react-query'
import { AccountPage } from '#features/accounts/area/components/account-page.tsx'
import { NotLoaded } from '#features/accounts/area/components/not-loaded.tsx'
import { showAccount } from '#features/accounts/account/contract.ts'
import { hasTeam } from '#features/accounts/account/rules.ts'
import { useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { Surface } from '#ui/surface.tsx'
import { Team } from '../components/team.tsx'
import { phrases } from '../phrases/screens.ts'

function Waiting() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-72" />
      <Skeleton className="h-64" />
    </div>
  )
}

function Own({ page }: { page: number }) {
  const words = useWords(phrases)
  const { data, isError, refetch } = useQuery(useQueryFor(showAccount, {}))
  if (isError) return <NotLoaded retry={() => void refetch()} />
  if (!data) return <Waiting />
  if (hasTeam(data.user)) return <Team page={page} />
  return (
    <Surface className="px-4 py-12 text-center">
      <p>{words('onlyOffices')}</p>
    </Surface>
  )
}

export function UsersScreen({ page }: { page: number }) {
  const words = useWords(phrases)
  return (
    <AccountPage title={words('usersTitle')} note={words('usersNote')} skeleton={<Waiting />}>
      <Own page={page} />
    </AccountPage>
  )
}
