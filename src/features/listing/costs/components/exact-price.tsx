import { formatExactMoney } from '#i18n/format-members.ts'
import { useLanguage } from '#i18n/words.tsx'

export function ExactPrice({ amount }: { amount: number }) {
  return <bdi className="tabular-nums">{formatExactMoney(amount, useLanguage())}</bdi>
}
