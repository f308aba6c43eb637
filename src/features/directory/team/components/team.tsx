import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { AccountSection } from '#features/accounts/area/components/account-section.tsx'
import { formatDuration } from '#i18n/format-members.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { Icon } from '#ui/icon.tsx'
import { LoadFailure } from '#ui/loading/load-failure.tsx'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { invitationDays, listMembers, type Member } from '../contract.ts'
import { phrases } from '../phrases/screens.ts'
import { InviteForm } from './invite-form.tsx'
import { MemberRow } from './member-row.tsx'

function Nobody() {
  const words = useWords(phrases)
  return (
    <div className="grid justify-items-center gap-2 py-8 text-center">
      <Icon name="users-round" className="size-10 text-muted" />
      <p className="font-medium">{words('noTeam')}</p>
      <p className="max-w-md text-muted">{words('noTeamText')}</p>
    </div>
  )
}

function NotRead({ retry }: { retry: () => void }) {
  const words = useWords(phrases)
  return (
    <LoadFailure
      text={words('teamFailed')}
      onRetry={retry}
      className="grid justify-items-center gap-4 py-8"
    />
  )
}

type ListProps = { members: readonly Member[]; onChanged: () => void }

function List({ members, onChanged }: ListProps) {
  if (members.length === 0) return <Nobody />
  return (
    <ul>
      {members.map((member) => (
        <MemberRow key={`${member.status} ${member.id}`} member={member} onChanged={onChanged} />
      ))}
    </ul>
  )
}

const membersOfPage = 20

export function Team({ page }: { page: number }) {
  const words = useWords(phrases)
  const duration = formatDuration(invitationDays, 'day', useLanguage())
  const queries = useQueryClient()
  const query = useQueryFor(listMembers, { query: { page, limit: membersOfPage } })
  const { data, isError, refetch } = useQuery({ ...query, placeholderData: keepPreviousData })
  const renew = () => void queries.invalidateQueries({ queryKey: query.queryKey.slice(0, 1) })
  return (
    <>
      <AccountSection title={words('inviteTitle')} note={words('inviteNote', { duration })}>
        <InviteForm onInvited={renew} />
      </AccountSection>
      <AccountSection title={words('team')}>
        {isError && !data && <NotRead retry={() => void refetch()} />}
        {!isError && !data && <Skeleton className="h-48" />}
        {data && <List members={data.agents} onChanged={renew} />}
        {data && <Pagination page={page} pages={data.pagination.pages} />}
      </AccountSection>
    </>
  )
}
