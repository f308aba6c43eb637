import { type Language, perLanguage } from './language.ts'

// What only members read: apart from format.ts, which every page loads.

const percents = (maximumFractionDigits: number) =>
  perLanguage(
    (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits }),
  )
const share = percents(0)
const fineShare = percents(1)
const shortDay = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'Asia/Dubai' }),
)
const moment = perLanguage(
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

/** `12%` of a part of one; a tenth of a per cent only below ten. */
export function formatShare(part: number, language: Language): string {
  return (part < 0.1 ? fineShare : share)(language).format(part)
}

/** `18 Oct`, `18 أكتوبر`: where the year is plain. */
export function formatShortDay(instant: string, language: Language): string {
  return shortDay(language).format(new Date(instant))
}

/** Day and time of day as clocks in Dubai show it. */
export function formatMoment(value: Date, language: Language): string {
  return moment(language).format(value)
}
