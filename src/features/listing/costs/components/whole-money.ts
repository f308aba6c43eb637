import { formatMoney } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'

/** Estimates are read in whole dirhams, though they are calculated to the fils. */
export function formatWholeMoney(amount: number, language: Language): string {
  return formatMoney(Math.round(amount), language)
}
