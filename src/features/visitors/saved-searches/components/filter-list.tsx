import { useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { phrases } from '../phrases/list.ts'

const shownAtFirst = 8

type FilterListProps = { label: string; filters: readonly string[] }

export function FilterList({ label, filters }: FilterListProps) {
  const words = useWords(phrases)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? filters : filters.slice(0, shownAtFirst)
  const count = filters.length - shown.length
  if (filters.length === 0) return <p className="text-sm text-muted">{words('anyProperty')}</p>
  return (
    <ul aria-label={label} className="flex min-w-0 flex-wrap items-center gap-2">
      {shown.map((filter) => (
        <li key={filter} className="max-w-full">
          <Chip>{filter}</Chip>
        </li>
      ))}
      {count > 0 && (
        <li>
          <Button variant="ghost" size="small" onClick={() => setWhole(true)}>
            {words('moreFilters', { count })}
          </Button>
        </li>
      )}
    </ul>
  )
}
