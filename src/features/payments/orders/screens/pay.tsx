import { MembersOnly } from '#features/accounts/sessions/components/members-only.tsx'
import { useWords } from '#i18n/words.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { PageMessage } from '#ui/page-message/page-message.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { usePayment } from '../components/use-payment.ts'
import { phrases } from '../phrases/screens.ts'

type PayProps = { propertyId: number }

function Pay({ propertyId }: PayProps) {
  const words = useWords(phrases)
  const { isBusy, pay } = usePayment()
  const ad = {
    kind: 'property_subscription',
    propertyId,
    requestId: null,
    subscriptionId: null,
  } as const
  return (
    <PageMessage
      drawing="letter"
      title={words('payTitle')}
      text={words('payText')}
      actions={
        <>
          <Button variant="main" aria-disabled={isBusy} onClick={() => void pay(ad)}>
            {words('pay')}
          </Button>
          <SiteLink
            href={`/my-properties/${propertyId}`}
            className={buttonClass({ variant: 'quiet' })}
          >
            {words('toAd')}
          </SiteLink>
        </>
      }
    />
  )
}

/** Leads from an ad that awaits its payment to the gateway's page. */
export function PayScreen(props: PayProps) {
  const words = useWords(phrases)
  return (
    <MembersOnly
      heading={words('payTitle')}
      skeleton={<Skeleton className="mx-auto my-12 h-64 max-w-xl" />}
    >
      <Pay {...props} />
    </MembersOnly>
  )
}
