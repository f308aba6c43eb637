import { type Language, perLanguage } from './language.ts'
import { type Phrases, formatPhrase } from './phrases.ts'

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

/** As Arabic has them after "for", "within" and "every"; a subject would have another dual. */
export const durations = {
  second: {
    en: { one: '{count} second', other: '{count} seconds' },
    ar: {
      zero: '{count} ثانية',
      one: 'ثانية',
      two: 'ثانيتين',
      few: '{count} ثوانٍ',
      many: '{count} ثانية',
      other: '{count} ثانية',
    },
  },
  minute: {
    en: { one: '{count} minute', other: '{count} minutes' },
    ar: {
      zero: '{count} دقيقة',
      one: 'دقيقة',
      two: 'دقيقتين',
      few: '{count} دقائق',
      many: '{count} دقيقة',
      other: '{count} دقيقة',
    },
  },
  hour: {
    en: { one: '{count} hour', other: '{count} hours' },
    ar: {
      zero: '{count} ساعة',
      one: 'ساعة',
      two: 'ساعتين',
      few: '{count} ساعات',
      many: '{count} ساعة',
      other: '{count} ساعة',
    },
  },
  day: {
    en: { one: '{count} day', other: '{count} days' },
    ar: {
      zero: '{count} يوم',
      one: 'يوم',
      two: 'يومين',
      few: '{count} أيام',
      many: '{count} يومًا',
      other: '{count} يوم',
    },
  },
  month: {
    en: { one: '{count} month', other: '{count} months' },
    ar: {
      zero: '{count} شهر',
      one: 'شهر',
      two: 'شهرين',
      few: '{count} أشهر',
      many: '{count} شهرًا',
      other: '{count} شهر',
    },
  },
  year: {
    en: { one: '{count} year', other: '{count} years' },
    ar: {
      zero: '{count} سنة',
      one: 'سنة',
      two: 'سنتين',
      few: '{count} سنوات',
      many: '{count} سنة',
      other: '{count} سنة',
    },
  },
} satisfies Phrases

/** `7 days`, a part of a sentence: `The link is valid for {duration}`. */
export function formatDuration(
  count: number,
  unit: keyof typeof durations,
  language: Language,
): string {
  return formatPhrase(durations[unit], language, { count })
}
