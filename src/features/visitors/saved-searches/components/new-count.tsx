import { NewBadge } from './new-badge.tsx'
import { useSearchSummary } from './use-searches.ts'

export function NewCount() {
  const { data } = useSearchSummary({ isEnabled: true })
  return <NewBadge count={data?.newTotal ?? 0} />
}
