import type { ReactNode } from 'react'
import { sentFormTexts } from '#features/visitors/forms/components/sent-form.tsx'
import { SentOn, SentPage } from '#features/visitors/forms/components/sent-page.tsx'
import { useWords } from '#i18n/words.tsx'
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
  const { application } = props
  const indicated = indicatedIn(props)
  return (
    <>
      <SentOn sent={application} masked={words('masked')} />
      {indicated && <IndicationPanel indicated={indicated} heading="h2" />}
      <ApplicationDetails application={application} />
    </>
  )
}

type ShownApplicationProps = { id: string; isSent: boolean; waysOn: ReactNode }

export function ShownApplicationScreen({ id, isSent, waysOn }: ShownApplicationProps) {
  const texts = sentFormTexts(useWords(phrases))
  return (
    <SentPage
      endpoint={showApplication}
      input={{ params: { id } }}
      formPath={financePath}
      {...{ texts, isSent, waysOn }}
    >
      {({ financeApplication }) => <Shown application={financeApplication} />}
    </SentPage>
  )
}
