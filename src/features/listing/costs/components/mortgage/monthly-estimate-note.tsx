import { formatMoney } from '#i18n/format.ts'
import { formatDuration } from '#i18n/format-members.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { phrases } from '../../phrases/mortgage.ts'
import type { Home } from '../../rules/mortgage.ts'
import { estimateForUsualBuyer } from './monthly-estimate.ts'

type Props = { home: Home; yearlyRate: number }

export function MonthlyEstimateNote({ home, yearlyRate }: Props) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { loan, monthly, years, downShare } = estimateForUsualBuyer(home, yearlyRate)
  return (
    <div className="grid content-start gap-2">
      <h3 className="text-base font-medium">{words('estimate')}</h3>
      <p className="text-2xl font-semibold tabular-nums">
        <bdi>{formatMoney(Math.round(monthly), language)}</bdi>
      </p>
      <p className="text-sm">
        {words('terms', {
          loan: formatMoney(Math.round(loan), language),
          duration: formatDuration(years, 'year', language),
          rate: yearlyRate,
          share: downShare,
        })}
      </p>
      <p className="text-sm text-muted">{words('indication')}</p>
    </div>
  )
}
