import { useQuery } from '@tanstack/react-query'
import { usePlainReply } from '#features/visitors/forms/components/plain-reply.ts'
import { SentForm, SentFormShell } from '#features/visitors/forms/components/sent-form.tsx'
import { formatDay } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { useIsHydrated } from '#ui/near/use-is-hydrated.ts'
import { ApplicationDetails } from '../components/application-details.tsx'
import { type Indicated, IndicationPanel } from '../components/indication.tsx'
import { type FinanceApplication, financePath, showApplication } from '../contract.ts'
import { phrases as ofForm } from '../phrases/form.ts'
import { phrases as ofShown } from '../phrases/shown.ts'

const phrases = { sent: ofForm.sent, another: ofForm.title, ...ofShown }

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
      {indicated && <IndicationPanel indicated={indicated} heading="h2" />}
      <ApplicationDetails application={application} />
    </>
  )
}

type ShownApplicationProps = { id: string; isSent: boolean }

function useTexts() {
  const words = useWords(phrases)
  return {
    title: words('title'),
    sent: words('sent'),
    keepLink: words('keepLink'),
    unknown: words('unknown'),
    unknownText: words('unknownText'),
    another: words('another'),
    loadFailed: words('loadFailed'),
  }
}

function Asked({ id, isSent }: ShownApplicationProps) {
  const texts = useTexts()
  const query = useQuery(useQueryFor(showApplication, { params: { id } }))
  return (
    <SentForm texts={texts} formPath={financePath} isSent={isSent} query={query}>
      {query.data && <Shown application={query.data.financeApplication} />}
    </SentForm>
  )
}

export function ShownApplicationScreen(props: ShownApplicationProps) {
  const texts = useTexts()
  const answer = usePlainReply(showApplication)
  if (useIsHydrated()) return <Asked {...props} />
  const { isSent } = props
  return (
    <SentFormShell texts={texts} formPath={financePath} isSent={isSent} answer={answer}>
      {answer?.reply && <Shown application={answer.reply.financeApplication} />}
    </SentFormShell>
  )
}
