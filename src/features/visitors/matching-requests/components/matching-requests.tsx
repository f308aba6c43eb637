import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmailText } from '#features/accounts/account/components/email-text.tsx'
import { requestNames } from '#features/visitors/property-requests/components/request-names.ts'
import { priceLabel } from '#features/visitors/property-requests/components/price-label.ts'
import { formatDay, formatPhone } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { Button } from '#ui/button.tsx'
import { LoadFailure } from '#ui/loading/load-failure.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Surface } from '#ui/surface.tsx'
import { firstRequests, listMatchingRequests, type MatchingRequest } from '../contract.ts'
import { phrases } from '../phrases.ts'

type RequestProps = { request: MatchingRequest }

function Contact({ contact }: Pick<MatchingRequest, 'contact'>) {
  const words = useWords(phrases)
  if (!contact) return <p className="text-sm text-muted">{words('notShared')}</p>
  const { name, phone, whatsapp, email } = contact
  const link = 'text-palm underline underline-offset-4'
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1">
      <bdi className="font-medium">{name}</bdi>
      {phone && (
        <a href={`tel:${phone}`} className={link}>
          <bdi dir="ltr">{formatPhone(phone)}</bdi>
        </a>
      )}
      {whatsapp && (
        <a href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`} className={link}>
          {words('whatsapp')} {!phone && <bdi dir="ltr">{formatPhone(whatsapp)}</bdi>}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={link}>
          <EmailText>{email}</EmailText>
        </a>
      )}
    </p>
  )
}

function Request({ request }: RequestProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const names = requestNames(request, language)
  return (
    <Surface className="grid gap-2 p-4">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span>{formatDay(request.createdAt, language)}</span>
        <span>{words('adsFit', { count: request.matchingAds })}</span>
      </p>
      <h3 className="text-base">{`${names.goals} · ${names.types}`}</h3>
      <p>{names.places.join(' · ')}</p>
      <ul className="flex flex-wrap gap-x-4 text-sm">
        {request.priceRanges.map((range) => (
          <li key={range.id}>
            <bdi>{priceLabel(range, 'aed', language)}</bdi>
          </li>
        ))}
      </ul>
      <p dir="auto" className="line-clamp-3 w-fit max-w-full break-words whitespace-pre-line">
        {request.specifications}
      </p>
      <Contact contact={request.contact} />
    </Surface>
  )
}

function useRequests() {
  const [limit, setLimit] = useState(firstRequests)
  const query = useQueryFor(listMatchingRequests, { query: { limit } })
  const { data, isError, refetch, isFetching } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  })
  const total = data?.pagination.total ?? 0
  const hasMore = total > limit
  return {
    requests: data?.propertyRequests,
    isError,
    isFetching,
    retry: () => void refetch(),
    showMore: hasMore ? () => setLimit(limit + firstRequests) : undefined,
  }
}

export function MatchingRequests() {
  const words = useWords(phrases)
  const { requests, isError, isFetching, retry, showMore } = useRequests()
  return (
    <section className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">{words('title')}</h2>
        <p className="text-muted">{words('note')}</p>
      </div>
      {isError && !requests && <LoadFailure text={words('failed')} onRetry={retry} />}
      {!requests && !isError && <Skeleton className="h-40" />}
      {requests?.length === 0 && <p className="rounded-card bg-sand p-4">{words('none')}</p>}
      {requests && requests.length > 0 && (
        <ul className="grid gap-3" aria-busy={isFetching}>
          {requests.map((request, at) => (
            <li key={`${request.createdAt} ${at}`}>
              <Request request={request} />
            </li>
          ))}
        </ul>
      )}
      {showMore && (
        <Button variant="quiet" className="justify-self-start" onClick={showMore}>
          {words('more')}
        </Button>
      )}
    </section>
  )
}
