import type { ReactNode } from 'react'
import { sentFormTexts } from '#features/visitors/forms/components/sent-form.tsx'
import { SentOn, SentPage } from '#features/visitors/forms/components/sent-page.tsx'
import { useWords } from '#i18n/words.tsx'
import { FundraisingDetails } from '../components/fundraising-details.tsx'
import { showFundraising } from '../contract.ts'
import { phrases as ofForm } from '../phrases/form.ts'
import { phrases as ofShown } from '../phrases/shown.ts'

const phrases = { sent: ofForm.sent, ...ofShown }

type ShownFundraisingProps = { id: string; isSent: boolean; waysOn: ReactNode }

export function ShownFundraisingScreen({ id, isSent, waysOn }: ShownFundraisingProps) {
  const texts = sentFormTexts(useWords(phrases))
  return (
    <SentPage
      endpoint={showFundraising}
      input={{ params: { id } }}
      formPath="/fundraising"
      {...{ texts, isSent, waysOn }}
    >
      {({ fundraisingRequest: request }) => (
        <>
          <SentOn sent={request} />
          <FundraisingDetails request={request} />
        </>
      )}
    </SentPage>
  )
}
