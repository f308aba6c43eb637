import { Suspense } from 'react'
import { AccountSection } from '#features/accounts/area/components/account-section.tsx'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/form/choices/segmented.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/loading/lazy-part.ts'
import { LoadFailure } from '#ui/loading/load-failure.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type AdStatistics, periods } from '../contract.ts'
import { phrases } from '../phrases/chart.ts'

/** Loaded separately, since only charts need their library. */
const CounterCharts = lazyPart(async () => (await import('./counter-charts.tsx')).CounterCharts)

const waiting = <Skeleton className="h-[44rem] md:h-[36rem]" />

type StatisticsSectionProps = {
  title: string
  days: number
  onDays: (days: number) => void
  statistics: AdStatistics | undefined
  isFailed: boolean
  retry: () => void
  save: () => void
}

export function StatisticsSection(props: StatisticsSectionProps) {
  const { title, days, onDays, statistics, isFailed, retry, save } = props
  const words = useWords(phrases)
  const choices = periods.map((count) => ({
    value: String(count),
    label: words('days', { count }),
  }))
  return (
    <AccountSection title={title}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          legend={words('period')}
          name="days"
          choices={choices}
          selected={String(days)}
          onSelect={(value) => onDays(Number(value))}
        />
        <Button variant="quiet" onClick={save}>
          <Icon name="download" className="size-4" />
          {words('save')}
        </Button>
      </div>
      {isFailed && <LoadFailure text={words('failed')} onRetry={retry} />}
      {!isFailed && !statistics && waiting}
      {!isFailed && statistics && (
        <Suspense fallback={waiting}>
          <CounterCharts statistics={statistics} />
        </Suspense>
      )}
    </AccountSection>
  )
}
