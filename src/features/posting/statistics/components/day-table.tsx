import { formatDay, formatNumber } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import type { AdStatistics, Counter } from '../contract.ts'
import { phrases } from '../phrases/chart.ts'

type DayTableProps = { statistics: AdStatistics; counter: Counter; name: string }

export function DayTable({ statistics, counter, name }: DayTableProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { daily, dailyBefore } = statistics
  const rows = daily.map((day, at) => ({
    date: day.date,
    now: day[counter],
    before: dailyBefore[at]?.[counter] ?? 0,
  }))
  return (
    <Disclosure summary={words('table')}>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{words('chart', { counter: name })}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            <th className="py-2 text-start font-medium">{words('day')}</th>
            <th className="py-2 text-end font-medium">{words('now')}</th>
            <th className="py-2 text-end font-medium">{words('before')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(({ date, now, before }) => (
            <tr key={date} className="border-b border-line">
              <th scope="row" className="py-1.5 text-start font-normal">
                {formatDay(date, language)}
              </th>
              <td className="py-1.5 text-end">{formatNumber(now, language)}</td>
              <td className="py-1.5 text-end text-muted">{formatNumber(before, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  )
}
