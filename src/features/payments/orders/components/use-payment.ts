import { useState } from 'react'
import { payRequest } from '#features/visitors/property-requests/contract.ts'
import { useWords } from '#i18n/words.tsx'
import { type Outcome, usePageCall } from '#platform/browser/page-call.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { type Order, payRenewal, paySubscription } from '../contract.ts'
import { phrases } from '../phrases/screens.ts'

type Payable = Pick<Order, 'kind' | 'propertyId' | 'requestId' | 'subscriptionId'>

type Started = Promise<Outcome<{ url: string }>>

/** Leads to the gateway's page. What cannot be begun is told, and nothing is lost. */
export function usePayment() {
  const words = useWords(phrases)
  const ask = usePageCall()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)

  const start = ({ kind, propertyId, requestId, subscriptionId }: Payable): Started => {
    if (kind === 'property_request') {
      return ask(payRequest, { body: { requestId: requestId ?? '' } })
    }
    return kind === 'subscription_renewal'
      ? ask(payRenewal, { body: { subscriptionId: subscriptionId ?? '' } })
      : ask(paySubscription, { body: { propertyId: propertyId ?? 0 } })
  }
  const pay = async (payable: Payable) => {
    if (isBusy) return
    setBusy(true)
    const { reply, faults } = await start(payable)
    setBusy(false)
    if (!reply) return toast({ kind: 'error', text: faults.map(({ msg }) => msg).join(' ') })
    toast({ text: words('started') })
    window.location.assign(reply.url)
  }
  return { isBusy, pay }
}
