import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { showAccount } from '#features/accounts/contract.ts'
import { ChangePassword } from '#features/passwords/components/change-password.tsx'
import { MembersOnly } from '#features/sessions/components/members-only.tsx'
import { useLogout } from '#features/sessions/components/use-logout.ts'
import { listSessions } from '#features/sessions/contract.ts'
import { useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { Button } from '#ui/button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Surface } from '#ui/surface.tsx'
import { SessionList } from '../components/session-list.tsx'
import { phrases } from '../phrases.ts'

function Waiting() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-[30rem]" />
      <Skeleton className="h-64" />
    </div>
  )
}

function Section({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <Surface className="grid gap-5 p-4 sm:p-6">
      <SectionHeading note={note}>{title}</SectionHeading>
      {children}
    </Surface>
  )
}

function Own() {
  const words = useWords(phrases)
  const logOut = useLogout()
  const queries = useQueryClient()
  const sessions = useQueryFor(listSessions, {})
  const { data } = useQuery(useQueryFor(showAccount, {}))
  return (
    <div className="grid gap-6">
      <Section title={words('changeTitle')} note={words('changeNote')}>
        <ChangePassword
          email={data?.user.email ?? ''}
          onChanged={() => void queries.invalidateQueries(sessions)}
        />
      </Section>
      <Section title={words('sessionsTitle')} note={words('sessionsNote')}>
        <SessionList />
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() => void logOut({ everywhere: true })}
        >
          {words('everywhere')}
        </Button>
      </Section>
    </div>
  )
}

/** Spec 2, "My account: security": the password, and where one is logged in. */
export function SecurityScreen() {
  const words = useWords(phrases)
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-8 md:py-12">
      <h1 className="text-2xl md:text-3xl">{words('title')}</h1>
      <MembersOnly skeleton={<Waiting />}>
        <Own />
      </MembersOnly>
    </div>
  )
}
