import { AccountPage } from '#features/accounts/area/components/account-page.tsx'
import { useWords } from '#i18n/words.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AdStatistics } from '../components/ad-statistics.tsx'
import { phrases } from '../phrases/dashboard.ts'

export function AdStatisticsScreen({ id }: { id: number }) {
  const words = useWords(phrases)
  return (
    <AccountPage title={words('adTitle')} skeleton={<Skeleton className="h-[60rem]" />}>
      <SiteLink href={`/my-properties/${id}`} className="justify-self-start">
        {words('toAd')}
      </SiteLink>
      <AdStatistics id={id} />
    </AccountPage>
  )
}
