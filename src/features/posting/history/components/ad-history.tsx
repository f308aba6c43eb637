import { useQuery } from '@tanstack/react-query'
import { PriceHistory } from '#features/listing/property/components/page/price-history.tsx'
import { formatMoment } from '#i18n/format-members.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useUserName } from '#platform/browser/login-state.ts'
import { useQueryFor } from '#platform/page-query.ts'
import { SectionHeading } from '#ui/section-heading.tsx'
import { LoadFailure } from '#ui/loading/load-failure.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { readMyProperty } from '#features/posting/own-ads/contract/own-ads.ts'
import { type AdEvent, listAdEvents } from '../contract.ts'
import { phrases } from '../phrases.ts'
import { ownWords, wordOf } from './event-words.ts'

function Who({ by }: Pick<AdEvent, 'by'>) {
  const words = useWords(phrases)
  const language = useLanguage()
  if (!by) return words('byItself')
  if (by.isMe) return words('byYou')
  const name = textIn(by.names, language)
  return name ? words('by', { name }) : words('byTeam')
}

function Event({ event }: { event: AdEvent }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const ownText = ownWords(event)
  return (
    <li className="grid gap-0.5 border-b border-line py-2.5 last:border-0">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{words(wordOf(event))}</span>
        <time dateTime={event.at} className="text-sm text-muted">
          {formatMoment(new Date(event.at), language)}
        </time>
      </p>
      {ownText && (
        <p dir="auto" className="break-words">
          {ownText}
        </p>
      )}
      <p className="text-sm text-muted">
        <Who by={event.by} />
      </p>
    </li>
  )
}

function Events({ id }: { id: number }) {
  const words = useWords(phrases)
  const query = useQueryFor(listAdEvents, { params: { id } })
  const { data, isError, refetch } = useQuery({ ...query, staleTime: 0 })
  if (isError && !data) {
    const retry = () => void refetch()
    return <LoadFailure text={words('failed')} onRetry={retry} />
  }
  if (!data) return <Skeleton className="h-40" />
  return (
    <ol>
      {data.events.map((event) => (
        <Event key={event.id} event={event} />
      ))}
    </ol>
  )
}

function History({ id }: { id: number }) {
  const words = useWords(phrases)
  const query = useQueryFor(readMyProperty, { params: { id } })
  const { data } = useQuery({ ...query, staleTime: 0 })
  const ad = data?.property.propertyData[0]
  if (!ad || ad.state === 'draft') return null
  return (
    <div className="page-width grid gap-8 pb-12">
      <PriceHistory ad={ad} />
      <section className="grid gap-3">
        <SectionHeading>{words('events')}</SectionHeading>
        <Events id={ad.id} />
      </section>
    </div>
  )
}

/** Nothing for a draft, which has no history, or before the user is known. */
export function AdHistory({ id }: { id: number }) {
  return useUserName() ? <History id={id} /> : null
}
