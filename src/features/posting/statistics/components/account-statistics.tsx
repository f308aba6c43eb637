import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { saveStatistics, showStatistics, usualDays } from '../contract.ts'
import { phrases } from '../phrases/chart.ts'
import { StatisticsSection } from './statistics-section.tsx'
import { useSaving } from './use-saving.ts'

export function AccountStatistics() {
  const words = useWords(phrases)
  const [days, setDays] = useState<number>(usualDays)
  const query = useQuery(useQueryFor(showStatistics, { query: { days } }))
  const save = useSaving()
  return (
    <StatisticsSection
      title={words('title')}
      days={days}
      onDays={setDays}
      statistics={query.data?.data}
      isFailed={query.isError}
      retry={() => void query.refetch()}
      save={() => void save('statistics.csv', (ask) => ask(saveStatistics, { query: { days } }))}
    />
  )
}
