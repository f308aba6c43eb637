import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDay } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { CallFailure } from '#platform/call.ts'
import { useQueryFor } from '#platform/page-query.ts'
import { buttonClass } from '#ui/button.tsx'
import { NeedsScripts } from '#ui/form/needs-scripts.tsx'
import { LoadFailureCard } from '#ui/loading/load-failure.tsx'
import { useIsHydrated } from '#ui/near/use-is-hydrated.ts'
import { PageMessage } from '#ui/page-message/page-message.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { FundraisingDetails } from '../components/fundraising-details.tsx'
import { showFundraising } from '../contract.ts'
import { phrases as ofForm } from '../phrases/form.ts'
import { phrases as ofShown } from '../phrases/shown.ts'

const phrases = { sent: ofForm.sent, failed: ofForm.failed, ...ofShown }

function Unknown() {
  const words = useWords(phrases)
  return (
    <PageMessage
      live="polite"
      drawing="void-letter"
      title={words('unknown')}
      text={words('unknownText')}
      actions={
        <SiteLink href="/fundraising" className={buttonClass({ variant: 'primary' })}>
          {words('newRequest')}
        </SiteLink>
      }
    />
  )
}

function Frame({ children }: { children: ReactNode }) {
  const words = useWords(phrases)
  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-8 pb-12">
      <h1 className="text-2xl md:text-3xl">{words('title')}</h1>
      {children}
    </div>
  )
}

function Sent() {
  const words = useWords(phrases)
  return (
    <div className="rounded-card bg-sand p-4">
      <p className="font-medium">{words('sent')}</p>
      <p>{words('keepLink')}</p>
    </div>
  )
}

type ShownFundraisingProps = { id: string; isSent: boolean }

function Asked({ id, isSent }: ShownFundraisingProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { data, error, refetch } = useQuery(useQueryFor(showFundraising, { params: { id } }))
  if (error instanceof CallFailure && error.status === 404) return <Unknown />
  const request = data?.fundraisingRequest
  return (
    <Frame>
      {isSent && <Sent />}
      {error && !request && (
        <LoadFailureCard text={error.message || words('failed')} onRetry={() => void refetch()} />
      )}
      {!request && !error && <Skeleton className="h-96" />}
      {request && (
        <>
          <p className="flex flex-wrap gap-x-4 text-muted">
            <span>{words('sentOn', { day: formatDay(request.createdAt, language) })}</span>
            {request.isMasked && <span>{words('masked')}</span>}
          </p>
          <FundraisingDetails request={request} />
        </>
      )}
    </Frame>
  )
}

/** What is shown depends on who asks: the server draws a page for everybody, and the browser asks. */
export function ShownFundraisingScreen(props: ShownFundraisingProps) {
  if (useIsHydrated()) return <Asked {...props} />
  return (
    <Frame>
      <NeedsScripts />
      <Skeleton className="h-96 noscript:hidden" />
    </Frame>
  )
}
