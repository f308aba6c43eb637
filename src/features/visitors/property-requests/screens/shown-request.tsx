import { useQuery } from '@tanstack/react-query'
import { usePlainReply } from '#features/visitors/forms/components/plain-reply.ts'
import { SentForm, SentFormShell } from '#features/visitors/forms/components/sent-form.tsx'
import { formatDay } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { useIsHydrated } from '#ui/near/use-is-hydrated.ts'
import { MatchingAds, MatchingLink } from '../components/matching-ads.tsx'
import { RequestDetails } from '../components/request-details.tsx'
import { type PropertyRequest, showRequest } from '../contract.ts'
import { phrases as ofForm } from '../phrases/form.ts'
import { phrases as ofShown } from '../phrases/shown.ts'

const phrases = { sent: ofForm.sent, loadFailed: ofForm.loadFailed, ...ofShown }

function Dates({ request }: { request: PropertyRequest }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { createdAt, expiresAt } = request
  const day = formatDay(expiresAt, language)
  const isOver = Date.parse(expiresAt) <= Date.now()
  return (
    <p className="flex flex-wrap gap-x-4 text-muted">
      <span>{words('sentOn', { day: formatDay(createdAt, language) })}</span>
      <span>{words(isOver ? 'expired' : 'openUntil', { day })}</span>
      {request.isMasked && <span>{words('masked')}</span>}
    </p>
  )
}

type ShownRequestProps = { id: string; isSent: boolean }

function useTexts() {
  const words = useWords(phrases)
  return {
    title: words('title'),
    sent: words('sent'),
    keepLink: words('keepLink'),
    unknown: words('unknown'),
    unknownText: words('unknownText'),
    another: words('newRequest'),
    loadFailed: words('loadFailed'),
  }
}

const formPath = '/property-request'

function Asked({ id, isSent }: ShownRequestProps) {
  const texts = useTexts()
  const query = useQuery(useQueryFor(showRequest, { params: { id } }))
  const request = query.data?.propertyRequest
  return (
    <SentForm texts={texts} formPath={formPath} isSent={isSent} query={query}>
      {request && (
        <>
          <Dates request={request} />
          <RequestDetails request={request} />
          <MatchingAds request={request} />
        </>
      )}
    </SentForm>
  )
}

export function ShownRequestScreen(props: ShownRequestProps) {
  const texts = useTexts()
  const answer = usePlainReply(showRequest)
  if (useIsHydrated()) return <Asked {...props} />
  const request = answer?.reply?.propertyRequest
  return (
    <SentFormShell texts={texts} formPath={formPath} isSent={props.isSent} answer={answer}>
      {request && (
        <>
          <Dates request={request} />
          <RequestDetails request={request} />
          <MatchingLink request={request} />
        </>
      )}
    </SentFormShell>
  )
}
