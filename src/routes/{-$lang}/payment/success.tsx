import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { phrases } from '#features/payments/orders/phrases/screens.ts'
import { PaymentResultScreen } from '#features/payments/orders/screens/payment-result.tsx'

type Search = { order?: string }

export const Route = createFileRoute('/{-$lang}/payment/success')({
  validateSearch: ({ order }: Search): Search =>
    typeof order === 'string' && /^[\w-]{1,64}$/.test(order) ? { order } : {},
  loader: ({ context: { origin }, location: { pathname } }) =>
    addTitle(phrases.title, { origin, pathname }),
  head: ({ loaderData }) => accountHead(loaderData),
  component: Result,
})

function Result() {
  return <PaymentResultScreen orderId={Route.useSearch().order ?? 'none'} isSuccess={true} />
}
