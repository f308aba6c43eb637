import { useState } from 'react'
import { formatDay, formatNumber } from '#i18n/format.ts'
import { formatShortDay } from '#i18n/format-members.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import type { AdStatistics, Counter } from '../contract.ts'
import { phrases } from '../phrases/chart.ts'
import { Plot } from './plot.tsx'

type ChartProps = { statistics: AdStatistics; counter: Counter; name: string }

function Axis({ daily }: Pick<AdStatistics, 'daily'>) {
  const language = useLanguage()
  const marks = [daily.at(0), daily.at(daily.length >> 1), daily.at(-1)].flatMap((day) => day ?? [])
  return (
    <div aria-hidden className="flex justify-between text-xs text-muted">
      {marks.map(({ date }) => (
        <span key={date}>{formatShortDay(date, language)}</span>
      ))}
    </div>
  )
}

function Legend() {
  const words = useWords(phrases)
  return (
    <div aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      <span className="flex items-center gap-2">
        <span className="w-5 border-t-2 border-palm" />
        {words('now')}
      </span>
      <span className="flex items-center gap-2">
        <span className="w-5 border-t-2 border-dashed border-muted" />
        {words('before')}
      </span>
    </div>
  )
}

export function Chart({ statistics, counter, name }: ChartProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { daily, dailyBefore } = statistics
  const last = daily.length - 1
  const [chosen, setChosen] = useState(last)
  const at = Math.min(chosen, last)
  const now = daily.map((day) => day[counter])
  const before = dailyBefore.map((day) => day[counter])
  const description = words('point', {
    day: formatDay(daily[at]?.date ?? '', language),
    now: now[at] ?? 0,
    before: before[at] ?? 0,
  })
  return (
    <figure className="grid gap-2">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-medium">{words('chart', { counter: name })}</span>
        <span className="text-sm text-muted tabular-nums">{description}</span>
      </figcaption>
      <div className="relative rounded-control has-focus-visible:outline-2 has-focus-visible:outline-palm">
        <span aria-hidden className="absolute start-0 top-0 text-xs text-muted tabular-nums">
          {formatNumber(Math.max(1, ...now, ...before), language)}
        </span>
        <Plot now={now} before={before} at={at} />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={words('day')}
          aria-valuetext={description}
          onChange={({ target }) => setChosen(target.valueAsNumber)}
          className="absolute inset-0 size-full cursor-crosshair opacity-0"
        />
      </div>
      <Axis daily={daily} />
      <Legend />
    </figure>
  )
}
