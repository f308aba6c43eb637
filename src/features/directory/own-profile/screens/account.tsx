import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AccountPage } from '#features/accounts/area/components/account-page.tsx'
import { AccountSection } from '#features/accounts/area/components/account-section.tsx'
import { NotLoaded } from '#features/accounts/area/components/not-loaded.tsx'
import type { User } from '#features/accounts/account/contract.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ownProfileQuery } from '../components/own-profile.ts'
import { ProfileForm } from '../components/profile-form.tsx'
import { PublicProfile } from '../components/public-profile.tsx'
import { phrases } from '../phrases/screen.ts'

function Waiting() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-[60rem]" />
      <Skeleton className="h-64" />
    </div>
  )
}

type AccountScreenProps = { children: (user: User) => ReactNode }

function Own({ children }: AccountScreenProps) {
  const words = useWords(phrases)
  const { data, isError, refetch } = useQuery(ownProfileQuery(useLanguage()))
  if (isError) return <NotLoaded retry={() => void refetch()} />
  if (!data) return <Waiting />
  const { user, version } = data
  if (user.role === 'operator') {
    return (
      <>
        <p>{words('staff')}</p>
        {children(user)}
      </>
    )
  }
  return (
    <>
      <AccountSection title={words('form')} note={words('formNote')}>
        <ProfileForm user={user} version={version} />
      </AccountSection>
      <AccountSection title={words('publicTitle')} note={words('publicNote')}>
        <PublicProfile user={user} />
        {user.role === 'landlord' && (
          <p className="mt-4 text-sm text-muted">{words('shownWhileLive')}</p>
        )}
      </AccountSection>
      {children(user)}
    </>
  )
}

export function AccountScreen({ children, notice }: AccountScreenProps & { notice: ReactNode }) {
  const words = useWords(phrases)
  return (
    <AccountPage title={words('title')} note={words('note')} skeleton={<Waiting />}>
      {notice}
      <Own>{children}</Own>
    </AccountPage>
  )
}
