import { useQuery } from '@tanstack/react-query'
import {
  type Action,
  maxListedRefusals,
  maxRowsOfUnfinished,
  type Run,
} from '#features/feeds/runs/contract.ts'
import { phrases as ownPhrases } from '#features/feeds/runs/phrases.ts'
import { isUnfinished } from '#features/feeds/runs/rules/runs.ts'
import { formatNumber } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { Button } from '#ui/button.tsx'
import { phrases as ofRetry } from '#ui/phrases/retry.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { listRunRows } from '../contract.ts'
import { RunTable } from './run-table.tsx'

const phrases = { ...ownPhrases, ...ofRetry }

const maxShownRows = 50

export function RunRows({ run, action }: { run: Run; action: Action }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const input = { params: { id: run.id }, query: { page: 1, limit: maxShownRows, action } }
  const query = useQueryFor(listRunRows, input)
  const stage = `${run.state} ${run.phase}`
  const { data, isError, refetch } = useQuery({ ...query, queryKey: [...query.queryKey, stage] })
  if (isError) {
    return (
      <div className="grid justify-items-start gap-2">
        <p role="alert">{words('notLoaded')}</p>
        <Button variant="quiet" onClick={() => void refetch()}>
          {words('tryAgain')}
        </Button>
      </div>
    )
  }
  if (!data) return <Skeleton className="h-40" />
  const { rows, pagination } = data
  const isCut = isUnfinished(run) && run.counts[action] > pagination.total
  const isListed = action !== 'unchanged' || run.counts.unchanged <= pagination.total
  const note = isCut ? 'unfinished' : isListed ? 'noRows' : 'notListed'
  const noteWords = words(note, { maximum: maxRowsOfUnfinished })
  if (rows.length === 0) return <p className="text-muted">{noteWords}</p>
  const counts = {
    shown: formatNumber(rows.length, language),
    total: formatNumber(pagination.total, language),
  }
  return (
    <div className="grid gap-2">
      <RunTable rows={rows} />
      {note !== 'noRows' && <p className="text-sm text-muted">{noteWords}</p>}
      {pagination.total > rows.length && (
        <p className="text-sm text-muted">{words('firstRows', counts)}</p>
      )}
      {action === 'refused' && run.unlisted > 0 && (
        <p className="text-sm text-muted">
          {words('unlisted', { count: run.unlisted, maximum: maxListedRefusals })}
        </p>
      )}
    </div>
  )
}
