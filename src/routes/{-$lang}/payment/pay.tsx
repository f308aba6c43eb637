import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { phrases } from '#features/payments/orders/phrases/screens.ts'
import { PayScreen } from '#features/payments/orders/screens/pay.tsx'

type Search = { property?: string }

export const Route = createFileRoute('/{-$lang}/payment/pay')({
  validateSearch: ({ property }: Search): Search =>
    /^[1-9]\d{0,8}$/.test(String(property)) ? { property: String(property) } : {},
  loader: ({ context: { origin }, location: { pathname } }) =>
    addTitle(phrases.payTitle, { origin, pathname }),
  head: ({ loaderData }) => accountHead(loaderData),
  component: Pay,
})

function Pay() {
  return <PayScreen propertyId={Number(Route.useSearch().property ?? 0)} />
}
