import { type AreaUnit, squareFoot } from './area-factors.ts'
import { dayInDubai } from './dubai-day.ts'
import { type Language, perLanguage } from './language.ts'
import { type Phrases, formatPhrase } from './phrases.ts'
import { dayMs } from './time-units.ts'

const numbers = (options: Intl.NumberFormatOptions) =>
  perLanguage((locale) => new Intl.NumberFormat(locale, options))

const plain = numbers({ maximumFractionDigits: 2 })
const exact = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
const whole = numbers({ maximumFractionDigits: 0 })
const compact = numbers({ notation: 'compact', maximumFractionDigits: 2 })
const day = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'Asia/Dubai',
    }),
)
const month = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'Asia/Dubai' }),
)
const ago = perLanguage((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))

const phrases = {
  money: {
    en: { one: 'AED {number}', other: 'AED {number}' },
    ar: {
      zero: '{number} درهم',
      one: '{number} درهم',
      two: '{number} درهم',
      few: '{number} دراهم',
      many: '{number} درهمًا',
      other: '{number} درهم',
    },
  },
  sqm: { en: '{number} sqm', ar: '{number} م²' },
  sqft: { en: '{number} sqft', ar: '{number} قدم²' },
} satisfies Phrases

/** `ar-AE` writes Latin digits, which readers in the Emirates expect. */
export function formatNumber(value: number, language: Language): string {
  return plain(language).format(value)
}

/** `1.5M`. */
export function formatCompact(value: number, language: Language): string {
  return compact(language).format(value)
}

/** The currency is a word, because few devices have the new dirham sign. */
export function formatMoney(amount: number, language: Language): string {
  const number = plain(language).format(amount)
  return formatPhrase(phrases.money, language, { number, count: amount })
}

/** With both decimals: `AED 12.50`. */
export function formatExactMoney(amount: number, language: Language): string {
  const number = exact(language).format(amount)
  return formatPhrase(phrases.money, language, { number, count: amount })
}

export function formatArea(sqm: number, unit: AreaUnit, language: Language): string {
  const value = unit === 'sqm' ? sqm : sqm / squareFoot
  return formatPhrase(phrases[unit], language, { number: whole(language).format(value) })
}

/** `+971 4 400 0000`, `+971 50 123 4567`; other numbers stay unchanged. */
export function formatPhone(number: string): string {
  return number
    .replace(/^\+971(5\d)(\d{3})(\d{4})$/, '+971 $1 $2 $3')
    .replace(/^\+971(\d)(\d{3})(\d{4})$/, '+971 $1 $2 $3')
}

/** The month is a word, because 2/10 is ambiguous in the Emirates. */
export function formatDay(instant: string, language: Language): string {
  return day(language).format(new Date(instant))
}

export function formatMonth(instant: string, language: Language): string {
  return month(language).format(new Date(instant))
}

export function formatAge(instant: string, now: Date, language: Language): string {
  const [from, to] = [new Date(instant), now].map((at) => Date.parse(dayInDubai(at)))
  const days = Math.max(0, ((to ?? 0) - (from ?? 0)) / dayMs)
  if (days < 30) return ago(language).format(-days, 'day')
  if (days < 365) return ago(language).format(-Math.floor(days / 30), 'month')
  return ago(language).format(-Math.floor(days / 365), 'year')
}
