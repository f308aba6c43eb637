import { formatNumber } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { phrases } from '../../phrases/plan.ts'
import type { YearOfLoan } from '../../rules/amortisation.ts'

const columns = ['principal', 'interestPaid', 'balance'] as const

const first = 'sticky start-0 bg-card pe-3 text-start'

/** Scrolls sideways on a narrow phone, beside its years, so it takes the focus. */
export function YearTable({ years }: { years: readonly YearOfLoan[] }) {
  const words = useWords(phrases)
  const language = useLanguage()
  return (
    <div
      role="region"
      aria-labelledby="year-table"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must reach what scrolls
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="w-full text-sm tabular-nums">
        <caption id="year-table" className="pb-2 text-start font-medium">
          {words('table')}
        </caption>
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className={`${first} py-2 font-medium`}>
              {words('year')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 ps-3 text-end font-medium">
                {words(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, principal, interest, balance }) => (
            <tr key={year} className="border-b border-line">
              <th scope="row" className={`${first} py-1.5 font-normal`}>
                {year}
              </th>
              {[principal, interest, balance].map((amount, at) => (
                <td key={columns[at]} className="py-1.5 ps-3 text-end">
                  {formatNumber(Math.round(amount), language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
