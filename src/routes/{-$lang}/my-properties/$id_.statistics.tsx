import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { phrases } from '#features/posting/statistics/phrases/dashboard.ts'
import { AdStatisticsScreen } from '#features/posting/statistics/screens/ad-statistics.tsx'

export const Route = createFileRoute('/{-$lang}/my-properties/$id_/statistics')({
  loader: ({ context: { origin }, location: { pathname } }) =>
    addTitle(phrases.adTitle, { origin, pathname }),
  head: ({ loaderData }) => accountHead(loaderData),
  component: Statistics,
})

function Statistics() {
  return <AdStatisticsScreen id={Number(Route.useParams().id)} />
}
