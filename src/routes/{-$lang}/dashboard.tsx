import { createFileRoute } from '@tanstack/react-router'
import { accountHead, addTitle } from '#app/frame/account-head.ts'
import { phrases } from '#features/posting/statistics/phrases/dashboard.ts'
import { MatchingRequests } from '#features/visitors/matching-requests/components/matching-requests.tsx'
import { DashboardScreen } from '#features/posting/statistics/screens/dashboard.tsx'

export const Route = createFileRoute('/{-$lang}/dashboard')({
  loader: ({ context: { origin }, location: { pathname } }) =>
    addTitle(phrases.title, { origin, pathname }),
  head: ({ loaderData }) => accountHead(loaderData),
  component: () => <DashboardScreen requests={<MatchingRequests />} />,
})
