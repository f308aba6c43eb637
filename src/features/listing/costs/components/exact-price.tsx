import { useLanguage } from '#i18n/words.tsx'
import { formatExactMoney } from './exact-money.ts'

export function ExactPrice({ amount }: { amount: number }) {
  return <bdi className="tabular-nums">{formatExactMoney(amount, useLanguage())}</bdi>
}
