import { useWords } from '#i18n/words.tsx'
import { Badge } from '#ui/badge.tsx'
import { maxNewCount } from '../contract.ts'
import { phrases } from '../phrases/news.ts'

export function NewBadge({ count }: { count: number }) {
  const words = useWords(phrases)
  if (count === 0) return null
  const isAll = count < maxNewCount
  return (
    <Badge tone="palm">
      {isAll ? words('newCount', { count }) : words('manyNew', { count: maxNewCount - 1 })}
    </Badge>
  )
}
