import { useQuery } from '@tanstack/react-query'
import { useFieldName } from '#features/ad-form/components/frame/field-name.ts'
import {
  type Action,
  maxListedRefusals,
  maxRowsOfUnfinished,
  type Run,
  type RunRow,
} from '#features/feed-runs/contract.ts'
import { phrases } from '#features/feed-runs/phrases.ts'
import { isUnfinished } from '#features/feed-runs/rules.ts'
import { formatNumber } from '#i18n/format.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { Bdi } from '#ui/bdi.tsx'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { listRunRows } from '../contract.ts'

function Name({ row }: { row: RunRow }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const name = row.name ? textIn(row.name, language) : ''
  const text = name || row.reference || words('none')
  if (row.propertyId === null) return <bdi>{text}</bdi>
  return (
    <SiteLink href={`/my-properties/${row.propertyId}`}>
      <bdi>{text}</bdi>
    </SiteLink>
  )
}

/** The fields by the names that the form gives them. */
function ReasonList({ reasons }: Pick<RunRow, 'reasons'>) {
  const nameOf = useFieldName()
  return (
    <ul className="grid gap-1">
      {reasons.map(({ msg, code, path }) => (
        <li key={`${code} ${path ?? ''} ${msg}`}>
          {path && (
            <span className="text-muted">
              <bdi>{nameOf(path)}</bdi>:{' '}
            </span>
          )}
          {msg}
        </li>
      ))}
    </ul>
  )
}

/** More than these are a list of their own, or a draft's would fill the page. */
const mostReasons = 2

function Reasons({ reasons }: Pick<RunRow, 'reasons'>) {
  const words = useWords(phrases)
  if (reasons.length <= mostReasons) return <ReasonList reasons={reasons} />
  return (
    <Disclosure summary={words('reasonCount', { count: reasons.length })}>
      <ReasonList reasons={reasons} />
    </Disclosure>
  )
}

const cell = 'py-2 pe-4 align-top'

function Line({ row }: { row: RunRow }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { line, reference } = row
  return (
    <tr className="max-sm:grid max-sm:py-2">
      <td className={`${cell} tabular-nums max-sm:hidden`}>
        {line === null ? words('none') : formatNumber(line, language)}
      </td>
      <td className={`${cell} max-sm:p-0`}>
        <Bdi>{reference ?? words('none')}</Bdi>
      </td>
      <td className={`${cell} break-words max-sm:p-0`}>
        <Name row={row} />
      </td>
      <td className={`${cell} text-sm max-sm:p-0`}>
        <Reasons reasons={row.reasons} />
      </td>
    </tr>
  )
}

function Table({ rows }: { rows: readonly RunRow[] }) {
  const words = useWords(phrases)
  return (
    <table className="w-full text-start max-sm:block">
      <thead className="text-sm text-muted max-sm:sr-only">
        <tr>
          {(['row', 'reference', 'ad', 'reasons'] as const).map((name) => (
            <th key={name} scope="col" className={`${cell} text-start font-medium`}>
              {words(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line max-sm:block">
        {rows.map((row) => (
          <Line key={row.position} row={row} />
        ))}
      </tbody>
    </table>
  )
}

const shown = 50

/** The first rows of one action, with what is to be known of each. */
export function RunRows({ run, action }: { run: Run; action: Action }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const input = { params: { id: run.id }, query: { page: 1, limit: shown, action } }
  const query = useQueryFor(listRunRows, input)
  const stage = `${run.state} ${run.phase}`
  const { data, isError, refetch } = useQuery({ ...query, queryKey: [...query.queryKey, stage] })
  if (isError) {
    return (
      <div className="grid justify-items-start gap-2">
        <p role="alert">{words('notLoaded')}</p>
        <Button variant="quiet" onClick={() => void refetch()}>
          {words('again')}
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
      <Table rows={rows} />
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
