import type { ReactNode } from 'react'
import { sentFormTexts } from '#features/visitors/forms/components/sent-form.tsx'
import { SentOn, SentPage } from '#features/visitors/forms/components/sent-page.tsx'
import { formatDay } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { MatchingAds, MatchingLinks } from '../components/matching-ads.tsx'
import { RequestDetails } from '../components/request-details.tsx'
import { type PropertyRequest, showRequest } from '../contract.ts'
import { phrases as ofForm } from '../phrases/form.ts'
import { phrases as ofShown } from '../phrases/shown.ts'

const phrases = { sent: ofForm.sent, ...ofShown }

function Dates({ request }: { request: PropertyRequest }) {
  const words = useWords(phrases)
  const day = formatDay(request.expiresAt, useLanguage())
  const isOver = Date.parse(request.expiresAt) <= Date.now()
  return (
    <SentOn sent={request}>
      <span>{words(isOver ? 'expired' : 'openUntil', { day })}</span>
    </SentOn>
  )
}

type ShownRequestProps = { id: string; isSent: boolean; waysOn: ReactNode }

export function ShownRequestScreen({ id, isSent, waysOn }: ShownRequestProps) {
  const texts = sentFormTexts(useWords(phrases))
  return (
    <SentPage
      endpoint={showRequest}
      input={{ params: { id } }}
      formPath="/property-request"
      {...{ texts, isSent, waysOn }}
    >
      {({ propertyRequest: request }, hasScripts) => (
        <>
          <Dates request={request} />
          <RequestDetails request={request} />
          {hasScripts ? <MatchingAds request={request} /> : <MatchingLinks request={request} />}
        </>
      )}
    </SentPage>
  )
}
