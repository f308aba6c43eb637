import { formatNumber } from '#i18n/format.ts'
import { formatShare } from '#i18n/format-members.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import type { AdStatistics, Counter } from '../contract.ts'
import { phrases } from '../phrases/chart.ts'
import { changeOf } from '../rules.ts'
import { Bars } from './bars.tsx'

function useChange(now: number, before: number): string {
  const words = useWords(phrases)
  const language = useLanguage()
  const change = changeOf(now, before)
  if (!('share' in change)) return words(change.kind)
  return words(change.kind, { share: formatShare(change.share, language) })
}

type CounterTileProps = {
  statistics: AdStatistics
  counter: Counter
  name: string
  isChosen: boolean
  onChoose: () => void
}

export function CounterTile({ statistics, counter, name, isChosen, onChoose }: CounterTileProps) {
  const language = useLanguage()
  const { totals, previous, daily } = statistics
  const change = useChange(totals[counter], previous[counter])
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="grid content-start gap-1 rounded-control border border-line p-3 text-start transition-colors duration-150 hover:border-palm aria-pressed:border-palm aria-pressed:bg-sand"
    >
      <span className="text-sm">{name}</span>
      <span data-total={counter} className="text-2xl font-semibold tabular-nums">
        {formatNumber(totals[counter], language)}
      </span>
      <span className="text-sm text-ink">{change}</span>
      <Bars counts={daily.map((day) => day[counter])} />
    </button>
  )
}
