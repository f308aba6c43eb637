import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AccountPage } from '#features/accounts/area/components/account-page.tsx'
import { NotLoaded } from '#features/accounts/area/components/not-loaded.tsx'
import { showAccount } from '#features/accounts/account/contract.ts'
import { listMyProperties } from '#features/posting/own-ads/contract/own-ads.ts'
import { nameIn } from '#i18n/texts/both-texts.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { buttonClass } from '#ui/button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Surface } from '#ui/surface.tsx'
import { AccountFacts } from '../components/account-facts.tsx'
import { AccountStatistics } from '../components/account-statistics.tsx'
import { OwnNeeds, OwnStates } from '../components/own-groups.tsx'
import { TopAds } from '../components/top-ads.tsx'
import { showStatistics, usualDays } from '../contract.ts'
import { phrases } from '../phrases/dashboard.ts'

function Waiting() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-8 max-w-xs" />
      <Skeleton className="h-48" />
      <Skeleton className="h-[60rem]" />
    </div>
  )
}

function NoAds() {
  const words = useWords(phrases)
  return (
    <Surface className="grid justify-items-center gap-4 px-4 py-12 text-center">
      <h2 className="text-xl">{words('empty')}</h2>
      <p className="text-muted">{words('emptyText')}</p>
      <SiteLink href="/post-ad" className={buttonClass({ variant: 'main' })}>
        {words('postAd')}
      </SiteLink>
    </Surface>
  )
}

type DashboardProps = {
  /** Property requests of visitors that fit the ads. */
  requests: ReactNode
}

function Own({ requests }: DashboardProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const account = useQuery(useQueryFor(showAccount, {}))
  const summary = useQuery(useQueryFor(listMyProperties, { query: { limit: 1 } }))
  // The same key as that of the first charts, so it is read once.
  const statistics = useQuery(useQueryFor(showStatistics, { query: { days: usualDays } }))
  const queries = [account, summary, statistics]
  if (queries.some(({ isError }) => isError)) {
    const failed = queries.filter(({ isError }) => isError)
    return <NotLoaded retry={() => void Promise.all(failed.map(({ refetch }) => refetch()))} />
  }
  if (!account.data || !summary.data || !statistics.data) return <Waiting />
  const { user } = account.data
  const { data } = statistics.data
  const isEmpty = data.properties.total === 0
  return (
    <>
      <p className="text-lg">{words('welcome', { name: nameIn(user, language) })}</p>
      {isEmpty && <NoAds />}
      {!isEmpty && (
        <>
          <OwnNeeds summary={summary.data} />
          <AccountStatistics />
          <OwnStates summary={summary.data} />
          <TopAds />
          {requests}
        </>
      )}
      <AccountFacts statistics={data} user={user} />
    </>
  )
}

/** Spec 3, "dashboard with statistics". */
export function DashboardScreen(props: DashboardProps) {
  const words = useWords(phrases)
  return (
    <AccountPage title={words('title')} skeleton={<Waiting />}>
      <Own {...props} />
    </AccountPage>
  )
}
