import { squareFoot } from './area-factors.ts'
import { dayInDubai } from './dubai-day.ts'
import type { Language } from './language.ts'
import { dayMs } from './time-units.ts'

const locales = { en: 'en-AE', ar: 'ar-AE' } as const

type Cached<T> = (language: Language) => T

/** Formatters are costly to make: one for each language, made when first asked for. */
function cached<T>(make: (locale: string) => T): Cached<T> {
  const made: Partial<Record<Language, T>> = {}
  return (language) => (made[language] ??= make(locales[language]))
}

const plain = cached((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }))
const whole = cached((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }))
const compact = cached(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 }),
)
const day = cached(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'Asia/Dubai',
    }),
)
const moment = cached(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'Asia/Dubai',
    }),
)
const share = cached(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
)
const fineShare = cached(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
)
const shortDay = cached(
  (locale) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'Asia/Dubai' }),
)
const ago = cached((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))

/** `ar-AE` writes Latin digits, as readers in the Emirates expect. */
export function formatNumber(value: number, language: Language): string {
  return plain(language).format(value)
}

/** `1.5M`: for narrow places such as a histogram. */
export function formatCompact(value: number, language: Language): string {
  return compact(language).format(value)
}

/** `12%` of a part of one; a tenth of a per cent only below ten. */
export function formatShare(part: number, language: Language): string {
  return (part < 0.1 ? fineShare : share)(language).format(part)
}

/** `18 Oct`, `18 أكتوبر`: where the year is plain. */
export function formatShortDay(instant: string, language: Language): string {
  return shortDay(language).format(new Date(instant))
}

/** The currency as a word: few devices have the new dirham sign. */
export function formatMoney(amount: number, language: Language): string {
  const number = plain(language).format(amount)
  return language === 'ar' ? `${number} درهم` : `AED ${number}`
}

export type AreaUnit = 'sqm' | 'sqft'

const areaUnits = {
  sqm: { en: 'sqm', ar: 'م²' },
  sqft: { en: 'sqft', ar: 'قدم²' },
} as const

/** Square metres written in the unit the reader chose. */
export function formatArea(sqm: number, unit: AreaUnit, language: Language): string {
  const value = unit === 'sqm' ? sqm : sqm / squareFoot
  return `${whole(language).format(value)} ${areaUnits[unit][language]}`
}

/** `+971 4 400 0000`, `+971 50 123 4567`: grouped as people here read them; others as they are. */
export function formatPhone(number: string): string {
  return number
    .replace(/^\+971(5\d)(\d{3})(\d{4})$/, '+971 $1 $2 $3')
    .replace(/^\+971(\d)(\d{3})(\d{4})$/, '+971 $1 $2 $3')
}

/** `18 Oct 2026`, `18 أكتوبر 2026`: the month as a word, for 2/10 is read both ways here. */
export function formatDay(instant: string, language: Language): string {
  return day(language).format(new Date(instant))
}

/** `today`, `3 days ago`, `2 months ago`, counted from `now` in days of Dubai. */
export function formatAge(instant: string, now: Date, language: Language): string {
  const [from, to] = [new Date(instant), now].map((at) => Date.parse(dayInDubai(at)))
  const days = Math.max(0, ((to ?? 0) - (from ?? 0)) / dayMs)
  if (days < 30) return ago(language).format(-days, 'day')
  if (days < 365) return ago(language).format(-Math.floor(days / 30), 'month')
  return ago(language).format(-Math.floor(days / 365), 'year')
}

/** Day and time of day as clocks in Dubai show it. */
export function formatMoment(value: Date, language: Language): string {
  return moment(language).format(value)
}
