import { useQuery } from '@tanstack/react-query'
import { usePlainReply } from '#features/visitors/forms/components/plain-reply.ts'
import { SentForm, SentFormShell } from '#features/visitors/forms/components/sent-form.tsx'
import { formatDay } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { useIsHydrated } from '#ui/near/use-is-hydrated.ts'
import { FundraisingDetails } from '../components/fundraising-details.tsx'
import { type FundraisingRequest, showFundraising } from '../contract.ts'
import { phrases as ofForm } from '../phrases/form.ts'
import { phrases as ofShown } from '../phrases/shown.ts'

const phrases = { sent: ofForm.sent, failed: ofForm.failed, ...ofShown }

function Dates({ request }: { request: FundraisingRequest }) {
  const words = useWords(phrases)
  const day = formatDay(request.createdAt, useLanguage())
  return (
    <p className="flex flex-wrap gap-x-4 text-muted">
      <span>{words('sentOn', { day })}</span>
      {request.isMasked && <span>{words('masked')}</span>}
    </p>
  )
}

type ShownFundraisingProps = { id: string; isSent: boolean }

function useTexts() {
  const words = useWords(phrases)
  return {
    title: words('title'),
    sent: words('sent'),
    keepLink: words('keepLink'),
    unknown: words('unknown'),
    unknownText: words('unknownText'),
    another: words('newRequest'),
    loadFailed: words('failed'),
  }
}

const formPath = '/fundraising'

function Asked({ id, isSent }: ShownFundraisingProps) {
  const texts = useTexts()
  const query = useQuery(useQueryFor(showFundraising, { params: { id } }))
  const request = query.data?.fundraisingRequest
  return (
    <SentForm texts={texts} formPath={formPath} isSent={isSent} query={query}>
      {request && (
        <>
          <Dates request={request} />
          <FundraisingDetails request={request} />
        </>
      )}
    </SentForm>
  )
}

export function ShownFundraisingScreen(props: ShownFundraisingProps) {
  const texts = useTexts()
  const answer = usePlainReply(showFundraising)
  if (useIsHydrated()) return <Asked {...props} />
  const request = answer?.reply?.fundraisingRequest
  return (
    <SentFormShell texts={texts} formPath={formPath} isSent={props.isSent} answer={answer}>
      {request && (
        <>
          <Dates request={request} />
          <FundraisingDetails request={request} />
        </>
      )}
    </SentFormShell>
  )
}
