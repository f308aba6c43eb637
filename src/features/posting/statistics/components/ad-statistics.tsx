import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { saveAdStatistics, showAdStatistics, usualDays } from '../contract.ts'
import { phrases } from '../phrases/chart.ts'
import { StatisticsSection } from './statistics-section.tsx'
import { useSaving } from './use-saving.ts'

export function AdStatistics({ id }: { id: number }) {
  const words = useWords(phrases)
  const [days, setDays] = useState<number>(usualDays)
  const input = { params: { id }, query: { days } }
  const query = useQuery(useQueryFor(showAdStatistics, input))
  const save = useSaving()
  return (
    <StatisticsSection
      title={words('adTitle')}
      days={days}
      onDays={setDays}
      statistics={query.data?.statistics}
      isFailed={query.isError}
      retry={() => void query.refetch()}
      save={() => void save(`statistics-ad-${id}.csv`, (ask) => ask(saveAdStatistics, input))}
    />
  )
}
