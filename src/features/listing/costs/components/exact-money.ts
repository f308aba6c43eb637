import { withCurrency } from '#i18n/format.ts'
import { type Language, perLanguage } from '#i18n/language.ts'

const twoDigits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
const fils = perLanguage((locale) => new Intl.NumberFormat(locale, twoDigits))
const exact = perLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, { ...twoDigits, trailingZeroDisplay: 'stripIfInteger' }),
)

/** For columns: `22,233.30`, `300,000.00`; rounded half up. */
export function formatFils(amount: number, language: Language): string {
  return fils(language).format(amount)
}

/** With fils, rounded half up, unless there are none: `AED 22,233.30`, `AED 300,000`. */
export function formatExactMoney(amount: number, language: Language): string {
  return withCurrency(exact(language).format(amount), language)
}
