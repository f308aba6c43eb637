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
import { ApplicationDetails } from '../components/application-details.tsx'
import { IndicationPanel, type Indicated } from '../components/indication.tsx'
import { type FinanceApplication, financePath, showApplication } from '../contract.ts'
import { phrases as ofForm } from '../phrases/form.ts'
import { phrases as ofShown } from '../phrases/shown.ts'

const phrases = { sent: ofForm.sent, ...ofShown }

function Unknown() {
  const words = useWords(phrases)
  return (
    <PageMessage
      live="polite"
      drawing="void-letter"
      title={words('unknown')}
      text={words('unknownText')}
      actions={
        <SiteLink href={financePath} className={buttonClass({ variant: 'primary' })}>
          {words('newApplication')}
        </SiteLink>
      }
    />
  )
}

function Frame({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-8 pb-12">
      <h1 className="text-2xl md:text-3xl">{title}</h1>
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

type ApplicationProps = { application: FinanceApplication }

function indicatedIn({ application }: ApplicationProps): Indicated | undefined {
  const { indication, propertyStatus, budget, uaeNational, employmentSituation } = application
  if (!indication || budget === null || uaeNational === null || !employmentSituation) return
  return { indication, means: { propertyStatus, budget, uaeNational, employmentSituation } }
}

function Shown(props: ApplicationProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { application } = props
  const indicated = indicatedIn(props)
  return (
    <>
      <p className="flex flex-wrap gap-x-4 text-muted">
        <span>{words('sentOn', { day: formatDay(application.createdAt, language) })}</span>
        {application.isMasked && <span>{words('masked')}</span>}
      </p>
      {indicated && <IndicationPanel indicated={indicated} />}
      <ApplicationDetails application={application} />
    </>
  )
}

type ShownApplicationProps = { id: string; isSent: boolean }

function Asked({ id, isSent }: ShownApplicationProps) {
  const words = useWords(phrases)
  const { data, error, refetch } = useQuery(useQueryFor(showApplication, { params: { id } }))
  if (error instanceof CallFailure && error.status === 404) return <Unknown />
  const application = data?.financeApplication
  return (
    <Frame title={words('title')}>
      {isSent && <Sent />}
      {error && !application && (
        <LoadFailureCard
          text={error.message || words('loadFailed')}
          onRetry={() => void refetch()}
        />
      )}
      {!application && !error && <Skeleton className="h-96" />}
      {application && <Shown application={application} />}
    </Frame>
  )
}

/** What is shown depends on who asks: the server draws a page for everybody, and the browser asks. */
export function ShownApplicationScreen(props: ShownApplicationProps) {
  const words = useWords(phrases)
  if (useIsHydrated()) return <Asked {...props} />
  return (
    <Frame title={words('title')}>
      <NeedsScripts />
      <Skeleton className="h-96 noscript:hidden" />
    </Frame>
  )
}
