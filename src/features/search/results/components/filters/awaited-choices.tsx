import type { UseQueryResult } from '@tanstack/react-query'
import { useWords } from '#i18n/words.tsx'
import { LoadFailureLine } from '#ui/loading/load-failure.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { phrases } from '../../phrases/choices.ts'
import type { Results } from '../results-model.ts'
import { HiddenInputs } from './hidden-inputs.tsx'

type AwaitedChoicesProps = {
  results: Results
  names: readonly string[]
  query: Pick<UseQueryResult, 'isError' | 'refetch'>
  className: string
}

/** In place of choices that are still read, or could not be: what was chosen is sent all the same. */
export function AwaitedChoices({ results, names, query, className }: AwaitedChoicesProps) {
  const words = useWords(phrases)
  return (
    <>
      <HiddenInputs results={results} names={names} />
      {query.isError ? (
        <LoadFailureLine text={words('notLoaded')} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton className={className} />
      )}
    </>
  )
}
