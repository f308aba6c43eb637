import { useWords } from '#i18n/words.tsx'
import { Badge } from '#ui/badge.tsx'
import { maxNewCount } from '../contract.ts'
import { phrases } from '../phrases/news.ts'
import { useSearchSummary } from './use-searches.ts'

export function NewCount() {
  const words = useWords(phrases)
  const { data } = useSearchSummary({ isEnabled: true })
  const count = data?.newTotal ?? 0
  if (count === 0) return null
  const isAll = count < maxNewCount
  return (
    <Badge tone="palm">
      {isAll ? words('newCount', { count }) : words('manyNew', { count: maxNewCount - 1 })}
    </Badge>
  )
}
