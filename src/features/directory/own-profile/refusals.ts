import type { Phrases } from '#i18n/phrases.ts'

export const refusals = {
  phone_changed_often: {
    en: 'The phone number has been changed too often today. Please try again tomorrow.',
    ar: 'غُيِّر رقم الهاتف مرات كثيرة اليوم. يُرجى المحاولة غدًا.',
  },
} satisfies Phrases
