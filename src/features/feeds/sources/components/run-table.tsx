import { useFieldName } from '#features/posting/editor/components/frame/field-name.ts'
import type { RunRow } from '#features/feeds/runs/contract.ts'
import { phrases } from '#features/feeds/runs/phrases.ts'
import { formatNumber } from '#i18n/format.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Bdi } from '#ui/bdi.tsx'
import { classes } from '#ui/classes.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { SiteLink } from '#ui/site-link.tsx'

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

function AddressList({ addresses }: { addresses: readonly string[] }) {
  if (addresses.length === 0) return null
  return (
    <ul className="grid gap-1 text-muted">
      {addresses.map((address) => (
        <li key={address} className="break-all">
          <bdi>{address}</bdi>
        </li>
      ))}
    </ul>
  )
}

function ReasonList({ reasons }: Pick<RunRow, 'reasons'>) {
  const nameOf = useFieldName()
  return (
    <ul className="grid gap-1">
      {reasons.map(({ msg, code, path, addresses = [] }) => (
        <li key={`${code} ${path ?? ''} ${msg}`}>
          {path && (
            <span className="text-muted">
              <bdi>{nameOf(path)}</bdi>:{' '}
            </span>
          )}
          {msg}
          <AddressList addresses={addresses} />
        </li>
      ))}
    </ul>
  )
}

/** More would fill the page, so they are collapsed. */
const maxReasons = 2

function Reasons({ reasons }: Pick<RunRow, 'reasons'>) {
  const words = useWords(phrases)
  if (reasons.length <= maxReasons) return <ReasonList reasons={reasons} />
  return (
    <Disclosure summary={words('reasonCount', { count: reasons.length })}>
      <ReasonList reasons={reasons} />
    </Disclosure>
  )
}

const cell = 'py-2 pe-4 align-top'

/** Phones show no column header, so the cell says what the number is. */
function RowNumber({ line }: Pick<RunRow, 'line'>) {
  const words = useWords(phrases)
  const language = useLanguage()
  if (line === null) return <span className="max-sm:hidden">{words('none')}</span>
  return (
    <>
      <span className="text-sm text-muted sm:hidden">{words('rowNumber', { line })}</span>
      <span className="max-sm:hidden">{formatNumber(line, language)}</span>
    </>
  )
}

function Line({ row }: { row: RunRow }) {
  const words = useWords(phrases)
  const { line, reference } = row
  const isNamed = row.name !== null || reference !== null
  return (
    <tr className="max-sm:grid max-sm:py-2">
      <td className={`${cell} tabular-nums max-sm:p-0`}>
        <RowNumber line={line} />
      </td>
      <td className={classes(cell, reference === null ? 'max-sm:hidden' : 'max-sm:p-0')}>
        <Bdi>{reference ?? words('none')}</Bdi>
      </td>
      <td className={classes(cell, 'break-words', isNamed ? 'max-sm:p-0' : 'max-sm:hidden')}>
        <Name row={row} />
      </td>
      <td className={`${cell} text-sm max-sm:p-0`}>
        <Reasons reasons={row.reasons} />
      </td>
    </tr>
  )
}

export function RunTable({ rows }: { rows: readonly RunRow[] }) {
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
