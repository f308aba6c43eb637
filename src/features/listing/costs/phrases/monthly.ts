import type { Phrases } from '#i18n/phrases.ts'

/** Apart from the others, since an ad's heading has it. */
export const phrases = {
  aMonth: { en: 'About {price} a month', ar: 'نحو {price} شهريًا' },
} satisfies Phrases
