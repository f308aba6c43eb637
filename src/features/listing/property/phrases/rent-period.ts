import type { Phrase, Phrases } from '#i18n/phrases.ts'

export const phrases = {
  yearly: { en: 'a year', ar: 'سنويًا' },
  monthly: { en: 'a month', ar: 'شهريًا' },
  weekly: { en: 'a week', ar: 'أسبوعيًا' },
  daily: { en: 'a day', ar: 'يوميًا' },
  noPeriod: { en: '(period not given)', ar: '(نوع الإيجار غير محدد)' },
} satisfies Phrases

const { noPeriod, ...periods } = phrases

export type Let = {
  purpose: 'sale' | 'rent' | null
  rentPeriod: keyof typeof periods | null
}

/** Follows every rent: without it a rent looks like a price. Feeds may leave it out. */
export function periodOf({ purpose, rentPeriod }: Let): Phrase | undefined {
  if (purpose !== 'rent') return undefined
  return rentPeriod ? periods[rentPeriod] : noPeriod
}
