import { useLanguage } from '#i18n/words.tsx'
import { formatWholeMoney } from './whole-money.ts'

export function WholePrice({ amount }: { amount: number }) {
  return <bdi className="tabular-nums">{formatWholeMoney(amount, useLanguage())}</bdi>
}
