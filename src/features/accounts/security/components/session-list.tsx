import { useQuery } from '@tanstack/react-query'
import { type Session, endSession, listSessions } from '#features/accounts/sessions/contract.ts'
import { formatAge } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { usePageCall } from '#platform/browser/page-call.ts'
import { useQueryFor } from '#platform/page-query.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../phrases.ts'
import { Failed } from './failed.tsx'

const isPhone = (device: string) => /android|iphone|ipad/i.test(device)

function Row({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { device, current, lastUsedAt } = session
  const when = formatAge(lastUsedAt, new Date(), language)
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <Icon
        name={isPhone(device) ? 'smartphone' : 'monitor'}
        className="size-5 shrink-0 text-muted"
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <bdi>{device}</bdi>
          {current && <Badge tone="palm">{words('thisDevice')}</Badge>}
        </p>
        <p className="text-sm text-muted">{words('lastUsed', { when })}</p>
      </div>
      {!current && (
        <Button
          variant="quiet"
          size="small"
          aria-label={words('logOutOf', { device })}
          onClick={onEnd}
        >
          {words('logOutThere')}
        </Button>
      )}
    </li>
  )
}

export function SessionList() {
  const words = useWords(phrases)
  const toast = useToast()
  const ask = usePageCall()
  const { data, isError, refetch } = useQuery(useQueryFor(listSessions, {}))
  const end = async (id: string) => {
    const { reply, faults } = await ask(endSession, { params: { id } })
    if (reply) toast({ text: words('removed') })
    else toast({ kind: 'error', text: faults.map(({ msg }) => msg).join(' ') })
    await refetch()
  }
  if (isError) return <Failed retry={() => void refetch()} />
  if (!data) return <Skeleton className="h-16" />
  return (
    <ul className="divide-y divide-line">
      {data.sessions.map((session) => (
        <Row key={session.id} session={session} onEnd={() => void end(session.id)} />
      ))}
    </ul>
  )
}
