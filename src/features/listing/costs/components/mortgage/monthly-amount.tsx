import { formatMoney } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { phrases } from '../../phrases/monthly.ts'
import type { Home } from '../../rules/mortgage.ts'
import { estimateForUsualBuyer } from './monthly-estimate.ts'

type Props = { home: Home; yearlyRate: number }

export function MonthlyAmount({ home, yearlyRate }: Props) {
  const words = useWords(phrases)
  const { monthly } = estimateForUsualBuyer(home, yearlyRate)
  const price = formatMoney(Math.round(monthly), useLanguage())
  return <>{words('aMonth', { price })}</>
}
