import { useRef } from 'react'
import { writeSearch } from '#features/search/query/contract/search.ts'
import { Button } from '#ui/button.tsx'
import type { Results } from '../results-model.ts'
import { CountWords } from './count-words.tsx'
import { useCount } from './use-count.ts'
import { useTypedQuery } from './use-typed-query.ts'

/** Sends the form around it, and says how many ads that will show. */
export function ApplyButton({ results }: { results: Results }) {
  const button = useRef<HTMLButtonElement>(null)
  const typed = useTypedQuery(() => button.current?.form ?? null, writeSearch(results.search))
  return (
    <Button ref={button} type="submit" className="w-full tabular-nums">
      <CountWords count={useCount(typed, results)} />
    </Button>
  )
}
