import { useQuery, useQueryClient } from '@tanstack/react-query'
import { AccountPage } from '#features/accounts/area/components/account-page.tsx'
import { AccountSection } from '#features/accounts/area/components/account-section.tsx'
import { showAccount } from '#features/accounts/account/contract.ts'
import { ChangePassword } from '#features/accounts/passwords/components/change-password.tsx'
import { SecondFactor } from '#features/accounts/second-factor/components/second-factor.tsx'
import { useLogout } from '#features/accounts/sessions/components/use-logout.ts'
import { listSessions } from '#features/accounts/sessions/contract.ts'
import { useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Failed } from '../components/failed.tsx'
import { SessionList } from '../components/session-list.tsx'
import { phrases } from '../phrases.ts'

function Waiting() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-[30rem]" />
      <Skeleton className="h-60" />
      <Skeleton className="h-64" />
    </div>
  )
}

function Own() {
  const words = useWords(phrases)
  const logOut = useLogout()
  const queries = useQueryClient()
  const sessions = useQueryFor(listSessions, {})
  const account = useQueryFor(showAccount, {})
  const { data, isError, refetch } = useQuery(account)
  const readSessions = () => void queries.invalidateQueries(sessions)
  const refresh = () => {
    readSessions()
    void refetch()
  }
  return (
    <div className="grid gap-6">
      <AccountSection title={words('changeTitle')} note={words('changeNote')}>
        <ChangePassword email={data?.user.email ?? ''} onChanged={readSessions} />
      </AccountSection>
      <AccountSection title={words('factorTitle')} note={words('factorNote')}>
        {isError && !data && <Failed retry={() => void refetch()} />}
        {!isError && !data && <Skeleton className="h-22" />}
        {data && (
          <SecondFactor
            email={data.user.email ?? ''}
            isOn={data.user.secondFactor}
            onChanged={refresh}
          />
        )}
      </AccountSection>
      <AccountSection title={words('sessionsTitle')} note={words('sessionsNote')}>
        <SessionList />
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() => void logOut({ everywhere: true })}
        >
          {words('everywhere')}
        </Button>
      </AccountSection>
    </div>
  )
}

export function SecurityScreen() {
  const words = useWords(phrases)
  return (
    <AccountPage title={words('title')} skeleton={<Waiting />}>
      <Own />
    </AccountPage>
  )
}
