import { useWords } from '#i18n/words.tsx'
import { Badge } from '#ui/badge.tsx'
import { phrases } from '../phrases/news.ts'
import { useSearchSummary } from './use-searches.ts'

export function NewCount() {
  const words = useWords(phrases)
  const { data } = useSearchSummary({ isEnabled: true })
  const count = data?.newTotal ?? 0
  return count > 0 && <Badge tone="palm">{words('newCount', { count })}</Badge>
}
