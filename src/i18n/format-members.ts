import { type Language, perLanguage } from './language.ts'

// Apart from format.ts, which every page loads.

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

/** A tenth of a per cent only below ten per cent. */
export function formatShare(part: number, language: Language): string {
  return (part < 0.1 ? fineShare : share)(language).format(part)
}

export function formatShortDay(instant: string, language: Language): string {
  return shortDay(language).format(new Date(instant))
}

export function formatMoment(value: Date, language: Language): string {
  return moment(language).format(value)
}
